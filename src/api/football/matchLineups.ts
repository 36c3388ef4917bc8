// Reads the line-ups of a match: both sheets, and the missing players.
import * as v from "valibot";
import type { LineupPlayer, Lineups, MissingPlayer, Starter, TeamSheet } from "#domain/match/lineups.ts";
import {
  count,
  fileName,
  flag,
  id,
  instant,
  arrayOf,
  numeric,
  oneOf,
  orElse,
  orNone,
  pair,
  playerOrName,
  type Reads,
  reads,
  text,
} from "../wire/pageParts.ts";
import { readGameTime } from "./gameTime.ts";
import { position } from "./playerWords.ts";

const ELEVEN = 11;
const time = orElse<number | undefined>(reads(readGameTime), undefined);
const rating = v.pipe(numeric, v.minValue(0), v.maxValue(10));
const tally = orElse<number>(count, 0);

const onSheet = {
  shirt: tally,
  position: orNone(position),
  isCaptain: orElse(flag, false),
  rating: orElse<number | undefined>(rating, undefined),
  goals: tally,
  ownGoals: tally,
  assists: tally,
  yellowCards: tally,
  redCards: tally,
  onTime: time,
  offTime: time,
};
const benchSchema = v.intersect([playerOrName, v.object(onSheet)]);
const starterSchema = v.intersect([
  playerOrName,
  v.object({ ...onSheet, line: orNone(count), place: orNone(count) }),
]);

function fromSheet(wire: v.InferOutput<typeof benchSchema>): LineupPlayer {
  return {
    id: wire.id,
    name: wire.name,
    photo: wire.photo,
    shirt: wire.shirt,
    position: wire.position,
    captain: wire.isCaptain,
    rating: wire.rating,
    goals: wire.goals,
    ownGoals: wire.ownGoals,
    assists: wire.assists,
    yellowCards: wire.yellowCards,
    redCards: wire.redCards,
    wentOffAt: wire.offTime,
    cameOnAt: wire.onTime,
  };
}

const bench: Reads<LineupPlayer> = v.pipe(benchSchema, v.transform(fromSheet));
const starter: Reads<Starter> = v.pipe(
  starterSchema,
  v.transform((wire) => ({ ...fromSheet(wire), line: wire.line, place: wire.place })),
);

const missingPlayer: Reads<MissingPlayer> = v.pipe(
  v.object({
    playerId: id,
    playerName: text,
    photo: fileName,
    reason: orElse<MissingPlayer["reason"]>(
      oneOf({ "1": "injured", "2": "suspended", "3": "doubtful", "4": "international" }),
      "other",
    ),
  }),
  v.transform((wire) => ({
    id: wire.playerId,
    name: wire.playerName,
    photo: wire.photo,
    reason: wire.reason,
  })),
);
const missing = orElse<readonly MissingPlayer[]>(arrayOf(missingPlayer), []);

type SheetWithoutMissing = Omit<TeamSheet, "missing">;

const FORMATION = /^\d(?:-\d){1,5}$/;

/** Eleven players with their places, one of them the keeper: the pitch can be drawn. */
const isPlaced = (formation: string, starters: readonly Starter[]): boolean =>
  FORMATION.test(formation) &&
  starters.length === ELEVEN &&
  starters.every(({ line, place }) => line !== undefined && place !== undefined) &&
  starters.filter(({ line }) => line === 0).length === 1;

/** The server has the names alone. */
const isListed = (starters: readonly Starter[]): boolean =>
  starters.length > 0 && starters.every(({ line, place }) => line === undefined && place === undefined);

/** A sheet that can neither be drawn nor listed is undefined. */
const sheet: Reads<SheetWithoutMissing> = v.pipe(
  v.object({
    formation: text,
    coach: orElse(text, ""),
    starters: arrayOf(starter),
    bench: orElse<readonly LineupPlayer[]>(arrayOf(bench), []),
  }),
  v.check(({ formation, starters }) => isPlaced(formation, starters) || isListed(starters)),
  v.transform(({ formation, coach, starters, bench: sitting }) => ({
    formation: FORMATION.test(formation) ? formation : "",
    coach,
    isPlaced: !isListed(starters),
    starters: [...starters].sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.place ?? 0) - (b.place ?? 0)),
    bench: sitting,
  })),
);
const sheetOrNone = orElse<SheetWithoutMissing | undefined>(sheet, undefined);

export const matchLineups: Reads<Lineups> = v.pipe(
  v.object({
    scheduleId: id,
    expectedTime: orElse<number | undefined>(instant, undefined),
    home: sheetOrNone,
    guest: sheetOrNone,
    homeMissing: missing,
    guestMissing: missing,
  }),
  v.transform(({ expectedTime, home, guest, homeMissing, guestMissing }) => ({
    sheets:
      home === undefined || guest === undefined
        ? undefined
        : pair({ ...home, missing: homeMissing }, { ...guest, missing: guestMissing }),
    missing: pair(homeMissing, guestMissing),
    expectedAt: expectedTime,
  })),
);
