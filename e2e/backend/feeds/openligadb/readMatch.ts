/** Reads a match of OpenLigaDB: results by their type or name, goals by their score. */
import type { IncidentFact, IncidentsFact, MatchFact, ScorePair, TeamFact } from "../contract.ts";
import {
  address,
  idText,
  instant,
  type Json,
  objects,
  pair,
  part,
  said,
  text,
  whole,
} from "../reading/json.ts";
import { zonedInstant } from "../reading/localTime.ts";
import { leagueEntry, readSeason } from "./leagues.ts";

const FORGOTTEN_AFTER_MS = 4 * 3_600_000;
const SILENT_MS = 30 * 60_000;
const FIRST_HALF_MINUTES = 45;

interface Results {
  readonly half?: ScorePair;
  readonly final?: ScorePair;
  readonly afterExtra?: ScorePair;
  readonly afterKicks?: ScorePair;
}

interface Goal {
  readonly score: ScorePair;
  readonly minute: number | undefined;
  readonly overtime: boolean;
  readonly kick: boolean;
  readonly item: Json;
}

const sum = ([home, away]: ScorePair): number => home + away;
const isBelow = (score: ScorePair, than: ScorePair): boolean => score[0] < than[0] || score[1] < than[1];
const minus = (a: ScorePair, b: ScorePair): ScorePair => [a[0] - b[0], a[1] - b[1]];

/** Types 1 and 2 are half-time and 90 minutes; the others, and all if each type is 0, are told by their name. */
function readResults(item: Json): Results {
  const list = objects(item["matchResults"]);
  const byName = list.every((result) => result["resultTypeID"] === 0);
  const found: { -readonly [Key in keyof Results]: Results[Key] } = {};
  for (const result of list) {
    const score = pair(result["pointsTeam1"], result["pointsTeam2"]);
    if (score === undefined || score === null) continue;
    const name = text(result["resultName"])?.toLowerCase() ?? "";
    const type = byName
      ? name.startsWith("halbzeit")
        ? 1
        : name.startsWith("endergebnis")
          ? 2
          : 0
      : result["resultTypeID"];
    if (name.includes("elfmeter")) found.afterKicks = score;
    else if (name.includes("verlängerung")) found.afterExtra = score;
    else if (type === 1) found.half = score;
    else if (type === 2) found.final = score;
  }
  return found;
}

/** In the order of play, which is that of their scores. */
function readGoals(item: Json): Goal[] {
  const goals = objects(item["goals"]).flatMap((goal): Goal[] => {
    const score = pair(goal["scoreTeam1"], goal["scoreTeam2"]);
    if (score === undefined || score === null || sum(score) === 0) return [];
    const kick = text(goal["comment"])?.toLowerCase().includes("elfmeterschießen") === true;
    const minute = whole(goal["matchMinute"], 1, 130);
    return [{ score, minute, overtime: goal["isOvertime"] === true, kick, item: goal }];
  });
  return goals.sort((a, b) => sum(a.score) - sum(b.score));
}

function readIncidents(goals: readonly Goal[]): readonly IncidentFact[] {
  let before: ScorePair = [0, 0];
  return goals.map(({ score, minute, kick, item }): IncidentFact => {
    const side = score[0] > before[0] ? 1 : 2;
    before = score;
    const kind = kick
      ? "shootOutGoal"
      : item["isOwnGoal"] === true
        ? "ownGoal"
        : item["isPenalty"] === true
          ? "penalty"
          : "goal";
    return said<IncidentFact>({
      kind,
      side,
      score,
      minute,
      player: text(item["goalGetterName"]) ?? "",
      playerId: idText(item["goalGetterID"]),
    });
  });
}

interface Play {
  readonly kickoffAt: number;
  readonly changedAt: number | undefined;
  readonly results: Results;
  readonly goals: readonly Goal[];
  readonly receivedAt: number;
}

