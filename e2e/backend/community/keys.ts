// Idempotency keys: what a member's key was used for, so that a call which is sent again acts once.
// See docs/wire.md#idempotency-key.
import { createHash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { together } from "../database/together.ts";

/** Keys are kept for 24 h. */
const KEPT_MS = 86_400_000;

/** What a key stands for: the call, and a hash of what it carried. */
export interface KeyUse {
  readonly userId: number;
  /** Undefined for a call without a key, which acts each time. */
  readonly key: string | undefined;
  readonly call: string;
  readonly fingerprint: string;
}

type Known = { readonly again: true; readonly result: string } | "otherUse";

export interface Keys {
  /** What the key has done already: its result, or that it was used for something else; undefined if it is new. */
  known(use: KeyUse, now: number): Known | undefined;
  /** Runs `act` and claims the key for its result, in one transaction; nothing is claimed if `act` throws. */
  claim(use: KeyUse, now: number, act: () => string): string;
  /** The result of a member's key for a call; undefined if there is none. */
  resultOf(userId: number, key: string, call: string, now: number): string | undefined;
}

/** A hash of a call's body or bytes; the order of an object's fields does not matter. */
export function fingerprintOf(content: unknown): string {
  const hash = createHash("sha256");
  if (content instanceof Uint8Array) return hash.update(content).digest("hex");
  const inOrder = (_name: string, value: unknown): unknown =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return hash.update(JSON.stringify(content, inOrder) ?? "").digest("hex");
}

export function createKeys(database: DatabaseSync): Keys {
  const select = database.prepare(
    "SELECT call, fingerprint, result FROM idempotency_keys WHERE user_id = ? AND key = ? AND claimed_at > ?",
  );
  const forget = database.prepare("DELETE FROM idempotency_keys WHERE claimed_at <= ?");
  const insert = database.prepare("INSERT INTO idempotency_keys VALUES (?, ?, ?, ?, ?, ?)");

  return {
    known({ userId, key, call, fingerprint }, now) {
      const row = key === undefined ? undefined : select.get(userId, key, now - KEPT_MS);
      if (row === undefined) return undefined;
      const same = row["call"] === call && row["fingerprint"] === fingerprint;
      return same ? { again: true, result: String(row["result"]) } : "otherUse";
    },
    claim: ({ userId, key, call, fingerprint }, now, act) =>
      together(database, () => {
        const result = act();
        if (key !== undefined) {
          forget.run(now - KEPT_MS);
          insert.run(userId, key, call, fingerprint, result, now);
        }
        return result;
      }),
    resultOf(userId, key, call, now) {
      const row = select.get(userId, key, now - KEPT_MS);
      return row?.["call"] === call ? String(row["result"]) : undefined;
    },
  };
}
