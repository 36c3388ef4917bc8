// What API-Football says, field by field; states, errors and the budget of paid plans are in readers.test.ts.
import { describe, expect, it } from "vitest";
import type { FeedCall, Facts } from "../contract.ts";
import { apiFootball } from "./apiFootball.ts";

const NOW = Date.UTC(2026, 10, 21, 15, 10);
const MINUTE = 60_000;

function answered(call: FeedCall, response: unknown, headers: Record<string, string> = {}) {
  return apiFootball.read(call, {
    status: 200,
    headers: new Headers(headers),
    body: JSON.stringify({ errors: [], response }),
    receivedAt: NOW,
  });
}

function read(call: Omit<FeedCall, "path">, response: unknown): Facts {
  const found = answered({ path: "/", ...call }, response);
  if (!found.ok) throw new Error(found.reason);
  return found.facts;
}

const pair = (home: number | null, away: number | null) => ({ home, away });
const NONE = pair(null, null);
const [HOME, AWAY] = [{ id: 530 }, { id: 505 }];
const event = (elapsed: number, type: string, detail: string, more: object = {}) => ({
  time: { elapsed, extra: null },
  team: HOME,
  player: { id: 1, name: "A" },
  assist: { id: null, name: null },
  type,
  detail,
  comments: null,
  ...more,
});

const FIXTURE = {
  fixture: {
    id: 1_149_519,
    referee: "S. Marciniak",
    timestamp: 1_795_274_400,
    periods: { first: 1_795_274_400, second: null },
    venue: { id: 1, name: "Metropolitano" },
    status: { short: "2H", elapsed: 60, extra: null },
  },
  league: {
    id: 2,
    name: "UEFA Champions League",
    country: "World",
    logo: "https://m.example/2.png",
    season: 2026,
    round: "Round of 16",
  },
  teams: {
    home: { id: 530, name: "Atletico Madrid", logo: "https://m.example/530.png", winner: null },
    away: { id: 505, name: "Inter", logo: null, winner: null },
  },
  goals: pair(2, 1),
  score: { halftime: pair(1, 1), fulltime: NONE, extratime: NONE, penalty: NONE },
};

describe("a match", () => {
  it("has the source's ids, names, logo, kick-off, score, half-time, start of the half and stage", () => {
    const { matches, teams, leagues } = read({ reads: "live" }, [FIXTURE]);
    expect(matches).toEqual([
      {
        id: "1149519",
        leagueId: "2",
        season: "2026",
        homeId: "530",
        awayId: "505",
        kickoffAt: 1_795_274_400_000,
        state: 3,
        score: [2, 1],
        halfTime: [1, 1],
        periodStartedAt: NOW - 14 * MINUTE,
        stage: "Round of 16",
        venue: "Metropolitano",
        referee: "S. Marciniak",
      },
    ]);
    expect(teams).toEqual([
      { id: "530", name: "Atletico Madrid", logo: "https://m.example/530.png" },
      { id: "505", name: "Inter", logo: null },
    ]);
    expect(leagues?.[0]).toMatchObject({ id: "2", country: "INT", season: "2026", topLevel: true });
  });

  it("has no half-time before the break: the source repeats the running score", () => {
    const first = {
      ...FIXTURE,
      fixture: { ...FIXTURE.fixture, status: { short: "1H", elapsed: 30, extra: null } },
    };
    expect(read({ reads: "live" }, [first]).matches?.[0]).not.toHaveProperty("halfTime");
  });

  it("has 90 minutes, extra time alone and shoot-out, and who advances", () => {
    const long = {
      ...FIXTURE,
      fixture: { ...FIXTURE.fixture, status: { short: "PEN", elapsed: 120, extra: null } },
      teams: { ...FIXTURE.teams, home: { ...FIXTURE.teams.home, winner: true } },
      goals: pair(2, 2),
      score: { halftime: pair(1, 1), fulltime: pair(2, 1), extratime: pair(0, 1), penalty: pair(3, 2) },
    };
    expect(read({ reads: "live" }, [long]).matches?.[0]).toMatchObject({
      state: -1,
      score: [2, 2],
      regular: [2, 1],
      extra: [0, 1],
      penalties: [3, 2],
      winner: 1,
    });
  });

  it("that was awarded without goals is cancelled", () => {
    for (const short of ["AWD", "WO"]) {
      const fixture = { ...FIXTURE.fixture, status: { short, elapsed: null, extra: null } };
      const awarded = { ...FIXTURE, fixture, goals: NONE };
      expect(read({ reads: "live" }, [awarded]).matches?.[0]?.state).toBe(-10);
    }
  });

  it("of a regular season has the number of its round", () => {
    const league = { ...FIXTURE.league, round: "Regular Season - 32" };
    expect(read({ reads: "live" }, [{ ...FIXTURE, league }]).matches?.[0]).toMatchObject({ round: 32 });
  });

  it("is in a complete list for a UTC day", () => {
    const { complete } = read({ reads: "day", about: "2026-11-21" }, [FIXTURE]);
    expect(complete).toEqual({
      kind: "time",
      fromMs: Date.UTC(2026, 10, 21),
      toMs: Date.UTC(2026, 10, 22),
    });
  });
});

