// What buyers will see of prices that are not saved yet, and which prices differ between two lists.
// See docs/product.md#fees-of-a-creator.
import type { Length, LengthPrice } from "./fees.ts";
import { type Fee, offersOf } from "./offers.ts";

export type PreviewOffer = ReturnType<typeof offersOf>[number];

/** The fees as the server makes them for a buyer (docs/wire.md#fees). */
function feesFor(prices: readonly LengthPrice[], isFirst: boolean): readonly Fee[] {
  return prices.flatMap(({ num, unit, price, firstTimePrice }, place) => {
    const plain = { id: 2 * place + 1, num, unit, isFirst };
    if (firstTimePrice === undefined) return [{ ...plain, price, isFirstTimeDiscount: false }];
    return [
      { ...plain, price: isFirst ? firstTimePrice : price, isFirstTimeDiscount: false },
      { ...plain, id: plain.id + 1, price: isFirst ? price : firstTimePrice, isFirstTimeDiscount: true },
    ];
  });
}

/** What a first-time buyer, or any other one, is offered. */
export const previewOf = (prices: readonly LengthPrice[], isFirst: boolean): readonly PreviewOffer[] =>
  offersOf(feesFor(prices, isFirst));

export const sameLength = (one: Length, other: Length): boolean =>
  one.num === other.num && one.unit === other.unit;

/** True where both lists ask the same, in any order. */
export function asksSame(one: readonly LengthPrice[], other: readonly LengthPrice[]): boolean {
  return (
    one.length === other.length &&
    one.every((line) =>
      other.some(
        (each) =>
          sameLength(line, each) && line.price === each.price && line.firstTimePrice === each.firstTimePrice,
      ),
    )
  );
}
