/** The adapter of API-Football v3: all of football, with a key; a free plan of a hundred calls a day. */
import type {
  Facts,
  FeedAdapter,
  FeedAnswer,
  FeedCall,
  FeedNeed,
  FeedRead,
  KnownLeagues,
} from "../contract.ts";
import { asOf, DAY_MS, eachOnce, MINUTE_MS, readSafely } from "../reading/answers.ts";
import { objects } from "../reading/json.ts";
import { budget, readEnvelope } from "./readEnvelope.ts";
import { readFixture } from "./readFixture.ts";
import { readLeagues, readOdds, readScorers, readSquad, readStandings } from "./readTables.ts";

/** Matches in one call by ids. */
const AT_ONCE = 20;

function fixtures(call: FeedCall, answer: FeedAnswer, response: readonly unknown[]): Facts {
  const found = objects(response).flatMap((item) => readFixture(item, answer.receivedAt) ?? []);
  const date = call.reads === "day" ? Date.parse(`${call.about}T00:00:00Z`) : undefined;
  const leagues = new Map(found.map(({ league }) => [league.id, league]));
  return {
    leagues: [...leagues.values()],
    teams: eachOnce(found.flatMap(({ teams }) => teams)),
    matches: found.map(({ match }) => match),
    incidents: found.flatMap(({ match, incidents }) =>
      incidents === undefined ? [] : [{ matchId: match.id, incidents }],
    ),
    lineups: found.flatMap(({ match, lineups }) =>
      lineups === undefined ? [] : [{ matchId: match.id, teams: lineups }],
    ),
    statistics: found.flatMap(({ match, statistics }) =>
      statistics === undefined ? [] : [{ matchId: match.id, rows: statistics }],
    ),
    ...(date === undefined ? {} : { complete: { kind: "time", fromMs: date, toMs: date + DAY_MS } as const }),
  };
}

function readFacts(call: FeedCall, answer: FeedAnswer, response: readonly unknown[]): Facts {
  const about = call.about ?? "";
  switch (call.reads) {
    case "leagues":
      return { leagues: readLeagues(response) };
    case "standings":
      return response.length === 0 ? {} : readStandings(response, about);
    case "scorers":
      return response.length === 0 ? {} : readScorers(response, about);
    case "squad":
      return readSquad(response) ?? {};
    case "odds":
      return { odds: readOdds(response, about) };
    default:
      return fixtures(call, answer, response);
  }
}

function read(call: FeedCall, answer: FeedAnswer): FeedRead {
  const response = readEnvelope(answer);
  if ("ok" in response) return response;
  const left = budget(answer);
  return {
    ok: true,
    asOf: asOf(answer),
    facts: readFacts(call, answer, response),
    ...(left === undefined ? {} : { budget: left }),
  };
}

function idCalls(ids: readonly string[]): FeedCall[] {
  const slices = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, index) =>
    ids.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );
  return slices.map((slice) => ({ path: `/fixtures?ids=${slice.join("-")}`, reads: "fixtures" }));
}

/** All running matches in one call; the poller asks for those that are over by now by their ids. */
function liveCalls({ allowed }: KnownLeagues): FeedCall[] {
  const which = allowed === undefined ? "all" : [...allowed].join("-");
  return [{ path: `/fixtures?live=${which}`, reads: "live" }];
}

function calls(need: FeedNeed, known: KnownLeagues): readonly FeedCall[] {
  const seasonOf = (id: string): string | undefined =>
    known.leagues.find((league) => league.id === id)?.season;
  switch (need.kind) {
    case "leagues":
      return [{ path: "/leagues?current=true", reads: "leagues" }];
    case "day":
      return [{ path: `/fixtures?date=${need.date}`, reads: "day", about: need.date }];
    case "live":
      return liveCalls(known);
    case "match":
      return idCalls(need.ids);
    case "odds":
      return [{ path: `/odds?fixture=${need.matchId}`, reads: "odds", about: need.matchId }];
    case "standings":
    case "scorers": {
      const season = seasonOf(need.leagueId);
      if (season === undefined) return [];
      const path = need.kind === "standings" ? "/standings" : "/players/topscorers";
      return [
        {
          path: `${path}?league=${need.leagueId}&season=${season}`,
          reads: need.kind,
          about: need.leagueId,
        },
      ];
    }
    case "team":
      return [{ path: `/players/squads?team=${need.teamId}`, reads: "squad", about: need.teamId }];
    default:
      return [];
  }
}

export const apiFootball: FeedAdapter = {
  id: "api-football",
  terms: {
    name: "API-Football",
    homepage: "https://www.api-football.com",
    licence: "Free plan for personal use; see the terms of API-Football",
    attribution: "Football data: API-Football",
  },
  coverage: "More than a thousand leagues, with line-ups, events, statistics and prices",
  base: "https://v3.football.api-sports.io",
  key: { variable: "API_FOOTBALL_KEY", header: "x-apisports-key" },
  limits: [
    { calls: 80, perMs: DAY_MS, resetsAtUtcMidnight: true },
    { calls: 8, perMs: MINUTE_MS },
  ],
  pace: { idleMs: 6 * 60 * MINUTE_MS, liveMs: "rest", afterMs: 0 },
  daysAround: 1,
  gives: new Set([
    "clock",
    "halfTime",
    "cards",
    "lineups",
    "incidents",
    "statistics",
    "odds",
    "standings",
    "scorers",
    "squads",
  ]),
  calls,
  read: (call, answer) => readSafely(() => read(call, answer)),
};
