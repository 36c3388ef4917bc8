// Answers about teams, players and a match's analysis are read, and a bad item loses only itself.
import { describe, expect, it } from "vitest";
import { FOOTBALL_CALLS } from "./footballCalls.ts";

const COUNTRY = { id: 2, name: "England", flag: "2.svg" };
const LEAGUE = { sclassId: 1, sclassName: "Premier League", logo: "1.svg", country: COUNTRY };
const TEAM = { teamId: 1001, teamName: "Canterbury", logo: "1001.svg" };
const OTHER = { teamId: 1002, teamName: "Lancaster", logo: "" };
const PLAYER = { playerId: 100101, playerName: "Lewis Calloway", photo: "100101.svg" };
const LINE = {
  scheduleId: 5,
  league: LEAGUE,
  round: null,
  startTime: "202611212000",
  matchState: 0,
  homeTeam: TEAM,
  guestTeam: OTHER,
  homeScore: null,
  guestScore: null,
  homeHalfScore: null,
  guestHalfScore: null,
  winner: 0,
  isNeutrality: 0,
};
const FIGURES = {
  matches: 5,
  starts: 4,
  minutes: 380,
  goals: 2,
  assists: 1,
  yellowCard: 1,
  redCard: 0,
  rating: "7.1",
};

describe("a team", () => {
  const PROFILE = {
    team: TEAM,
    country: COUNTRY,
    league: LEAGUE,
    rank: 9,
    integral: -1,
    total: 2,
    recent: "WLLWW",
    coach: "Reo Nomura",
    founded: 1892,
    venue: { name: "Mill Lane", city: "Canterbury", capacity: 3700 },
    nextMatch: LINE,
  };

  it("is read", () => {
    expect(FOOTBALL_CALLS.teamProfile.params?.({ teamId: 1001 })).toEqual({ teamId: 1001 });
    expect(FOOTBALL_CALLS.teamProfile.read(PROFILE)).toMatchObject({
      team: { id: 1001 },
      place: 9,
      points: -1,
      played: 2,
      form: ["W", "L", "L", "W", "W"],
      nextMatch: { matchId: 5, phase: "notStarted", score: undefined },
    });
    const poor = FOOTBALL_CALLS.teamProfile.read({
      ...PROFILE,
      league: null,
      rank: null,
      integral: null,
      total: null,
      nextMatch: { scheduleId: "?" },
    });
    expect(poor).toMatchObject({
      league: undefined,
      place: undefined,
      points: undefined,
      nextMatch: undefined,
    });
    expect(FOOTBALL_CALLS.teamProfile.read({ ...PROFILE, team: {} })).toBeUndefined();
  });

  it("has fixtures", () => {
    const read = FOOTBALL_CALLS.teamFixtures.read({ results: [{}], running: [], upcoming: [LINE, 3] });
    expect(read?.results).toEqual([]);
    expect(read?.upcoming.map(({ matchId }) => matchId)).toEqual([5]);
    expect(FOOTBALL_CALLS.teamFixtures.read({ results: [], running: [] })).toBeUndefined();
  });

  it("has a squad", () => {
    const member = {
      ...PLAYER,
      shirt: 9,
      position: "F",
      age: 33,
      country: COUNTRY,
      matches: 5,
      goals: 2,
      assists: 1,
      missing: "injured",
    };
    const read = FOOTBALL_CALLS.teamSquad.read({
      coach: "Reo Nomura",
      players: [member, { ...member, position: "?" }, { ...member, missing: "asleep" }],
    });
    expect(read?.players).toHaveLength(2);
    expect(read?.players[0]).toEqual({
      id: 100101,
      name: "Lewis Calloway",
      photo: "100101.svg",
      shirt: 9,
      position: "forward",
      age: 33,
      country: COUNTRY,
      matches: 5,
      goals: 2,
      assists: 1,
      missing: "injured",
    });
    expect(read?.players[1]?.missing).toBeUndefined();
  });

  it("has a squad of names of whom nothing else is known", () => {
    const name = { playerId: 0, playerName: "Lewis Calloway", photo: "", position: null, age: null };
    const read = FOOTBALL_CALLS.teamSquad.read({
      coach: "",
      players: [{ ...name, country: null, matches: null }],
    });
    expect(read?.players).toEqual([
      {
        id: 0,
        name: "Lewis Calloway",
        photo: "",
        shirt: 0,
        position: undefined,
        age: undefined,
        country: undefined,
        matches: undefined,
        goals: undefined,
        assists: undefined,
        missing: undefined,
      },
    ]);
  });

  it("has statistics and transfers", () => {
    const figures = {
      total: 2,
      win: 1,
      draw: 0,
      loss: 1,
      getScore: 3,
      lossScore: 4,
      cleanSheets: 0,
      withoutGoal: 1,
      over25: 1,
      bothScored: 1,
    };
    const statistics = FOOTBALL_CALLS.teamStatistics.read({
      season: "2026/27",
      total: figures,
      home: figures,
      away: figures,
      yellowCard: 3,
      redCard: 0,
      goalsForByQuarter: [0, 1, 0, 0, 2, 0],
      goalsAgainstByQuarter: [],
      topScorers: [{ player: PLAYER, goals: 2 }, {}],
    });
    expect(statistics).toMatchObject({
      total: { played: 2, won: 1, lost: 1, goalsFor: 3, goalsAgainst: 4 },
      yellowCards: 3,
      goalsAgainstByQuarter: [0, 0, 0, 0, 0, 0],
    });
    expect(statistics?.topScorers).toHaveLength(1);
    const transfer = {
      player: PLAYER,
      transferTime: "202607011200",
      direction: "in",
      otherTeam: OTHER,
      kind: "fee",
      fee: 320000,
    };
    expect(
      FOOTBALL_CALLS.teamTransfers.read({
        transfers: [
          transfer,
          { ...transfer, kind: "gift" },
          { ...transfer, otherTeam: null, kind: "youth", fee: null },
        ],
      }),
    ).toMatchObject({
      transfers: [
        { at: Date.UTC(2026, 6, 1, 4), direction: "in", otherTeam: { id: 1002 }, kind: "fee", fee: 320000 },
        { kind: "youth", otherTeam: undefined, fee: undefined },
      ],
    });
  });
});