/** The state of a match that is not finished. A kick-off time that has passed is no evidence of play. */
function runningState({ kickoffAt, changedAt, results, goals, receivedAt }: Play): number {
  const changed = changedAt !== undefined && changedAt > kickoffAt;
  const anyResult = Object.keys(results).length > 0;
  if (!changed && !anyResult && goals.length === 0) return 0;
  const silent = changedAt === undefined || changedAt < receivedAt - SILENT_MS;
  if (receivedAt > kickoffAt + FORGOTTEN_AFTER_MS && silent) return -99;
  if (goals.some(({ overtime, kick }) => overtime || kick)) return 4;
  const late = goals.some(({ minute }) => minute !== undefined && minute > FIRST_HALF_MINUTES);
  return results.half !== undefined || late ? 3 : 1;
}

/** The shoot-out alone. */
function readKicks(results: Results, inPlay: ScorePair, goals: readonly Goal[]): ScorePair | undefined {
  const { afterKicks } = results;
  if (afterKicks !== undefined && !isBelow(afterKicks, inPlay) && sum(afterKicks) > sum(inPlay))
    return minus(afterKicks, inPlay);
  const last = goals.findLast(({ kick }) => kick);
  return last !== undefined && !isBelow(last.score, inPlay) ? minus(last.score, inPlay) : undefined;
}

export interface ReadMatch {
  readonly match: MatchFact;
  readonly teams: readonly TeamFact[];
  readonly incidents: IncidentsFact;
}

function readTeam(value: Json): TeamFact | undefined {
  const id = idText(value["teamId"]);
  const name = text(value["teamName"]);
  if (id === undefined || name === undefined) return undefined;
  return said<TeamFact>({
    id,
    name,
    shortName: text(value["shortName"]),
    logo: address(value["teamIconUrl"]),
  });
}

/** A match with its teams and goals; undefined if it cannot be told which match it is. */
export function readMatch(item: Json, receivedAt: number): ReadMatch | undefined {
  const id = idText(item["matchID"]);
  const leagueId = idText(item["leagueShortcut"])?.toLowerCase();
  const home = readTeam(part(item, "team1"));
  const away = readTeam(part(item, "team2"));
  const kickoffAt = instant(item["matchDateTimeUTC"]);
  if (id === undefined || leagueId === undefined || home === undefined || away === undefined)
    return undefined;
  if (kickoffAt === undefined || home.id === away.id) return undefined;
  const entry = leagueEntry(leagueId);
  if (entry === undefined) return undefined;
  const results = readResults(item);
  const goals = readGoals(item);
  const group = part(item, "group");
  const finished = item["matchIsFinished"] === true;
  const changedAt = zonedInstant(item["lastUpdateDateTime"], "Europe/Berlin");

  const ninety = results.final;
  const afterExtra =
    results.afterExtra !== undefined && (ninety === undefined || !isBelow(results.afterExtra, ninety))
      ? results.afterExtra
      : undefined;
  const lastInPlay = goals.findLast(({ kick }) => !kick)?.score;
  const overtimeGoals = goals.some(({ overtime, kick }) => overtime && !kick);
  const final = afterExtra ?? (overtimeGoals ? (lastInPlay ?? ninety) : ninety);
  const isOver = finished && final !== undefined;
  const score = isOver ? final : (lastInPlay ?? ninety ?? results.half);
  const state = finished ? -1 : runningState({ kickoffAt, changedAt, results, goals, receivedAt });
  const penalties = score === undefined ? undefined : readKicks(results, score, goals);
  const long = isOver && (afterExtra !== undefined || overtimeGoals || penalties !== undefined);
  const extra =
    long && ninety !== undefined && (afterExtra !== undefined || overtimeGoals)
      ? minus(final, ninety)
      : undefined;

  return {
    match: said<MatchFact>({
      id,
      leagueId,
      season: readSeason(item["leagueSeason"]),
      homeId: home.id,
      awayId: away.id,
      kickoffAt,
      state,
      score: score ?? (state > 0 ? [0, 0] : undefined),
      finalScoreMissing: finished && !isOver ? true : undefined,
      halfTime: results.half,
      regular: long ? ninety : undefined,
      extra,
      penalties,
      winner: penalties === undefined ? undefined : penalties[0] > penalties[1] ? 1 : 2,
      round: whole(group["groupOrderID"], 1, 999),
      stage: entry.cup ? text(group["groupName"]) : undefined,
      venue: text(part(item, "location")["locationStadium"]),
    }),
    teams: [home, away],
    incidents: { matchId: id, incidents: readIncidents(goals) },
  };
}
