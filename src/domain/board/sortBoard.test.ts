// The order of a list: leagues with pins, kick-offs, sections, days, collapsed leagues, and the hot block.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Country, Explanation, League, Match } from "../match/match.ts";
import { aMatch, KICK_OFF } from "../testing/aMatch.ts";
import { aZone } from "../testing/aZone.ts";
import { HOT_MATCHES_MAX, hotMatches, orderLeagues, sortBoard } from "./sortBoard.ts";
import { DEFAULT_VIEW, type ListOrdering, type View } from "./view.ts";

const HOUR = 3_600_000;
const NOTE: Explanation = {
  regular: { minutes: 90, score: { home: 1, away: 1 } },
  aggregate: undefined,
  extra: undefined,
  penalties: undefined,
  winner: undefined,
};

function aLeague(id: number, countryId: number, sort: number, parts: Partial<League> = {}): League {
  return { id, countryId, sort, listed: true, topLevel: false, color: "", ...parts };
}

const LEAGUES = byId([
  aLeague(10, 1, 2, { topLevel: true }),
  aLeague(11, 1, 5),
  aLeague(20, 2, 1, { topLevel: true }),
  aLeague(21, 2, 3),
  aLeague(22, 2, 3),
  aLeague(30, 3, 1, { topLevel: true, listed: false }),
]);
const COUNTRIES = byId<Country>([
  { id: 1, sort: 2, flag: "" },
  { id: 2, sort: 1, flag: "" },
]);

function byId<T extends { readonly id: number }>(items: readonly T[]): ReadonlyMap<number, T> {
  return new Map(items.map((item) => [item.id, item]));
}

const at = (id: number, leagueId: number, hours: number | undefined, parts: Partial<Match> = {}): Match =>
  aMatch({ id, leagueId, kickoffAt: hours === undefined ? undefined : KICK_OFF + hours * HOUR, ...parts });

function sorted(
  matches: readonly Match[],
  view: Partial<View> = {},
  offsetMinutes = 0,
  today = "2026-11-21",
): ListOrdering {
  const whole = { ...DEFAULT_VIEW, ...view };
  const order = orderLeagues(LEAGUES, COUNTRIES, whole.pinnedLeagueIds);
  return sortBoard(matches, { view: whole, today, order, leagues: LEAGUES, zone: aZone(offsetMinutes) });
}

/** The ordering in readable form: "L10", "L10@2h", "hotLeagues", "2026-11-21", and match ids. */
function lines({ items, headings }: ListOrdering): readonly (string | number)[] {
  return items.map((item) => {
    if (item > 0) return item;
    const heading = headings[-1 - item];
    if (!heading) throw new Error(`no heading ${item}`);
    if (heading.kind === "day") return heading.date;
    if (heading.kind === "section") return heading.section;
    const { kickoffAt } = heading;
    return `L${heading.leagueId}${kickoffAt === undefined ? "" : `@${(kickoffAt - KICK_OFF) / HOUR}h`}`;
  });
}

describe("leagues are ordered", () => {
  const ranked = (pinned: readonly number[]): readonly number[] => {
    const order = orderLeagues(LEAGUES, COUNTRIES, pinned);
    return [...LEAGUES.keys()].sort((a, b) => order.rank(a) - order.rank(b));
  };

  it("with top level first, by sort, then by country, sort and id", () => {
    expect(ranked([])).toEqual([20, 30, 10, 21, 22, 11]);
  });

  it("with pinned ones first, in the order of pinning; unknown pins are ignored", () => {
    expect(ranked([11, 777, 10])).toEqual([11, 10, 20, 30, 21, 22]);
    expect(orderLeagues(LEAGUES, COUNTRIES, [777]).rank(20)).toBe(0);
  });

  it("with unknown ones last", () => {
    const order = orderLeagues(LEAGUES, COUNTRIES, []);
    expect(order.rank(777)).toBeGreaterThan(order.rank(11));
  });
});

describe("by league", () => {
  it("each league has one heading and its matches by kick-off, unannounced ones last", () => {
    const list = [at(1, 10, 2), at(2, 20, 1), at(3, 10, undefined), at(4, 10, 0), at(5, 777, 0)];
    expect(lines(sorted(list))).toEqual(["L20", 2, "L10", 4, 1, 3, "L777", 5]);
  });

  it("matches of the same hour are ordered by id", () => {
    expect(lines(sorted([at(9, 10, 0), at(3, 10, 0)]))).toEqual(["L10", 3, 9]);
  });

  it("pinned leagues are first", () => {
    const list = [at(1, 10, 0), at(2, 20, 0), at(3, 22, 0)];
    expect(lines(sorted(list, { pinnedLeagueIds: [22] }))).toEqual(["L22", 3, "L20", 2, "L10", 1]);
  });
});

describe("by kick-off", () => {
  it("a league has a heading per hour, in the order of leagues within it", () => {
    const list = [at(1, 10, 2), at(2, 20, 1), at(3, 10, 1), at(4, 20, 1), at(5, 20, undefined)];
    expect(lines(sorted(list, { order: "kickoff" }))).toEqual([
      "L20@1h",
      2,
      4,
      "L10@1h",
      3,
      "L10@2h",
      1,
      "L20",
      5,
    ]);
  });
});

