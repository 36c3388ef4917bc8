// Search results as groups of options: the table of headings, names and details for each kind.
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Topic } from "#domain/community/topic.ts";
import type { FixtureLine } from "#domain/match/fixture.ts";
import type { FoundPerson } from "#domain/creators/creator.ts";
import type { PopularSearches, SearchAnswer } from "#domain/search/searchAnswer.ts";
import { leaguePath, matchPath, playerPath, profilePath, teamPath, topicPath } from "../page/pageLinks.ts";
import type { FoundKind, RecentSearch } from "#state/preferences/recentSearches.ts";

/** What an option leads to. */
export type ItemKind = FoundKind | "person" | "topic";

/** One option. */
export interface SearchItem extends Omit<RecentSearch, "kind"> {
  readonly kind: ItemKind;
  /** For matches: score, kick-off and state. */
  readonly fixture?: FixtureLine;
  /** For people. */
  readonly offer?: Pick<FoundPerson, "isCreator" | "leastPrice">;
  /** For topics. */
  readonly postCount?: number;
}

/** Options under a heading. */
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

/** The path of a page, by the kind of its subject. */
const PATHS: Readonly<Record<ItemKind, (id: number) => string>> = {
  league: leaguePath,
  team: teamPath,
  player: playerPath,
  match: matchPath,
  person: profilePath,
  topic: topicPath,
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

/** The path of an option's page, without locale prefix. */
export function pathOf({ kind, id }: Pick<SearchItem, "kind" | "id">): string {
  return PATHS[kind](id);
}

export function topicGroup(topics: readonly Topic[]): SearchGroup {
  const items = topics.map(
    ({ id, name, postCount }) => ({ kind: "topic", id, name, detail: "", picture: "", postCount }) as const,
  );
  return {
    id: "topic",
    heading: msg({ message: "Topics", comment: "Heading: names that posts share" }),
    items,
  };
}

function personItem({ id, name, avatar, ...offer }: FoundPerson): SearchItem {
  return { kind: "person", id, name, detail: "", picture: avatar, offer };
}

/** The results as groups; kinds without results have no group. People are last: they have an answer of their own. */
export function groupsOf(answer: SearchAnswer, people: readonly FoundPerson[]): readonly SearchGroup[] {
  return [
    ...KINDS.map(({ kind, heading, items }) => ({ id: kind, heading, items: items(answer) })),
    {
      id: "person",
      heading: msg({ message: "People", comment: "Heading in the search: members of the community" }),
      items: people.map(personItem),
    },
  ].filter(({ items }) => items.length > 0);
}

/** The groups for an empty field: recent searches, then popular ones. */
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

/** The part of a chosen option that the history stores. It stores no people: docs/product.md#search-dialog. */
export function recentOf({ kind, id, name, detail, picture }: SearchItem): RecentSearch | undefined {
  return kind === "person" || kind === "topic" ? undefined : { kind, id, name, detail, picture };
}
