// Shares and previews of prices: exact to the cent, and as the server makes them.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asksSame, previewOf } from "./feePreview.ts";
import type { LengthPrice } from "./fees.ts";
import { shareOf } from "./share.ts";

const month = (num: number, price: bigint, firstTimePrice?: bigint): LengthPrice => ({
  num,
  unit: "month",
  price,
  firstTimePrice,
});

describe("the platform's share", () => {
  it.each([
    [99n, 20n],
    [102n, 20n],
    [103n, 21n],
    [1_995n, 399n],
    [49_999n, 10_000n],
  ])("of %s cents is %s", (price, fee) => {
    expect(shareOf(price, 2_000)).toEqual({ fee, net: price - fee });
  });

  it("and the net are the price, and the share is the nearest cent", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 99_999n }), fc.integer({ min: 0, max: 9_999 }), (price, rate) => {
        const { fee, net } = shareOf(price, rate);
        expect(fee + net).toBe(price);
        const off = fee * 10_000n - price * BigInt(rate);
        expect(off > -5_000n && off <= 5_000n).toBe(true);
      }),
    );
  });
});

describe("the preview", () => {
  const PRICES = [month(1, 499n, 199n), month(12, 1_995n)];

  it("strikes the usual price for a first-time buyer", () => {
    expect(previewOf(PRICES, true)).toMatchObject([
      { num: 1, price: 199n, originalPrice: 499n, unitPrice: "1.990" },
      { num: 12, price: 1_995n, originalPrice: undefined, unitPrice: "1.663" },
    ]);
  });

  it("shows everybody else the usual prices", () => {
    expect(previewOf(PRICES, false)).toMatchObject([
      { num: 1, price: 499n, originalPrice: undefined },
      { num: 12, price: 1_995n },
    ]);
  });
});

it("two lists ask the same in any order, and differ by any price", () => {
  const [one, year] = [month(1, 499n, 199n), month(12, 1_995n)];
  expect(asksSame([one, year], [year, one])).toBe(true);
  for (const other of [[one], [one, month(12, 1_996n)], [month(1, 499n), year], [one, month(3, 1_995n)]]) {
    expect(asksSame([one, year], other)).toBe(false);
  }
});
