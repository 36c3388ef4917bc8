/** The adapter of football-data.org v4: twelve competitions with a free key, scores delayed. */
import type {
  Facts,
  FeedAdapter,
  FeedAnswer,
  FeedBudget,
  FeedCall,
  FeedRead,
  MatchScope,
} from "../contract.ts";
import {
  asOf,
  dateAfter,
  eachOnce,
  fault,
  MINUTE_MS,
  parse,
  readSafely,
  statusFault,
} from "../reading/answers.ts";
import { isObject, type Json, objects, part, text } from "../reading/json.ts";
import { readMatch } from "./readMatch.ts";
import { readScorers, readSquad, readStandings } from "./readTables.ts";

/** Calls a minute of the free plan, and ours. */
const THEIR_CALLS = 10;
const OUR_CALLS = 8;

function budget({ headers, receivedAt }: FeedAnswer): FeedBudget | undefined {
  const left = headers.get("x-requests-available-minute");
  const reset = headers.get("x-requestcounter-reset");
  if (left === null || !/^\d{1,6}$/.test(left)) return undefined;
  const seconds = reset !== null && /^\d{1,3}$/.test(reset) ? Number(reset) : 60;
  return {
    left: Math.max(0, Number(left) - (THEIR_CALLS - OUR_CALLS)),
    untilMs: receivedAt + Math.min(60, seconds) * 1000,
  };
}

/** A key that is wrong is told with status 400. */
function refused(answer: FeedAnswer, json: unknown): (FeedRead & { ok: false }) | undefined {
  const failed = statusFault(answer);
  if (failed === undefined) return undefined;
  const message = isObject(json) ? (text(json["message"], 300)?.toLowerCase() ?? "") : "";
  if (answer.status === 400 && message.includes("token")) return fault("KEY");
  const seconds = /wait (\d{1,4}) seconds/.exec(message)?.[1];
  if (failed.reason === "THROTTLED" && failed.retryAt === undefined && seconds !== undefined)
    return fault("THROTTLED", answer.receivedAt + Number(seconds) * 1000);
  return failed;
}

/** The scope of a list that is complete: its dates, of which the last is exclusive. */
function scope(call: FeedCall, json: Json): MatchScope | undefined {
  const dates = /dateFrom=(\d{4}-\d\d-\d\d)&dateTo=(\d{4}-\d\d-\d\d)/.exec(call.path);
  const count = part(json, "resultSet")["count"];
  if (dates === null || count !== objects(json["matches"]).length) return undefined;
  return {
    kind: "time",
    fromMs: Date.parse(`${dates[1]}T00:00:00Z`),
    toMs: Date.parse(`${dates[2]}T00:00:00Z`),
  };
}

function readMatches(call: FeedCall, answer: FeedAnswer, json: Json): Facts | undefined {
  const one = call.reads === "match";
  if (!one && !Array.isArray(json["matches"])) return undefined;
  const list = one ? [json] : objects(json["matches"]);
  const competition = part(json, "competition");
  const found = list.flatMap((item) => readMatch(item, answer.receivedAt, competition) ?? []);
  const complete = one ? undefined : scope(call, json);
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
    odds: found.flatMap(({ odds }) => odds ?? []),
    ...(complete === undefined ? {} : { complete }),
  };
}

function readFacts(call: FeedCall, answer: FeedAnswer, json: Json): Facts | undefined {
  switch (call.reads) {
    case "standings":
      return Array.isArray(json["standings"]) ? readStandings(json, call.about ?? "") : undefined;
    case "scorers":
      return Array.isArray(json["scorers"]) ? readScorers(json, call.about ?? "") : undefined;
    case "team":
      return readSquad(json);
    default:
      return readMatches(call, answer, json);
  }
}

function read(call: FeedCall, answer: FeedAnswer): FeedRead {
  const json = parse(answer.body);
  const failed = refused(answer, json);
  if (failed !== undefined) return failed;
  const facts = isObject(json) ? readFacts(call, answer, json) : undefined;
  if (facts === undefined) return fault("UNREADABLE");
  const left = budget(answer);
  return { ok: true, asOf: asOf(answer), facts, ...(left === undefined ? {} : { budget: left }) };
}

/** Three days in one call: yesterday, the day, and the next one. */
function dayCall(date: string, allowed: ReadonlySet<string> | undefined): FeedCall {
  const some =
    allowed === undefined ? "" : `&competitions=${[...allowed].map((code) => code.toUpperCase()).join(",")}`;
  return {
    path: `/matches?dateFrom=${dateAfter(date, -1)}&dateTo=${dateAfter(date, 2)}${some}`,
    reads: "matches",
  };
}

export const footballData: FeedAdapter = {
  id: "football-data",
  terms: {
    name: "football-data.org",
    homepage: "https://www.football-data.org",
    licence: "Free plan for personal use; see the terms of football-data.org",
    attribution: "Football data provided by the Football-Data.org API",
  },
  coverage: "Twelve competitions, among them the first leagues of England, Spain, Italy, Germany and France",
  base: "https://api.football-data.org/v4",
  key: { variable: "FOOTBALL_DATA_KEY", header: "X-Auth-Token" },
  limits: [{ calls: OUR_CALLS, perMs: MINUTE_MS }],
  pace: { idleMs: 30 * MINUTE_MS, liveMs: MINUTE_MS, afterMs: 5 * MINUTE_MS },
  delayed: true,
  daysAround: 1,
  gives: new Set(["halfTime", "standings", "scorers", "squads"]),
  calls(need, known) {
    const code = (id: string): string => known.leagues.find((league) => league.id === id)?.code ?? id;
    switch (need.kind) {
      case "day":
        return [dayCall(need.date, known.allowed)];
      case "live":
        return [dayCall(known.today, known.allowed)];
      case "match":
        return need.ids.map((id) => ({ path: `/matches/${id}`, reads: "match", about: id }));
      case "standings":
      case "scorers":
        return [
          {
            path: `/competitions/${code(need.leagueId)}/${need.kind}`,
            reads: need.kind,
            about: need.leagueId,
          },
        ];
      case "team":
        return [{ path: `/teams/${need.teamId}`, reads: "team", about: need.teamId }];
      default:
        return [];
    }
  },
  read: (call, answer) => readSafely(() => read(call, answer)),
};
