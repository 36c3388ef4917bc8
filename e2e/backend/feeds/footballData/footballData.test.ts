// What football-data.org says, field by field; states and shoot-outs are in readers.test.ts.
import { expect, it } from "vitest";
import type { FeedCall, Facts, FeedRead } from "../contract.ts";
import { footballData } from "./footballData.ts";

const NOW = Date.UTC(2026, 10, 21, 15, 10);

function answered(
  call: FeedCall,
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
): FeedRead {
  return footballData.read(call, {
    status,
    headers: new Headers(headers),
    body: JSON.stringify(body),
    receivedAt: NOW,
  });
}

function read(call: Omit<FeedCall, "path">, body: unknown): Facts {
  const found = answered({ path: "/", ...call }, body);
  if (!found.ok) throw new Error(found.reason);
  return found.facts;
}

const pair = (home: number | null, away: number | null) => ({ home, away });
const MATCH = {
  area: { id: 2081, name: "France", code: "FRA" },
  competition: {
    id: 2015,
    name: "Ligue 1",
    code: "FL1",
    type: "LEAGUE",
    emblem: "https://c.example/FL1.png",
  },
  season: { startDate: "2026-08-05" },
  id: 417_211,
  utcDate: "2026-11-21T13:00:00Z",
  status: "FINISHED",
  matchday: 6,
  stage: "REGULAR_SEASON",
  lastUpdated: "2026-11-21T20:20:12Z",
  homeTeam: {
    id: 512,
    name: "Stade Brestois 29",
    shortName: "Brest",
    tla: "BRE",
    crest: "https://c.example/512.png",
  },
  awayTeam: { id: 576, name: "RC Strasbourg Alsace", shortName: "Strasbourg", tla: "RC ", crest: null },
  score: { winner: "DRAW", duration: "REGULAR", fullTime: pair(1, 1), halfTime: pair(1, 0) },
  odds: { msg: "Activate Odds-Package in User-Panel to retrieve odds." },
  referees: [{ id: 1, name: "A. Whistle", type: "REFEREE" }],
};
const list = (...matches: object[]) => ({ resultSet: { count: matches.length }, matches });

it("a match has the source's ids, names, crest, emblem, country, kick-off, scores and round", () => {
  const { matches, teams, leagues, odds } = read({ reads: "matches" }, list(MATCH));
  expect(matches).toEqual([
    {
      id: "417211",
      leagueId: "2015",
      season: "2026",
      homeId: "512",
      awayId: "576",
      kickoffAt: Date.UTC(2026, 10, 21, 13),
      state: -1,
      score: [1, 1],
      halfTime: [1, 0],
      round: 6,
      referee: "A. Whistle",
    },
  ]);
  expect(teams?.[0]).toEqual({
    id: "512",
    name: "Stade Brestois 29",
    shortName: "Brest",
    code: "BRE",
    logo: "https://c.example/512.png",
  });
  expect(teams?.[1]?.logo).toBeNull();
  expect(leagues).toEqual([
    {
      id: "2015",
      code: "FL1",
      name: "Ligue 1",
      country: "FR",
      season: "2026",
      cup: false,
      logo: "https://c.example/FL1.png",
    },
  ]);
  expect(odds).toEqual([]);
});

it("the date of the last change is no age: it is ahead", () => {
  const found = answered({ path: "/", reads: "matches" }, list(MATCH));
  expect(found).toMatchObject({ ok: true, asOf: NOW });
});

it("an undecided pairing is left out until its teams are known", () => {
  const undecided = { ...MATCH, id: 2, homeTeam: { id: null, name: null, shortName: null, tla: null } };
  expect(read({ reads: "matches" }, list(undecided, MATCH)).matches).toHaveLength(1);
});

it("a cup match has its stage, extra time alone, and the winner of the tie", () => {
  const cup = {
    ...MATCH,
    competition: { ...MATCH.competition, type: "CUP" },
    stage: "BRONZE",
    matchday: null,
    score: {
      winner: "AWAY_TEAM",
      duration: "EXTRA_TIME",
      fullTime: pair(1, 2),
      halfTime: pair(0, 0),
      extraTime: pair(0, 1),
    },
  };
  expect(read({ reads: "matches" }, list(cup)).matches?.[0]).toMatchObject({
    stage: "BRONZE",
    score: [1, 2],
    regular: [1, 1],
    extra: [0, 1],
    winner: 2,
  });
});

