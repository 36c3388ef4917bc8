// What a search found as lines of groups: the one table that says what each kind of thing is called and shows.
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { FixtureLine } from "#domain/match/fixture.ts";
import type { PopularSearches, SearchAnswer } from "#domain/search/searchAnswer.ts";
import { leaguePath, matchPath, playerPath, teamPath } from "#components/page/pageLinks.ts";
import type { FoundKind, RecentSearch } from "#state/preferences/recentSearches.ts";

/** One line to choose. */
export interface SearchItem extends RecentSearch {
  /** For matches: what its line tells beyond the names. */
  readonly fixture?: FixtureLine;
}

/** Lines under a heading. */
export interface SearchGroup {
  readonly id: string;
  readonly heading: MessageDescriptor;
  readonly items: readonly SearchItem[];
}

type KindRow = {
  readonly kind: FoundKind;
  readonly heading: MessageDescriptor;
  items(answer: SearchAnswer): readonly SearchItem[];
};

/** Where each kind of thing has its page. */
const PATHS: Readonly<Record<FoundKind, (id: number) => string>> = {
  league: leaguePath,
  team: teamPath,
  player: playerPath,
  match: matchPath,
};

/** The groups of an answer, in the order in which they are shown. */
const KINDS: readonly KindRow[] = [
  { kind: "league", heading: msg`Leagues`, items: ({ leagues }) => leagues.map(leagueItem) },
  { kind: "team", heading: msg`Teams`, items: ({ teams }) => teams.map(teamItem) },
  {
    kind: "player",
    heading: msg`Players`,
    items: ({ players }) =>
      players.map(({ id, name, photo, team }) => ({
        kind: "player",
        id,
        name,
        detail: team?.name ?? "",
        picture: photo,
      })),
  },
  { kind: "match", heading: msg`Matches`, items: ({ matches }) => matches.map(matchItem) },
];

function leagueItem({ id, name, logo, country }: SearchAnswer["leagues"][number]): SearchItem {
  return { kind: "league", id, name, detail: country.name, picture: logo };
}

function teamItem({ id, name, logo, country }: SearchAnswer["teams"][number]): SearchItem {
  return { kind: "team", id, name, detail: country.name, picture: logo };
}

function matchItem(fixture: FixtureLine): SearchItem {
  const { home, away } = fixture.teams;
  return {
    kind: "match",
    id: fixture.matchId,
    name: `${home.name} – ${away.name}`,
    detail: fixture.league.name,
    picture: home.logo,
    fixture,
  };
}

/** The path of a line's page, without locale prefix. */
export function pathOf({ kind, id }: RecentSearch): string {
  return PATHS[kind](id);
}

/** What was found, as groups; kinds of which nothing was found have none. */
export function groupsOf(answer: SearchAnswer): readonly SearchGroup[] {
  return KINDS.map(({ kind, heading, items }) => ({ id: kind, heading, items: items(answer) })).filter(
    ({ items }) => items.length > 0,
  );
}

/** What stands there before anything is typed: recent searches, then popular ones. */
export function suggestedGroups(
  recent: readonly RecentSearch[],
  popular: PopularSearches | undefined,
): readonly SearchGroup[] {
  const groups: SearchGroup[] = [{ id: "recent", heading: msg`Recent searches`, items: recent }];
  if (popular) {
    const items = [...popular.leagues.map(leagueItem), ...popular.teams.map(teamItem)];
    groups.push({ id: "popular", heading: msg`Popular searches`, items });
  }
  return groups.filter(({ items }) => items.length > 0);
}

/** What is kept of a chosen line. */
export function recentOf({ kind, id, name, detail, picture }: SearchItem): RecentSearch {
  return { kind, id, name, detail, picture };
}
