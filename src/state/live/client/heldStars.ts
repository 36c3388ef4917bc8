// Stars that no core had received when their page was left: kept for the page that is opened next.
// See docs/product.md#favourite-toggle.
import type { FavoriteKind } from "#domain/favorites.ts";
import type { TabStore } from "../link/browserParts.ts";

const KEY = "touchline.stars.1";
/** Older ones are dropped: the reader may have changed the mark in another tab since, ms. */
const LONGEST_MS = 60_000;

/** A press of a star: kind and id of what was pressed, and whether it is a favourite since. */
export type HeldStar = readonly [kind: FavoriteKind, id: number, on: boolean];

function isStar(value: unknown): value is HeldStar {
  if (!Array.isArray(value)) return false;
  const [kind, id, on] = value as readonly unknown[];
  return /^(match|league|team)$/.test(String(kind)) && Number.isSafeInteger(id) && typeof on === "boolean";
}

/** The young stars that were kept while `member` was signed in, or nobody; those of anybody else are left out. */
function read(store: TabStore, member: string | undefined): readonly HeldStar[] {
  try {
    const [owner, at, ...stars] = JSON.parse(store.getItem(KEY) ?? "[]") as readonly unknown[];
    const isYoung = typeof at === "number" && Math.abs(Date.now() - at) < LONGEST_MS;
    return isYoung && owner === (member ?? "") ? stars.filter(isStar) : [];
  } catch {
    return [];
  }
}

/** Adds `stars` to those that are kept. False where the storage is full or blocked, or there are none. */
export function keepStars(store: TabStore, member: string | undefined, stars: readonly HeldStar[]): boolean {
  if (stars.length === 0) return false;
  try {
    store.setItem(KEY, JSON.stringify([member ?? "", Date.now(), ...read(store, member), ...stars]));
    return true;
  } catch {
    return false;
  }
}

/** True until a page takes them, or a sign-out removes them. */
export function areStarsKept(store: Pick<TabStore, "getItem">): boolean {
  try {
    return store.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** The stars that are kept, in the order of their presses; they are kept no longer. */
export function takeStars(store: TabStore, member: string | undefined): readonly HeldStar[] {
  const stars = read(store, member);
  forgetStars(store);
  return stars;
}

/** What a sign-out leaves of them: nothing. */
export function forgetStars(store: Pick<TabStore, "getItem" | "removeItem">): void {
  try {
    if (store.getItem(KEY) !== null) store.removeItem(KEY);
  } catch {
    // A storage that is blocked holds none.
  }
}
