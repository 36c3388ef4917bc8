// Amounts of money as texts: the form of each locale, and that no digit is lost.
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { writeAmount } from "#domain/creators/money.ts";
import { DEFAULT_LOCALE, findLocale, type Locale, LOCALES } from "./locales.ts";
import { formatMoney, formatUnitPrice } from "./money.ts";

function locale(id: string): Locale {
  const found = findLocale(id);
  if (found === undefined) throw new Error(`no locale ${id}`);
  return found;
}

/** Spaces of any width are written by the browser's own data; isolates have a test of their own. */
const plain = (text: string): string => text.replaceAll(/\s/gu, " ").replaceAll(/[\u2066\u2069]/gu, "");

it.each([
  ["en", "$1,234.50"],
  ["en-us", "$1,234.50"],
  ["ar", "1,234.50 US$"],
  ["tl", "$1,234.50"],
  ["fr", "1 234,50 $"],
  ["de", "1.234,50 $"],
  ["hi", "$1,234.50"],
  ["id", "$1.234,50"],
  ["it", "1234,50 $"],
  ["ja", "$1,234.50"],
  ["ko", "$1,234.50"],
  ["ms", "$1,234.50"],
  ["pt", "$ 1.234,50"],
  ["ru", "1 234,50 $"],
  ["zh", "$1,234.50"],
  ["es", "1234,50 $"],
  ["sw", "$ 1,234.50"],
  ["th", "$1,234.50"],
  ["zh-hk", "$1,234.50"],
  ["vi", "1.234,50 $"],
])("an amount in the locale %s is %s", (id, text) => {
  expect(plain(formatMoney(123_450n, locale(id)))).toBe(text);
});

it.each([
  [0n, "$0.00"],
  [5n, "$0.05"],
  [99n, "$0.99"],
  [100n, "$1.00"],
  [1995n, "$19.95"],
  [-1995n, "-$19.95"],
  [49_999n, "$499.99"],
  [99_999_999_999n, "$999,999,999.99"],
])("%s cents are %s", (cents, text) => {
  expect(formatMoney(cents, DEFAULT_LOCALE)).toBe(text);
});

it("an amount keeps every digit in all locales", () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 99_999_999_999n }),
      fc.constantFrom(...LOCALES),
      (cents, anyLocale) => {
        expect(formatMoney(cents, anyLocale).replaceAll(/\D/gu, "")).toBe(
          writeAmount(cents).replaceAll(/\D/gu, ""),
        );
      },
    ),
  );
});

it.each([
  ["en", "1.663", "$1.663"],
  ["en", "0.000", "$0.000"],
  ["en", "499.990", "$499.990"],
  ["de", "1.663", "1,663 $"],
  ["ar", "1.663", "1.663 US$"],
  ["hi", "142857142.856", "$14,28,57,142.856"],
])("in the locale %s the price per unit %s is %s", (id, decimal, text) => {
  expect(plain(formatUnitPrice(decimal, locale(id)))).toBe(text);
});

it("an amount is isolated from the direction of the text where that is from right to left", () => {
  expect(formatMoney(1995n, locale("ar"))).toMatch(/^\u2066[^\u200e\u200f\u061c]+\u2069$/u);
  expect(formatMoney(-1995n, locale("ar"))).toContain("-19.95");
});
