// What OpenLigaDB says, field by field; states and results are in readers.test.ts.
import { expect, it } from "vitest";
import type { FeedCall, Facts } from "../contract.ts";
import { openligadb } from "./openligadb.ts";

const NOW = Date.UTC(2026, 10, 21, 17);

function read(call: Omit<FeedCall, "path">, body: unknown): Facts {
  const answer = { status: 200, headers: new Headers(), body: JSON.stringify(body), receivedAt: NOW };
  const found = openligadb.read({ path: "/", ...call }, answer);
  if (!found.ok) throw new Error(found.reason);
  return found.facts;
}

const MATCH = {
  matchID: 72_395,
  matchDateTimeUTC: "2026-11-21T14:30:00Z",
  leagueShortcut: "bl1",
  leagueSeason: 2026,
  group: { groupName: "21. Spieltag", groupOrderID: 21 },
  team1: {
    teamId: 1635,
    teamName: "RB Leipzig",
    shortName: "Leipzig",
    teamIconUrl: "https://i.example/l.svg",
  },
  team2: { teamId: 112, teamName: "SC Freiburg", shortName: "Freiburg", teamIconUrl: null },
  lastUpdateDateTime: "2026-11-21T16:40:00",
  matchIsFinished: false,
  matchResults: [{ resultTypeID: 1, resultName: "Halbzeitergebnis", pointsTeam1: 1, pointsTeam2: 0 }],
  goals: [
    {
      goalID: 9,
      scoreTeam1: 1,
      scoreTeam2: 0,
      matchMinute: 16,
      goalGetterID: 77,
      goalGetterName: "B. Šeško",
      isPenalty: false,
    },
  ],
};
const round = { reads: "round", about: "bl1/2026/21" };

it("a match has the source's ids, names, logo, kick-off, half-time and round", () => {
  const { matches, teams, leagues, complete } = read(round, [MATCH]);
  expect(matches).toEqual([
    {
      id: "72395",
      leagueId: "bl1",
      season: "2026",
      homeId: "1635",
      awayId: "112",
      kickoffAt: Date.UTC(2026, 10, 21, 14, 30),
      state: 3,
      score: [1, 0],
      halfTime: [1, 0],
      round: 21,
    },
  ]);
  expect(teams).toEqual([
    { id: "1635", name: "RB Leipzig", shortName: "Leipzig", logo: "https://i.example/l.svg" },
    { id: "112", name: "SC Freiburg", shortName: "Freiburg", logo: null },
  ]);
  expect(leagues?.[0]).toMatchObject({ id: "bl1", name: "Bundesliga", country: "DE", season: "2026" });
  expect(complete).toEqual({ kind: "round", leagueId: "bl1", season: "2026", round: 21 });
});

it("goals have minute, name and kind; half-time never comes from goals", () => {
  const goals = [
    ...MATCH.goals,
    { scoreTeam1: 1, scoreTeam2: 1, matchMinute: 44, goalGetterName: "C", isPenalty: true },
  ];
  const { matches, incidents } = read(round, [{ ...MATCH, goals, matchResults: [] }]);
  expect(matches?.[0]).not.toHaveProperty("halfTime");
  expect(incidents?.[0]?.incidents).toEqual([
    { kind: "goal", side: 1, score: [1, 0], minute: 16, player: "B. Šeško", playerId: "77" },
    { kind: "penalty", side: 2, score: [1, 1], minute: 44, player: "C" },
  ]);
});

it("results are told by their names where each type is 0", () => {
  const matchResults = [
    { resultTypeID: 0, resultName: "Endergebnis", pointsTeam1: 2, pointsTeam2: 0 },
    { resultTypeID: 0, resultName: "Halbzeitergebnis", pointsTeam1: 1, pointsTeam2: 0 },
  ];
  expect(read(round, [{ ...MATCH, matchIsFinished: true, matchResults }]).matches?.[0]).toMatchObject({
    state: -1,
    score: [2, 0],
    halfTime: [1, 0],
  });
});

it("goals of extra time and of a shoot-out are told by the goals where no result names them", () => {
  const goal = (scoreTeam1: number, scoreTeam2: number, more: object) => ({
    scoreTeam1,
    scoreTeam2,
    matchMinute: null,
    goalGetterName: "",
    ...more,
  });
  const goals = [
    goal(1, 0, { matchMinute: 100, isOvertime: true }),
    goal(1, 1, { matchMinute: 110, isOvertime: true }),
    goal(2, 1, { comment: "Elfmeterschießen" }),
    goal(3, 1, { comment: "Elfmeterschießen" }),
  ];
  const matchResults = [{ resultTypeID: 2, resultName: "Endergebnis", pointsTeam1: 0, pointsTeam2: 0 }];
  const cup = { ...MATCH, leagueShortcut: "dfb", goals, matchResults };
  expect(read(round, [{ ...cup, matchIsFinished: true }]).matches?.[0]).toMatchObject({
    score: [1, 1],
    regular: [0, 0],
    extra: [1, 1],
    penalties: [2, 0],
    winner: 1,
  });
  expect(read(round, [cup]).matches?.[0]).toMatchObject({ state: 4, score: [1, 1] });
});

