/** Reads a match of API-Football with its events, line-ups and statistics as far as the answer has them. */
import type {
  IncidentFact,
  LeagueFact,
  LineupPlayer,
  MatchFact,
  PlayerPlace,
  ScorePair,
  StatisticRow,
  TeamFact,
  TeamLineup,
} from "../contract.ts";
import { countryOfName } from "../reading/countries.ts";
import {
  address,
  homeAway,
  idText,
  items,
  type Json,
  objects,
  part,
  said,
  text,
  whole,
} from "../reading/json.ts";
import { countCards, readEvents } from "./readEvents.ts";

const MINUTE_MS = 60_000;
const FIRST_SECOND = 0;
const LAST_SECOND = 4_102_444_800;

const STATES: Readonly<Record<string, number>> = {
  NS: 0,
  TBD: -11,
  "1H": 1,
  LIVE: 1,
  HT: 2,
  "2H": 3,
  ET: 4,
  BT: 4,
  P: 5,
  FT: -1,
  AET: -1,
  PEN: -1,
  CANC: -10,
  ABD: -12,
  SUSP: -13,
  INT: -13,
  PST: -14,
};

function readState(status: Json, goals: ScorePair | null | undefined): number | undefined {
  const short = text(status["short"])?.toUpperCase();
  if (short === undefined) return undefined;
  if (short === "AWD" || short === "WO") return goals === null || goals === undefined ? -10 : -1;
  return Object.hasOwn(STATES, short) ? STATES[short] : -99;
}

/** Start of the running half, from the elapsed minutes: `periods` are the planned ones. */
function periodStart(status: Json, receivedAt: number): number | undefined {
  const short = text(status["short"])?.toUpperCase();
  const elapsed = whole(status["elapsed"], 0, 130);
  if (elapsed === undefined || (short !== "1H" && short !== "2H")) return undefined;
  const minutes = elapsed + (whole(status["extra"], 0, 30) ?? 0);
  return receivedAt - (short === "1H" ? minutes : Math.max(0, minutes - 46)) * MINUTE_MS;
}

const PLACES: Readonly<Record<string, PlayerPlace>> = {
  G: "goalkeeper",
  D: "defender",
  M: "midfielder",
  F: "forward",
};

function readPlayers(list: unknown): readonly LineupPlayer[] {
  return objects(list).flatMap((entry): LineupPlayer[] => {
    const player = part(entry, "player");
    const id = idText(player["id"]);
    const name = text(player["name"]);
    if (id === undefined || name === undefined) return [];
    const grid = text(player["grid"]);
    return [
      said<LineupPlayer>({
        id,
        name,
        number: whole(player["number"], 1, 99),
        place: PLACES[text(player["pos"]) ?? ""],
        grid: grid !== undefined && /^\d{1,2}:\d{1,2}$/.test(grid) ? grid : undefined,
      }),
    ];
  });
}

function readLineups(list: unknown): readonly TeamLineup[] | undefined {
  if (!Array.isArray(list) || list.length === 0) return undefined;
  return objects(list).flatMap((item): TeamLineup[] => {
    const teamId = idText(part(item, "team")["id"]);
    const starters = readPlayers(item["startXI"]);
    if (teamId === undefined || starters.length === 0) return [];
    return [
      said<TeamLineup>({
        teamId,
        formation: text(item["formation"], 12),
        coach: text(part(item, "coach")["name"]),
        starters,
        bench: readPlayers(item["substitutes"]),
      }),
    ];
  });
}

/** Values of both teams by the source's name of the statistic. */
function readStatistics(list: unknown, homeId: string, awayId: string): readonly StatisticRow[] | undefined {
  if (!Array.isArray(list) || list.length === 0) return undefined;
  const values = (id: string): Map<string, string | null> => {
    const own = objects(list).find((item) => idText(part(item, "team")["id"]) === id);
    const found = new Map<string, string | null>();
    for (const entry of objects(own?.["statistics"])) {
      const name = text(entry["type"], 40);
      const value = entry["value"];
      if (name === undefined) continue;
      if (typeof value === "number" && Number.isFinite(value)) found.set(name, String(value));
      else found.set(name, text(value, 12) ?? null);
    }
    return found;
  };
  const [home, away] = [values(homeId), values(awayId)];
  return [...new Set([...home.keys(), ...away.keys()])].map((name) => ({
    name,
    home: home.get(name) ?? null,
    away: away.get(name) ?? null,
  }));
}

