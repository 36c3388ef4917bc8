// Sorts a list and inserts the headings between its matches.
import type { Country, League, Match } from "../match/match.ts";
import { isLive } from "../match/phase.ts";
import { calendarDay, type ViewerZone } from "../zones.ts";
import { isHot } from "./filterBoard.ts";
import type { ListHeading, ListOrdering, View } from "./view.ts";

/** docs/wire.md#hot-matches: the hot block shows at most twelve matches. */
export const HOT_MATCHES_MAX = 12;

const NOT_ANNOUNCED = Number.MAX_SAFE_INTEGER;

function kickoffOf(match: Match): number {
  return match.kickoffAt ?? NOT_ANNOUNCED;
}

export interface LeagueOrder {
  /** Position of a league among all: pinned first in the order of pinning, then top level, then by country. */
  rank(leagueId: number): number;
}

/** The order of leagues for one viewer. Unknown leagues are last. */
export function orderLeagues(
  leagues: ReadonlyMap<number, League>,
  countries: ReadonlyMap<number, Country>,
  pinnedLeagueIds: readonly number[],
): LeagueOrder {
  const countrySort = (league: League): number => countries.get(league.countryId)?.sort ?? NOT_ANNOUNCED;
  const ordered = [...leagues.values()].sort((a, b) => {
    if (a.topLevel !== b.topLevel) return a.topLevel ? -1 : 1;
    if (!a.topLevel && countrySort(a) !== countrySort(b)) return countrySort(a) - countrySort(b);
    return a.sort - b.sort || a.id - b.id;
  });
  const ranks = new Map<number, number>();
  for (const id of pinnedLeagueIds) if (leagues.has(id)) ranks.set(id, ranks.size);
  for (const league of ordered) if (!ranks.has(league.id)) ranks.set(league.id, ranks.size);
  return { rank: (id) => ranks.get(id) ?? NOT_ANNOUNCED };
}

/**
 * The hot matches (docs/wire.md#hot-matches): running first, then by the league's `sort`, then by kick-off;
 * at most twelve.
 */
export function hotMatches(
  matches: readonly Match[],
  leagues: ReadonlyMap<number, League>,
): readonly number[] {
  return matches
    .filter((match) => isHot(leagues.get(match.leagueId)))
    .sort(
      (a, b) =>
        Number(isLive(b.phase)) - Number(isLive(a.phase)) ||
        (leagues.get(a.leagueId)?.sort ?? 0) - (leagues.get(b.leagueId)?.sort ?? 0) ||
        kickoffOf(a) - kickoffOf(b) ||
        a.id - b.id,
    )
    .slice(0, HOT_MATCHES_MAX)
    .map((match) => match.id);
}

interface SortContext {
  readonly view: View;
  /** Calendar day in the viewer's zone, yyyy-mm-dd. */
  readonly today: string;
  readonly order: LeagueOrder;
  readonly leagues: ReadonlyMap<number, League>;
  readonly zone: ViewerZone;
}

/**
 * Sorts the shown matches and inserts headings; a collapsed league keeps only its heading. Favourites are in groups of
 * days: today and the coming days, then the past ones, the latest first (docs/product.md#favourites-page).
 */
export function sortBoard(shown: readonly Match[], context: SortContext): ListOrdering {
  const { view, order, leagues } = context;
  const byKickoff = view.order === "kickoff";
  const manyDays = view.page === "favorites";
  const hotFirst = view.page === "alternate";
  const day = (match: Match): string =>
    manyDays && match.kickoffAt !== undefined
      ? calendarDay(match.kickoffAt, context.zone.offsetAt(match.kickoffAt))
      : "";
  const pinned = new Set(view.pinnedLeagueIds);
  const isHotLeague = (id: number): boolean => pinned.has(id) || isHot(leagues.get(id));
  const keyed = shown.map((match) => ({
    match,
    day: day(match),
    past: day(match) !== "" && day(match) < context.today,
    cold: hotFirst && !isHotLeague(match.leagueId) ? 1 : 0,
    league: order.rank(match.leagueId),
    kickoff: kickoffOf(match),
  }));
  keyed.sort((a, b) => {
    if (a.past !== b.past) return a.past ? 1 : -1;
    if (a.day !== b.day) return a.day < b.day === a.past ? 1 : -1;
    if (a.cold !== b.cold) return a.cold - b.cold;
    const first = byKickoff ? a.kickoff - b.kickoff : a.league - b.league;
    const second = byKickoff ? a.league - b.league : a.kickoff - b.kickoff;
    return first || second || a.match.leagueId - b.match.leagueId || a.match.id - b.match.id;
  });

  const collapsed = new Set(view.collapsedLeagueIds);
  const items: number[] = [];
  const headings: ListHeading[] = [];
  const noted: number[] = [];
  const head = (heading: ListHeading): void => {
    headings.push(heading);
    items.push(-headings.length);
  };
  let last: (typeof keyed)[number] | undefined;
  for (const entry of keyed) {
    const { match } = entry;
    const newDay = manyDays && entry.day !== last?.day;
    const newSection = hotFirst && entry.cold !== last?.cold;
    if (newDay && entry.day !== "") head({ kind: "day", date: entry.day });
    if (newSection) head({ kind: "section", section: entry.cold ? "otherLeagues" : "hotLeagues" });
    const newGroup =
      newDay ||
      newSection ||
      match.leagueId !== last?.match.leagueId ||
      (byKickoff && entry.kickoff !== last.kickoff);
    if (newGroup) {
      head({ kind: "league", leagueId: match.leagueId, kickoffAt: byKickoff ? match.kickoffAt : undefined });
    }
    last = entry;
    if (collapsed.has(match.leagueId)) continue;
    items.push(match.id);
    if (match.explanation) noted.push(match.id);
  }
  return { items, headings, noted };
}
