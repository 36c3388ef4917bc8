// Answers about a match: good ones, ones with bad items that lose only themselves, and unreadable ones.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FOOTBALL_CALLS } from "./footballCalls.ts";

const PERSON = { playerId: 1101, playerName: "Cole Redfern", photo: "1101.svg" };
const OTHER = { playerId: "1102", playerName: "Kit Larkin", photo: "" };
const REDFERN = { id: 1101, name: "Cole Redfern", photo: "1101.svg" };

const DETAIL = {
  scheduleId: "1001",
  league: {
    sclassId: 36,
    sclassName: "Premier League",
    logo: "36.svg",
    country: { id: 1, name: "England", flag: "1.svg" },
  },
  season: "2026/27",
  round: 12,
  isCup: 0,
  homeTeam: { teamId: 11, teamName: "Ripon Albion", logo: "11.svg" },
  guestTeam: { teamId: 12, teamName: "Ely City", logo: "" },
  startTime: "202611212000",
  venue: { name: "Mill Lane", city: "Ripon", capacity: 9000 },
  referee: "Miles Wray",
  attendance: "8123",
  tabs: ["posts", "summary", "weather", "odds"],
};

describe("the details of a match", () => {
  const read = FOOTBALL_CALLS.matchDetails.read;

  it("are read with their tabs in order", () => {
    expect(read(DETAIL)).toEqual({
      matchId: 1001,
      league: {
        id: 36,
        name: "Premier League",
        logo: "36.svg",
        country: { id: 1, name: "England", flag: "1.svg" },
      },
      season: "2026/27",
      round: 12,
      cup: false,
      teams: {
        home: { id: 11, name: "Ripon Albion", logo: "11.svg" },
        away: { id: 12, name: "Ely City", logo: "" },
      },
      kickoffAt: Date.UTC(2026, 10, 21, 12),
      venue: { name: "Mill Lane", city: "Ripon", capacity: 9000 },
      referee: "Miles Wray",
      attendance: 8123,
      tabs: ["odds", "summary", "posts"],
    });
    expect(FOOTBALL_CALLS.matchDetails.params?.({ matchId: 7 })).toEqual({ scheduleId: 7 });
  });

  it("need only the match, its league and its teams", () => {
    const { scheduleId, league, homeTeam, guestTeam } = DETAIL;
    expect(read({ scheduleId, league, homeTeam, guestTeam, venue: { name: "" }, round: null })).toMatchObject(
      {
        season: "",
        round: undefined,
        kickoffAt: undefined,
        venue: undefined,
        referee: undefined,
        attendance: undefined,
        tabs: ["analysis", "posts"],
      },
    );
  });

  it("are unreadable without a match, or with a team that is none", () => {
    for (const bad of [null, "x", [], {}, { ...DETAIL, scheduleId: 0 }, { ...DETAIL, homeTeam: "x" }])
      expect(read(bad)).toBeUndefined();
  });

  it.each([
    { country: null },
    { country: { id: 0, name: "World", flag: "" } },
    { country: undefined, logo: undefined },
  ])("are read where the competition has no country: %j", (change) => {
    const details = read({ ...DETAIL, league: { ...DETAIL.league, ...change } });
    expect(details).toMatchObject({ matchId: 1001, league: { id: 36, country: { id: 0 } } });
  });

  it("are read without the parts of a team or league that are absent or null", () => {
    const details = read({
      ...DETAIL,
      league: null,
      homeTeam: { teamId: 11, teamName: "Home" },
      guestTeam: { teamId: 0, teamName: "Winner QF1", logo: null },
    });
    expect(details).toMatchObject({
      league: { id: 0, name: "" },
      teams: { home: { id: 11, name: "Home", logo: "" }, away: { id: 0, name: "Winner QF1", logo: "" } },
    });
  });
});