export function readTeam(value: Json): TeamFact | undefined {
  const id = idText(value["id"]);
  const name = text(value["name"]);
  if (id === undefined || name === undefined) return undefined;
  return said<TeamFact>({
    id,
    name,
    code: text(value["code"], 4),
    logo: address(value["logo"]),
  });
}

/** The ids of leagues that are listed first: world cup, cups and first leagues of the best-known countries. */
const TOP_LEAGUES: readonly string[] = [
  "1",
  "4",
  "2",
  "3",
  "848",
  "39",
  "140",
  "135",
  "78",
  "61",
  "88",
  "94",
];

/** The place of a league in lists, and whether it is among the first. */
export function placeInLists(id: string): { readonly sort?: number; readonly topLevel: boolean } {
  const at = TOP_LEAGUES.indexOf(id);
  return at < 0 ? { topLevel: false } : { sort: at + 1, topLevel: true };
}

function readLeague(value: Json): LeagueFact | undefined {
  const id = idText(value["id"]);
  const name = text(value["name"]);
  if (id === undefined || name === undefined) return undefined;
  const season = whole(value["season"], 1950, 2100);
  return said<LeagueFact>({
    id,
    code: id,
    name,
    country: countryOfName(text(value["country"])),
    season: season === undefined ? undefined : String(season),
    logo: address(value["logo"]),
    ...placeInLists(id),
  });
}

/** `Regular Season - 32` is round 32; other words are the stage of a cup. */
function readRound(value: unknown): { readonly round?: number; readonly stage?: string } {
  const word = text(value);
  if (word === undefined) return {};
  const number = /^.*\bseason\b.* - (\d{1,3})$/i.exec(word)?.[1];
  return number === undefined ? { stage: word } : { round: Number(number) };
}

export interface ReadFixture {
  readonly match: MatchFact;
  readonly league: LeagueFact;
  readonly teams: readonly TeamFact[];
  readonly incidents: readonly IncidentFact[] | undefined;
  readonly lineups: readonly TeamLineup[] | undefined;
  readonly statistics: readonly StatisticRow[] | undefined;
}

export function readFixture(item: Json, receivedAt: number): ReadFixture | undefined {
  const fixture = part(item, "fixture");
  const id = idText(fixture["id"]);
  const league = readLeague(part(item, "league"));
  const sides = part(item, "teams");
  const [home, away] = [readTeam(part(sides, "home")), readTeam(part(sides, "away"))];
  const seconds = whole(fixture["timestamp"], FIRST_SECOND, LAST_SECOND);
  if (id === undefined || league === undefined || home === undefined || away === undefined) return undefined;
  if (seconds === undefined || home.id === away.id) return undefined;
  const status = part(fixture, "status");
  const score = part(item, "score");
  const goals = homeAway(item["goals"]);
  const state = readState(status, goals);
  const [half, ninety, extra, penalties] = ["halftime", "fulltime", "extratime", "penalty"].map((key) =>
    homeAway(score[key]),
  );
  const pastHalf = state === 2 || state === 3 || state === 4 || state === 5 || state === -1;
  const long = (extra ?? undefined) !== undefined || (penalties ?? undefined) !== undefined;
  const incidents = Array.isArray(item["events"])
    ? readEvents(items(item["events"]), home.id, away.id)
    : undefined;
  const lineups = readLineups(item["lineups"]);
  const won = (side: "home" | "away"): boolean => part(sides, side)["winner"] === true;
  return {
    match: said<MatchFact>({
      id,
      leagueId: league.id,
      season: league.season,
      homeId: home.id,
      awayId: away.id,
      kickoffAt: seconds * 1000,
      state,
      score: goals ?? undefined,
      // Before the break it repeats the running score.
      halfTime: pastHalf ? (half ?? undefined) : undefined,
      regular: long ? (ninety ?? undefined) : undefined,
      extra: extra ?? undefined,
      penalties: penalties ?? undefined,
      winner: won("home") ? 1 : won("away") ? 2 : undefined,
      periodStartedAt: periodStart(status, receivedAt),
      red: incidents && countCards(incidents, ["redCard", "secondYellow"]),
      yellow: incidents && countCards(incidents, ["yellowCard"]),
      hasLineup: lineups === undefined ? undefined : lineups.length === 2,
      ...readRound(part(item, "league")["round"]),
      venue: text(part(fixture, "venue")["name"]),
      referee: text(fixture["referee"]),
    }),
    league,
    teams: [home, away],
    incidents,
    lineups,
    statistics: readStatistics(item["statistics"], home.id, away.id),
  };
}