it("events are goals, cards, substitutions, kicks and announcements, each once, in order", () => {
  const events = [
    event(80, "subst", "Substitution 1", { player: { id: 3, name: "Off" }, assist: { id: 4, name: "On" } }),
    event(20, "Goal", "Normal Goal", { assist: { id: 2, name: "B" } }),
    event(20, "Goal", "Normal Goal", { assist: { id: 2, name: "B" } }),
    event(30, "Goal", "Own Goal", { team: AWAY }),
    event(40, "Goal", "Missed Penalty"),
    event(45, "Card", "Yellow Card", { time: { elapsed: 45, extra: 2 } }),
    event(50, "Card", "Second Yellow card", { team: AWAY }),
    event(55, "Card", "Red Card"),
    event(60, "Var", "Goal cancelled"),
    event(120, "Goal", "Penalty", { comments: "Penalty Shootout" }),
    event(120, "Goal", "Missed Penalty", { comments: "Penalty Shootout", team: AWAY }),
    event(61, "Goal", "Normal Goal", { team: { id: 999 } }),
  ];
  const { incidents, matches } = read({ reads: "fixtures" }, [{ ...FIXTURE, events }]);
  expect(
    incidents?.[0]?.incidents.map(({ kind, side, player, other }) => [kind, side, player, other]),
  ).toEqual([
    ["goal", 1, "A", "B"],
    ["ownGoal", 2, "A", undefined],
    ["missedPenalty", 1, "A", undefined],
    ["yellowCard", 1, "A", undefined],
    ["secondYellow", 2, "A", undefined],
    ["redCard", 1, "A", undefined],
    ["var", 1, "A", undefined],
    ["substitution", 1, "On", "Off"],
    ["shootOutGoal", 1, "A", undefined],
    ["shootOutMiss", 2, "A", undefined],
  ]);
  // Announcements of the video referee change no score.
  expect(matches?.[0]).toMatchObject({ score: [2, 1], yellow: [1, 0], red: [1, 1] });
});

it("line-ups have formation, coach, and players with number, place and grid", () => {
  const player = (id: number, pos: string | null, grid: string | null) => ({
    player: { id, name: `Player ${id}`, number: id, pos, grid },
  });
  const side = (team: object) => ({
    team,
    coach: { id: 1, name: "D. Coach" },
    formation: "3-5-2",
    startXI: [player(1, "G", "1:1"), player(2, "D", "2:3"), player(3, "?", "wide")],
    substitutes: [player(12, "F", null), { player: { id: null } }],
  });
  const { lineups, matches } = read({ reads: "fixtures" }, [
    { ...FIXTURE, lineups: [side(HOME), side(AWAY)] },
  ]);
  expect(matches?.[0]?.hasLineup).toBe(true);
  expect(lineups?.[0]?.teams.map(({ teamId }) => teamId)).toEqual(["530", "505"]);
  expect(lineups?.[0]?.teams[0]).toEqual({
    teamId: "530",
    formation: "3-5-2",
    coach: "D. Coach",
    starters: [
      { id: "1", name: "Player 1", number: 1, place: "goalkeeper", grid: "1:1" },
      { id: "2", name: "Player 2", number: 2, place: "defender", grid: "2:3" },
      { id: "3", name: "Player 3", number: 3 },
    ],
    bench: [{ id: "12", name: "Player 12", number: 12, place: "forward" }],
  });
  expect(read({ reads: "fixtures" }, [{ ...FIXTURE, lineups: [] }]).lineups).toEqual([]);
});

