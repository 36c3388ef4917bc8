// Full lists: the whole shape, its lenient forms, and what a broken item loses.
// See docs/wire.md#lenient-values.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPlaceholder, NO_CLOCK } from "#domain/match/match.ts";
import { readMatchList } from "./readMatchList.ts";

const ITEM = {
  scheduleId: 1001,
  matchInfo: {
    matchState: 1,
    matchTime: "202611212003",
    startTime: "202611212000",
    hasLineup: true,
    homeScore: 1,
    guestScore: 0,
    homeHalfScore: 0,
    guestHalfScore: 0,
    homeRedCard: 0,
    guestRedCard: 1,
    homeYellowCard: 1,
    guestYellowCard: 2,
    injuryTime: 4,
    homeRank: "3",
    guestRank: "11",
    explainList: "",
  },
  homeTeam: { teamId: 11, teamName: "Harbour", logo: "11.png" },
  guestTeam: { teamId: 12, teamName: "Hillside", logo: "" },
  sclassId: 36,
  sclassName: "ENG PR",
  isNeutrality: false,
  odds: { scheduleId: 1001, home: 1.8, draw: 3.5, away: 4.2 },
};
const LEAGUE = {
  sclassId: 36,
  sclassName: "ENG PR",
  ifShow: true,
  color: "#3b82f6",
  countryId: 1,
  isLevel1: true,
  sort: 1,
};
const COUNTRY = { id: 1, name: "England", sort: 1, flag: "1.png" };

function aList(item: object = ITEM, league: object = LEAGUE, country: object = COUNTRY): object {
  return { scheduleList: [item], sclassList: [league], countries: [country] };
}

function anItem(parts: object = {}, info: object = {}): object {
  return { ...ITEM, ...parts, matchInfo: { ...ITEM.matchInfo, ...info } };
}

const MATCH = {
  id: 1001,
  leagueId: 36,
  teamIds: { home: 11, away: 12 },
  phase: "firstHalf",
  kickoffAt: Date.UTC(2026, 10, 21, 12, 0),
  periodStartedAt: Date.UTC(2026, 10, 21, 12, 3),
  score: { home: 1, away: 0 },
  halfTimeScore: { home: 0, away: 0 },
  redCards: { home: 0, away: 1 },
  yellowCards: { home: 1, away: 2 },
  addedTime: 4,
  ranks: { home: "3", away: "11" },
  hasLineup: true,
  neutralVenue: false,
  explanation: undefined,
};

const NOTHING = { home: -1, away: -1 };
const NO_PRICES = { home: 0, draw: 0, away: 0 };

