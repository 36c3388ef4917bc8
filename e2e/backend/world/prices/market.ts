/** Prices of a match over time: an opening, drifts before kick-off, and prices that follow the game. */
import { MINUTE_MS } from "../season/calendar.ts";
import { linePrices, type LinePrices } from "./lines.ts";
import { chances, goalsToCome, liveChances, prices, type Goals } from "./odds.ts";
import { mix, unit } from "../random.ts";
import type { ExpectedGoals } from "../season/strength.ts";
import type { MatchNow, Prices } from "../types.ts";

/** Margins by provider; all other providers offer no prices. */
export const MARGINS: Readonly<Record<number, number>> = { 8: 1.06, 47: 1.028, 9: 1.075 };
/** Drifts start this long before kick-off (ms). */
export const DRIFT_MS = 36 * 60 * MINUTE_MS;
const INPLAY_EVERY_MS = 90_000;
const DRIFT_SIZE = 0.16;
const FIRST_HALF_GOALS = 0.45;

/** The market's knowledge of a match at an instant. */
export interface MarketView {
  readonly hash: number;
  readonly kickoffAt: number;
  readonly expected: ExpectedGoals;
  /** The match, and the share of its scoring still expected (0–1). */
  readonly match: MatchNow;
  readonly remaining: number;
}

/** The number of the price period at an instant; prices change only with it or with the match. */
export function pricePeriod(hash: number, kickoffAt: number, now: number): number {
  if (now >= kickoffAt)
    return 10_000 + Math.floor((now - kickoffAt + (hash % INPLAY_EVERY_MS)) / INPLAY_EVERY_MS);
  const before = now - (kickoffAt - DRIFT_MS);
  if (before < 0) return -1;
  const every = (25 + (hash % 90)) * MINUTE_MS;
  return Math.floor((before + (hash % every)) / every);
}

/** The start of the current in-play price period (epoch ms), so that a price is constant within it. */
export function inPlayMoment(hash: number, kickoffAt: number, now: number): number {
  const shifted = hash % INPLAY_EVERY_MS;
  return Math.max(
    kickoffAt,
    kickoffAt - shifted + Math.floor((now - kickoffAt + shifted) / INPLAY_EVERY_MS) * INPLAY_EVERY_MS,
  );
}

/** Opening prices of a provider; undefined if it is unknown. */
export function openingPrices(
  view: Pick<MarketView, "hash" | "expected">,
  provider: number,
): Prices | undefined {
  const margin = marginOf(view.hash, provider);
  return margin === undefined
    ? undefined
    : prices(chances(0, view.expected.home, view.expected.away), margin);
}

/** Current prices of a provider; undefined if it is unknown. */
export function currentPrices(view: MarketView, provider: number, now: number): Prices | undefined {
  const margin = marginOf(view.hash, provider);
  if (margin === undefined) return undefined;
  return prices(liveChances(view.match, withDrift(view, now)), margin);
}

/** Current lines of a provider (Asian handicap, goal total) from the same model; undefined if it is unknown. */
export function currentLines(view: MarketView, provider: number, now: number): LinePrices | undefined {
  const margin = marginOf(view.hash, provider);
  return margin === undefined
    ? undefined
    : linePrices(
        view.match,
        goalsToCome(view.match, withDrift(view, now)),
        margin,
        leanOf(view.hash, provider),
      );
}

/** Maximum distance of a provider's lines from even, which differs by provider; at most 4 %. */
export function leanOf(hash: number, provider: number): number {
  return (unit(mix(hash, provider), 42) - 0.5) * 0.08;
}

/** Instants up to `now` at which prices may have changed (epoch ms), ascending; prices are constant in between. */
export function priceInstants(hash: number, kickoffAt: number, now: number): number[] {
  const every = (25 + (hash % 90)) * MINUTE_MS;
  const driftsFrom = kickoffAt - DRIFT_MS;
  const instants = [driftsFrom];
  for (let at = driftsFrom + every - (hash % every); at < kickoffAt; at += every) instants.push(at);
  instants.push(kickoffAt);
  const firstInPlay = kickoffAt + INPLAY_EVERY_MS - (hash % INPLAY_EVERY_MS);
  for (let at = firstInPlay; at <= now; at += INPLAY_EVERY_MS) instants.push(at);
  return instants.filter((at) => at <= now);
}

/** Mean remaining goals at full strength, in the market's view at that instant. */
function withDrift({ hash, kickoffAt, expected, remaining }: MarketView, now: number): Goals {
  const period = Math.min(10_000, pricePeriod(hash, kickoffAt, now));
  const drift = driftOf(hash, period >= 10_000 ? pricePeriod(hash, kickoffAt, kickoffAt - 1) : period);
  return {
    home: expected.home * Math.exp(drift) * remaining,
    away: expected.away * Math.exp(-drift) * remaining,
  };
}

/** The sum of slow and fast movements; 0 before the market moves. */
function driftOf(hash: number, period: number): number {
  if (period < 0) return 0;
  const wave = (length: number, salt: number): number =>
    unit(mix(hash, salt), Math.floor(period / length)) - 0.5;
  return DRIFT_SIZE * (wave(12, 31) + 0.6 * wave(5, 32) + 0.4 * wave(2, 33));
}

function marginOf(hash: number, provider: number): number | undefined {
  const margin = MARGINS[provider];
  return margin === undefined ? undefined : margin + (unit(mix(hash, provider), 41) - 0.5) * 0.016;
}

/** The share of a match's scoring still expected at an instant (1 before, nearly 0 at the end of 90 minutes). */
export function remainingGoals(
  [first, second]: readonly { readonly startsAt: number; readonly playMs: number }[],
  now: number,
): number {
  if (first === undefined || second === undefined || now <= first.startsAt) return 1;
  const played = (half: typeof first): number =>
    Math.max(0, Math.min(1, (now - half.startsAt) / half.playMs));
  return Math.max(0.004, 1 - played(first) * FIRST_HALF_GOALS - played(second) * (1 - FIRST_HALF_GOALS));
}