it("statistics have the values of both teams as they were told", () => {
  const statistics = [
    {
      team: HOME,
      statistics: [
        { type: "Ball Possession", value: "47%" },
        { type: "Fouls", value: 9 },
      ],
    },
    {
      team: AWAY,
      statistics: [
        { type: "Ball Possession", value: "53%" },
        { type: "Fouls", value: null },
      ],
    },
  ];
  expect(read({ reads: "fixtures" }, [{ ...FIXTURE, statistics }]).statistics?.[0]?.rows).toEqual([
    { name: "Ball Possession", home: "47%", away: "53%" },
    { name: "Fouls", home: "9", away: null },
  ]);
});

it("prices are those of the 1X2 bet of each bookmaker that has all three", () => {
  const bet = (values: object[], id = 1) => ({ id, name: id === 1 ? "Match Winner" : "Goals", values });
  const value = (name: string, odd: unknown) => ({ value: name, odd });
  const all = [value("Home", "2.10"), value("Draw", "3.40"), value("Away", "3.25")];
  const bookmakers = [
    { id: 8, name: "Bet A", bets: [bet([value("Over", "1.9")], 5), bet(all)] },
    { id: 9, name: "Bet B", bets: [bet(all.slice(1))] },
    { id: 10, name: "Bet C", bets: [bet([value("Home", "1.00"), ...all.slice(1)])] },
  ];
  expect(read({ reads: "odds", about: "77" }, [{ bookmakers }]).odds).toEqual([
    { matchId: "77", bookmaker: "Bet A", home: 2.1, draw: 3.4, away: 3.25 },
  ]);
  expect(read({ reads: "odds", about: "77" }, []).odds).toEqual([]);
});

it("squads have number, place and age", () => {
  const { squad } = read({ reads: "squad", about: "33" }, [
    {
      team: { id: 33, name: "Manchester United", logo: null },
      players: [
        { id: 1, name: "K", age: 29, number: 22, position: "Goalkeeper" },
        { id: 2, name: "F", age: null, number: null, position: "Attacker" },
        { id: 3, name: null },
      ],
    },
  ]);
  expect(squad).toEqual({
    teamId: "33",
    players: [
      { id: "1", name: "K", age: 29, number: 22, place: "goalkeeper" },
      { id: "2", name: "F", place: "forward" },
    ],
  });
  expect(read({ reads: "squad", about: "33" }, [])).toEqual({});
});

it("tables have parts, groups, form and notes; ranks at home and away follow from their results", () => {
  const part = (win: number, draw: number, scored: number) => ({
    played: 2,
    win,
    draw,
    lose: 2 - win - draw,
    goals: { for: scored, against: 1 },
  });
  const row = (id: number, rank: number, home: object, group = "Group A") => ({
    rank,
    team: { id, name: `Team ${id}`, logo: null },
    points: 9,
    group,
    form: "WWD",
    description: rank === 1 ? "Promotion" : null,
    all: part(2, 0, 4),
    home,
    away: part(1, 0, 1),
  });
  const standings = [
    [row(1, 1, part(0, 1, 1)), row(2, 2, part(2, 0, 3))],
    [row(3, 1, part(1, 0, 1), "Group B")],
  ];
  const read_ = read({ reads: "standings", about: "39" }, [{ league: { season: 2026, standings } }]);
  expect(read_.standings).toMatchObject({ leagueId: "39", season: "2026" });
  const tables = read_.standings?.tables ?? [];
  expect(tables.map(({ part: which, group }) => `${which} ${group}`)).toEqual([
    "total Group A",
    "home Group A",
    "away Group A",
    "total Group B",
    "home Group B",
    "away Group B",
  ]);
  expect(tables[0]?.rows[0]).toMatchObject({
    teamId: "1",
    rank: 1,
    points: 9,
    form: "WWD",
    note: "Promotion",
  });
  expect(tables[1]?.rows.map(({ teamId, rank, points }) => [teamId, rank, points])).toEqual([
    ["2", 1, 6],
    ["1", 2, 1],
  ]);
  // The free plan has no table of the current season: pages show the league's matches then.
  expect(read({ reads: "standings", about: "39" }, [])).toEqual({});
});