describe("readMatchList", () => {
  it("reads matches, odds, leagues, countries and names", () => {
    expect(readMatchList(aList())).toEqual({
      matches: [MATCH],
      odds: new Map([[1001, { home: 1.8, draw: 3.5, away: 4.2 }]]),
      leagues: [{ id: 36, countryId: 1, listed: true, topLevel: true, color: "#3b82f6", sort: 1 }],
      countries: [{ id: 1, sort: 1, flag: "1.png" }],
      names: {
        teams: new Map([
          [11, { name: "Harbour", logo: "11.png" }],
          [12, { name: "Hillside", logo: "" }],
        ]),
        leagues: new Map([[36, "ENG PR"]]),
        countries: new Map([[1, "England"]]),
      },
      dropped: 0,
    });
  });

  it("reads numbers sent as text and booleans sent as 0 and 1 the same way", () => {
    const asText = (value: unknown): unknown => {
      if (typeof value === "number") return String(value);
      if (typeof value === "boolean") return value ? 1 : 0;
      if (typeof value !== "object" || value === null) return value;
      if (Array.isArray(value)) return value.map(asText);
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, asText(part)]));
    };
    expect(readMatchList(asText(aList()))).toEqual(readMatchList(aList()));
  });

  it("reads a match without clock, whatever its time says", () => {
    for (const hasClock of [false, 0, "0"]) {
      const { matches } = readMatchList(aList(anItem({}, { hasClock, matchTime: "202611212003" })))!;
      expect(matches[0]?.periodStartedAt).toBe(NO_CLOCK);
    }
    const { matches } = readMatchList(aList(anItem({}, { hasClock: true })))!;
    expect(matches[0]?.periodStartedAt).toBe(MATCH.periodStartedAt);
  });

  it("reads blank values as not told, null odds as none", () => {
    const info = {
      homeScore: null,
      guestScore: "",
      homeHalfScore: -1,
      guestHalfScore: "-1",
      homeRedCard: undefined,
      guestYellowCard: null,
      injuryTime: null,
      hasLineup: null,
      startTime: "",
      matchTime: null,
      homeRank: null,
    };
    const list = readMatchList(aList(anItem({ odds: null }, info)));
    expect(list?.matches[0]).toEqual({
      ...MATCH,
      score: NOTHING,
      halfTimeScore: NOTHING,
      redCards: { ...MATCH.redCards, home: -1 },
      yellowCards: { ...MATCH.yellowCards, away: -1 },
      addedTime: -1,
      ranks: { ...MATCH.ranks, home: "" },
      hasLineup: undefined,
      kickoffAt: undefined,
      periodStartedAt: undefined,
    });
    expect(list?.odds.get(1001)).toEqual(NO_PRICES);
    expect(list?.dropped).toBe(0);
  });

  it.each([
    [
      { home: 1.01, draw: null, away: 51 },
      { home: 1.01, draw: 0, away: 51 },
    ],
    [
      { home: "2.5", draw: "", away: "0" },
      { home: 2.5, draw: 0, away: 0 },
    ],
    [
      { home: 1, draw: 3, away: 0.0001 },
      { home: 0, draw: 3, away: 0 },
    ],
    [{ home: 1.009, away: -1 }, NO_PRICES],
    [undefined, NO_PRICES],
    ["", NO_PRICES],
  ])("reads the prices of %j each by itself, what is no price as withdrawn", (odds, read) => {
    const list = readMatchList(aList(anItem({ odds })));
    expect(list?.odds.get(1001)).toEqual(read);
    expect(list?.dropped).toBe(0);
  });

  it("reads an explanation, and an empty pattern as none", () => {
    const explanation = readMatchList(aList(anItem({}, { explainList: "90,1-1;;;4-1;1" })))?.matches[0]
      ?.explanation;
    expect(explanation?.winner).toBe("home");
    expect(readMatchList(aList(anItem({}, { explainList: ";|;|;|;;;;" })))?.matches[0]).toEqual(MATCH);
  });

  it.each([
    [{ teamId: 0, teamName: "Winner QF1" }, "Winner QF1"],
    [{ teamId: null, teamName: "TBD" }, "TBD"],
    [{ teamName: "Loser SF2", logo: null }, "Loser SF2"],
    [{ teamId: "", teamName: "" }, ""],
    [{ teamId: -1 }, ""],
    [null, ""],
    [undefined, ""],
  ])("keeps a match whose team is not known yet, with an id of its own: %j", (team, name) => {
    const list = readMatchList({
      scheduleList: [
        anItem({ homeTeam: team, guestTeam: team, odds: null }),
        anItem({ scheduleId: 1002, homeTeam: team, guestTeam: team, odds: null }),
      ],
    });
    expect(list?.dropped).toBe(0);
    const ids = list?.matches.flatMap(({ teamIds }) => [teamIds.home, teamIds.away]) ?? [];
    expect(new Set(ids).size).toBe(4);
    expect(ids.every((id) => isPlaceholder(id))).toBe(true);
    expect(ids.map((id) => list?.names.teams.get(id)?.name)).toEqual([name, name, name, name]);
  });

  it.each([
    ["no id", anItem({ scheduleId: undefined })],
    ["an id that is none", anItem({ scheduleId: "x" })],
    ["no league", anItem({ sclassId: 0 })],
    ["a home team that is none", anItem({ homeTeam: "x" })],
    ["a team with a bad id", anItem({ guestTeam: { teamId: "x", teamName: "x" } })],
    ["a team with half an id", anItem({ guestTeam: { teamId: 1.5, teamName: "x" } })],
    ["no state", anItem({}, { matchState: null })],
    ["half a state", anItem({}, { matchState: 1.5 })],
    ["a negative score", anItem({}, { homeScore: -2 })],
    ["a score of 100", anItem({}, { guestScore: 100 })],
    ["a nested card count", anItem({}, { homeRedCard: [1] })],
    ["an impossible kick-off", anItem({}, { startTime: "202613012000" })],
    ["no match info", { ...ITEM, matchInfo: [] }],
    ["nothing", null],
    ["a list", []],
  ])("drops an item with %s, counts it, and keeps the next", (_what, bad) => {
    const list = readMatchList({ scheduleList: [bad, anItem({ scheduleId: 7, odds: null })] });
    expect(list?.matches.map((match) => match.id)).toEqual([7]);
    expect(list?.dropped).toBe(1);
  });

  it.each(["653247040368672768", 653_247_040_368_672_768])(
    "is refused where ids beyond 2^53 leave nothing of it: %s",
    (large) => {
      const unread = anItem({ scheduleId: large, odds: null });
      expect(readMatchList({ scheduleList: [unread] })).toBeUndefined();
      expect(readMatchList({ scheduleList: [unread, ITEM] })).toMatchObject({ dropped: 1 });
      expect(readMatchList({ scheduleList: [anItem({ scheduleId: "x" })] })).toMatchObject({ dropped: 1 });
    },
  );

  it("counts bad odds, and keeps the match without them", () => {
    for (const odds of ["x", [], { ...ITEM.odds, scheduleId: 5 }, { home: "x" }, { home: [2], draw: {} }]) {
      const list = readMatchList(aList(anItem({ odds })));
      expect(list?.matches).toEqual([MATCH]);
      expect(list?.odds.get(1001)).toEqual(NO_PRICES);
      expect(list?.dropped).toBe(1);
    }
  });

  it("drops only the part when line-up, added time, rank, venue, colour or flag is bad", () => {
    const info = { hasLineup: "maybe", injuryTime: "soon", homeRank: {}, guestRank: "x".repeat(500) };
    const item = anItem({ isNeutrality: "?" }, info);
    const list = readMatchList(aList(item, { ...LEAGUE, color: "red;x" }, { ...COUNTRY, flag: "../x" }));
    expect(list?.matches[0]).toEqual({
      ...MATCH,
      hasLineup: undefined,
      neutralVenue: undefined,
      addedTime: -1,
      ranks: { home: "", away: "" },
    });
    expect(list?.leagues[0]?.color).toBe("");
    expect(list?.countries[0]?.flag).toBe("");
    expect(list?.dropped).toBe(0);
  });

  it("drops a league or country without id, and counts it", () => {
    const list = readMatchList({ scheduleList: [], sclassList: [{}, LEAGUE, 3], countries: [null, COUNTRY] });
    expect([list?.leagues.length, list?.countries.length, list?.dropped]).toEqual([1, 1, 3]);
  });

  it("keeps the later of two items with one id", () => {
    const list = readMatchList({ scheduleList: [ITEM, anItem({ odds: null }, { homeScore: 5 })] });
    expect(list?.matches.map((match) => match.score.home)).toEqual([5]);
    expect(list?.odds.get(1001)).toEqual(NO_PRICES);
  });

  it.each([null, undefined, "x", 5, [], {}, { scheduleList: null }, { scheduleList: {} }])(
    "is undefined for %j, which is no list",
    (data) => {
      expect(readMatchList(data)).toBeUndefined();
    },
  );

  it("never throws and never returns a value out of bounds, whatever one field contains", () => {
    const paths = Object.keys(ITEM.matchInfo).map((name) => `matchInfo.${name}`);
    const anyPath = fc.constantFrom(...Object.keys(ITEM), ...paths);
    const hostile = fc.oneof(
      fc.anything(),
      fc.constantFrom("__proto__", "\ud800", "1e999", Infinity, -0, "-0", [[[]]], { toString: null }),
      fc.integer().map(String),
    );
    fc.assert(
      fc.property(anyPath, hostile, (path, value) => {
        const [first = "", second] = path.split(".");
        const item = second === undefined ? anItem({ [first]: value }) : anItem({}, { [second]: value });
        const list = readMatchList({ scheduleList: [item, anItem({ scheduleId: 7 })] });
        expect(list?.matches.some((match) => match.id === 7)).toBe(true);
        for (const match of list?.matches ?? []) {
          for (const counts of [match.score, match.halfTimeScore, match.redCards, match.yellowCards]) {
            for (const count of [counts.home, counts.away]) {
              expect(Number.isInteger(count) && count >= -1 && count <= 99).toBe(true);
            }
          }
          expect(Number.isFinite(match.kickoffAt ?? 0) && Number.isFinite(match.periodStartedAt ?? 0)).toBe(
            true,
          );
          expect(match.id > 0 && match.leagueId > 0).toBe(true);
        }
        for (const odds of list?.odds.values() ?? []) {
          for (const price of [odds.home, odds.draw, odds.away])
            expect(price === 0 || (price >= 1.01 && price <= 1e6)).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it("accepts any JSON in place of the list or of an item", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (whole, item) => {
        readMatchList(whole);
        const list = readMatchList({ scheduleList: [item, ITEM], sclassList: item, countries: item });
        expect(list?.matches).toEqual([MATCH]);
      }),
    );
  });
});
