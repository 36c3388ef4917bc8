// The list, its headings, counts and rail as one tab sees them, derived from the store by the tab's view.
import { type FavoriteSets, filterBoard, hiddenIn, isFollowed } from "#domain/board/filterBoard.ts";
import { hotMatches, type LeagueOrder, orderLeagues, sortBoard } from "#domain/board/sortBoard.ts";
import { hasList, type ListCounts, type ListOrdering } from "#domain/board/view.ts";
import type { Match } from "#domain/match/match.ts";
import { isLive } from "#domain/match/phase.ts";
import type { LeagueHeading, RailUpdate } from "../contract.ts";
import type { MatchStore } from "../matches/matchStore.ts";
import type { NameDirectory } from "../matches/nameDirectory.ts";
import type { Tab } from "./tab.ts";

/** What lists are derived from. */
export interface ListSources {
  readonly store: MatchStore;
  readonly names: NameDirectory;
  readonly favorites: FavoriteSets;
}

export interface DerivedList {
  readonly ordering: ListOrdering;
  readonly counts: ListCounts;
  readonly hot: readonly number[];
  readonly headings: readonly LeagueHeading[];
  readonly rail: RailUpdate;
}

interface Tally {
  matches: number;
  live: number;
  followed: boolean;
}

/** How much of each league is among these matches. */
export function tallyLeagues(matches: readonly Match[], favorites: FavoriteSets): Map<number, Tally> {
  const tallies = new Map<number, Tally>();
  for (const match of matches) {
    let tally = tallies.get(match.leagueId);
    if (!tally) {
      tally = { matches: 0, live: 0, followed: false };
      tallies.set(match.leagueId, tally);
    }
    tally.matches += 1;
    if (isLive(match.phase)) tally.live += 1;
    if (favorites.match.has(match.id)) tally.followed = true;
  }
  return tallies;
}

/** A league as the tab shows it; without a tally none of its matches is in the list. */
export function headingOf(
  leagueId: number,
  tally: Tally | undefined,
  tab: Tab,
  sources: ListSources,
): LeagueHeading {
  const { language } = tab.context;
  const league = sources.store.leagues.get(leagueId);
  const countryId = league?.countryId ?? 0;
  return {
    leagueId,
    name: sources.names.league(language, leagueId),
    countryId,
    country: sources.names.country(language, countryId),
    flag: sources.store.countries.get(countryId)?.flag ?? "",
    color: league?.color ?? "",
    matchCount: tally?.matches ?? 0,
    liveCount: tally?.live ?? 0,
    pinned: tab.view.pinnedLeagueIds.includes(leagueId),
    favorite: sources.favorites.league.has(leagueId),
    hasFavoriteMatch: tally?.followed ?? false,
    collapsed: tab.view.collapsedLeagueIds.includes(leagueId),
  };
}

function deriveRail(
  tallies: ReadonlyMap<number, Tally>,
  tab: Tab,
  sources: ListSources,
  heading: (leagueId: number) => LeagueHeading,
): RailUpdate {
  const { store, names } = sources;
  const byCountry = new Map<number, { matchCount: number; liveCount: number }>();
  for (const [leagueId, tally] of tallies) {
    const countryId = store.leagues.get(leagueId)?.countryId;
    if (countryId === undefined) continue;
    const sum = byCountry.get(countryId) ?? { matchCount: 0, liveCount: 0 };
    sum.matchCount += tally.matches;
    sum.liveCount += tally.live;
    byCountry.set(countryId, sum);
  }
  const countries = [...byCountry]
    .map(([countryId, sum]) => ({
      countryId,
      name: names.country(tab.context.language, countryId),
      flag: store.countries.get(countryId)?.flag ?? "",
      ...sum,
    }))
    .sort((a, b) => sortOf(a.countryId) - sortOf(b.countryId) || a.countryId - b.countryId);
  function sortOf(countryId: number): number {
    return store.countries.get(countryId)?.sort ?? Number.MAX_SAFE_INTEGER;
  }
  let liveCount = 0;
  for (const match of store.matches.values()) if (store.isRunning(match)) liveCount += 1;
  return {
    pinned: tab.view.pinnedLeagueIds.filter((id) => store.leagues.has(id)).map(heading),
    countries,
    liveCount,
  };
}

/** True when a match may have moved within or between lists; `before` is undefined for a new match. */
export function movesInLists(before: Match | undefined, after: Match): boolean {
  return (
    !before ||
    before.phase !== after.phase ||
    before.kickoffAt !== after.kickoffAt ||
    (before.explanation === undefined) !== (after.explanation === undefined)
  );
}

/**
 * Everything a list page draws but the rows: the rail from the matches that the view may choose among, the list from those
 * of them that are `found`. `today`: as yyyy-mm-dd.
 */
export function deriveList(
  { matches, found }: { readonly matches: readonly Match[]; readonly found: readonly Match[] },
  today: string,
  tab: Tab,
  sources: ListSources,
): DerivedList {
  const { store, favorites } = sources;
  // A page without a list draws the rails only.
  const listed = hasList(tab.view.page) ? found : [];
  const { shown, counts } = filterBoard(listed, store.leagues, favorites, tab.view);
  const order: LeagueOrder = orderLeagues(store.leagues, store.countries, tab.view.pinnedLeagueIds);
  const ordering = sortBoard(shown, {
    view: tab.view,
    today,
    order,
    leagues: store.leagues,
    zone: tab.zone,
  });
  const tallies = tallyLeagues(matches, favorites);
  const heading = (leagueId: number): LeagueHeading =>
    headingOf(leagueId, tallies.get(leagueId), tab, sources);
  const inList = new Set<number>();
  for (const line of ordering.headings) if (line.kind === "league") inList.add(line.leagueId);
  for (const id of tab.view.matchIds) {
    const match = store.get(id);
    if (match) inList.add(match.leagueId);
  }
  const isHidden = hiddenIn(tab.view);
  return {
    ordering,
    counts,
    hot: hotMatches(
      listed.filter((match) => !isHidden(match)),
      store.leagues,
    ),
    headings: [...inList].map(heading),
    rail: deriveRail(tallies, tab, sources, heading),
  };
}

/** The matches a tab's view chooses among: its loaded ids, plus what joined them since. */
export function candidates(tab: Tab, ids: Iterable<number>, sources: ListSources): readonly Match[] {
  const { store, names, favorites } = sources;
  const { language } = tab.context;
  const chosen: Match[] = [];
  const take = (match: Match | undefined): void => {
    if (match && names.knows(language, match.teamIds.home)) chosen.push(match);
  };
  if (tab.view.page === "live") {
    for (const match of store.matches.values()) if (store.isRunning(match)) take(match);
  } else {
    for (const id of ids) {
      const match = store.get(id);
      if (match && (tab.view.page !== "favorites" || isFollowed(match, favorites))) take(match);
    }
  }
  return chosen;
}
