// Within which limits creators may ask for subscriptions: prices, lengths, the platform's share.
// See docs/wire.md#studio.
import { type Length, type Unit, UNITS } from "../creators/terms.ts";

/** Cents. */
export const LEAST_PRICE = 99;
export const MOST_PRICE = 49_999;
/** Lengths that a creator can offer at once. */
export const MAX_OPTIONS = 8;

const NUMS: Readonly<Record<Unit, readonly number[]>> = {
  MONTH: [1, 3, 6, 12],
  WEEK: [2, 4, 8],
  DAY: [7, 14, 30],
};

/** Whether creators can offer this length. */
export const isOffered = (num: number, unit: string): boolean =>
  LENGTHS.some((length) => length.num === num && length.unit === unit);

/** The lengths that the product has on offer. A number of units has one unit only: offers are told apart by it. */
export const LENGTHS: readonly Length[] = UNITS.flatMap((unit) => NUMS[unit].map((num) => ({ num, unit })));
