// Derived values of a market's prices: probabilities, the provider's margin, the best price, and moves.
import { asianToAmerican } from "./asianToAmerican.ts";
import { isPrice, NO_PRICE, priceMove } from "./priceText.ts";
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

/** A market's price as text; Asian markets convert to American prices in their own way. */
export function writeMarketOdds(price: number | undefined, style: OddsStyle, market: Market): string {
  if (market === "result" || style !== "american") return writeOdds(price, style);
  if (!isPrice(price)) return NO_PRICE;
  const american = asianToAmerican(price - 1) ?? 0;
  return american > 0 ? `+${american}` : String(american);
}

/** The implied probability (0 to 1) of a decimal price, margin included; undefined for anything that is not a price. */
export function impliedProbability(price: number | undefined): number | undefined {
  return isPrice(price) ? 1 / price : undefined;
}

/** The overround: the sum of all outcomes' implied probabilities minus 1; undefined if one is not a price. */
export function margin(prices: readonly number[]): number | undefined {
  let total = -1;
  for (const price of prices) {
    if (!isPrice(price)) return undefined;
    total += 1 / price;
  }
  return prices.length === 0 ? undefined : total;
}

/**
 * For each provider's quotes of one market: which of its current prices are the best. The best price is the
 * highest among providers that still offer the market on the same line; a price without a rival is not the best.
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
 * Direction of each price and of the line from one quote to the next. Prices on different lines are not
 * comparable: when the line moves, only the line counts as moved.
 */
export function quoteMoves(before: Quote | undefined, after: Quote): QuoteMove {
  const line = after.line === undefined ? 0 : oddsMove(before?.line, after.line);
  const comparable = before !== undefined && line === 0;
  return {
    line,
    prices: after.prices.map((price, outcome) => (comparable ? priceMove(before.prices[outcome], price) : 0)),
  };
}
