// The minute of a running match, as a number and as text.
// See docs/product.md#match-minute and docs/wire.md#minute-from-period-start.
import { type Match, NO_CLOCK } from "./match.ts";

/** docs/product.md#match-minute: match minute boundaries 45 and 90. */
const FIRST_HALF_END = 45;
const SECOND_HALF_END = 90;
/** docs/product.md#match-minute: extra minutes cap 15. */
const EXTRA_MINUTES_CAP = 15;
/** docs/product.md#match-minute: the first half shows at least 1, the second half adds 46. */
const FIRST_HALF_START = 1;
const SECOND_HALF_START = 46;

const MINUTE_MS = 60_000;

/** The minute of a half that is played without a clock. */
export const MINUTE_NOT_TOLD = -1;

/**
 * The match minute as 100 * minute + extra (67 is 6700, 45+2 is 4502); 0 when the phase has none, `MINUTE_NOT_TOLD` without a clock.
 * `now` is server time in epoch ms. A clock before the start of the period yields the period's first minute,
 * never a negative one.
 */
export function gameMinute(match: Pick<Match, "phase" | "periodStartedAt">, now: number): number {
  const { phase, periodStartedAt } = match;
  if (phase !== "firstHalf" && phase !== "secondHalf") return 0;
  if (periodStartedAt === undefined) return 0;
  if (periodStartedAt === NO_CLOCK) return MINUTE_NOT_TOLD;
  const elapsed = Math.max(0, Math.floor((now - periodStartedAt) / MINUTE_MS));
  if (Number.isNaN(elapsed)) return 0;
  return phase === "firstHalf"
    ? minuteCode(Math.max(FIRST_HALF_START, elapsed), FIRST_HALF_END)
    : minuteCode(SECOND_HALF_START + elapsed, SECOND_HALF_END);
}

/** A minute code as text: "67", "45+2"; "" for 0 and for anything that is not a code. */
export function formatMinute(code: number): string {
  if (!Number.isInteger(code) || code < 100) return "";
  const minute = Math.floor(code / 100);
  const extra = code % 100;
  return extra === 0 ? String(minute) : `${minute}+${extra}`;
}

function minuteCode(minute: number, end: number): number {
  if (minute <= end) return minute * 100;
  return end * 100 + Math.min(minute - end, EXTRA_MINUTES_CAP);
}
