// Which fees are shown at which price. The expected figures were worked out by hand from docs/product.md#fees.
import { describe, expect, it } from "vitest";
import * as fc from "fast-check";
import { writeAmount } from "./money.ts";
import { type Fee, offersOf } from "./offers.ts";

/** Written as "id num price", with "d" for a first-time discount and "f" for one flagged isFirst. */
function feeOf(text: string): Fee {
  const [id, num, price, marks = ""] = text.split(" ");
  return {
    id: Number(id),
    num: Number(num),
    unit: "month",
    price: BigInt(price?.replace(".", "") ?? ""),
    isFirstTimeDiscount: marks.includes("d"),
    isFirst: marks.includes("f"),
  };
}

/** Written as "id num price unitPrice", with the struck price last where there is one. */
const shown = (fees: readonly string[]): readonly string[] =>
  offersOf(fees.map(feeOf)).map(({ feeId, num, price, unitPrice, originalPrice }) =>
    [feeId, num, writeAmount(price), unitPrice, originalPrice && writeAmount(originalPrice)]
      .filter((part) => part !== undefined)
      .join(" "),
  );

const CASES: readonly (readonly [what: string, fees: readonly string[], shown: readonly string[]])[] = [
  ["no fees", [], []],
  ["one regular price", ["1 1 4.99"], ["1 1 4.99 4.990"]],
  ["one regular price that is flagged isFirst", ["1 1 4.99 f"], ["1 1 4.99 4.990"]],
  ["a discount alone that is not for this buyer", ["1 1 1.99 d"], []],
  ["a discount alone that is for this buyer", ["1 1 1.99 df"], ["1 1 1.99 1.990"]],
  ["a pair for a first-time buyer", ["1 1 1.99 f", "2 1 4.99 df"], ["2 1 1.99 1.990 4.99"]],
  ["the same pair in the other order", ["2 1 4.99 df", "1 1 1.99 f"], ["2 1 1.99 1.990 4.99"]],
  ["a pair for another buyer", ["1 1 4.99", "2 1 1.99 d"], ["1 1 4.99 4.990"]],
  ["the same pair in the other order, for another buyer", ["2 1 1.99 d", "1 1 4.99"], ["1 1 4.99 4.990"]],
  ["a struck price that equals the current one", ["1 1 4.99 f", "2 1 4.99 df"], ["2 1 4.99 4.990"]],
  ["a struck price below the current one", ["1 1 4.99 f", "2 1 1.99 df"], ["2 1 4.99 4.990"]],
  ["several discounts for this buyer", ["1 1 9.00 df", "2 1 8.00 df", "3 1 5.00"], ["1 1 5.00 5.000 9.00"]],
  ["discounts for this buyer without a plain entry", ["1 1 9.00 df", "2 1 8.00 df"], ["1 1 9.00 9.000"]],
  ["discounts for others without a plain entry", ["1 1 9.00 d", "2 1 8.00 d"], []],
  ["a discount for others before one for this buyer", ["1 1 9.00 d", "2 1 8.00 df"], ["2 1 8.00 8.000"]],
  ["two plain entries", ["1 1 5.00", "2 1 4.00"], ["1 1 5.00 5.000"]],
  [
    "two plain entries and a discount for this buyer",
    ["1 1 5.00", "2 1 4.00", "3 1 6.00 df"],
    ["3 1 5.00 5.000 6.00"],
  ],
  ["two plain entries and a discount for others", ["3 1 1.00 d", "1 1 5.00", "2 1 4.00"], ["1 1 5.00 5.000"]],
  [
    "several numbers of units",
    ["1 1 4.99", "2 3 12.99", "3 12 39.99"],
    ["1 1 4.99 4.990", "2 3 12.99 4.330", "3 12 39.99 3.333"],
  ],
  ["numbers that come in another order", ["3 12 39.99", "1 1 4.99"], ["3 12 39.99 3.333", "1 1 4.99 4.990"]],
  [
    "a pair for one number and a discount for others alone for another",
    ["1 12 19.95 f", "2 12 39.99 df", "3 1 0.99 d"],
    ["2 12 19.95 1.663 39.99"],
  ],
  [
    "pairs of two numbers that are mixed",
    ["1 1 1.99 f", "3 3 8.99 f", "2 1 4.99 df", "4 3 12.99 df"],
    ["2 1 1.99 1.990 4.99", "4 3 8.99 2.997 12.99"],
  ],
  ["a plain entry that is free", ["1 1 0.00 f", "2 1 4.99 df"], ["2 1 0.00 0.000 4.99"]],
];

describe("of a list with", () => {
  it.each(CASES)("%s the right entries are shown", (_what, fees, expected) => {
    expect(shown(fees)).toEqual(expected);
  });
});

const anyFee: fc.Arbitrary<Fee> = fc.record({
  id: fc.integer({ min: 1, max: 99 }),
  num: fc.integer({ min: 1, max: 4 }),
  unit: fc.constantFrom("month", "week", "day"),
  price: fc.bigInt({ min: 0n, max: 50_000n }),
  isFirstTimeDiscount: fc.boolean(),
  isFirst: fc.boolean(),
});

/** The specification's words over whole cents, number by number. */
function oracle(
  fees: readonly Fee[],
  num: number,
): readonly [id: number, cents: number, struck: number] | undefined {
  const of = fees.filter((fee) => fee.num === num);
  const [only] = of;
  if (of.length === 1 && only) {
    if (only.isFirstTimeDiscount && !only.isFirst) return undefined;
    return [only.id, Number(only.price), 0];
  }
  const plain = of.find((fee) => !fee.isFirstTimeDiscount);
  const forBuyer = of.find((fee) => fee.isFirstTimeDiscount && fee.isFirst);
  if (forBuyer === undefined) return plain && [plain.id, Number(plain.price), 0];
  const cents = Number((plain ?? forBuyer).price);
  return [forBuyer.id, cents, Number(forBuyer.price) > cents ? Number(forBuyer.price) : 0];
}

it("any list is shown as the specification's words say", () => {
  fc.assert(
    fc.property(fc.array(anyFee, { maxLength: 12 }), (fees) => {
      const offers = offersOf(fees);
      for (let num = 1; num <= 4; num++) {
        const found = offers.filter((offer) => offer.num === num);
        const expected = oracle(fees, num);
        expect(
          found.map((offer) => [offer.feeId, Number(offer.price), Number(offer.originalPrice ?? 0n)]),
        ).toEqual(expected === undefined ? [] : [expected]);
        for (const { price, unitPrice } of found) {
          expect(Number(unitPrice.replace(".", ""))).toBe(Math.floor((20 * Number(price) + num) / (2 * num)));
        }
      }
    }),
    { numRuns: 500 },
  );
});
