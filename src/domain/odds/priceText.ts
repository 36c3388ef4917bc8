// Writes a decimal price as decimal and as American odds (SPEC §3 "Odds format").

/** Shown where there is no price. */
export const NO_PRICE = "–";

/** A price beyond this is a mistake of the feed and would burst its cell. */
const PRICE_LIMIT = 1_000_000;
/** No bookmaker offers less than one for a thousand. */
export const LEAST_PROFIT = 0.001;

/** Whether a number can be a decimal price: more than the stake comes back, and no more than a million times. */
export function isPrice(price: number | undefined): price is number {
  // Written so that NaN fails too.
  return price !== undefined && price > 1 && price <= PRICE_LIMIT;
}

/** "1.42", "11.5", "101". */
export function asDecimal(price: number): string {
  const decimals = shownDecimals(price);
  return roundTo(price, decimals).toFixed(decimals);
}

/** "+150", "-200". */
export function asAmerican(price: number): string {
  const profit = Math.max(price - 1, LEAST_PROFIT);
  return price >= 2 ? `+${roundHalfUp(profit * 100)}` : `-${roundHalfUp(100 / profit)}`;
}

/** Two decimals below 10, one below 100, none from 100; a price that rounds up to the border is beyond it. */
export function shownDecimals(price: number): 0 | 1 | 2 {
  if (roundTo(price, 2) < 10) return 2;
  return roundTo(price, 1) < 100 ? 1 : 0;
}

/** Rounded to so many decimals. */
export function roundTo(value: number, decimals: 0 | 1 | 2): number {
  const scale = decimals === 2 ? 100 : decimals === 1 ? 10 : 1;
  return roundHalfUp(value * scale) / scale;
}

/** Halves go up as on paper: the binary form of 1.005 * 100 lies a hair below 100.5. */
export function roundHalfUp(value: number): number {
  return Math.round(value * (1 + 1e-12));
}
