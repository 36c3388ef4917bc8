/** Reads a match of football-data.org: scores from their parts, because `fullTime` includes the shoot-out. */
import type {
  IncidentFact,
  LeagueFact,
  MatchFact,
  OddsFact,
  ScorePair,
  TeamFact,
  TeamLineup,
} from "../contract.ts";
import {
  address,
  homeAway,
  idText,
  instant,
  type Json,
  objects,
  part,
  said,
  text,
  whole,
} from "../reading/json.ts";
import { countryOfAlpha3 } from "../reading/countries.ts";
import { readLineups } from "./readPlayers.ts";

export function readTeam(value: Json): TeamFact | undefined {
  const id = idText(value["id"]);
  const name = text(value["name"]) ?? text(value["shortName"]);
  if (id === undefined || name === undefined) return undefined;
  return said<TeamFact>({
    id,
    name,
    shortName: text(value["shortName"]),
    code: text(value["tla"], 4),
    logo: address(value["crest"]),
    country: countryOfAlpha3(text(part(value, "area")["code"])),
    venue: text(value["venue"]),
    founded: whole(value["founded"], 1800, 2100),
  });
}

function readLeague(value: Json, area: Json, season: string | undefined): LeagueFact | undefined {
  const id = idText(value["id"]);
  const name = text(value["name"]);
  if (id === undefined || name === undefined) return undefined;
  return said<LeagueFact>({
    id,
    code: text(value["code"], 8) ?? id,
    name,
    country: countryOfAlpha3(text(area["code"])),
    season,
    cup: value["type"] === "CUP",
    logo: address(value["emblem"]),
  });
}

/** The year in which a season began. */
export function readSeason(season: Json): string | undefined {
  const start = text(season["startDate"]);
  return start !== undefined && /^\d{4}-/.test(start) ? start.slice(0, 4) : undefined;
}

interface Scores {
  readonly inPlay: ScorePair | undefined;
  readonly half: ScorePair | null | undefined;
  readonly regular: ScorePair | undefined;
  readonly extra: ScorePair | undefined;
  readonly penalties: ScorePair | undefined;
}

const plus = (a: ScorePair, b: ScorePair): ScorePair => [a[0] + b[0], a[1] + b[1]];
const minus = (a: ScorePair, b: ScorePair): ScorePair => [a[0] - b[0], a[1] - b[1]];
const known = (score: ScorePair | null | undefined): ScorePair | undefined => score ?? undefined;
const possible = (score: ScorePair | undefined): ScorePair | undefined =>
  score !== undefined && score[0] >= 0 && score[1] >= 0 ? score : undefined;

function readScores(score: Json): Scores {
  const full = known(homeAway(score["fullTime"]));
  const ninety = known(homeAway(score["regularTime"]));
  const extra = known(homeAway(score["extraTime"]));
  const penalties = known(homeAway(score["penalties"]));
  const shotOut = score["duration"] === "PENALTY_SHOOTOUT" && penalties !== undefined;
  const inPlay =
    ninety === undefined
      ? shotOut && full !== undefined
        ? possible(minus(full, penalties))
        : full
      : plus(ninety, extra ?? [0, 0]);
  const after90 = ninety ?? (inPlay && extra ? possible(minus(inPlay, extra)) : undefined);
  const long = extra !== undefined || penalties !== undefined;
  return {
    inPlay,
    half: homeAway(score["halfTime"]),
    regular: long ? after90 : undefined,
    extra,
    penalties,
  };
}

const FIXED: Readonly<Record<string, number>> = {
  TIMED: 0,
  SCHEDULED: -11,
  PAUSED: 2,
  EXTRA_TIME: 4,
  PENALTY_SHOOTOUT: 5,
  FINISHED: -1,
  CANCELLED: -10,
  CANCELED: -10,
  SUSPENDED: -13,
  POSTPONED: -14,
};

function readState(status: unknown, score: Json, scores: Scores): number | undefined {
  if (typeof status !== "string") return undefined;
  const word = status.toUpperCase();
  if (word === "AWARDED") return scores.inPlay === undefined ? -10 : -1;
  if (word === "IN_PLAY" || word === "LIVE") {
    if (score["duration"] === "EXTRA_TIME") return 4;
    if (score["duration"] === "PENALTY_SHOOTOUT") return 5;
    return known(scores.half) === undefined ? 1 : 3;
  }
  return Object.hasOwn(FIXED, word) ? FIXED[word] : -99;
}

/** Cards of the paid plans, where a list of bookings is present. */
function countCards(
  item: Json,
  color: "YELLOW" | "RED",
  homeId: string,
  awayId: string,
): ScorePair | undefined {
  if (!Array.isArray(item["bookings"])) return undefined;
  const counts: [number, number] = [0, 0];
  for (const booking of objects(item["bookings"])) {
    const card = text(booking["card"])?.toUpperCase() ?? "";
    const teamId = idText(part(booking, "team")["id"]);
    const counted = color === "YELLOW" ? card === "YELLOW" || card === "YELLOW_CARD" : card.includes("RED");
    if (!counted) continue;
    if (teamId === homeId) counts[0] += 1;
    else if (teamId === awayId) counts[1] += 1;
  }
  return counts;
}

