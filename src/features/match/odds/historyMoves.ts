// A market's moves for the history view: by period, with what changed, and as points of a chart.
import type { Quote } from "#domain/odds/markets.ts";
import { type QuoteMove, quoteMoves } from "#domain/odds/marketPrices.ts";

export type OddsPeriod = "before" | "inPlay";

export interface HistoryMove {
  /** Index in the whole history; stable, since the history only grows. */
  readonly place: number;
  readonly quote: Quote;
  readonly move: QuoteMove;
}

/** Largest share of the chart's time range for the opening price, which may have lasted for days. */
const OPENING_SHARE = 0.12;
/** Share of the chart's time range by which the last price is extended. */
const LAST_SHARE = 0.03;
const MINUTE_MS = 60_000;

function periodOf(quote: Quote): OddsPeriod {
  return quote.minute > 0 ? "inPlay" : "before";
}

/** Moves of one period, oldest first; each is compared with the move before it, of either period. */
export function movesOf(moves: readonly Quote[], period: OddsPeriod): readonly HistoryMove[] {
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
 * Points of step lines through the moves (oldest first). Of several moves in one minute, the last one counts.
 * An opening price that lasted for days is shortened, because it would leave no space for the moves. The last
 * prices are extended a little.
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
  const from = second === undefined ? first.at : Math.max(first.at, second.at - span * OPENING_SHARE);
  const until = last.at + Math.max(span * LAST_SHARE, MINUTE_MS);
  return {
    times: [from, ...steps.slice(1).map(({ at }) => at), until],
    prices: last.prices.map((price, outcome) => [
      ...steps.map((step) => step.prices[outcome] ?? price),
      price,
    ]),
  };
}
