// Answers about leagues are read into domain types, and a bad item loses only itself.
import { describe, expect, it } from "vitest";
import { FOOTBALL_CALLS } from "./footballCalls.ts";

const COUNTRY = { id: 2, name: "England", flag: "2.svg" };
const LEAGUE = { sclassId: 1, sclassName: "Premier League", logo: "1.svg", country: COUNTRY };
const TEAM = { teamId: 1001, teamName: "Canterbury", logo: "1001.svg" };
const OTHER = { teamId: 1002, teamName: "Lancaster", logo: "" };
const PLAYER = { playerId: 100101, playerName: "Lewis Calloway", photo: "100101.svg" };
const FIXTURE = {
  scheduleId: 33555475,
  league: LEAGUE,
  round: 2,
  startTime: "202611090445",
  matchState: -1,
  homeTeam: TEAM,
  guestTeam: OTHER,
  homeScore: 4,
  guestScore: 1,
  homeHalfScore: 2,
  guestHalfScore: 0,
  winner: 0,
  isNeutrality: false,
};
const ROW = {
  rank: 1,
  lastRank: 2,
  team: TEAM,
  total: 5,
  win: 3,
  draw: 1,
  loss: 1,
  getScore: 9,
  lossScore: 4,
  integral: 8,
  deduct: 2,
  zone: "champions",
  recent: "WDxLW",
  playing: { scheduleId: 33555475, result: "W" },
};
const STANDINGS = {
  sclassId: 1,
  season: "2026/27",
  total: [ROW],
  home: [],
  away: [],
  live: null,
  zones: ["champions", "moon"],
  deductions: [{ team: TEAM, points: 2, reason: "Crowd trouble" }, { team: TEAM }],
};

describe("the standings", () => {
  it("are read", () => {
    expect(FOOTBALL_CALLS.leagueStandings.read(STANDINGS)).toEqual({
      leagueId: 1,
      season: "2026/27",
      total: [
        {
          place: 1,
          placeBefore: 2,
          team: { id: 1001, name: "Canterbury", logo: "1001.svg" },
          played: 5,
          won: 3,
          drawn: 1,
          lost: 1,
          goalsFor: 9,
          goalsAgainst: 4,
          points: 8,
          deducted: 2,
          zone: "champions",
          form: ["W", "D", "L", "W"],
          playing: { matchId: 33555475, result: "W" },
        },
      ],
      home: [],
      away: [],
      live: undefined,
      computed: false,
      zones: ["champions"],
      deductions: [
        { team: { id: 1001, name: "Canterbury", logo: "1001.svg" }, points: 2, reason: "Crowd trouble" },
      ],
    });
  });

  it("drop a bad row alone, and keep a row whose optional fields are bad", () => {
    const plain = {
      ...ROW,
      integral: "-3",
      lastRank: null,
      zone: "moon",
      recent: null,
      playing: { scheduleId: 0 },
    };
    const read = FOOTBALL_CALLS.leagueStandings.read({
      ...STANDINGS,
      live: [plain, { ...ROW, total: "many" }, 7, { ...ROW, team: null }],
    });
    expect(read?.live).toHaveLength(1);
    expect(read?.live?.[0]).toMatchObject({ points: -3, form: [] });
    expect(read?.live?.[0]?.zone).toBeUndefined();
    expect(read?.live?.[0]?.playing).toBeUndefined();
    expect(read?.live?.[0]?.placeBefore).toBeUndefined();
  });

  it("are unreadable without their tables", () => {
    expect(FOOTBALL_CALLS.leagueStandings.read({ ...STANDINGS, total: null })).toBeUndefined();
    expect(FOOTBALL_CALLS.leagueStandings.read("table")).toBeUndefined();
  });

  it("are requested by league and season", () => {
    expect(FOOTBALL_CALLS.leagueStandings.params?.({ leagueId: 1 })).toEqual({
      sclassId: 1,
      season: undefined,
    });
    expect(FOOTBALL_CALLS.leagueRound.params?.({ leagueId: 1, seasonId: 65, round: 4 })).toEqual({
      sclassId: 1,
      season: 65,
      round: 4,
    });
  });
});

