// What the prices of a market say: chances, the provider's margin, the best price on offer, and what moved.
import { asianToAmerican } from "./asianToAmerican.ts";
import { isPrice, NO_PRICE } from "./priceText.ts";
import type { Market, MarketQuotes, Quote } from "./markets.ts";
import { oddsMove } from "./oddsMove.ts";
import { type OddsStyle, writeOdds } from "./oddsStyles.ts";

type Direction = -1 | 0 | 1;

/** How a quote differs from the one before it. */
export interface QuoteMove {
  readonly line: Direction;
  /** One per outcome. */
  readonly prices: readonly Direction[];
}

/** A market's price as text: Asian markets have their own way to american prices. */
export function writeMarketOdds(price: number | undefined, style: OddsStyle, market: Market): string {
  if (market === "result" || style !== "american") return writeOdds(price, style);
  if (!isPrice(price)) return NO_PRICE;
  const american = asianToAmerican(price - 1) ?? 0;
  return american > 0 ? `+${american}` : String(american);
}

/** The chance (0 to 1) a decimal price stands for, margin included; undefined for a price that is none. */
export function impliedProbability(price: number | undefined): number | undefined {
  return isPrice(price) ? 1 / price : undefined;
}

/** The overround: by how much the implied probabilities of all outcomes exceed 1; undefined when a price is none. */
export function margin(prices: readonly number[]): number | undefined {
  let total = -1;
  for (const price of prices) {
    if (!isPrice(price)) return undefined;
    total += 1 / price;
  }
  return prices.length === 0 ? undefined : total;
}

/**
 * For each provider's quotes of one market, which of its current prices are the best on offer: the highest among
 * providers that still offer the market on the same line. What nobody else offers is not called best.
 */
export function bestPrices(quotes: readonly MarketQuotes[]): readonly (readonly boolean[])[] {
  return quotes.map((own) => {
    const others = quotes.filter(
      (other) => other !== own && !other.closed && other.current.line === own.current.line,
    );
    return own.current.prices.map((price, outcome) => {
      const rivals = others.map((other) => other.current.prices[outcome]).filter(isPrice);
      return !own.closed && isPrice(price) && rivals.length > 0 && rivals.every((rival) => rival <= price);
    });
  });
}

/**
 * Which way each price and the line went from one quote to the next. Prices on different lines are prices of different
 * things: where the line moved, only the line is said to move.
 */
export function quoteMoves(before: Quote | undefined, after: Quote): QuoteMove {
  const line = after.line === undefined ? 0 : oddsMove(before?.line, after.line);
  const comparable = before !== undefined && line === 0;
  return {
    line,
    prices: after.prices.map((price, outcome) => (comparable ? oddsMove(before.prices[outcome], price) : 0)),
  };
}
