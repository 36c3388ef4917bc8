/** Reads a file of openfootball: a season's matches of one league, results as old as the file. */
import type { IncidentFact, LeagueFact, MatchFact, ScorePair, TeamFact } from "../contract.ts";
import { type Json, objects, pair, part, said, text, whole } from "../reading/json.ts";
import { zonedInstant } from "../reading/localTime.ts";
import { placeOf } from "./places.ts";

/** A match without an hour is shown on its day. */
const NOON = "12:00";

const slug = (name: string): string =>
  name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .slice(0, 60);

const goalsOf = (value: unknown): ScorePair | undefined =>
  Array.isArray(value) ? (pair(value[0], value[1]) ?? undefined) : undefined;

/** `19:00`, or `13:00 UTC-6` with the difference to UTC. */
function readKickoff(
  item: Json,
  zone: string,
): { readonly at: number; readonly hasHour: boolean } | undefined {
  const date = text(item["date"]);
  if (date === undefined || !/^\d{4}-\d\d-\d\d$/.test(date)) return undefined;
  const told = /^(\d{1,2}):(\d\d)(?: UTC([+-]\d{1,2})(?::(\d\d))?)?$/.exec(text(item["time"]) ?? "");
  if (told === null) {
    const at = zonedInstant(`${date}T${NOON}`, zone);
    return at === undefined ? undefined : { at, hasHour: false };
  }
  const [, hour = "", minute = "", ahead, aheadMinutes] = told;
  const local = `${date}T${hour.padStart(2, "0")}:${minute}`;
  const at = zonedInstant(local, ahead === undefined ? zone : "UTC");
  if (at === undefined) return undefined;
  const hours = ahead === undefined ? 0 : Number(ahead);
  return {
    at: at - (hours * 60 + Math.sign(hours) * Number(aheadMinutes ?? 0)) * 60_000,
    hasHour: true,
  };
}

function readGoals(item: Json): readonly IncidentFact[] {
  const side = (key: string, which: 1 | 2): IncidentFact[] =>
    objects(item[key]).flatMap((goal): IncidentFact[] => {
      const minute =
        typeof goal["minute"] === "string" ? Number.parseInt(goal["minute"], 10) : goal["minute"];
      const kind = goal["owngoal"] === true ? "ownGoal" : goal["penalty"] === true ? "penalty" : "goal";
      return [
        said<IncidentFact>({
          kind,
          side: which,
          minute: whole(minute, 1, 130),
          added: whole(goal["offset"], 1, 30),
          player: text(goal["name"]) ?? "",
        }),
      ];
    });
  const at = ({ minute = 0, added = 0 }: IncidentFact): number => minute * 100 + added;
  return [...side("goals1", 1), ...side("goals2", 2)].sort((a, b) => at(a) - at(b));
}

/** Names are texts; older files have objects with a name and a code. */
function readTeam(value: unknown): TeamFact | undefined {
  const name = text(value) ?? text(part({ value }, "value")["name"]);
  if (name === undefined) return undefined;
  // A pairing that is not decided yet names a rank or the winner of a match.
  if (/^[WL]?\d+[A-Z/]*$|^\d[A-Z](\/[A-Z])*$/.test(name)) return undefined;
  return { id: slug(name), name };
}

export interface ReadMatch {
  readonly match: MatchFact;
  readonly teams: readonly TeamFact[];
  readonly incidents: readonly IncidentFact[] | undefined;
}

function readMatch(item: Json, leagueId: string, season: string, roundName: string): ReadMatch | undefined {
  const [home, away] = [readTeam(item["team1"]), readTeam(item["team2"])];
  const kickoff = readKickoff(item, placeOf(leagueId).zone);
  if (home === undefined || away === undefined || kickoff === undefined || home.id === away.id)
    return undefined;
  const score = part(item, "score");
  const older = pair(item["score1"], item["score2"]) ?? undefined;
  const ninety = goalsOf(score["ft"]) ?? goalsOf(item["score"]) ?? older;
  const afterExtra = goalsOf(score["et"]);
  const penalties = goalsOf(score["p"]);
  const long = afterExtra !== undefined || penalties !== undefined;
  const final = afterExtra ?? ninety;
  const round =
    /^(?:match(?:day)?|round|\d+\. \p{L}+)\D*(\d{1,3})?$/iu.exec(roundName)?.[1] ??
    /^(\d{1,3})\./.exec(roundName)?.[1];
  const stage = text(item["group"]) ?? (round === undefined ? text(roundName) : undefined);
  const id = [leagueId, season, ...(round === undefined ? [slug(roundName)] : []), home.id, away.id].join(
    "/",
  );
  const state = final !== undefined ? -1 : item["status"] === "CANCELLED" ? -10 : kickoff.hasHour ? 0 : -11;
  return {
    match: said<MatchFact>({
      id,
      leagueId,
      season,
      homeId: home.id,
      awayId: away.id,
      kickoffAt: kickoff.at,
      state,
      score: final,
      halfTime: goalsOf(score["ht"]),
      regular: long ? ninety : undefined,
      extra:
        afterExtra === undefined || ninety === undefined
          ? undefined
          : [Math.max(0, afterExtra[0] - ninety[0]), Math.max(0, afterExtra[1] - ninety[1])],
      penalties,
      winner: penalties === undefined ? undefined : penalties[0] > penalties[1] ? 1 : 2,
      round: round === undefined ? undefined : Number(round),
      stage,
      venue: text(item["ground"]) ?? text(part(item, "stadium")["name"]),
    }),
    teams: [home, away],
    incidents: Array.isArray(item["goals1"]) || Array.isArray(item["goals2"]) ? readGoals(item) : undefined,
  };
}

/** Matches in `matches`; in older files in the `matches` of `rounds`. */
export function readMatches(json: Json, leagueId: string, season: string): readonly ReadMatch[] {
  const flat = objects(json["matches"]).flatMap(
    (item) => readMatch(item, leagueId, season, text(item["round"]) ?? "") ?? [],
  );
  const inRounds = objects(json["rounds"]).flatMap((round) =>
    objects(round["matches"]).flatMap(
      (item) => readMatch(item, leagueId, season, text(round["name"]) ?? "") ?? [],
    ),
  );
  return [...flat, ...inRounds];
}

/** The name without its season: `Bundesliga 2023/24` is the Bundesliga. */
export function leagueFact(stem: string, season: string, name: string | undefined): LeagueFact {
  const plain = name?.replace(/\s+\d{4}([/-]\d{2,4})?$/, "").replace(/^\d{4}([/-]\d{2,4})?\s+/, "");
  const tier = Number(stem.split(".")[1] ?? "0");
  return {
    id: stem,
    code: stem,
    name: plain === undefined || plain === "" ? stem : plain,
    country: placeOf(stem).country,
    season,
    cup: !(tier > 0),
  };
}
