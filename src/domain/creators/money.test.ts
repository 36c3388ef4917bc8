// Amounts and prices per unit: read, written and divided exactly. The expected figures were computed by hand.
import { describe, expect, it } from "vitest";
import * as fc from "fast-check";
import { pricePerUnit, readAmount, writeAmount } from "./money.ts";

describe("an amount", () => {
  it.each([
    ["19.95", 1995n],
    ["0.00", 0n],
    ["0.99", 99n],
    ["5", 500n],
    ["5.5", 550n],
    ["499.99", 49_999n],
    ["999999999.99", 99_999_999_999n],
  ])("%s is read exactly", (text, cents) => {
    expect(readAmount(text)).toBe(cents);
  });

  it.each([
    ["more decimals", "1.999"],
    ["more decimals of zeros", "1.000"],
    ["a minus", "-1.00"],
    ["a minus before zero", "-0.00"],
    ["a plus", "+1.00"],
    ["too much", "1000000000.00"],
    ["an exponent", "1e2"],
    ["a comma", "1,00"],
    ["groups", "1,000.00"],
    ["no whole part", ".50"],
    ["no decimals after the dot", "1."],
    ["leading zeros", "01.00"],
    ["spaces", " 1.00"],
    ["a sign of currency", "$1.00"],
    ["other digits", "١.٠٠"],
    ["no number", "NaN"],
    ["nothing", ""],
  ])("with %s is refused", (_what, text) => {
    expect(readAmount(text)).toBeUndefined();
  });

  it("that is written and read again stays the same", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 99_999_999_999n }), (cents) => {
        expect(readAmount(writeAmount(cents))).toBe(cents);
      }),
    );
  });

  it("below zero is written with its sign", () => {
    expect([writeAmount(-5n), writeAmount(-1995n)]).toEqual(["-0.05", "-19.95"]);
  });
});

/** Cents, units, and the price of one, half up. */
const PER_UNIT: readonly (readonly [cents: bigint, num: number, one: string])[] = [
  [1995n, 12, "1.663"],
  [1995n, 1, "19.950"],
  [499n, 1, "4.990"],
  [499n, 2, "2.495"],
  [499n, 3, "1.663"],
  [499n, 4, "1.248"],
  [499n, 6, "0.832"],
  [499n, 7, "0.713"],
  [499n, 12, "0.416"],
  [1299n, 3, "4.330"],
  [1299n, 4, "3.248"],
  [3999n, 12, "3.333"],
  [3999n, 6, "6.665"],
  [99n, 1, "0.990"],
  [99n, 2, "0.495"],
  [99n, 7, "0.141"],
  [99n, 8, "0.124"],
  [99n, 30, "0.033"],
  [99n, 365, "0.003"],
  [99n, 1980, "0.001"],
  [99n, 1981, "0.000"],
  [100n, 3, "0.333"],
  [200n, 3, "0.667"],
  [100n, 6, "0.167"],
  [100n, 7, "0.143"],
  [100n, 8, "0.125"],
  [101n, 8, "0.126"],
  [103n, 8, "0.129"],
  [105n, 8, "0.131"],
  [107n, 8, "0.134"],
  [1005n, 1000, "0.010"],
  [1n, 2, "0.005"],
  [1n, 20, "0.001"],
  [1n, 21, "0.000"],
  [0n, 3, "0.000"],
  [2500n, 16, "1.563"],
  [3333n, 24, "1.389"],
  [7777n, 52, "1.496"],
  [49_999n, 1, "499.990"],
  [49_999n, 12, "41.666"],
  [49_999n, 24, "20.833"],
  [49_999n, 52, "9.615"],
  [99_999_999_999n, 1, "999999999.990"],
  [99_999_999_999n, 7, "142857142.856"],
];

describe("the price of one unit", () => {
  it.each(PER_UNIT)("of %s cents for %i is %s", (cents, num, one) => {
    expect(pricePerUnit(cents, num)).toBe(one);
  });

  it("is the nearest thousandth, the upper one of two that are as near", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 99_999_999_999n }),
        fc.integer({ min: 1, max: 5_000 }),
        (cents, num) => {
          const mills = BigInt(pricePerUnit(cents, num).replace(".", ""));
          // Twice the distance from `mills` thousandths to the exact price, times num: in (-num, num].
          const twice = 2n * (cents * 10n - mills * BigInt(num));
          expect(twice >= -BigInt(num) && twice < BigInt(num)).toBe(true);
        },
      ),
    );
  });
});