it("a match that was forgotten while it ran has an unknown state", () => {
  const old = {
    ...MATCH,
    matchDateTimeUTC: "2026-11-21T12:00:00Z",
    lastUpdateDateTime: "2026-11-21T14:00:00",
  };
  expect(read(round, [old]).matches?.[0]?.state).toBe(-99);
});

it("a season's list tells dates alone of what began lately, and results of what is long over", () => {
  const over = {
    ...MATCH,
    matchID: 1,
    matchDateTimeUTC: "2026-11-14T14:30:00Z",
    matchIsFinished: true,
    matchResults: [{ resultTypeID: 2, pointsTeam1: 1, pointsTeam2: 0 }],
  };
  const { matches, incidents, complete } = read({ reads: "season", about: "bl1/2026" }, [MATCH, over]);
  expect(matches?.[0]).toMatchObject({ kickoffAt: Date.UTC(2026, 10, 21, 14, 30), round: 21 });
  for (const key of ["state", "score", "halfTime"]) expect(matches?.[0]).not.toHaveProperty(key);
  expect(matches?.[1]).toMatchObject({ state: -1, score: [1, 0] });
  expect(incidents).toHaveLength(1);
  expect(complete).toBeUndefined();
});

it("of leagues the newest season counts, and those that anybody adds are left out", () => {
  const league = (leagueShortcut: string, leagueSeason: string, sportName = "Fußball") => ({
    leagueShortcut,
    leagueSeason,
    sport: { sportName },
  });
  const { leagues } = read({ reads: "leagues" }, [
    league("bl1", "2025"),
    league("bl1", "2026"),
    league("PL", "2026"),
    league("wm2026", "2026"),
    league("em2024", "2024"),
    league("myleague", "2026"),
    league("bl2", "2026", "Handball"),
  ]);
  expect(leagues?.map(({ id, season }) => `${id} ${season}`)).toEqual(["bl1 2026", "pl 2026", "wm2026 2026"]);
});

it("a check tells a mark", () => {
  expect(read({ reads: "mark", check: true }, "2026-11-21T16:40:00.123")).toEqual({
    mark: "2026-11-21T16:40:00.123",
  });
});

it("a table has ranks by its order, and scorers come with the most goals first", () => {
  const row = {
    teamInfoId: 40,
    teamName: "FC Bayern",
    shortName: "Bayern",
    teamIconUrl: "https://i.example/b.png",
    points: 30,
    opponentGoals: 8,
    goals: 40,
    matches: 12,
    won: 9,
    lost: 0,
    draw: 3,
  };
  const { standings, teams } = read({ reads: "table", about: "bl1/2026" }, [row, { ...row, teamInfoId: 7 }]);
  expect(standings).toMatchObject({ leagueId: "bl1", season: "2026" });
  expect(standings?.tables[0]?.rows[1]).toEqual({
    teamId: "7",
    rank: 2,
    played: 12,
    won: 9,
    drawn: 3,
    lost: 0,
    scored: 40,
    conceded: 8,
    points: 30,
  });
  expect(teams?.[0]).toMatchObject({ id: "40", name: "FC Bayern", logo: "https://i.example/b.png" });
  const { scorers } = read({ reads: "scorers", about: "bl1/2026" }, [
    { goalGetterId: 1, goalGetterName: "A", goalCount: 3 },
    { goalGetterId: 2, goalGetterName: "B", goalCount: 9 },
    { goalGetterId: 3, goalGetterName: "", goalCount: 5 },
  ]);
  expect(scorers?.rows.map(({ name, goals }) => `${name} ${goals}`)).toEqual(["B 9", "A 3"]);
});

it("calls are those of the allowed leagues: a check and the active rounds", () => {
  const known = {
    leagues: [
      { id: "bl1", code: "bl1", season: "2026", activeRounds: [12] },
      { id: "bl2", code: "bl2", season: "2026", activeRounds: [3] },
    ],
    today: "2026-11-21",
    allowed: new Set(["bl1"]),
  };
  const paths = (need: Parameters<typeof openligadb.calls>[0]) =>
    openligadb.calls(need, known).map(({ path }) => path);
  expect(paths({ kind: "live" })).toEqual(["/getlastchangedate/bl1/2026/12", "/getmatchdata/bl1/2026/12"]);
  expect(paths({ kind: "day", date: "2026-11-21" })).toEqual(["/getmatchdata/bl1/2026"]);
  expect(paths({ kind: "leagues" })).toEqual(["/getavailableleagues"]);
  expect(paths({ kind: "standings", leagueId: "bl1" })).toEqual(["/getbltable/bl1/2026"]);
  expect(paths({ kind: "scorers", leagueId: "bl1" })).toEqual(["/getgoalgetters/bl1/2026"]);
  expect(paths({ kind: "team", teamId: "40" })).toEqual([]);
});
