// Filters the matches of a list for a view, and counts how many each filter would show.
import type { FavoriteLists } from "../favorites.ts";
import type { League, Match } from "../match/match.ts";
import { isLive, phaseGroup } from "../match/phase.ts";
import type { ListCounts, ListFilter, View } from "./view.ts";

export interface FavoriteSets {
  readonly match: ReadonlySet<number>;
  readonly league: ReadonlySet<number>;
  readonly team: ReadonlySet<number>;
}

/** The favourite lists as sets, for fast look-up. */
export function favoriteSets(lists: FavoriteLists): FavoriteSets {
  return { match: new Set(lists.match), league: new Set(lists.league), team: new Set(lists.team) };
}

/**
 * True for a match the viewer follows: the match, one of its teams or its league is a favourite
 * (docs/product.md#favourites).
 */
export function isFollowed(match: Match, favorites: FavoriteSets): boolean {
  return (
    favorites.match.has(match.id) ||
    favorites.team.has(match.teamIds.home) ||
    favorites.team.has(match.teamIds.away) ||
    favorites.league.has(match.leagueId)
  );
}

/** Hot (docs/wire.md#hot-matches): the league is listed and top-level. */
export function isHot(league: League | undefined): boolean {
  return league !== undefined && league.listed && league.topLevel;
}

function passesFilter(match: Match, filter: ListFilter, favorites: FavoriteSets): boolean {
  if (filter === "all") return true;
  if (filter === "favorites") return isFollowed(match, favorites);
  return phaseGroup(match.phase) === filter;
}

/**
 * Whether a view hides a match: by hand, or with its league. A hidden league is shown all the same where it was asked
 * for: as the only league of the list, and among favourites.
 */
export function hiddenIn(view: View): (match: Match) => boolean {
  const matches = new Set(view.hiddenMatchIds);
  const leagues = new Set(view.page === "favorites" ? [] : view.hiddenLeagueIds);
  if (view.leagueId !== undefined) leagues.delete(view.leagueId);
  return ({ id, leagueId }) => matches.has(id) || leagues.has(leagueId);
}

/**
 * The matches the view shows, in the given order, and the counts of every filter under the view's other choices
 * (leagues, country, top level, hidden by hand).
 */
export function filterBoard(
  matches: readonly Match[],
  leagues: ReadonlyMap<number, League>,
  favorites: FavoriteSets,
  view: View,
): { readonly shown: readonly Match[]; readonly counts: ListCounts } {
  const isHidden = hiddenIn(view);
  const shown: Match[] = [];
  const counts = { all: 0, live: 0, finished: 0, scheduled: 0, favorites: 0, hidden: 0 };
  for (const match of matches) {
    const league = leagues.get(match.leagueId);
    if (view.topOnly && !league?.topLevel) continue;
    if (view.leagueId !== undefined && match.leagueId !== view.leagueId) continue;
    if (view.countryId !== undefined && league?.countryId !== view.countryId) continue;
    const followed = isFollowed(match, favorites);
    if (view.page === "live" && !isLive(match.phase)) continue;
    if (view.page === "favorites" && !followed) continue;
    if (isHidden(match)) {
      counts.hidden += 1;
      if (view.showHidden) shown.push(match);
      continue;
    }
    counts.all += 1;
    counts[phaseGroup(match.phase)] += 1;
    if (followed) counts.favorites += 1;
    if (!view.showHidden && passesFilter(match, view.filter, favorites)) shown.push(match);
  }
  return { shown, counts };
}