describe("a league", () => {
  it("is read with its seasons", () => {
    const wire = {
      league: LEAGUE,
      isCup: 0,
      color: "#15803d",
      seasons: [{ seasonId: 65, name: "2026/27" }, { seasonId: "x" }],
      seasonId: "65",
      teamCount: 20,
      champion: null,
    };
    expect(FOOTBALL_CALLS.leagueProfile.read(wire)).toEqual({
      league: { id: 1, name: "Premier League", logo: "1.svg", country: COUNTRY },
      cup: false,
      color: "#15803d",
      seasons: [{ id: 65, label: "2026/27" }],
      teamCount: 20,
      currentSeasonId: 65,
      tabs: ["fixtures", "standings", "players", "statistics"],
      champion: undefined,
    });
    const tabsOf = (more: object) => FOOTBALL_CALLS.leagueProfile.read({ ...wire, ...more })?.tabs;
    expect(tabsOf({ isCup: 1 })).toEqual(["fixtures", "players", "statistics"]);
    expect(tabsOf({ tabs: ["players", "moon", "fixtures"] })).toEqual(["fixtures", "players"]);
    expect(FOOTBALL_CALLS.leagueProfile.read({ ...wire, color: "red;x" })?.color).toBe("");
    expect(FOOTBALL_CALLS.leagueProfile.read({ ...wire, league: null })).toBeUndefined();
  });

  it("has rounds, in cups with stage and leg", () => {
    const rounds = [
      { round: 1, stage: 32, leg: null },
      { round: 2, stage: 8, leg: 2 },
      { round: 3, stage: 6, leg: 3 },
      { round: 4, stage: null, leg: null },
      { round: 0, stage: 2, leg: null },
    ];
    const wire = {
      seasonId: 65,
      rounds,
      round: 1,
      currentRound: 2,
      scheduleList: [FIXTURE, { scheduleId: 0 }],
    };
    const read = FOOTBALL_CALLS.leagueRound.read(wire);
    expect(read?.rounds).toEqual([
      { round: 1, stage: "roundOf32", leg: undefined },
      { round: 2, stage: "quarterFinal", leg: 2 },
      { round: 3, stage: undefined, leg: undefined },
      { round: 4, stage: undefined, leg: undefined },
    ]);
    expect(read?.matches).toHaveLength(1);
    expect(read?.matches[0]).toMatchObject({ score: { home: 4, away: 1 }, round: 2, phase: "fullTime" });
  });

  it("has its best players", () => {
    const tally = {
      player: PLAYER,
      team: TEAM,
      matches: 5,
      goals: 4,
      penalties: 1,
      assists: 0,
      yellowCard: 2,
      redCard: 0,
    };
    const read = FOOTBALL_CALLS.leaguePlayers.read({
      scorers: [tally, { ...tally, player: null }],
      assists: [],
      cards: [{ ...tally, goals: -1 }],
    });
    expect(read).toEqual({
      scorers: [
        {
          player: { id: 100101, name: "Lewis Calloway", photo: "100101.svg" },
          team: { id: 1001, name: "Canterbury", logo: "1001.svg" },
          matches: 5,
          goals: 4,
          penalties: 1,
          assists: 0,
          yellowCards: 2,
          redCards: 0,
        },
      ],
      assists: [],
      cards: [],
    });
  });

  it("has statistics, each quarter at its index", () => {
    const wire = {
      played: 50,
      total: 380,
      goals: 141,
      homeWins: 0.4,
      draws: "0.24",
      awayWins: 0.36,
      over25: 1.2,
      bothScored: 0.52,
      yellowCard: 150,
      redCard: 8,
      goalsByQuarter: [18, "x", 23, 21],
      frequentScores: [{ homeScore: 0, guestScore: 1, count: 7 }, { count: 3 }],
      highestScoring: FIXTURE,
      biggestWin: { scheduleId: "x" },
    };
    const read = FOOTBALL_CALLS.leagueStatistics.read(wire);
    expect(read).toMatchObject({ draws: 0.24, over25: 1, yellowCards: 150, redCards: 8 });
    expect(read?.goalsByQuarter).toEqual([18, 0, 23, 21, 0, 0]);
    expect(read?.frequentScores).toEqual([{ home: 0, away: 1, count: 7 }]);
    expect(read?.highestScoring?.matchId).toBe(33555475);
    expect(read?.biggestWin).toBeUndefined();
    expect(FOOTBALL_CALLS.leagueStatistics.read({ ...wire, goals: null })).toBeUndefined();
  });
});
