// Reads the line-ups of a match: both sheets, and the missing players.
import * as v from "valibot";
import type {
  LineupPlayer,
  Lineups,
  MissingPlayer,
  Position,
  Starter,
  TeamSheet,
} from "#domain/match/lineups.ts";
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
  pair,
  type Reads,
  reads,
  text,
} from "../wire/pageParts.ts";
import { readGameTime } from "./gameTime.ts";

const ELEVEN = 11;
const position: Reads<Position> = oneOf({ G: "goalkeeper", D: "defender", M: "midfielder", F: "forward" });
const time = orElse<number | undefined>(reads(readGameTime), undefined);
const rating = v.pipe(numeric, v.minValue(0), v.maxValue(10));
const tally = orElse<number>(count, 0);

const onSheet = {
  playerId: id,
  playerName: text,
  photo: fileName,
  shirt: tally,
  position,
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
const benchSchema = v.object(onSheet);
const starterSchema = v.object({ ...onSheet, line: count, place: count });

function fromSheet(wire: v.InferOutput<typeof benchSchema>): LineupPlayer {
  return {
    id: wire.playerId,
    name: wire.playerName,
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

/** A sheet without exactly eleven players and one keeper is undefined, because the pitch could not be drawn. */
const sheet: Reads<SheetWithoutMissing> = v.pipe(
  v.object({
    formation: v.pipe(text, v.regex(/^\d(?:-\d){1,5}$/)),
    coach: orElse(text, ""),
    starters: v.pipe(
      arrayOf(starter),
      v.check(
        (players) => players.length === ELEVEN && players.filter(({ line }) => line === 0).length === 1,
      ),
    ),
    bench: orElse<readonly LineupPlayer[]>(arrayOf(bench), []),
  }),
  v.transform(({ formation, coach, starters, bench: sitting }) => ({
    formation,
    coach,
    starters: [...starters].sort((a, b) => a.line - b.line || a.place - b.place),
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