it("minute, goals, cards, line-ups and prices of the paid plans are used where they are", () => {
  const [home, away] = [{ id: 512 }, { id: 576 }];
  const player = (id: number, position: string) => ({ id, name: `Player ${id}`, position, shirtNumber: id });
  const paid = {
    ...MATCH,
    status: "IN_PLAY",
    minute: 50,
    injuryTime: null,
    homeTeam: {
      ...MATCH.homeTeam,
      coach: { name: "Le Coach" },
      formation: "4-2-3-1",
      lineup: [player(1, "Goalkeeper"), player(5, "Centre-Back")],
      bench: [player(20, "Right Winger"), { id: null }],
    },
    awayTeam: { ...MATCH.awayTeam, lineup: [player(30, "Attacking Midfield")], bench: [] },
    goals: [
      { minute: 12, injuryTime: null, type: "PENALTY", team: home, scorer: { id: 9, name: "S" } },
      {
        minute: 45,
        injuryTime: 2,
        type: "OWN",
        team: away,
        scorer: { id: 8, name: "O" },
        score: pair(1, 1),
      },
    ],
    bookings: [
      { minute: 30, team: home, player: { id: 7, name: "B" }, card: "YELLOW" },
      { minute: 40, team: away, player: { id: 6, name: "C" }, card: "RED" },
      { minute: 41, team: away, player: { id: 5, name: "D" }, card: "YELLOW_RED" },
    ],
    odds: { homeWin: 2.1, draw: 3.4, awayWin: 3.2 },
  };
  const { matches, incidents, lineups, odds } = read({ reads: "match", about: "417211" }, paid);
  expect(matches?.[0]).toMatchObject({
    state: 3,
    periodStartedAt: NOW - 4 * 60_000,
    yellow: [1, 0],
    red: [0, 2],
    hasLineup: true,
  });
  expect(incidents?.[0]?.incidents.map(({ kind, minute, added }) => [kind, minute, added])).toEqual([
    ["penalty", 12, undefined],
    ["yellowCard", 30, undefined],
    ["redCard", 40, undefined],
    ["secondYellow", 41, undefined],
    ["ownGoal", 45, 2],
  ]);
  expect(lineups?.[0]?.teams).toEqual([
    {
      teamId: "512",
      formation: "4-2-3-1",
      coach: "Le Coach",
      starters: [
        { id: "1", name: "Player 1", number: 1, place: "goalkeeper" },
        { id: "5", name: "Player 5", number: 5, place: "defender" },
      ],
      bench: [{ id: "20", name: "Player 20", number: 20, place: "forward" }],
    },
    {
      teamId: "576",
      starters: [{ id: "30", name: "Player 30", number: 30, place: "midfielder" }],
      bench: [],
    },
  ]);
  expect(odds).toEqual([{ matchId: "417211", bookmaker: "", home: 2.1, draw: 3.4, away: 3.2 }]);
});

it("a list that says how many it has is complete for its days, of which the last is exclusive", () => {
  const call = { path: "/matches?dateFrom=2026-11-20&dateTo=2026-11-23", reads: "matches" };
  const found = answered(call, list(MATCH));
  expect(found).toMatchObject({
    facts: {
      complete: { kind: "time", fromMs: Date.UTC(2026, 10, 20), toMs: Date.UTC(2026, 10, 23) },
    },
  });
  const cut = answered(call, { ...list(MATCH), resultSet: { count: 2 } });
  expect(cut.ok && cut.facts.complete).toBe(undefined);
});

it("headers say what is left of the minute, less what we leave", () => {
  const headers = { "x-requests-available-minute": "5", "x-requestcounter-reset": "20" };
  expect(answered({ path: "/", reads: "matches" }, list(), 200, headers)).toMatchObject({
    budget: { left: 3, untilMs: NOW + 20_000 },
  });
});

