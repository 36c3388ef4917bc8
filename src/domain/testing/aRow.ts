// Test builders of rows as sent by the core.
import { ROW_FLAGS, type Row, writeRow } from "../board/rowCode.ts";

/** A row in its 67th minute: 1-0 since before half time, with a red card for the away side. */
export function aRow(matchId: number, parts: Partial<Row> = {}): Row {
  return {
    matchId,
    phase: "secondHalf",
    minute: 6_700,
    kickoffMinutes: 20 * 60,
    homeScore: 1,
    awayScore: 0,
    homeHalfTime: 1,
    awayHalfTime: 0,
    homeRed: 0,
    awayRed: 1,
    homeYellow: 0,
    awayYellow: 0,
    addedTime: 0,
    flags: ROW_FLAGS.scored | ROW_FLAGS.halfTime,
    changed: 0,
    oddsHome: "1.80",
    oddsDraw: "3.50",
    oddsAway: "4.20",
    ...parts,
  };
}

/** Rows in the flat form of an update. */
export function flatRows(...rows: readonly Row[]): {
  readonly rows: readonly number[];
  readonly prices: readonly string[];
} {
  const numbers: number[] = [];
  const prices: string[] = [];
  for (const row of rows) writeRow(row, numbers, prices);
  return { rows: numbers, prices };
}
