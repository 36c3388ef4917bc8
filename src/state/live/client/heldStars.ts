// Stars that no core had received when their page was left: kept for the next page of the browser.
// See docs/product.md#favourite-toggle.
import type { FavoriteKind } from "#domain/favorites.ts";
import type { TabStore } from "../link/browserParts.ts";

const KEY = "touchline.stars.1";

/** A press of a star: kind and id of what was pressed, and whether it is a favourite since. */
export type HeldStar = readonly [kind: FavoriteKind, id: number, on: boolean];

function isStar(value: unknown): value is HeldStar {
  if (!Array.isArray(value)) return false;
  const [kind, id, on] = value as readonly unknown[];
  return /^(match|league|team)$/.test(String(kind)) && Number.isSafeInteger(id) && typeof on === "boolean";
}

/** The stars that were kept while `member` was signed in, or nobody; those of anybody else are left out. */
function read(store: TabStore, member: string | undefined): readonly HeldStar[] {
  try {
    const [owner, ...stars] = JSON.parse(store.getItem(KEY) ?? "[]") as readonly unknown[];
    return owner === (member ?? "") ? stars.filter(isStar) : [];
  } catch {
    return [];
  }
}

/** Adds `stars` to those that are kept. A storage that is full or blocked keeps nothing. */
export function keepStars(store: TabStore, member: string | undefined, stars: readonly HeldStar[]): void {
  if (stars.length === 0) return;
  try {
    store.setItem(KEY, JSON.stringify([member ?? "", ...read(store, member), ...stars]));
  } catch {
    // Nothing can be kept in this browser.
  }
}

/** The stars that are kept, in the order of their presses; they are kept no longer. */
export function takeStars(store: TabStore, member: string | undefined): readonly HeldStar[] {
  const stars = read(store, member);
  try {
    if (store.getItem(KEY) !== null) store.removeItem(KEY);
  } catch {
    // They are delivered again by the next page, which changes nothing.
  }
  return stars;
}