it.each([
  [400, { message: "Your API token is invalid." }, { reason: "KEY" }],
  [
    429,
    { message: "You reached your request limit. Wait 37 seconds." },
    { reason: "THROTTLED", retryAt: NOW + 37_000 },
  ],
  [403, { message: "The resource you are looking for is restricted." }, { reason: "PLAN" }],
])("status %i with %j is %j", (status, body, failed) => {
  expect(answered({ path: "/", reads: "matches" }, body, status)).toEqual({ ok: false, ...failed });
});

it("tables are read by their parts, scorers and squads by player", () => {
  const row = {
    position: 1,
    team: { id: 4, name: "BVB", tla: "BVB" },
    playedGames: 9,
    form: "W,L,D",
    won: 6,
    draw: 1,
    lost: 2,
    points: 19,
    goalsFor: 20,
    goalsAgainst: 8,
  };
  const { standings } = read(
    { reads: "standings", about: "2002" },
    {
      season: { startDate: "2026-08-20" },
      standings: [
        { type: "TOTAL", group: null, table: [row, { ...row, team: null }] },
        { type: "AWAY", group: "Group B", table: [row] },
      ],
    },
  );
  expect(standings).toMatchObject({ leagueId: "2002", season: "2026" });
  expect(standings?.tables.map(({ part, group, rows }) => [part, group, rows.length])).toEqual([
    ["total", "", 1],
    ["away", "Group B", 1],
  ]);
  expect(standings?.tables[0]?.rows[0]).toEqual({
    teamId: "4",
    rank: 1,
    played: 9,
    won: 6,
    drawn: 1,
    lost: 2,
    scored: 20,
    conceded: 8,
    points: 19,
    form: "WLD",
  });
  const { scorers } = read(
    { reads: "scorers", about: "2002" },
    {
      season: { startDate: "2026-08-20" },
      scorers: [
        {
          player: { id: 1, name: "A" },
          team: { id: 4, name: "BVB" },
          goals: 8,
          assists: null,
          penalties: 2,
          playedMatches: 9,
        },
      ],
    },
  );
  expect(scorers?.rows).toEqual([
    { playerId: "1", name: "A", teamId: "4", goals: 8, penalties: 2, played: 9 },
  ]);
  const { squad, teams } = read(
    { reads: "team", about: "4" },
    {
      id: 4,
      name: "BVB",
      founded: 1909,
      venue: "Westfalenstadion",
      area: { code: "DEU" },
      coach: { name: "E. Coach" },
      squad: [
        {
          id: 9,
          name: "K. Keeper",
          position: "Goalkeeper",
          dateOfBirth: "1997-12-06",
          nationality: "Switzerland",
        },
        { id: 10, name: "Left Back", position: "Left-Back", dateOfBirth: "?", nationality: "" },
      ],
    },
  );
  expect(teams?.[0]).toMatchObject({ founded: 1909, venue: "Westfalenstadion", country: "DE" });
  expect(squad).toEqual({
    teamId: "4",
    coach: "E. Coach",
    players: [
      {
        id: "9",
        name: "K. Keeper",
        place: "goalkeeper",
        bornOn: "1997-12-06",
        nationality: "Switzerland",
      },
      { id: "10", name: "Left Back", place: "defender" },
    ],
  });
});

it("calls are three days at once, by competition where they are limited", () => {
  const known = {
    leagues: [{ id: "2002", code: "BL1", season: "2026", activeRounds: [] }],
    today: "2026-11-21",
    allowed: new Set(["bl1", "pl"]),
  };
  const paths = (need: Parameters<typeof footballData.calls>[0]) =>
    footballData.calls(need, known).map(({ path }) => path);
  expect(paths({ kind: "live" })).toEqual([
    "/matches?dateFrom=2026-11-20&dateTo=2026-11-23&competitions=BL1,PL",
  ]);
  expect(paths({ kind: "match", ids: ["1", "2"] })).toEqual(["/matches/1", "/matches/2"]);
  expect(paths({ kind: "standings", leagueId: "2002" })).toEqual(["/competitions/BL1/standings"]);
  expect(paths({ kind: "scorers", leagueId: "2002" })).toEqual(["/competitions/BL1/scorers"]);
  expect(paths({ kind: "team", teamId: "4" })).toEqual(["/teams/4"]);
  expect(paths({ kind: "odds", matchId: "1" })).toEqual([]);
});