describe("a player", () => {
  const PROFILE = {
    player: PLAYER,
    team: TEAM,
    country: COUNTRY,
    birthDate: "1993-05-03",
    height: 180,
    weight: "71",
    foot: "left",
    shirt: 9,
    position: "M",
    contractUntil: "2028-06-30",
    marketValue: null,
    missing: null,
    season: [{ league: LEAGUE, figures: FIGURES }, { league: LEAGUE }],
    career: [{ season: "2026/27", team: TEAM, league: LEAGUE, figures: { ...FIGURES, rating: null } }],
  };

  it("is read", () => {
    const read = FOOTBALL_CALLS.playerProfile.read(PROFILE);
    expect(read).toMatchObject({
      heightCm: 180,
      weightKg: 71,
      foot: "left",
      position: "midfielder",
      marketValue: undefined,
      missing: undefined,
    });
    expect(read?.season).toHaveLength(1);
    expect(read?.season[0]?.figures).toMatchObject({ yellowCards: 1, redCards: 0, rating: 7.1 });
    expect(read?.career[0]?.figures.rating).toBeUndefined();
    expect(FOOTBALL_CALLS.playerProfile.read({ ...PROFILE, position: "X" })).toBeUndefined();
  });

  it("has matches", () => {
    const match = { schedule: LINE, target: 2, ...FIGURES };
    const read = FOOTBALL_CALLS.playerMatches.read({ matches: [match, { ...match, target: 0 }, null] });
    expect(read?.matches).toHaveLength(1);
    expect(read?.matches[0]).toMatchObject({
      fixture: { matchId: 5 },
      side: "away",
      minutes: 380,
      rating: 7.1,
    });
  });
});

describe("the analysis of a match", () => {
  it("is read by side", () => {
    const wire = {
      scheduleId: 5,
      sclassId: 1,
      homeTeamId: 1001,
      guestTeamId: 1002,
      meetings: [LINE, {}],
      homeRecent: [LINE],
      guestRecent: [],
      homeNext: [],
      guestNext: [LINE],
    };
    expect(FOOTBALL_CALLS.matchAnalysis.params?.({ matchId: 5 })).toEqual({ scheduleId: 5 });
    const read = FOOTBALL_CALLS.matchAnalysis.read(wire);
    expect(read).toMatchObject({ matchId: 5, leagueId: 1, teamIds: { home: 1001, away: 1002 } });
    expect(read?.meetings).toHaveLength(1);
    expect([read?.recent.home.length, read?.recent.away.length]).toEqual([1, 0]);
    expect([read?.next.home.length, read?.next.away.length]).toEqual([0, 1]);
    expect(FOOTBALL_CALLS.matchAnalysis.read({ ...wire, meetings: undefined })).toBeUndefined();
  });
});
