// A match row as flat numbers, for messages from the core to a tab: objects cost six times as much to post.
// See docs/product.md#message-rate.
import type { Phase } from "../match/match.ts";

/** The order is part of the code: append only. */
export const PHASES: readonly Phase[] = [
  "unknown",
  "notStarted",
  "firstHalf",
  "halfTime",
  "secondHalf",
  "extraTime",
  "penalties",
  "fullTime",
  "cancelled",
  "toBeAnnounced",
  "abandoned",
  "interrupted",
  "postponed",
];

/** Bits of `flags`. */
export const ROW_FLAGS = {
  lineup: 1,
  neutral: 2,
  favoriteMatch: 4,
  favoriteHome: 8,
  favoriteAway: 16,
  favoriteLeague: 32,
  hot: 64,
  /** The score is shown (the match has started, or ended with a score). */
  scored: 128,
  /** The half-time score is shown. */
  halfTime: 256,
  hidden: 512,
} as const;

/** Bits of `changed`: what changed in the last 5 s (docs/product.md#highlights). */
export const ROW_CHANGES = {
  homeScore: 1,
  awayScore: 2,
  phase: 4,
  oddsHomeUp: 8,
  oddsHomeDown: 16,
  oddsDrawUp: 32,
  oddsDrawDown: 64,
  oddsAwayUp: 128,
  oddsAwayDown: 256,
  homeRed: 512,
  awayRed: 1024,
  homeYellow: 2048,
  awayYellow: 4096,
  /** The last score change lowered the score: highlighted as a cancelled goal (docs/product.md#cancelled-goals). */
  correction: 8192,
} as const;

/** How the score of a row changed in the last 5 s, from its `changed`. */
export function scoreChange(changed: number): "goal" | "cancelled" | undefined {
  if ((changed & (ROW_CHANGES.homeScore | ROW_CHANGES.awayScore)) === 0) return undefined;
  return (changed & ROW_CHANGES.correction) === 0 ? "goal" : "cancelled";
}

/** In place of a score that is hidden, or that is not shown yet (docs/product.md#delay-and-hidden-scores). */
export const HIDDEN_SCORE = -2;
export const LATE_SCORE = -3;
const MARKS = ["", "", "–", "···"];

/** What a row without a score shows in place of this count. */
export const scoreMark = (count: number): string | undefined => MARKS[-count];

/** One match as a tab renders it; texts use the tab's odds format, all other values are language-neutral. */
export interface Row {
  readonly matchId: number;
  readonly phase: Phase;
  /** 100 * minute + extra (45+2 is 4502); 0 when the phase shows no minute, -1 without a clock. */
  readonly minute: number;
  /** Kick-off in minutes after midnight in the viewer's zone; -1 when not announced. */
  readonly kickoffMinutes: number;
  readonly homeScore: number;
  readonly awayScore: number;
  readonly homeHalfTime: number;
  readonly awayHalfTime: number;
  readonly homeRed: number;
  readonly awayRed: number;
  readonly homeYellow: number;
  readonly awayYellow: number;
  readonly addedTime: number;
  readonly flags: number;
  readonly changed: number;
  /** Price texts, "" for none. */
  readonly oddsHome: string;
  readonly oddsDraw: string;
  readonly oddsAway: string;
}

export const ROW_WIDTH = 15;
export const PRICES_WIDTH = 3;

/** Appends a row to the flat arrays. */
export function writeRow(row: Row, numbers: number[], prices: string[]): void {
  numbers.push(
    row.matchId,
    PHASES.indexOf(row.phase),
    row.minute,
    row.kickoffMinutes,
    row.homeScore,
    row.awayScore,
    row.homeHalfTime,
    row.awayHalfTime,
    row.homeRed,
    row.awayRed,
    row.homeYellow,
    row.awayYellow,
    row.addedTime,
    row.flags,
    row.changed,
  );
  prices.push(row.oddsHome, row.oddsDraw, row.oddsAway);
}

/** The row at `index` of the flat arrays. */
export function readRow(numbers: readonly number[], prices: readonly string[], index: number): Row {
  const at = index * ROW_WIDTH;
  const n = (column: number): number => numbers[at + column] ?? 0;
  const priceAt = index * PRICES_WIDTH;
  return {
    matchId: n(0),
    phase: PHASES[n(1)] ?? "unknown",
    minute: n(2),
    kickoffMinutes: n(3),
    homeScore: n(4),
    awayScore: n(5),
    homeHalfTime: n(6),
    awayHalfTime: n(7),
    homeRed: n(8),
    awayRed: n(9),
    homeYellow: n(10),
    awayYellow: n(11),
    addedTime: n(12),
    flags: n(13),
    changed: n(14),
    oddsHome: prices[priceAt] ?? "",
    oddsDraw: prices[priceAt + 1] ?? "",
    oddsAway: prices[priceAt + 2] ?? "",
  };
}
