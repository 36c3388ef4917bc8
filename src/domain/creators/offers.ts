// Which fees of a creator are shown, at which price: the filter of the list that the server made for the asker.
// See docs/product.md#fees.
import type { SubscriptionUnit } from "./creator.ts";
import { type Cents, pricePerUnit } from "./money.ts";

/** An entry of the server's list of fees. */
export interface Fee {
  readonly id: number;
  readonly num: number;
  readonly unit: SubscriptionUnit;
  readonly price: Cents;
  readonly isFirstTimeDiscount: boolean;
  /** The asker has never subscribed to the creator. */
  readonly isFirst: boolean;
}

/** What a creator sells; "unreadable" where nothing of it could be understood. */
export type FeesOnOffer = readonly Fee[] | "unreadable";

/** A length of subscription as it is offered. */
export interface Offer {
  readonly feeId: number;
  readonly num: number;
  readonly unit: SubscriptionUnit;
  /** What is charged. */
  readonly price: Cents;
  /** The price that is struck through; undefined where it is not above `price`. */
  readonly originalPrice: Cents | undefined;
  /** `price` of one unit, three decimals. */
  readonly unitPrice: string;
}

function shownOf(entries: readonly Fee[]): Fee | undefined {
  const discount = entries.find(({ isFirstTimeDiscount, isFirst }) => isFirstTimeDiscount && isFirst);
  return discount ?? entries.find(({ isFirstTimeDiscount }) => !isFirstTimeDiscount);
}

/** One offer per number of units, in the order in which the server names the numbers first. */
export function offersOf(fees: readonly Fee[]): readonly Offer[] {
  const nums = [...new Set(fees.map(({ num }) => num))];
  return nums.flatMap((num) => {
    const entries = fees.filter((fee) => fee.num === num);
    const shown = shownOf(entries);
    if (shown === undefined) return [];
    const plain = entries.find(({ isFirstTimeDiscount }) => !isFirstTimeDiscount);
    const price = shown.isFirstTimeDiscount ? (plain ?? shown).price : shown.price;
    return [
      {
        feeId: shown.id,
        num,
        unit: shown.unit,
        price,
        originalPrice: shown.isFirstTimeDiscount && shown.price > price ? shown.price : undefined,
        unitPrice: pricePerUnit(price, num),
      },
    ];
  });
}
