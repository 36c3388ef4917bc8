/** The adapter of OpenLigaDB: German football, kept up by volunteers, without a key. */
import type { FeedAdapter, FeedAnswer, FeedCall, FeedRead, KnownLeagues, MatchFact } from "../contract.ts";
import {
  asOf,
  DAY_MS,
  eachOnce,
  fault,
  MINUTE_MS,
  parse,
  readSafely,
  statusFault,
} from "../reading/answers.ts";
import { isObject, objects } from "../reading/json.ts";
import { leagueFact, readLeagues } from "./leagues.ts";
import { readMatch } from "./readMatch.ts";
import { readScorers, readTable } from "./readTables.ts";

/** A whole season's answer may be hours old: results of matches that began later are not taken from it. */
const SEASON_LAG_MS = 12 * 60 * MINUTE_MS;

/** The leagues that `--feed-leagues` allows. */
function allowed({ leagues, allowed: codes }: KnownLeagues): KnownLeagues["leagues"] {
  return codes === undefined ? leagues : leagues.filter(({ code }) => codes.has(code.toLowerCase()));
}

function liveCalls(known: KnownLeagues): FeedCall[] {
  return allowed(known).flatMap(({ id, season, activeRounds }) =>
    activeRounds.flatMap((round): FeedCall[] => [
      { path: `/getlastchangedate/${id}/${season}/${round}`, reads: "mark", check: true },
      {
        path: `/getmatchdata/${id}/${season}/${round}`,
        reads: "round",
        about: `${id}/${season}/${round}`,
        staleMs: 2 * MINUTE_MS,
      },
    ]),
  );
}

/** Only the dates of matches that began lately, or are still to begin. */
function datesOnly(match: MatchFact, receivedAt: number): MatchFact {
  const old = match.kickoffAt !== undefined && match.kickoffAt < receivedAt - SEASON_LAG_MS;
  if (old) return match;
  const { state: _, score: _score, halfTime: _half, finalScoreMissing: _missing, ...dates } = match;
  return dates;
}

function readMatches(call: FeedCall, answer: FeedAnswer, json: unknown): FeedRead {
  if (!Array.isArray(json)) return fault("UNREADABLE");
  const found = objects(json).flatMap((item) => readMatch(item, answer.receivedAt) ?? []);
  const whole = call.reads === "round";
  const [leagueId = "", season = "", round = ""] = (call.about ?? "").split("/");
  const old = ({ kickoffAt = answer.receivedAt }: MatchFact): boolean =>
    kickoffAt < answer.receivedAt - SEASON_LAG_MS;
  const league = leagueFact(leagueId, season);
  return {
    ok: true,
    asOf: asOf(answer),
    facts: {
      ...(league === undefined ? {} : { leagues: [league] }),
      teams: eachOnce(found.flatMap(({ teams }) => teams)),
      matches: found.map(({ match }) => (whole ? match : datesOnly(match, answer.receivedAt))),
      wholeSeason: true,
      incidents: found.filter(({ match }) => whole || old(match)).map(({ incidents }) => incidents),
      ...(whole && found.length > 0
        ? { complete: { kind: "round", leagueId, season, round: Number(round) } as const }
        : {}),
    },
  };
}

function read(call: FeedCall, answer: FeedAnswer): FeedRead {
  const failed = statusFault(answer);
  if (failed !== undefined) return failed;
  const json = parse(answer.body);
  if (json === undefined) return fault("UNREADABLE");
  const [leagueId = "", season = ""] = (call.about ?? "").split("/");
  const of = asOf(answer);
  switch (call.reads) {
    case "leagues":
      return Array.isArray(json)
        ? {
            ok: true,
            asOf: of,
            facts: { leagues: readLeagues(json, new Date(answer.receivedAt).getUTCFullYear()) },
          }
        : fault("UNREADABLE");
    case "mark":
      return typeof json === "string"
        ? { ok: true, asOf: of, facts: { mark: json.slice(0, 40) } }
        : fault("UNREADABLE");
    case "table":
      if (!Array.isArray(json)) return fault("UNREADABLE");
      return { ok: true, asOf: of, facts: readTable(json, leagueId, season) };
    case "scorers":
      if (!Array.isArray(json)) return fault("UNREADABLE");
      return { ok: true, asOf: of, facts: { scorers: readScorers(json, leagueId, season) } };
    default:
      return readMatches(call, answer, isObject(json) ? [json] : json);
  }
}

export const openligadb: FeedAdapter = {
  id: "openligadb",
  terms: {
    name: "OpenLigaDB",
    homepage: "https://www.openligadb.de",
    licence: "Open Database License (ODbL) v1.0",
    attribution: "Datenquelle: OpenLigaDB (www.openligadb.de) — Open Database License (ODbL) v1.0.",
  },
  coverage:
    "Bundesliga, 2. Bundesliga, 3. Liga, DFB-Pokal, Premier League, tournaments; entered by volunteers",
  base: "https://api.openligadb.de",
  limits: [
    { calls: 30, perMs: MINUTE_MS },
    { calls: 600, perMs: 60 * MINUTE_MS },
  ],
  pace: { idleMs: 30 * MINUTE_MS, liveMs: 30_000, afterMs: 5 * MINUTE_MS },
  gives: new Set(["halfTime", "incidents", "standings", "scorers"]),
  calls(need, known) {
    const league = (id: string) => known.leagues.find((each) => each.id === id);
    switch (need.kind) {
      case "leagues":
        return [{ path: "/getavailableleagues", reads: "leagues" }];
      case "day":
        return allowed(known).map(({ id, season }) => ({
          path: `/getmatchdata/${id}/${season}`,
          reads: "season",
          about: `${id}/${season}`,
          staleMs: DAY_MS,
        }));
      case "live":
        return liveCalls(known);
      case "standings":
      case "scorers": {
        const found = league(need.leagueId);
        if (found === undefined) return [];
        const about = `${found.id}/${found.season}`;
        return need.kind === "standings"
          ? [{ path: `/getbltable/${about}`, reads: "table", about }]
          : [{ path: `/getgoalgetters/${about}`, reads: "scorers", about }];
      }
      default:
        return [];
    }
  },
  read: (call, answer) => readSafely(() => read(call, answer)),
};
