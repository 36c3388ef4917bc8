// Formats a decimal price as decimal and as American odds.
// See docs/product.md#odds-formats.
import { oddsMove } from "./oddsMove.ts";

/** Shown instead of a missing price. */
export const NO_PRICE = "–";

/** A withdrawn price: nobody can bet at it. */
export const WITHDRAWN = 0;

/** docs/product.md#withdrawn-prices: feeds send lower numbers (0, 0.0001, 1.00) for a price that is not offered. */
const LEAST_PRICE = 1.01;
/** A higher price is an error of the feed, and too wide for its cell. */
const PRICE_LIMIT = 1_000_000;

/** True for a decimal price that is offered: at least 1.01, and at most a million times the stake. */
export function isPrice(price: number | undefined): price is number {
  // Written so that NaN fails too.
  return price !== undefined && price >= LEAST_PRICE && price <= PRICE_LIMIT;
}

/** The price, or `WITHDRAWN` for a number that is no price and for none. */
export function asPrice(price: number | undefined): number {
  return isPrice(price) ? price : WITHDRAWN;
}

/** 1 when an offered price rose, -1 when it fell; 0 when it is unchanged, new or withdrawn. */
export function priceMove(before: number | undefined, after: number | undefined): -1 | 0 | 1 {
  return isPrice(before) && isPrice(after) ? oddsMove(before, after) : 0;
}

/**
 * "1.42", "11.5", "15.25", "101": at least two decimals below 10, one below 100, none from 100. Further decimals of the
 * price are kept, up to two below 1,000; a longer text would not fit its cell.
 */
export function asDecimal(price: number): string {
  const rounded = roundHalfUp(price * 100) / 100;
  if (rounded >= 1000) return String(roundHalfUp(price));
  const least = rounded < 10 ? 2 : rounded < 100 ? 1 : 0;
  const text = rounded.toFixed(2);
  const kept = text.replace(/0{1,2}$/, "").length - text.indexOf(".") - 1;
  return rounded.toFixed(Math.max(least, kept));
}

/** "+150", "-200". */
export function asAmerican(price: number): string {
  const profit = price - 1;
  return price >= 2 ? `+${roundHalfUp(profit * 100)}` : `-${roundHalfUp(100 / profit)}`;
}

/** Rounds halves up as in decimal arithmetic: in binary, 1.005 * 100 is slightly below 100.5. */
export function roundHalfUp(value: number): number {
  return Math.round(value * (1 + 1e-12));
}
