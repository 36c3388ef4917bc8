// What a page asks of its tab's matches on demand: the leagues for the picker, and the matches that a board begins with.
import { isFollowed, isHot } from "#domain/board/filterBoard.ts";
import { hotMatches, orderLeagues } from "#domain/board/sortBoard.ts";
import type { Match } from "#domain/match/match.ts";
import { phaseGroup, type PhaseGroup } from "#domain/match/phase.ts";
import { BOARD_MAX, type BoardStart } from "#domain/matchBoard.ts";
import { calendarDay } from "#domain/zones.ts";
import type { Clock } from "../base/clock.ts";
import type { LeagueDirectory } from "../contract.ts";
import { headingOf, type ListSources, tallyLeagues } from "./deriveList.ts";
import type { Tab } from "./tab.ts";
import type { CoreSources } from "./updateSources.ts";

/** So long a board waits for the tab's list, ms: less than a page gives a question (docs/timers.md). */
const LISTED_WITHIN_MS = 5_000;
const LOOK_EVERY_MS = 100;

/** All leagues of the tab's list for the league picker, in the tab's order. */
export function deriveDirectory(matches: readonly Match[], tab: Tab, sources: ListSources): LeagueDirectory {
  const { store, favorites } = sources;
  const tallies = tallyLeagues(matches, favorites);
  const order = orderLeagues(store.leagues, store.countries, tab.view.pinnedLeagueIds);
  return {
    leagues: [...tallies.keys()]
      .sort((a, b) => order.rank(a) - order.rank(b) || a - b)
      .map((leagueId) => {
        const league = store.leagues.get(leagueId);
        return {
          ...headingOf(leagueId, tallies.get(leagueId), tab, sources),
          hot: isHot(league),
          topLevel: league?.topLevel ?? false,
        };
      }),
  };
}

const RANKS: Readonly<Record<PhaseGroup, number>> = { live: 0, scheduled: 1, finished: 2 };

/**
 * The matches of today that a board begins with, at most as many as it shows: running ones first, then the coming and the
 * ended ones, each by league and kick-off (docs/product.md#the-board). `today`: as yyyy-mm-dd in the tab's zone.
 */
function matchesForBoard(
  start: BoardStart,
  { matches, today }: { readonly matches: readonly Match[]; readonly today: string },
  tab: Tab,
  { store, favorites }: ListSources,
): readonly number[] {
  if (start.kind === "hot") return hotMatches(matches, store.leagues);
  const isToday = ({ kickoffAt }: Match): boolean =>
    kickoffAt !== undefined && calendarDay(kickoffAt, tab.zone.offsetAt(kickoffAt)) === today;
  const order = orderLeagues(store.leagues, store.countries, tab.view.pinnedLeagueIds);
  return matches
    .filter((match) => {
      const isRunning = phaseGroup(match.phase) === "live";
      if (start.kind === "league") return match.leagueId === start.leagueId && (isRunning || isToday(match));
      return isFollowed(match, favorites) && (isRunning || (!start.runningOnly && isToday(match)));
    })
    .sort(
      (a, b) =>
        RANKS[phaseGroup(a.phase)] - RANKS[phaseGroup(b.phase)] ||
        order.rank(a.leagueId) - order.rank(b.leagueId) ||
        (a.kickoffAt ?? 0) - (b.kickoffAt ?? 0) ||
        a.id - b.id,
    )
    .slice(0, BOARD_MAX)
    .map(({ id }) => id);
}

/** The same once the tab's list has come; undefined where it could not be read, or does not come. */
export async function boardOnceListed(
  start: BoardStart,
  tab: Tab,
  { clock, sourcesOf }: { readonly clock: Pick<Clock, "setTimeout">; sourcesOf(tab: Tab): CoreSources },
): Promise<readonly number[] | undefined> {
  for (let waited = 0; waited <= LISTED_WITHIN_MS; waited += LOOK_EVERY_MS) {
    const sources = sourcesOf(tab);
    const { status, today } = sources.list(tab).info;
    if (status === "ready")
      return matchesForBoard(start, { matches: sources.matchesFor(tab), today }, tab, sources);
    if (status === "failed") return undefined;
    await new Promise<void>((resolve) => void clock.setTimeout(resolve, LOOK_EVERY_MS));
  }
  return undefined;
}
