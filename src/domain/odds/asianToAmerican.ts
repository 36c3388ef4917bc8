// Converts Hong Kong prices of Asian markets to American ones by a fixed table.
// See docs/product.md#asian-to-american.
import { isPrice } from "./priceText.ts";

/** Hong Kong price in hundredths, and its American price. */
const TABLE: ReadonlyMap<number, number> = new Map([
  [22, -450],
  [28, -350],
  [33, -300],
  [36, -275],
  [38, -267],
  [44, -225],
  [47, -212.5],
  [53, -187.5],
  [57, -175],
  [62, -162.5],
  [63, -160],
  [66, -150],
  [72, -137.5],
  [83, -120],
  [88, -114],
  [91, -110],
  [95, -105],
]);

/** Prices are sums and differences of decimals: within this distance of a hundredth they count as that hundredth. */
const SAME = 1e-6;

/**
 * The American price of a Hong Kong price h (above 0): the table's if it has one; otherwise, below 1, -100 / h,
 * and from 1 on, 100 * h, both rounded to a whole number. undefined for anything that is not
 * a price.
 */
export function asianToAmerican(hongKong: number): number | undefined {
  if (!isPrice(hongKong + 1)) return undefined;
  const hundredths = Math.round(hongKong * 100);
  const listed = TABLE.get(hundredths);
  if (listed !== undefined && Math.abs(hongKong * 100 - hundredths) < SAME) return listed;
  if (hongKong >= 1) return nearest(100 * hongKong);
  return -nearest(100 / hongKong);
}

/** Rounds halves up in decimal arithmetic, whatever the binary representation. */
function nearest(value: number): number {
  return Math.round(value * (1 + 1e-12));
}