describe("the alternate home", () => {
  const list = [at(1, 11, 0), at(2, 10, 0), at(3, 30, 0), at(4, 20, 0)];

  it("puts hot leagues first, under a heading of their own", () => {
    expect(lines(sorted(list, { page: "alternate" }))).toEqual([
      "hotLeagues",
      "L20",
      4,
      "L10",
      2,
      "otherLeagues",
      "L30",
      3,
      "L11",
      1,
    ]);
  });

  it("treats pinned leagues as hot", () => {
    expect(lines(sorted(list, { page: "alternate", pinnedLeagueIds: [11] })).slice(0, 3)).toEqual([
      "hotLeagues",
      "L11",
      1,
    ]);
  });

  it("has no heading for a section without matches", () => {
    expect(lines(sorted([at(1, 11, 0)], { page: "alternate" }))).toEqual(["otherLeagues", "L11", 1]);
  });

  it("keeps its sections by kick-off too", () => {
    const late = [at(1, 11, 0), at(2, 10, 5)];
    expect(lines(sorted(late, { page: "alternate", order: "kickoff" }))).toEqual([
      "hotLeagues",
      "L10@5h",
      2,
      "otherLeagues",
      "L11@0h",
      1,
    ]);
  });
});

describe("favourites", () => {
  const list = [at(1, 10, 24), at(2, 10, 0), at(3, 20, 0), at(4, 10, 13), at(5, 20, undefined)];

  it("are grouped by day, those without a day first", () => {
    expect(lines(sorted(list, { page: "favorites" }))).toEqual([
      "L20",
      5,
      "2026-11-21",
      "L20",
      3,
      "L10",
      2,
      "2026-11-22",
      "L10",
      4,
      1,
    ]);
  });

  it("begin with today and the coming days; past days come last, the latest first", () => {
    const days = [-48, -24, 0, 24, 48].map((hours, index) => at(index + 1, 10, hours));
    const order = lines(sorted([...days, at(9, 20, undefined)], { page: "favorites" }));
    expect(order.filter((line) => typeof line === "number")).toEqual([9, 3, 4, 5, 2, 1]);
    expect(order.filter((line) => String(line).startsWith("2026"))).toEqual([
      "2026-11-21",
      "2026-11-22",
      "2026-11-23",
      "2026-11-20",
      "2026-11-19",
    ]);
    const later = lines(sorted(days, { page: "favorites" }, 0, "2026-11-23"));
    expect(later.filter((line) => typeof line === "number")).toEqual([5, 4, 3, 2, 1]);
  });

  it("have day boundaries in the viewer's zone", () => {
    // Noon in London is already the next day twelve hours east.
    expect(lines(sorted([at(2, 10, 0), at(4, 10, 13)], { page: "favorites" }, 12 * 60))).toEqual([
      "2026-11-22",
      "L10",
      2,
      4,
    ]);
  });
});

describe("a collapsed league", () => {
  it("keeps its heading without its matches", () => {
    const list = [at(1, 10, 0), at(2, 20, 0), at(3, 10, 1)];
    expect(lines(sorted(list, { collapsedLeagueIds: [10] }))).toEqual(["L20", 2, "L10"]);
  });
});

it("notes the visible matches that have an explanation", () => {
  const list = [at(1, 10, 0, { explanation: NOTE }), at(2, 20, 0, { explanation: NOTE }), at(3, 20, 1)];
  expect(sorted(list, { collapsedLeagueIds: [10] }).noted).toEqual([2]);
});

describe("the hot block", () => {
  it("contains listed top-level leagues: running first, then by the league's sort, then by kick-off", () => {
    const list = [
      at(1, 10, 0),
      at(2, 20, 3),
      at(3, 20, 1),
      at(4, 10, 5, { phase: "halfTime" }),
      at(5, 11, 0, { phase: "firstHalf" }),
      at(6, 30, 0, { phase: "firstHalf" }),
      at(7, 20, undefined),
      at(8, 20, 9, { phase: "penalties" }),
    ];
    expect(hotMatches(list, LEAGUES)).toEqual([8, 4, 3, 2, 7, 1]);
  });

  it("contains at most twelve matches", () => {
    const list = Array.from({ length: 40 }, (_, index) => at(index + 1, 10, index % 5));
    expect(hotMatches(list, LEAGUES)).toHaveLength(HOT_MATCHES_MAX);
    expect(HOT_MATCHES_MAX).toBe(12);
  });
});

it("shows every match once under a heading of its league, in an order independent of the input order", () => {
  const match = fc.record({
    id: fc.integer({ min: 1, max: 60 }),
    leagueId: fc.constantFrom(10, 11, 20, 21, 22, 30, 777),
    hours: fc.option(fc.integer({ min: -30, max: 30 }), { nil: undefined }),
  });
  const view = fc.record({
    page: fc.constantFrom<View["page"]>("scores", "alternate", "live", "favorites"),
    order: fc.constantFrom<View["order"]>("league", "kickoff"),
    pinnedLeagueIds: fc.uniqueArray(fc.constantFrom(10, 11, 22, 777)),
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(match, { selector: ({ id }) => id }),
      view,
      fc.nat(),
      (parts, choice, turn) => {
        const matches = parts.map(({ id, leagueId, hours }) => at(id, leagueId, hours));
        const ordering = sorted(matches, choice);
        const shown = ordering.items.filter((item) => item > 0);
        expect(shown.toSorted((a, b) => a - b)).toEqual(
          matches.map(({ id }) => id).toSorted((a, b) => a - b),
        );
        expect(new Set(ordering.items).size).toBe(ordering.items.length);
        let league: number | undefined;
        for (const item of ordering.items) {
          const heading = ordering.headings[-1 - item];
          if (heading?.kind === "league") league = heading.leagueId;
          if (item > 0) expect(matches.find(({ id }) => id === item)?.leagueId).toBe(league);
        }
        const cut = matches.length === 0 ? 0 : turn % matches.length;
        expect(sorted([...matches.slice(cut), ...matches.slice(0, cut)].toReversed(), choice)).toEqual(
          ordering,
        );
      },
    ),
  );
});