it("scorers have goals, assists, penalties and matches", () => {
  const { scorers } = read({ reads: "scorers", about: "78" }, [
    {
      player: { id: 184, name: "H. Kane" },
      statistics: [
        {
          team: { id: 157, name: "Bayern" },
          league: { season: 2026 },
          games: { appearences: 12 },
          goals: { total: 14, assists: null },
          penalty: { scored: 3 },
        },
      ],
    },
  ]);
  expect(scorers).toEqual({
    leagueId: "78",
    season: "2026",
    rows: [{ playerId: "184", name: "H. Kane", teamId: "157", goals: 14, penalties: 3, played: 12 }],
  });
});

it("leagues have country and current season", () => {
  const league = (id: number, type: string, country: string, current: boolean) => ({
    league: { id, name: `League ${id}`, type, logo: null },
    country: { name: country, code: null },
    seasons: [
      { year: 2025, current: false },
      { year: 2026, current },
    ],
  });
  const { leagues } = read({ reads: "leagues" }, [
    league(78, "League", "Germany", true),
    league(81, "Cup", "England", true),
    league(5, "Cup", "World", false),
  ]);
  expect(leagues?.map(({ id, country, season, cup }) => [id, country, season, cup])).toEqual([
    ["78", "DE", "2026", false],
    ["81", "GB-ENG", "2026", true],
  ]);
});

it("headers of the free plan say what is left of the day, less what we leave", () => {
  const headers = { "x-ratelimit-requests-limit": "100", "x-ratelimit-requests-remaining": "70" };
  const found = answered({ path: "/", reads: "live" }, [], headers);
  expect(found).toMatchObject({ budget: { left: 50, untilMs: Date.UTC(2026, 10, 22) } });
  expect(found.ok && found.budget?.limits).toBe(undefined);
});

it("calls are a day, all that runs, twenty matches at once, and single ones for pages", () => {
  const known = {
    leagues: [{ id: "78", code: "78", season: "2026", activeRounds: [] }],
    today: "2026-11-21",
    allowed: undefined,
  };
  const paths = (need: Parameters<typeof apiFootball.calls>[0]) =>
    apiFootball.calls(need, known).map(({ path }) => path);
  expect(paths({ kind: "leagues" })).toEqual(["/leagues?current=true"]);
  expect(paths({ kind: "day", date: "2026-11-21" })).toEqual(["/fixtures?date=2026-11-21"]);
  expect(paths({ kind: "live" })).toEqual(["/fixtures?live=all"]);
  const ids = Array.from({ length: 21 }, (_, index) => String(index + 1));
  expect(paths({ kind: "match", ids }).map((path) => path.split("-").length)).toEqual([20, 1]);
  expect(paths({ kind: "odds", matchId: "5" })).toEqual(["/odds?fixture=5"]);
  expect(paths({ kind: "standings", leagueId: "78" })).toEqual(["/standings?league=78&season=2026"]);
  expect(paths({ kind: "scorers", leagueId: "78" })).toEqual(["/players/topscorers?league=78&season=2026"]);
  expect(paths({ kind: "standings", leagueId: "1" })).toEqual([]);
  expect(paths({ kind: "team", teamId: "157" })).toEqual(["/players/squads?team=157"]);
  expect(apiFootball.calls({ kind: "live" }, { ...known, allowed: new Set(["78", "79"]) })[0]?.path).toBe(
    "/fixtures?live=78-79",
  );
});
