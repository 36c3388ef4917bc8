// Effects of staged events on a match: pure functions from one state to the next.
import type { MatchNow } from "../world/types.ts";

export type Side = "home" | "away";

/** Fields of a match that a test sets; `minute` is the displayed minute, in states 1, 3 and 4. */
export type MatchPatch = Partial<Omit<MatchNow, "id">> & { readonly minute?: number };

const MINUTE = 60_000;
/** Minutes between kick-off and the start of the period, without any delay. */
const PERIOD_DELAY_MINUTES: Readonly<Record<number, number>> = { 1: 0, 2: 47, 3: 62, 4: 115, 5: 152 };
/** The first minute of a period (docs/product.md#match-minute: the second half adds 46). */
const FIRST_MINUTE: Readonly<Record<number, number>> = { 1: 0, 3: 46, 4: 91 };

const isOver = (state: number): boolean => state < 0;

/** The match with the score (or a card count) of one side changed; it never falls below 0. */
export function withScore(match: MatchNow, side: Side, by: number): MatchNow {
  return side === "home"
    ? { ...match, homeScore: Math.max(0, match.homeScore + by) }
    : { ...match, guestScore: Math.max(0, match.guestScore + by) };
}

export function withCard(match: MatchNow, side: Side, color: "red" | "yellow"): MatchNow {
  if (color === "red") {
    return side === "home"
      ? { ...match, homeRed: match.homeRed + 1 }
      : { ...match, guestRed: match.guestRed + 1 };
  }
  return side === "home"
    ? { ...match, homeYellow: match.homeYellow + 1 }
    : { ...match, guestYellow: match.guestYellow + 1 };
}

/**
 * The match moved to a state. A period starts at `now` (cut to a whole minute as on the wire); the score becomes
 * the half-time score when the first half ends.
 */
export function inState(match: MatchNow, state: number, now: number): MatchNow {
  if (state === match.state) return match;
  const leavesFirstHalf =
    match.state <= 1 && match.state >= 0 && (state === 2 || state === 3 || isOver(state));
  return {
    ...match,
    state,
    periodStartedAt: isOver(state) || state === 0 ? match.kickoffAt : Math.floor(now / MINUTE) * MINUTE,
    injuryTime: 0,
    ...(leavesFirstHalf ? { homeHalf: match.homeScore, guestHalf: match.guestScore } : {}),
  };
}

/** The match with all fields of the patch set; omitted times are derived from state and minute. */
export function patched(match: MatchNow, patch: MatchPatch, now: number): MatchNow {
  const { minute, ...fields } = patch;
  const moved = patch.state === undefined ? match : inState(match, patch.state, now);
  const next: MatchNow = { ...moved, ...fields };
  const first = FIRST_MINUTE[next.state];
  if (minute === undefined || first === undefined) return next;
  const periodStartedAt = (Math.floor(now / MINUTE) - Math.max(0, minute - first)) * MINUTE;
  return {
    ...next,
    periodStartedAt: fields.periodStartedAt ?? periodStartedAt,
    kickoffAt: fields.kickoffAt ?? periodStartedAt - (PERIOD_DELAY_MINUTES[next.state] ?? 0) * MINUTE,
  };
}
