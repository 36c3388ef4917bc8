// Amounts that each locale prints are read again as they are.
import { expect, it } from "vitest";
import * as fc from "fast-check";
import { readTypedAmount } from "#domain/creators/amountText.ts";
import { writeAmount } from "#domain/creators/money.ts";
import { amountMarks } from "./amountMarks.ts";
import { LOCALES } from "./locales.ts";

const CENTS = fc.bigInt({ min: 0n, max: 99_999_999_999n });
/** Latin digits, and those of the scripts that members of the 20 locales type. */
const DIGITS = ["latn", "arab", "deva", "thai"] as const;

it.each(LOCALES.map((locale) => [locale.id, locale] as const))(
  "an amount printed in %s is read",
  (_id, locale) => {
    const marks = amountMarks(locale);
    for (const digits of DIGITS) {
      const tag = `${locale.html}-u-nu-${digits}`;
      const money = new Intl.NumberFormat(tag, { style: "currency", currency: "USD" });
      fc.assert(
        fc.property(CENTS, (cents) => {
          const printed = money.format(writeAmount(cents) as `${number}`);
          expect(readTypedAmount(printed, marks), printed).toEqual({ kind: "clear", cents });
        }),
        { numRuns: 60 },
      );
    }
  },
);

it("knows the marks of decimals and groups", () => {
  const marksOf = (id: string) => {
    const { decimal, group } = amountMarks(LOCALES.find((locale) => locale.id === id)!);
    return decimal + group;
  };
  expect(["en", "de", "fr", "ru", "hi", "ar", "es", "vi", "ja"].map(marksOf)).toEqual([
    ".,",
    ",.",
    ",\u202F",
    ",\u00A0",
    ".,",
    ".,",
    ",.",
    ",.",
    ".,",
  ]);
});
