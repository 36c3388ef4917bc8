// Hong Kong prices of Asian markets as american ones, by the field's fixed table (SPEC §9 "Asian-to-american").
import { isPrice } from "./priceText.ts";

/** Hong Kong price in hundredths, and the american price it stands for. */
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

/** Prices come as sums and differences of decimals: so near a hundredth they are that hundredth. */
const SAME = 1e-6;

/**
 * The american price of a Hong Kong price (above 0): the table's where it has one; else below 1 it is
 * -100 times 1/h rounded to two places, from 1 on 100 times h rounded to a whole number.
 * undefined for what is no price.
 */
export function asianToAmerican(hongKong: number): number | undefined {
  if (!isPrice(hongKong + 1)) return undefined;
  const hundredths = Math.round(hongKong * 100);
  const listed = TABLE.get(hundredths);
  if (listed !== undefined && Math.abs(hongKong * 100 - hundredths) < SAME) return listed;
  if (hongKong >= 1) return nearest(100 * hongKong);
  return -nearest(100 / hongKong);
}

/** Halves go up as on paper, whatever the binary form. */
function nearest(value: number): number {
  return Math.round(value * (1 + 1e-12));
}
