// Formats a decimal price as the fraction that bookmakers quote for it.
// See docs/product.md#odds-formats.
import { roundHalfUp } from "./priceText.ts";

/** The steps in which bookmakers quote fractions, in lowest terms. */
const LADDER: readonly string[] = (
  "1/100 1/50 1/40 1/33 1/25 1/20 1/16 1/14 1/12 1/11 1/10 1/9 1/8 2/15 1/7 2/13 1/6 2/11 1/5 2/9 1/4 " +
  "2/7 3/10 1/3 4/11 2/5 4/9 1/2 8/15 4/7 8/13 2/3 8/11 4/5 5/6 10/11 1/1 21/20 11/10 6/5 5/4 11/8 7/5 " +
  "3/2 8/5 13/8 7/4 9/5 15/8 2/1 11/5 9/4 12/5 5/2 13/5 11/4 14/5 3/1 10/3 7/2 4/1 9/2"
).split(" ");

/** Each step by its decimal prices in hundredths: 1.91 is 10/11; 2.63 and 2.62 are 13/8. */
const LADDER_BY_HUNDREDTHS = stepsByHundredths();
/** Each step by its exact price to four decimals: 1.125 is 1/8, although 1.13 is 2/15. */
const LADDER_EXACT = new Map(LADDER.map((step) => [Math.round(exactHundredths(step) * 100), step]));

/** Half of the last digit (the fourth decimal) of prices in the feed. */
const HALF_A_DIGIT = 0.00005;
const DENOMINATOR_LIMIT = 100;

/** A decimal price as "5/4"; `isPrice` defines valid prices. */
export function asFraction(price: number): string {
  const step =
    LADDER_EXACT.get(Math.round(price * 10_000)) ?? LADDER_BY_HUNDREDTHS.get(roundHalfUp(price * 100));
  if (step !== undefined) return step;
  return simplestFraction(price - 1);
}

/** The fraction with the smallest denominator for this profit (15.25 is 57/4, not 143/10); in hundredths if there is none. */
function simplestFraction(profit: number): string {
  for (let under = 1; under < DENOMINATOR_LIMIT; under += 1) {
    const over = Math.round(profit * under);
    if (over > 0 && Math.abs(over / under - profit) < HALF_A_DIGIT) return `${over}/${under}`;
  }
  const hundredths = roundHalfUp(profit * 100);
  const divisor = greatestCommonDivisor(hundredths, 100);
  return `${hundredths / divisor}/${100 / divisor}`;
}

function stepsByHundredths(): ReadonlyMap<number, string> {
  const steps = new Map<number, string>();
  for (const step of LADDER) steps.set(roundHalfUp(exactHundredths(step)), step);
  // Some providers truncate the last digit instead of rounding it.
  for (const step of LADDER) {
    const cut = Math.floor(exactHundredths(step));
    if (!steps.has(cut)) steps.set(cut, step);
  }
  return steps;
}

/** The decimal price of "13/8" in hundredths, 262.5. */
function exactHundredths(step: string): number {
  const [over = 0, under = 1] = step.split("/").map(Number);
  return 100 + (100 * over) / under;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
