/**
 * The displayed minute at an instant of a match (docs/wire.md#minute-from-period-start), and the stretches of
 * play in a match.
 */
import type { MatchNow } from "../types.ts";

const MINUTE_MS = 60_000;
/** docs/product.md#match-minute: extra minutes are capped at 15. */
const MOST_EXTRA = 15;

/** A stretch of continuous play: a half, extra time, or the part of one before or after a break in play. */
export interface Stretch {
  readonly state: 1 | 3 | 4;
  /** The period's start as sent on the wire. */
  readonly startedAt: number;
  readonly from: number;
  /** Infinity while it is running. */
  readonly to: number;
}

export const isRolling = (state: number): state is 1 | 3 | 4 => state === 1 || state === 3 || state === 4;

/** 100 * minute + extra at an instant of a stretch. */
export function minuteAt(state: 1 | 3 | 4, startedAt: number, at: number): number {
  const elapsed = Math.max(0, Math.floor((at - startedAt) / MINUTE_MS));
  if (state === 1) return code(Math.max(1, elapsed), 45);
  return state === 3 ? code(46 + elapsed, 90) : Math.min(120, 91 + elapsed) * 100;
}

function code(minute: number, end: number): number {
  return minute <= end ? minute * 100 : end * 100 + Math.min(MOST_EXTRA, minute - end);
}

/** The instant of a stretch's clock at which this minute and extra minute are first displayed. */
export function instantOf(stretch: Stretch, minute: number, extra: number): number {
  const first = stretch.state === 1 ? 0 : stretch.state === 3 ? 46 : 91;
  return stretch.startedAt + (minute - first + extra) * MINUTE_MS;
}

/** The displayed minute in any state: the current one, or the last of the part that is over. */
export function minuteOf(match: MatchNow, at: number): number {
  const { state, periodStartedAt } = match;
  if (isRolling(state)) return minuteAt(state, periodStartedAt, at);
  if (state === 2) return 4500;
  return state === 5 ? 12_000 : 9000;
}