const GOAL = {
  id: "1-1-1",
  type: 1,
  target: 1,
  gameTime: "45+2",
  player: PERSON,
  other: OTHER,
  homeScore: 1,
  guestScore: 0,
  injuryTime: 0,
};
const SUMMARY = {
  scheduleId: 1001,
  incidents: [
    { ...GOAL, id: "4-0-1", type: 4, target: 0, gameTime: "1", player: null, other: null, homeScore: 0 },
    GOAL,
    {
      ...GOAL,
      id: "17-0-1",
      type: "17",
      target: 0,
      gameTime: "90",
      injuryTime: 5,
      player: null,
      other: null,
    },
  ],
  periods: [{ period: 1, homeScore: 1, guestScore: 0 }],
  statistics: [{ type: "possession", home: 61, guest: "39" }],
  momentum: [{ minute: 1, value: -40 }],
  shootOut: [{ target: 2, scored: 1, player: PERSON }],
};

describe("the summary of a match", () => {
  const read = FOOTBALL_CALLS.matchSummary.read;

  it("has incidents, periods, statistics, momentum and shoot-out kicks", () => {
    const summary = read(SUMMARY);
    expect(summary?.incidents).toEqual([
      {
        id: "4-0-1",
        kind: "kickOff",
        side: "none",
        minute: 100,
        player: undefined,
        other: undefined,
        score: { home: 0, away: 0 },
        addedMinutes: undefined,
      },
      {
        id: "1-1-1",
        kind: "goal",
        side: "home",
        minute: 4502,
        player: REDFERN,
        other: { id: 1102, name: "Kit Larkin", photo: "" },
        score: { home: 1, away: 0 },
        addedMinutes: undefined,
      },
      {
        id: "17-0-1",
        kind: "addedTime",
        side: "none",
        minute: 9000,
        player: undefined,
        other: undefined,
        score: undefined,
        addedMinutes: 5,
      },
    ]);
    expect(summary?.periods).toEqual([{ kind: "firstHalf", score: { home: 1, away: 0 } }]);
    expect(summary?.statistics).toEqual([{ kind: "possession", values: { home: 61, away: 39 } }]);
    expect(summary?.momentum).toEqual([{ minute: 1, value: -40 }]);
    expect(summary?.shootOut).toEqual([{ side: "away", scored: true, player: REDFERN }]);
  });

  it("drops a damaged item alone", () => {
    const summary = read({
      ...SUMMARY,
      incidents: [
        null,
        { ...GOAL, type: 99 },
        { ...GOAL, target: 0 },
        { ...GOAL, gameTime: "x" },
        { ...GOAL, player: 3 },
      ],
      statistics: [
        { type: "luck", home: 1, guest: 2 },
        { type: "shots", home: -1, guest: 2 },
        ...SUMMARY.statistics,
      ],
      momentum: [{ minute: 1, value: 101 }, ...SUMMARY.momentum],
      periods: "none",
      shootOut: null,
    });
    expect(summary?.incidents).toMatchObject([{ kind: "goal", player: undefined }]);
    expect(summary?.statistics).toHaveLength(1);
    expect(summary?.momentum).toHaveLength(1);
    expect(summary?.periods).toEqual([]);
    expect(summary?.shootOut).toEqual([]);
  });

  it("is unreadable without a match or a list of incidents", () => {
    for (const bad of [null, {}, { ...SUMMARY, scheduleId: "x" }, { ...SUMMARY, incidents: null }])
      expect(read(bad)).toBeUndefined();
  });

  it("accepts any value in place of an item", () => {
    fc.assert(
      fc.property(fc.anything(), (item) => {
        const incidents = read({ ...SUMMARY, incidents: [item, ...SUMMARY.incidents] })?.incidents;
        expect(incidents?.length).toBeGreaterThanOrEqual(3);
      }),
    );
  });
});

