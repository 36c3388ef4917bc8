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
