// Which matches a view shows, and the counts of its filters.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NO_FAVORITES } from "../favorites.ts";
import type { League, Match } from "../match/match.ts";
import { anyPhase } from "../testing/arbitraries.ts";
import { aMatch } from "../testing/aMatch.ts";
import { favoriteSets, filterBoard, isFollowed, isHot } from "./filterBoard.ts";
import { DEFAULT_VIEW, type ListFilter, type View } from "./view.ts";

function aLeague(id: number, parts: Partial<League> = {}): League {
  return { id, countryId: 1, listed: true, topLevel: false, color: "", sort: id, ...parts };
}

const LEAGUES = new Map(
  [aLeague(36, { topLevel: true }), aLeague(37, { countryId: 2 }), aLeague(38, { countryId: 2 })].map(
    (league) => [league.id, league],
  ),
);

const MATCHES: readonly Match[] = [
  aMatch({ id: 1, phase: "firstHalf" }),
  aMatch({ id: 2, phase: "fullTime", leagueId: 37, teamIds: { home: 21, away: 22 } }),
  aMatch({ id: 3, phase: "notStarted", leagueId: 38, teamIds: { home: 31, away: 32 } }),
  aMatch({ id: 4, phase: "penalties", leagueId: 37, teamIds: { home: 41, away: 42 } }),
  aMatch({ id: 5, phase: "postponed", leagueId: 99, teamIds: { home: 51, away: 52 } }),
];

function filtered(view: Partial<View>, favorites = NO_FAVORITES) {
  const { shown, counts } = filterBoard(MATCHES, LEAGUES, favoriteSets(favorites), {
    ...DEFAULT_VIEW,
    ...view,
  });
  return { shown: shown.map(({ id }) => id), counts };
}

describe("followed", () => {
  const match = aMatch();
  it.each([
    ["the match", { ...NO_FAVORITES, match: [match.id] }, true],
    ["the home team", { ...NO_FAVORITES, team: [match.teamIds.home] }, true],
    ["the away team", { ...NO_FAVORITES, team: [match.teamIds.away] }, true],
    ["the league", { ...NO_FAVORITES, league: [match.leagueId] }, true],
    ["a team of the league's number", { ...NO_FAVORITES, team: [match.leagueId] }, false],
    ["nothing", NO_FAVORITES, false],
  ])("by a favourite of %s", (_name, lists, expected) => {
    expect(isFollowed(match, favoriteSets(lists))).toBe(expected);
  });
});

it("treats a listed top-level league as hot, and no other league", () => {
  expect(isHot(aLeague(1, { topLevel: true }))).toBe(true);
  expect(isHot(aLeague(1, { topLevel: true, listed: false }))).toBe(false);
  expect(isHot(aLeague(1))).toBe(false);
  expect(isHot(undefined)).toBe(false);
});

describe("a filter", () => {
  it.each<[ListFilter, readonly number[]]>([
    ["all", [1, 2, 3, 4, 5]],
    ["live", [1, 4]],
    ["finished", [2]],
    ["scheduled", [3, 5]],
    ["favorites", [2, 3]],
  ])("of %s shows its matches; all counts stay", (filter, ids) => {
    const favorites = { match: [3], league: [], team: [21] };
    expect(filtered({ filter }, favorites)).toEqual({
      shown: ids,
      counts: { all: 5, live: 2, finished: 1, scheduled: 2, favorites: 2, hidden: 0 },
    });
  });
});

describe("the other choices", () => {
  it("narrow the list and the counts in the same way", () => {
    expect(filtered({ topOnly: true })).toMatchObject({ shown: [1], counts: { all: 1 } });
    expect(filtered({ countryId: 2 }).shown).toEqual([2, 3, 4]);
    expect(filtered({ leagueId: 37, filter: "live" })).toMatchObject({
      shown: [4],
      counts: { all: 2, live: 1 },
    });
  });
});

describe("hidden leagues", () => {
  it("are left out and counted as hidden, and a league that is not among them is shown", () => {
    expect(filtered({ hiddenLeagueIds: [37, 38] })).toEqual({
      shown: [1, 5],
      counts: { all: 2, live: 1, finished: 0, scheduled: 1, favorites: 0, hidden: 3 },
    });
    expect(filtered({ countryId: 2, hiddenLeagueIds: [37] })).toMatchObject({
      shown: [3],
      counts: { hidden: 2 },
    });
  });

  it("are shown with the matches hidden by hand where the hidden ones are asked for", () => {
    const view = { hiddenLeagueIds: [37], hiddenMatchIds: [1, 2], showHidden: true };
    expect(filtered(view)).toMatchObject({ shown: [1, 2, 4], counts: { all: 2, hidden: 3 } });
  });

  it("are shown on the favourites page and where the list is about one of them", () => {
    const favorites = { match: [3], league: [36], team: [] };
    expect(filtered({ page: "favorites", hiddenLeagueIds: [36, 38] }, favorites).shown).toEqual([1, 3]);
    expect(filtered({ leagueId: 38, hiddenLeagueIds: [37, 38] }).shown).toEqual([3]);
  });
});

it("shows only running matches on the live page", () => {
  expect(filtered({ page: "live" })).toMatchObject({
    shown: [1, 4],
    counts: { all: 2, live: 2, scheduled: 0 },
  });
});

describe("matches hidden by hand", () => {
  it("have their own count and are excluded everywhere else", () => {
    expect(filtered({ hiddenMatchIds: [1, 2, 777] })).toEqual({
      shown: [3, 4, 5],
      counts: { all: 3, live: 1, finished: 0, scheduled: 2, favorites: 0, hidden: 2 },
    });
  });

  it("are shown alone, whatever the filter, when requested", () => {
    const view = { hiddenMatchIds: [1, 2], showHidden: true, filter: "finished" as const };
    expect(filtered(view).shown).toEqual([1, 2]);
    expect(filtered({ ...view, leagueId: 36 })).toMatchObject({ shown: [1], counts: { hidden: 1 } });
  });
});

it("has consistent counts, and shows as many matches as the filter's count", () => {
  const matches = fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 40 }),
      phase: anyPhase,
      leagueId: fc.constantFrom(36, 37, 38, 99),
    }),
    { selector: ({ id }) => id, maxLength: 30 },
  );
  const filters = fc.constantFrom<ListFilter>("all", "live", "finished", "scheduled", "favorites");
  const ids = fc.array(fc.integer({ min: 1, max: 40 }));
  fc.assert(
    fc.property(
      matches,
      filters,
      ids,
      ids,
      fc.boolean(),
      (parts, filter, hiddenMatchIds, favorites, topOnly) => {
        const view: View = { ...DEFAULT_VIEW, filter, hiddenMatchIds, topOnly };
        const sets = favoriteSets({ ...NO_FAVORITES, match: favorites });
        const { shown, counts } = filterBoard(parts.map(aMatch), LEAGUES, sets, view);
        expect(counts.live + counts.finished + counts.scheduled).toBe(counts.all);
        expect(counts.all + counts.hidden).toBe(
          parts.filter(({ leagueId }) => !topOnly || leagueId === 36).length,
        );
        expect(shown).toHaveLength(counts[filter]);
        expect(shown.some(({ id }) => hiddenMatchIds.includes(id))).toBe(false);
      },
    ),
  );
});
