// The redirect to another platform's sign-in page and back; its purpose and origin are stored in this tab meanwhile.
import { newId } from "#domain/newId.ts";
import { currentLocale } from "#i18n/currentLocale.ts";
import { localizePath, splitLocalePath } from "#i18n/localePath.ts";
import { leaveSite, outsideAddress } from "../navigation/leaveSite.ts";
import { tabStore } from "../browser/webStorage.ts";
import { asRecord } from "../preferences/stored.ts";

/** Signing in, or connecting the platform's account with the member's. */
export type PlatformPurpose = "signIn" | "bind";

/** The path to return to for each purpose, without locale prefix. */
const RETURN_PATHS: Readonly<Record<PlatformPurpose, string>> = {
  signIn: "/login",
  bind: "/settings/account/connected",
};

const KEY = "touchline.platform.1";

interface Departure {
  readonly platform: string;
  readonly purpose: PlatformPurpose;
  /** Proves that a return belongs to a redirect that began in this tab. */
  readonly state: string;
  /** Path and query of the visitor's page, without locale prefix. */
  readonly from: string;
}

export interface PlatformDeps {
  readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  readonly location: Pick<Location, "origin" | "pathname" | "search" | "hash" | "assign">;
  newState(): string;
}

const here = (): PlatformDeps => ({
  storage: tabStore(),
  location,
  newState: newId,
});

/**
 * Opens the platform's page; false when that is not possible. `authorizeUrl` is the platform's address, `from` the
 * path and query to return to at the end, without locale prefix; the current page by default.
 */
export function startPlatform(
  platform: string,
  authorizeUrl: string,
  purpose: PlatformPurpose,
  from?: string,
  deps: () => PlatformDeps = here,
): boolean {
  try {
    const { storage, location: page, newState } = deps();
    const target = outsideAddress(authorizeUrl, page.origin);
    if (target === undefined) return false;
    const state = newState();
    const back = new URL(localizePath(RETURN_PATHS[purpose], currentLocale()), page.origin);
    back.searchParams.set("platform", platform);
    target.searchParams.set("redirect_uri", back.href);
    target.searchParams.set("state", state);
    const departure: Departure = {
      platform,
      purpose,
      state,
      from: from ?? splitLocalePath(page.pathname).path + page.search + page.hash,
    };
    storage.setItem(KEY, JSON.stringify(departure));
    return leaveSite(target.href, page);
  } catch {
    // The address is invalid or nothing can be stored: without a stored state no return can be verified.
    return false;
  }
}

/** The parameters of a return, as read from the address; every one may be missing. */
export interface PlatformSearch {
  readonly platform?: string | undefined;
  readonly code?: string | undefined;
  readonly state?: string | undefined;
  readonly error?: string | undefined;
}

/** The outcome of a redirect to a platform. */
export type PlatformReturn =
  | {
      readonly outcome: "code";
      readonly platform: string;
      readonly code: string;
      readonly purpose: PlatformPurpose;
      readonly from: string;
    }
  /** The visitor refused, or the platform did. */
  | { readonly outcome: "denied"; readonly platform: string; readonly from: string }
  /** It began elsewhere or was used before: none of its data may be used. */
  | { readonly outcome: "unknown" };

/**
 * Completes the redirect whose return is `search`; undefined when the address is no return. The stored state is
 * removed, so that the same address a second time is "unknown".
 */
export function finishPlatform(
  search: PlatformSearch,
  purpose: PlatformPurpose,
  deps: () => PlatformDeps = here,
): PlatformReturn | undefined {
  const { platform, code, state, error } = search;
  if (platform === undefined || (code === undefined && error === undefined)) return undefined;
  const departure = takeDeparture(deps);
  const known =
    departure?.platform === platform && departure.purpose === purpose && departure.state === state;
  if (!known) return { outcome: "unknown" };
  const { from } = departure;
  return code === undefined || code === ""
    ? { outcome: "denied", platform, from }
    : { outcome: "code", platform, code, purpose, from };
}

function takeDeparture(deps: () => PlatformDeps): Departure | undefined {
  try {
    const { storage } = deps();
    const text = storage.getItem(KEY);
    storage.removeItem(KEY);
    return text === null ? undefined : readDeparture(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function readDeparture(stored: unknown): Departure | undefined {
  const { platform, purpose, state, from } = asRecord(stored) ?? {};
  if (typeof platform !== "string" || typeof state !== "string" || state === "") return undefined;
  if (purpose !== "signIn" && purpose !== "bind") return undefined;
  return { platform, purpose, state, from: safePath(from) ?? "/" };
}

/** A path of this site with its query, without locale prefix; undefined for an address of any other host. */
export function safePath(value: unknown): string | undefined {
  if (typeof value !== "string" || !value.startsWith("/")) return undefined;
  // Parsed as the browser does: "//host", "/\host" and tabs between the slashes lead to other hosts.
  const base = "https://here.invalid";
  if (!URL.canParse(value, base)) return undefined;
  const { origin, pathname, search, hash } = new URL(value, base);
  const { path } = splitLocalePath(pathname);
  return origin === base && !path.startsWith("//") ? path + search + hash : undefined;
}

/** The parameters of a return in an address's query; undefined for missing ones. */
export function readPlatformSearch(search: Readonly<Record<string, unknown>>): PlatformSearch {
  // The router parses digits as a number.
  const text = (name: string): string | undefined => {
    const value = search[name];
    return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
  };
  return { platform: text("platform"), code: text("code"), state: text("state"), error: text("error") };
}
