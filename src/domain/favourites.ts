// The three favourite lists and how a toggle changes them (SPEC §3 "Favourites").

export type FavoriteKind = "match" | "league" | "team";

export interface FavoriteLists {
  readonly match: readonly number[];
  readonly league: readonly number[];
  readonly team: readonly number[];
}

export const NO_FAVORITES: FavoriteLists = { match: [], league: [], team: [] };

/**
 * The lists with one id put in (`on`) or taken out. Returns the same object when nothing changes.
 */
export function withToggled(
  lists: FavoriteLists,
  kind: FavoriteKind,
  id: number,
  on: boolean,
): FavoriteLists {
  const had = lists[kind].includes(id);
  if (had === on) return lists;
  return { ...lists, [kind]: on ? [...lists[kind], id] : lists[kind].filter((known) => known !== id) };
}

export const FAVORITE_KINDS: readonly FavoriteKind[] = ["match", "league", "team"];

export interface MergedFavorites {
  readonly lists: FavoriteLists;
  /** What the server has yet to be told. */
  readonly follow: FavoriteLists;
  readonly unfollow: FavoriteLists;
}

/**
 * What is right after a time apart: `agreed` is what this browser and the server last had in common, `local` and
 * `server` what each has now. A change made on either side stands; with nothing agreed the two are united.
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
    // What stands here stays, unless it was agreed on and another device has taken it out since.
    const kept = local[kind].filter((id) => there.has(id) || !before.has(id));
    // What the server has comes along, unless it was agreed on and has been taken out here since.
    const added = server[kind].filter((id) => !here.has(id) && !before.has(id));
    lists[kind] = [...kept, ...added];
    follow[kind] = kept.filter((id) => !there.has(id));
    unfollow[kind] = server[kind].filter((id) => !here.has(id) && before.has(id));
  }
  return { lists, follow, unfollow } as unknown as MergedFavorites;
}
