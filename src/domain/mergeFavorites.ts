// Merges the favourites of this browser and of the server after a time without connection.
// See docs/product.md#favourites.
import type { FavoriteKind, FavoriteLists } from "./favorites.ts";

export const FAVORITE_KINDS: readonly FavoriteKind[] = ["match", "league", "team"];

export interface MergedFavorites {
  readonly lists: FavoriteLists;
  /** Changes that must still be sent to the server. */
  readonly follow: FavoriteLists;
  readonly unfollow: FavoriteLists;
}

/**
 * Merges lists after a time without connection. `agreed` is the last state common to this browser and the
 * server; `local` and `server` are their present states. A change on either side wins; without an agreed state
 * the two are united.
 */
export function mergeFavorites(
  agreed: FavoriteLists,
  local: FavoriteLists,
  server: FavoriteLists,
): MergedFavorites {
  const lists: Record<string, readonly number[]> = {};
  const follow: Record<string, readonly number[]> = {};
  const unfollow: Record<string, readonly number[]> = {};
  for (const kind of FAVORITE_KINDS) {
    const before = new Set(agreed[kind]);
    const here = new Set(local[kind]);
    const there = new Set(server[kind]);
    // Local ids are kept, unless they were agreed on and another device has removed them since.
    const kept = local[kind].filter((id) => there.has(id) || !before.has(id));
    // Server ids are added, unless they were agreed on and have been removed here since.
    const added = server[kind].filter((id) => !here.has(id) && !before.has(id));
    lists[kind] = [...kept, ...added];
    follow[kind] = kept.filter((id) => !there.has(id));
    unfollow[kind] = server[kind].filter((id) => !here.has(id) && before.has(id));
  }
  return { lists, follow, unfollow } as unknown as MergedFavorites;
}
