/** Reads and validates a `matchday/1` file. */
import { readReport } from "./readReport.ts";
import type { Incident, Matchday, MatchdayMatch, MatchdayTeam, Pair, Side } from "./matchday.ts";

export type ReadMatchday =
  | { readonly ok: true; readonly value: Matchday }
  | { readonly ok: false; readonly message: string };

type Json = Readonly<Record<string, unknown>>;

/** The reason for a refusal; internal to this file. */
interface Fault {
  readonly fault: string;
}
const fault = (text: string): Fault => ({ fault: text });
const isFault = (value: unknown): value is Fault => isObject(value) && typeof value["fault"] === "string";

const COUNTED: ReadonlySet<string> = new Set(["goal", "ownGoal", "yellowCard", "redCard"]);

/**
 * Reads a match-day file. A refusal is one line with the error and its place.
 * Incident types that no list shows (substitutions, awarded penalties, unknown ones) only extend added time.
 */
export function readMatchday(text: string): ReadMatchday {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return refuse("it is not JSON.");
  }
  if (!isObject(json)) return refuse("it is not a JSON object.");
  if (json["format"] !== "matchday/1")
    return refuse(`its format is ${quote(json["format"])} instead of "matchday/1".`);
  const date = json["date"];
  if (typeof date !== "string" || !/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(Date.parse(date)))
    return refuse(`its date ${quote(date)} is not YYYY-MM-DD.`);

  const leagues = [];
  for (const [index, league] of list(json["leagues"]).entries()) {
    if (!isObject(league) || !isId(league["id"]) || !isText(league["name"]) || !isText(league["country"]))
      return refuse(`league ${index + 1} needs an id, a name and a country.`);
    leagues.push({ id: league["id"], name: league["name"], country: league["country"] });
  }
  const matches: MatchdayMatch[] = [];
  const known = new Set<number>();
  for (const [index, item] of list(json["matches"]).entries()) {
    if (!isObject(item) || !isId(item["id"])) return refuse(`match ${index + 1} has no id.`);
    const match = readMatch(item, item["id"], new Set(leagues.map(({ id }) => id)));
    if (isFault(match)) return refuse(`match ${item["id"]} ${match.fault}.`);
    if (known.has(match.id)) return refuse(`match ${match.id} occurs twice.`);
    known.add(match.id);
    matches.push(match);
  }
  if (matches.length === 0) return refuse("it holds no matches.");
  return { ok: true, value: { date, leagues, matches } };
}

function readMatch(item: Json, id: number, leagueIds: ReadonlySet<number>): MatchdayMatch | Fault {
  const leagueId = item["leagueId"];
  if (!isId(leagueId) || !leagueIds.has(leagueId))
    return fault(`names a league ${quote(leagueId)} that the file does not hold`);
  const home = readTeam(item["home"]);
  const away = readTeam(item["away"]);
  if (home === undefined || away === undefined)
    return fault("needs a home and an away team with id and name");
  if (home.id === away.id) return fault("has the same team on both sides");
  const kickoff = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(String(item["kickoff"]));
  if (kickoff === null) return fault(`has the kick-off ${quote(item["kickoff"])}, which is not HH:mm`);
  const halfTime = readPair(item["halfTime"]);
  const fullTime = readPair(item["fullTime"]);
  if (halfTime === undefined || fullTime === undefined)
    return fault("needs halfTime and fullTime as two counts each");
  const read = readIncidents(item["incidents"]);
  if (isFault(read)) return read;
  const wrong = checkScores(read.incidents, halfTime, fullTime);
  if (wrong !== undefined) return wrong;
  const odds = readOdds(item["odds"]);
  if (isFault(odds)) return odds;
  const kickoffMinute = Number(kickoff[1]) * 60 + Number(kickoff[2]);
  const { lastAdded } = read;
  const incidents = read.incidents.map(({ minute, added, side, type }) => ({ minute, added, side, type }));
  const report = readReport(item);
  return { id, leagueId, home, away, kickoffMinute, halfTime, fullTime, incidents, lastAdded, report, odds };
}

type ScoredIncident = Incident & { readonly score: Pair | undefined };

