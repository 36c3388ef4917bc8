// The invitation code that a visitor came with, kept for this tab until the registration.
// See docs/product.md#invite-activity.
import { tabStore } from "../browser/webStorage.ts";
import { storedValue } from "../preferences/stored.ts";

const stored = storedValue<string>({
  key: "touchline.invite.1",
  storage: tabStore,
  asText: true,
  read: readInviteCode,
});

/**
 * A code from an address or a storage: letters and digits in capitals, at most 16; undefined for anything else. The
 * router reads a query of digits as a number.
 */
export function readInviteCode(value: unknown): string | undefined {
  const written = typeof value === "number" ? String(value) : value;
  const code = typeof written === "string" ? written.replaceAll(/[\s-]/g, "").toUpperCase() : "";
  return /^[A-Z\d]{1,16}$/.test(code) ? code : undefined;
}

/** The code kept, if any. */
export function keptInviteCode(): string | undefined {
  return stored.get();
}

/** Keeps a code; undefined forgets it. */
export function keepInviteCode(code: string | undefined): void {
  stored.set(code);
}
