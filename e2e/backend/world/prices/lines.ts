/** Asian handicap and goal total lines near even probabilities, priced from the expected remaining goals. */
import { poisson, type Goals } from "./odds.ts";
import type { MatchNow } from "../types.ts";

/** A line and its two decimal prices: home and away of a handicap, over and under of a total. */
interface LinePrice {
  /** Goals in quarters; for a handicap, the goals given by the home side, negative if it receives them. */
  readonly line: number;
  readonly prices: readonly [number, number];
}

export interface LinePrices {
  readonly handicap: LinePrice;
  readonly total: LinePrice;
}

const STEP = 0.25;
/** Handicaps range from -10 to 14 (docs/product.md#handicap-lines). */
const LOWEST_HANDICAP = -10;
const HIGHEST_LINE = 14;
const LOWEST_TOTAL = 0.5;
/** A provider's margin on two outcomes, relative to that on three. */
const MARGIN_SHARE = 0.6;
const LOWEST_PRICE = 1.02;
const HIGHEST_PRICE = 30;

/** A whole number with its probabilities; `values[0]` is the probability of `from`. */
interface Spread {
  readonly from: number;
  /** The probability of `from + index` or more. */
  readonly atLeast: readonly number[];
}

/**
 * Both lines of a match in its current state, for the whole match. `margin` is the provider's on three outcomes
 * (1.06 is 6 %), `lean` the maximum distance of its lines from even.
 */
export function linePrices(match: MatchNow, toCome: Goals, margin: number, lean: number): LinePrices {
  const home = poisson(toCome.home);
  const away = poisson(toCome.away);
  const most = home.length - 1;
  const differences = Array.from({ length: 2 * most + 1 }, () => 0);
  const totals = Array.from({ length: 2 * most + 1 }, () => 0);
  for (const [h, ofHome] of home.entries()) {
    for (const [a, ofAway] of away.entries()) {
      differences[h - a + most] = (differences[h - a + most] ?? 0) + ofHome * ofAway;
      totals[h + a] = (totals[h + a] ?? 0) + ofHome * ofAway;
    }
  }
  const kept = 1 + (margin - 1) * MARGIN_SHARE;
  const { homeScore, guestScore } = match;
  return {
    handicap: nearEven(spread(homeScore - guestScore - most, differences), LOWEST_HANDICAP, kept, lean),
    total: nearEven(spread(homeScore + guestScore, totals), LOWEST_TOTAL, kept, lean),
  };
}

function spread(from: number, chances: readonly number[]): Spread {
  const atLeast: number[] = [];
  let sum = 0;
  for (let index = chances.length - 1; index >= 0; index -= 1) {
    sum += chances[index] ?? 0;
    atLeast[index] = sum;
  }
  return { from, atLeast: atLeast.map((chance) => chance / sum) };
}

function nearEven(outcome: Spread, lowest: number, margin: number, lean: number): LinePrice {
  let best = { line: lowest, chance: 1 };
  for (let line = lowest; line <= HIGHEST_LINE; line += STEP) {
    const chance = winningShare(outcome, line);
    if (Math.abs(chance - 0.5 - lean) < Math.abs(best.chance - 0.5 - lean)) best = { line, chance };
  }
  return { line: best.line, prices: [price(best.chance, margin), price(1 - best.chance, margin)] };
}

/**
 * The share of decided stakes that win above the line; stakes exactly on it are returned
 * (docs/product.md#handicap-lines).
 */
function winningShare(outcome: Spread, line: number): number {
  const halves = Number.isInteger(line * 2) ? [line] : [line - STEP, line + STEP];
  let won = 0;
  let lost = 0;
  for (const half of halves) {
    won += orMore(outcome, Math.floor(half) + 1);
    lost += 1 - orMore(outcome, Math.ceil(half));
  }
  // A line that no result decides has no probability.
  return won + lost < 1e-9 ? 0.5 : won / (won + lost);
}

function orMore({ from, atLeast }: Spread, value: number): number {
  if (value <= from) return 1;
  return atLeast[value - from] ?? 0;
}

function price(chance: number, margin: number): number {
  const raw = Math.min(HIGHEST_PRICE, Math.max(LOWEST_PRICE, 1 / Math.max(1e-6, chance * margin)));
  return Math.round(raw * 100) / 100;
}