function readIncidents(
  value: unknown,
): { incidents: ScoredIncident[]; lastAdded: readonly [number, number] } | Fault {
  if (!Array.isArray(value)) return fault("has no list of incidents");
  const incidents: ScoredIncident[] = [];
  const lastAdded: [number, number] = [0, 0];
  for (const [index, item] of value.entries()) {
    const place = `has an incident (${index + 1})`;
    if (!isObject(item)) return fault(`${place} that is no object`);
    const { minute, added = 0, side, type } = item;
    if (!isCount(minute) || minute < 1 || minute > 90)
      return fault(`${place} at minute ${quote(minute)}, which is not 1 to 90`);
    if (!isCount(added) || added > 30) return fault(`${place} with ${quote(added)} added minutes`);
    if (added > 0 && minute !== 45 && minute !== 90)
      return fault(`${place} with added time at minute ${minute}`);
    const half = minute <= 45 ? 0 : 1;
    lastAdded[half] = Math.max(lastAdded[half], added);
    if (!isText(type)) return fault(`${place} without a type`);
    if (!isCounted(type)) continue;
    if (!isSide(side)) return fault(`${place} of the side ${quote(side)}`);
    const score = item["score"] === undefined ? undefined : readPair(item["score"]);
    if (item["score"] !== undefined && score === undefined)
      return fault(`${place} with the score ${quote(item["score"])}`);
    incidents.push({ minute, added, side, type, score });
  }
  incidents.sort((a, b) => a.minute - b.minute || a.added - b.added);
  return { incidents, lastAdded };
}

function checkScores(
  incidents: readonly ScoredIncident[],
  halfTime: Pair,
  fullTime: Pair,
): Fault | undefined {
  const now: [number, number] = [0, 0];
  const half: [number, number] = [0, 0];
  for (const { type, side, minute, score } of incidents) {
    if (type !== "goal" && type !== "ownGoal") continue;
    const place = side === "home" ? 0 : 1;
    now[place] += 1;
    if (minute <= 45) half[place] += 1;
    if (score !== undefined && (score[0] !== now[0] || score[1] !== now[1]))
      return fault(
        `says ${score.join("-")} in minute ${minute}, but its goals until then add up to ${now.join("-")}`,
      );
  }
  if (half[0] !== halfTime[0] || half[1] !== halfTime[1])
    return fault(`ended its first half ${halfTime.join("-")}, but the goals add up to ${half.join("-")}`);
  if (now[0] !== fullTime[0] || now[1] !== fullTime[1])
    return fault(`ended ${fullTime.join("-")}, but the goals add up to ${now.join("-")}`);
  return undefined;
}

function readOdds(value: unknown): MatchdayMatch["odds"] | Fault {
  const odds = new Map<number, readonly [number, number, number]>();
  if (value === undefined || value === null) return odds;
  if (!isObject(value)) return fault("has odds that are no object");
  for (const [provider, prices] of Object.entries(value)) {
    const [home, draw, away] = Array.isArray(prices) ? (prices as readonly unknown[]) : [];
    if (!isPrice(home) || !isPrice(draw) || !isPrice(away))
      return fault(`has odds of provider ${provider} that are not three prices above 1`);
    odds.set(Number(provider), [home, draw, away]);
  }
  return odds;
}

function readTeam(value: unknown): MatchdayTeam | undefined {
  return isObject(value) && isId(value["id"]) && isText(value["name"])
    ? { id: value["id"], name: value["name"] }
    : undefined;
}

function readPair(value: unknown): Pair | undefined {
  const [home, away] = Array.isArray(value) && value.length === 2 ? (value as readonly unknown[]) : [];
  return isCount(home) && isCount(away) ? [home, away] : undefined;
}

const refuse = (message: string): ReadMatchday => ({ ok: false, message });
const list = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as readonly unknown[]) : [];
const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === "string" && value.trim() !== "";
const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < 100;
const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
const isPrice = (value: unknown): value is number =>
  typeof value === "number" && Number.isFinite(value) && value > 1;
const isSide = (value: unknown): value is Side => value === "home" || value === "away";
const isCounted = (type: string): type is Incident["type"] => COUNTED.has(type);
// Shortened, so that a message is one short line for any file.
const quote = (value: unknown): string => (JSON.stringify(value) ?? "nothing").slice(0, 40);
