// The three favourite lists and the effect of a toggle.
// See docs/product.md#favourites.

export type FavoriteKind = "match" | "league" | "team";

export interface FavoriteLists {
  readonly match: readonly number[];
  readonly league: readonly number[];
  readonly team: readonly number[];
}

export const NO_FAVORITES: FavoriteLists = { match: [], league: [], team: [] };

/** True where nothing is starred. */
export function isEmpty({ match, league, team }: FavoriteLists): boolean {
  return match.length + league.length + team.length === 0;
}

/** The lists with one id added (`on`) or removed. Returns the same object when nothing changes. */
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