/** Goals and bookings of the paid plans. */
function readIncidents(item: Json, homeId: string, awayId: string): readonly IncidentFact[] | undefined {
  if (!Array.isArray(item["goals"]) && !Array.isArray(item["bookings"])) return undefined;
  const sideOf = (value: Json): 1 | 2 | undefined => {
    const id = idText(part(value, "team")["id"]);
    return id === homeId ? 1 : id === awayId ? 2 : undefined;
  };
  const read = (value: Json, kind: IncidentFact["kind"], by: string): IncidentFact[] => {
    const side = sideOf(value);
    if (side === undefined) return [];
    return [
      said<IncidentFact>({
        kind,
        side,
        minute: whole(value["minute"], 0, 130),
        added: whole(value["injuryTime"], 0, 30),
        score: known(homeAway(value["score"])),
        player: text(part(value, by)["name"]) ?? "",
        playerId: idText(part(value, by)["id"]),
        other: text(part(value, "assist")["name"]),
        otherId: idText(part(value, "assist")["id"]),
      }),
    ];
  };
  const goals = objects(item["goals"]).flatMap((goal) =>
    read(
      goal,
      goal["type"] === "OWN" ? "ownGoal" : goal["type"] === "PENALTY" ? "penalty" : "goal",
      "scorer",
    ),
  );
  const cards = objects(item["bookings"]).flatMap((booking) => {
    const card = text(booking["card"])?.toUpperCase() ?? "";
    return read(
      booking,
      card.startsWith("YELLOW_RED") ? "secondYellow" : card.includes("RED") ? "redCard" : "yellowCard",
      "player",
    );
  });
  return [...goals, ...cards].sort((a, b) => (a.minute ?? 0) - (b.minute ?? 0));
}

export interface ReadMatch {
  readonly match: MatchFact;
  readonly league: LeagueFact;
  readonly teams: readonly TeamFact[];
  readonly incidents: readonly IncidentFact[] | undefined;
  readonly lineups: readonly TeamLineup[] | undefined;
  readonly odds: OddsFact | undefined;
}

function readOdds(matchId: string, odds: Json): OddsFact | undefined {
  const price = (value: unknown): number | undefined =>
    typeof value === "number" && value > 1 && value < 10_000 ? value : undefined;
  const [home, draw, away] = [price(odds["homeWin"]), price(odds["draw"]), price(odds["awayWin"])];
  if (home === undefined || draw === undefined || away === undefined) return undefined;
  return { matchId, bookmaker: "", home, draw, away };
}

const CUP_STAGES_WITHOUT_NAME: ReadonlySet<string> = new Set(["REGULAR_SEASON"]);

/** undefined for an item that cannot be read, and for an undecided pairing. */
export function readMatch(item: Json, receivedAt: number, competition?: Json): ReadMatch | undefined {
  const id = idText(item["id"]);
  const season = readSeason(part(item, "season"));
  const own = part(item, "competition");
  const league = readLeague("id" in own ? own : (competition ?? {}), part(item, "area"), season);
  const home = readTeam(part(item, "homeTeam"));
  const away = readTeam(part(item, "awayTeam"));
  const kickoffAt = instant(item["utcDate"]);
  if (id === undefined || league === undefined || home === undefined || away === undefined) return undefined;
  if (kickoffAt === undefined || home.id === away.id) return undefined;
  const score = part(item, "score");
  const scores = readScores(score);
  const state = readState(item["status"], score, scores);
  const minute = whole(item["minute"], 0, 130);
  const extra = whole(item["injuryTime"], 0, 30) ?? 0;
  const elapsed = state === 1 ? (minute ?? 0) + extra : Math.max(0, (minute ?? 0) + extra - 46);
  const hasMinute = minute !== undefined && (state === 1 || state === 3);
  const stage = text(item["stage"]);
  const winner = score["winner"] === "HOME_TEAM" ? 1 : score["winner"] === "AWAY_TEAM" ? 2 : undefined;
  const lineups = readLineups([part(item, "homeTeam"), part(item, "awayTeam")]);
  const referee = objects(item["referees"]).find((each) => each["type"] === "REFEREE");
  return {
    match: said<MatchFact>({
      id,
      leagueId: league.id,
      season,
      homeId: home.id,
      awayId: away.id,
      kickoffAt,
      state,
      score: scores.inPlay,
      halfTime: scores.half ?? undefined,
      regular: scores.regular,
      extra: scores.extra,
      penalties: scores.penalties,
      winner,
      periodStartedAt: hasMinute ? receivedAt - elapsed * 60_000 : undefined,
      red: countCards(item, "RED", home.id, away.id),
      yellow: countCards(item, "YELLOW", home.id, away.id),
      hasLineup: lineups === undefined ? undefined : lineups.length === 2,
      round: whole(item["matchday"], 1, 999),
      stage: stage !== undefined && !CUP_STAGES_WITHOUT_NAME.has(stage) ? stage : undefined,
      venue: text(item["venue"]),
      referee: text(referee?.["name"]),
    }),
    league,
    teams: [home, away],
    incidents: readIncidents(item, home.id, away.id),
    lineups,
    odds: readOdds(id, part(item, "odds")),
  };
}