const onSheet = (number: number, more: object = {}) => ({
  playerId: 100 + number,
  playerName: `Player ${number}`,
  photo: "",
  shirt: number,
  position: number === 1 ? "G" : "D",
  isCaptain: number === 4,
  rating: null,
  goals: 0,
  ownGoals: 0,
  assists: 0,
  yellowCards: 0,
  redCards: 0,
  onTime: "",
  offTime: "",
  ...more,
});
const starters = Array.from({ length: 11 }, (_, index) =>
  onSheet(index + 1, { line: index === 0 ? 0 : Math.ceil(index / 5), place: index }),
);
const SHEET = {
  formation: "5-5",
  coach: "Ann Saxby",
  starters,
  bench: [onSheet(12, { onTime: "67", rating: "6.8" })],
};
const LINEUPS = {
  scheduleId: 1001,
  expectedTime: "202611211900",
  home: SHEET,
  guest: SHEET,
  homeMissing: [{ ...PERSON, reason: 2 }, { ...OTHER, reason: "gone fishing" }, { playerId: 0 }],
  guestMissing: [],
};

describe("the line-ups of a match", () => {
  const read = FOOTBALL_CALLS.matchLineups.read;

  it("are read as two sheets with their missing players", () => {
    const lineups = read({ ...LINEUPS, home: { ...SHEET, starters: starters.toReversed() } });
    const home = lineups?.sheets?.home;
    expect(home?.formation).toBe("5-5");
    expect(home?.starters.map(({ shirt }) => shirt)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(home?.starters[3]).toMatchObject({ captain: true, position: "defender", rating: undefined });
    expect(home?.bench[0]).toMatchObject({ cameOnAt: 6700, wentOffAt: undefined, rating: 6.8 });
    expect(home?.missing).toEqual([
      { ...REDFERN, reason: "suspended" },
      { id: 1102, name: "Kit Larkin", photo: "", reason: "other" },
    ]);
    expect(lineups?.missing.home).toEqual(home?.missing);
    expect(lineups?.expectedAt).toBe(Date.UTC(2026, 10, 21, 11));
  });

  it("are lists where no place on the pitch is known, of names without a page", () => {
    const unplaced = starters.map((player) => ({
      ...player,
      playerId: 0,
      shirt: null,
      position: null,
      line: null,
      place: null,
    }));
    const home = read({ ...LINEUPS, home: { ...SHEET, formation: "?", starters: unplaced } })?.sheets?.home;
    expect(home).toMatchObject({ isPlaced: false, formation: "", coach: "Ann Saxby" });
    expect(home?.starters).toHaveLength(11);
    expect(home?.starters[0]).toMatchObject({
      id: 0,
      name: "Player 1",
      shirt: 0,
      position: undefined,
      line: undefined,
    });
    expect(read(LINEUPS)?.sheets?.home.isPlaced).toBe(true);
  });

  it("are not published while a sheet is missing or cannot be drawn", () => {
    const twoKeepers = starters.map((player) => (player.shirt === 2 ? { ...player, line: 0 } : player));
    for (const home of [
      null,
      { ...SHEET, formation: "a lot" },
      { ...SHEET, starters: starters.slice(1) },
      { ...SHEET, starters: twoKeepers },
      { ...SHEET, starters: [...starters.slice(1), { playerId: 0 }] },
      { ...SHEET, starters: [] },
      {
        ...SHEET,
        starters: starters.map((player) => (player.shirt === 5 ? { ...player, line: null } : player)),
      },
    ]) {
      const lineups = read({ ...LINEUPS, home, expectedTime: null });
      expect(lineups).toMatchObject({ sheets: undefined, expectedAt: undefined });
      expect(lineups?.missing.home).toHaveLength(2);
    }
    expect(read({ scheduleId: 1001 })).toEqual({
      sheets: undefined,
      missing: { home: [], away: [] },
      expectedAt: undefined,
    });
    expect(read([])).toBeUndefined();
    expect(read({ ...LINEUPS, scheduleId: null })).toBeUndefined();
  });
});
