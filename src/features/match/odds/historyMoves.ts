// A market's moves as the history shows them: by period, with what changed, and as points of a chart.
import type { Quote } from "#domain/odds/markets.ts";
import { type QuoteMove, quoteMoves } from "#domain/odds/marketPrices.ts";

export type Period = "before" | "inPlay";

export interface HistoryMove {
  /** Its place in the whole history: the same as long as the history only grows. */
  readonly place: number;
  readonly quote: Quote;
  readonly move: QuoteMove;
}

/** The share of the time shown that is given to a price that stood long before it first moved, and to the last one. */
const LONG_STAND = 0.12;
const LAST_STAND = 0.03;
const MINUTE_MS = 60_000;

function periodOf(quote: Quote): Period {
  return quote.minute > 0 ? "inPlay" : "before";
}

/** Moves of one period, oldest first; each is compared with the one before it, whatever its period. */
export function movesOf(moves: readonly Quote[], period: Period): readonly HistoryMove[] {
  return moves
    .map((quote, place) => ({ place, quote, move: quoteMoves(moves[place - 1], quote) }))
    .filter(({ quote }) => periodOf(quote) === period);
}

export interface ChartPoints {
  /** Epoch ms, strictly ascending. */
  readonly times: readonly number[];
  /** By outcome, one value per time. */
  readonly prices: readonly (readonly number[])[];
}

/**
 * Points of step lines through the moves (oldest first). Of several moves in one minute the last counts. An opening
 * that stood for days is cut short, or nothing else could be seen; the last prices go on for a little.
 */
export function chartPoints(moves: readonly HistoryMove[]): ChartPoints {
  const steps: Quote[] = [];
  for (const { quote } of moves) {
    const last = steps.at(-1);
    if (last !== undefined && quote.at <= last.at) steps.pop();
    steps.push(last !== undefined && quote.at < last.at ? { ...quote, at: last.at } : quote);
  }
  const [first, second] = steps;
  const last = steps.at(-1);
  if (first === undefined || last === undefined) return { times: [], prices: [] };
  const span = Math.max(last.at - (second ?? first).at, 10 * MINUTE_MS);
  const from = second === undefined ? first.at : Math.max(first.at, second.at - span * LONG_STAND);
  const until = last.at + Math.max(span * LAST_STAND, MINUTE_MS);
  return {
    times: [from, ...steps.slice(1).map(({ at }) => at), until],
    prices: last.prices.map((price, outcome) => [
      ...steps.map((step) => step.prices[outcome] ?? price),
      price,
    ]),
  };
}
