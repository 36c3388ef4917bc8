// The way to another platform's sign-in page and back: what was wanted and where the visitor was waits in this tab.
import { currentLocale } from "#i18n/currentLocale.ts";
import { localizePath, splitLocalePath } from "#i18n/localePath.ts";
import { leaveSite, outsideAddress } from "../navigation/leaveSite.ts";
import { asRecord } from "../preferences/stored.ts";

/** Signing in, or connecting an account there with the member's own. */
export type PlatformPurpose = "signIn" | "bind";

/** Where each way ends, without locale prefix. */
const RETURN_PATHS: Readonly<Record<PlatformPurpose, string>> = {
  signIn: "/login",
  bind: "/settings/account/connected",
};

const KEY = "touchline.platform.1";

interface Departure {
  readonly platform: string;
  readonly purpose: PlatformPurpose;
  /** Proves that the way back belongs to a way that began here. */
  readonly state: string;
  /** Path and query the visitor was at, without locale prefix. */
  readonly from: string;
}

export interface PlatformSurroundings {
  readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  readonly location: Pick<Location, "origin" | "pathname" | "search" | "hash" | "assign">;
  newState(): string;
}

const here = (): PlatformSurroundings => ({
  storage: sessionStorage,
  location,
  newState: () => crypto.randomUUID(),
});

/**
 * Leaves for the platform's page; false when that is not possible. `authorizeUrl` is the platform's, `from` the path
 * and query to come back to in the end, without locale prefix; where the visitor is unless told.
 */
export function startPlatform(
  platform: string,
  authorizeUrl: string,
  purpose: PlatformPurpose,
  from?: string,
  surroundings: () => PlatformSurroundings = here,
): boolean {
  try {
    const { storage, location: page, newState } = surroundings();
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
    // An address that is none, or a storage that keeps nothing: without a state no way back can be trusted.
    return false;
  }
}

/** What the address after `?` says of a way back; every part may be missing. */
export interface PlatformSearch {
  readonly platform?: string | undefined;
  readonly code?: string | undefined;
  readonly state?: string | undefined;
  readonly error?: string | undefined;
}

/** How a way to a platform ended. */
export type PlatformReturn =
  | {
      readonly outcome: "code";
      readonly platform: string;
      readonly code: string;
      readonly purpose: PlatformPurpose;
      readonly from: string;
    }
  /** The visitor said no, or the platform did. */
  | { readonly outcome: "denied"; readonly platform: string; readonly from: string }
  /** It began elsewhere, or ended already: nothing that came with it may be used. */
  | { readonly outcome: "unknown" };

/**
 * Ends the way that `search` comes from; undefined when the address is of no way back. What waited is forgotten, so
 * that the same address a second time is "unknown".
 */
export function finishPlatform(
  search: PlatformSearch,
  purpose: PlatformPurpose,
  surroundings: () => PlatformSurroundings = here,
): PlatformReturn | undefined {
  const { platform, code, state, error } = search;
  if (platform === undefined || (code === undefined && error === undefined)) return undefined;
  const departure = takeDeparture(surroundings);
  const known =
    departure?.platform === platform && departure.purpose === purpose && departure.state === state;
  if (!known) return { outcome: "unknown" };
  const { from } = departure;
  return code === undefined || code === ""
    ? { outcome: "denied", platform, from }
    : { outcome: "code", platform, code, purpose, from };
}

function takeDeparture(surroundings: () => PlatformSurroundings): Departure | undefined {
  try {
    const { storage } = surroundings();
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

/** A path of this site with its query, without locale prefix; undefined for anything that leads elsewhere. */
export function safePath(value: unknown): string | undefined {
  if (typeof value !== "string" || !value.startsWith("/")) return undefined;
  // The browser's own reading decides: "//host", "/\host" and tabs between the slashes lead to other hosts.
  const base = "https://here.invalid";
  if (!URL.canParse(value, base)) return undefined;
  const { origin, pathname, search, hash } = new URL(value, base);
  const { path } = splitLocalePath(pathname);
  return origin === base && !path.startsWith("//") ? path + search + hash : undefined;
}

/** What the query of an address says of a way back; undefined for all it does not say. */
export function readPlatformSearch(search: Readonly<Record<string, unknown>>): PlatformSearch {
  // The router reads digits as a number.
  const text = (name: string): string | undefined => {
    const value = search[name];
    return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
  };
  return { platform: text("platform"), code: text("code"), state: text("state"), error: text("error") };
}
