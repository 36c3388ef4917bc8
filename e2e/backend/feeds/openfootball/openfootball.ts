/** The adapter of openfootball: schedules and results from a folder of its JSON files, without a network. */
import type { FeedAdapter, FeedAnswer, FeedCall, FeedRead, LeagueFact } from "../contract.ts";
import { eachOnce, fault, MINUTE_MS, parse, readSafely, statusFault } from "../reading/answers.ts";
import { isObject, items, text } from "../reading/json.ts";
import { leagueFact, readMatches } from "./readFile.ts";

/** Files beside those of matches: clubs, groups, stadiums and the like. */
const STEM = /^(?:([\d-]{4,9})\/)?([a-z]{2,3}\.\d|[a-z]{2,3}\.cup|[a-z]+(?:\.[a-z]{2,3})?)\.json$/;
const OTHER = /(clubs|groups|stadiums|standings|teams|squads)\.json$/;

/** The newest season of each league in the folder. */
function readFolder(json: unknown): readonly LeagueFact[] {
  const newest = new Map<string, LeagueFact>();
  for (const item of items(json)) {
    const file = text(item);
    const found = file === undefined || OTHER.test(file) ? null : STEM.exec(file);
    if (found === null) continue;
    const [, season = "", stem = ""] = found;
    if (season >= (newest.get(stem)?.season ?? "")) newest.set(stem, leagueFact(stem, season, undefined));
  }
  return [...newest.values()];
}

/** The instant at which the file was written. */
function fileTime({ headers, receivedAt }: FeedAnswer): number {
  const at = Date.parse(headers.get("last-modified") ?? "");
  return at > 0 && at < receivedAt ? at : receivedAt;
}

function read(call: FeedCall, answer: FeedAnswer): FeedRead {
  const failed = statusFault(answer);
  if (failed !== undefined) return failed;
  const json = parse(answer.body);
  if (call.reads === "folder")
    return Array.isArray(json)
      ? { ok: true, asOf: answer.receivedAt, facts: { leagues: readFolder(json) } }
      : fault("UNREADABLE");
  if (!isObject(json) || !(Array.isArray(json["matches"]) || Array.isArray(json["rounds"])))
    return fault("UNREADABLE");
  const [leagueId = "", season = ""] = (call.about ?? "").split("/");
  const matches = readMatches(json, leagueId, season);
  return {
    ok: true,
    asOf: fileTime(answer),
    facts: {
      leagues: [leagueFact(leagueId, season, text(json["name"]))],
      teams: eachOnce(matches.flatMap(({ teams }) => teams)),
      matches: matches.map(({ match }) => match),
      wholeSeason: true,
      incidents: matches.flatMap(({ match, incidents }) =>
        incidents === undefined ? [] : [{ matchId: match.id, incidents }],
      ),
    },
  };
}

export const openfootball: FeedAdapter = {
  id: "openfootball",
  terms: {
    name: "openfootball",
    homepage: "https://github.com/openfootball",
    licence: "CC0 1.0 (public domain)",
    attribution: "Schedules and results: openfootball (public domain)",
  },
  coverage: "Schedules and results of the files in --feed-dir, as old as they are; no network",
  base: "",
  limits: [{ calls: 600, perMs: MINUTE_MS }],
  pace: { idleMs: 30 * MINUTE_MS, liveMs: 5 * MINUTE_MS, afterMs: 30 * MINUTE_MS },
  gives: new Set(["halfTime", "incidents"]),
  calls(need, { leagues, allowed }) {
    if (need.kind === "leagues") return [{ path: "/", reads: "folder" }];
    if (need.kind !== "day" && need.kind !== "live") return [];
    return leagues
      .filter(({ code }) => allowed === undefined || allowed.has(code.toLowerCase()))
      .map(({ id, season }) => ({
        path: season === "" ? `/${id}.json` : `/${season}/${id}.json`,
        reads: "file",
        about: `${id}/${season}`,
      }));
  },
  read: (call, answer) => readSafely(() => read(call, answer)),
};
