/** Types of a provider's quotes over time, and their construction from instants. */
import type { MatchNow, Prices } from "../types.ts";

/** Prices of a market and the instant from which they apply. */
export interface QuoteAt {
  /** Epoch ms. */
  readonly at: number;
  /** 100 * minute + extra in play, 0 before. */
  readonly minute: number;
  /** undefined for 1X2. */
  readonly line: number | undefined;
  /** Decimal. */
  readonly prices: readonly number[];
}

/** A provider's quotes of a match; each list starts with the opening, and is empty for markets not offered. */
export interface ProviderOdds {
  readonly result: readonly QuoteAt[];
  readonly handicap: readonly QuoteAt[];
  readonly total: readonly QuoteAt[];
  /** True if betting is closed. */
  readonly closed: boolean;
}

const MINUTE_MS = 60_000;
const MOST_EXTRA = 15;
/**
 * Minute at the start of the running halves, and the minute at which extra minutes start
 * (docs/product.md#match-minute).
 */
const HALVES: Readonly<Record<number, readonly [from: number, until: number]>> = { 1: [0, 45], 3: [46, 90] };
/** Full time, cancelled, abandoned, postponed. */
const OVER: ReadonlySet<number> = new Set([-1, -10, -12, -14]);

export const isOver = ({ state }: MatchNow): boolean => OVER.has(state);

/** 1X2 prices as a list. */
export const asList = ({ home, draw, away }: Prices): readonly number[] => [home, draw, away];

/** The minute at an instant, as 100 * minute + extra; undefined outside play. */
export function minuteAt({ state, periodStartedAt }: MatchNow, at: number): number | undefined {
  if (state === 0) return 0;
  if (state === 2) return 4500;
  const half = HALVES[state];
  if (half === undefined) return undefined;
  const minute = Math.max(1, half[0] + Math.max(0, Math.floor((at - periodStartedAt) / MINUTE_MS)));
  return minute <= half[1] ? minute * 100 : half[1] * 100 + Math.min(MOST_EXTRA, minute - half[1]);
}

/** Appends a quote to a list unless it equals the last one. */
export function appended(
  quotes: QuoteAt[],
  quote: Omit<QuoteAt, "minute">,
  minute: number | undefined,
): void {
  const last = quotes.at(-1);
  const same =
    last !== undefined &&
    last.line === quote.line &&
    last.prices.every((price, index) => price === quote.prices[index]);
  if (!same) quotes.push({ ...quote, minute: minute ?? last?.minute ?? 0 });
}
