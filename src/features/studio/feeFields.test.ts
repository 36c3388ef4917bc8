// The form of prices: which lengths it has, what its texts say, and when they differ.
import { expect, it } from "vitest";
import type { FeeConfig, Length, LengthPrice } from "#domain/creators/fees.ts";
import { differs, formLengths, lengthsWithin, priceOf, textsOf, translated } from "./feeFields.ts";

const ENGLISH = { decimal: ".", group: "," };
const GERMAN = { decimal: ",", group: "." };
const month = (num: number): Length => ({ num, unit: "month" });
const week: Length = { num: 2, unit: "week" };
const CONFIG = { units: ["month"], nums: [1, 3] } as unknown as FeeConfig;
const PRICES: readonly LengthPrice[] = [{ ...month(1), price: 499n, firstTimePrice: 199n }];

it("has the product's lengths within the limits, and those that are offered already", () => {
  const allowed = lengthsWithin([month(1), month(6), week, month(3)], CONFIG);
  expect(allowed).toEqual([month(1), month(3)]);
  expect(formLengths(allowed, [month(1), month(12)])).toEqual([month(1), month(3), month(12)]);
});

it("writes prices and reads them again, in any language", () => {
  const lengths = [month(1), month(3)];
  const texts = textsOf(lengths, PRICES, ENGLISH);
  expect(texts).toEqual({ month1: "4.99", month1First: "1.99", month3: "", month3First: "" });
  expect(priceOf(month(1), texts, ENGLISH)).toEqual(PRICES[0]);
  expect(priceOf(month(3), texts, ENGLISH)).toBeUndefined();
  const german = translated({ ...texts, month3: "4,9,9" }, ENGLISH, GERMAN);
  expect(german).toMatchObject({ month1: "4,99", month3: "4,9,9" });
  expect(priceOf(month(1), german, GERMAN)).toEqual(PRICES[0]);
});

it("differs by what is said, not by how it is written", () => {
  const before = { month1: "4.99", month1First: "" };
  expect(differs(before, { month1: " $4.99", month1First: " " }, ENGLISH)).toBe(false);
  for (const now of [
    { month1: "4.98" },
    { month1: "" },
    { month1: "x" },
    { month1: "4.99", month1First: "1" },
  ]) {
    expect(differs(before, { ...before, ...now }, ENGLISH)).toBe(true);
  }
});
