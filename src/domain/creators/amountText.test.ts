// Typed amounts: what is read, what is asked, what is refused. The expected cents were written by hand.
import { describe, expect, it } from "vitest";
import * as fc from "fast-check";
import { type AmountMarks, readTypedAmount, writeTypedAmount } from "./amountText.ts";

const EN: AmountMarks = { decimal: ".", group: "," };
const DE: AmountMarks = { decimal: ",", group: "." };
const FR: AmountMarks = { decimal: ",", group: "\u202F" };
const NAMES = new Map([
  [EN, "English"],
  [DE, "German"],
  [FR, "French"],
]);

type Case = readonly [typed: string, marks: AmountMarks, cents: readonly bigint[]];

const CLEAR: readonly Case[] = [
  ["19.95", EN, [1995n]],
  ["19,95", DE, [1995n]],
  ["19,95", FR, [1995n]],
  ["5", EN, [500n]],
  ["5", DE, [500n]],
  ["5.", EN, [500n]],
  ["5,", EN, [500n]],
  ["5,", DE, [500n]],
  [".5", EN, [50n]],
  [",5", DE, [50n]],
  ["0", EN, [0n]],
  ["007.50", EN, [750n]],
  ["1,234", EN, [123_400n]],
  ["1.234", DE, [123_400n]],
  ["1 234", FR, [123_400n]],
  ["1 234", EN, [123_400n]],
  ["1,234.56", EN, [123_456n]],
  ["1.234,56", DE, [123_456n]],
  ["1\u202F234,56", FR, [123_456n]],
  ["1\u00A0234,56", DE, [123_456n]],
  // Two marks in this order have one meaning, whatever the language.
  ["1.234,56", EN, [123_456n]],
  ["1,234.56", DE, [123_456n]],
  ["1,234.56", FR, [123_456n]],
  ["1 234.56", DE, [123_456n]],
  ["1'234.50", DE, [123_450n]],
  ["1’234", EN, [123_400n]],
  ["1,234,567", DE, [123_456_700n]],
  ["1.234.567", EN, [123_456_700n]],
  ["12.50", FR, [1250n]],
  // Groups of India.
  ["12,34,567.89", EN, [123_456_789n]],
  ["1,00,000", EN, [10_000_000n]],
  // Other scripts.
  ["१२.५०", EN, [1250n]],
  ["१,२३४.५०", EN, [123_450n]],
  ["١٢٫٥٠", EN, [1250n]],
  ["١٢٫٥٠", DE, [1250n]],
  ["١٬٢٣٤٫٥٠", EN, [123_450n]],
  ["۱۲٫۵", EN, [1250n]],
  ["๑๒.๕๐", EN, [1250n]],
  ["১২.৫০", EN, [1250n]],
  ["１２．５０", EN, [1250n]],
  ["１，２３４", EN, [123_400n]],
  ["12。50", EN, [1250n]],
  // What comes along with a text that is copied.
  ["$19.95", EN, [1995n]],
  ["US$19.95", EN, [1995n]],
  ["19,95 $", DE, [1995n]],
  ["19,95 $US", FR, [1995n]],
  ["19,95 USD", DE, [1995n]],
  ["usd 19.95", EN, [1995n]],
  ["＄19.95", EN, [1995n]],
  ["\u200F19.95 US$", EN, [1995n]],
  ["  19.95\t", EN, [1995n]],
  ["999,999,999.99", EN, [99_999_999_999n]],
  // Signs that are not seen.
  ["1\u200B00", EN, [10_000n]],
  ["\uFEFF12.50\u2060", EN, [1_250n]],
  ["1\u00AD2,50", DE, [1_250n]],
  ["\u202A12.50\u202C", EN, [1_250n]],
  ["１２．５０", EN, [1_250n]],
];

const AMBIGUOUS: readonly Case[] = [
  ["40,23", EN, [4023n, 402_300n]],
  ["40.23", DE, [4023n, 402_300n]],
  ["40,2", EN, [4020n, 40_200n]],
  ["1234,56", EN, [123_456n, 12_345_600n]],
  ["1234.5", DE, [123_450n, 1_234_500n]],
  [",5", EN, [50n, 500n]],
  ["१२,५०", EN, [1250n, 125_000n]],
  ["١٢،٥٠", EN, [1250n, 125_000n]],
  ["$40,23", EN, [4023n, 402_300n]],
  // One reading of another language, and none of the reader's own.
  ["1.234", EN, [123_400n]],
  ["1,234", DE, [123_400n]],
  ["1.234", FR, [123_400n]],
  ["19.955", EN, [1_995_500n]],
];

const REFUSED: readonly (readonly [typed: string, marks: AmountMarks])[] = [
  ["", EN],
  [" ", EN],
  ["$", EN],
  [".", EN],
  ["-5", EN],
  ["+5", EN],
  ["−5", EN],
  ["(5)", EN],
  ["5-", EN],
  ["1e3", EN],
  ["0x10", EN],
  ["5 000 €", EN],
  ["€5", EN],
  ["five", EN],
  ["½", EN],
  ["5%", EN],
  ["19.9555", EN],
  ["1,234.567", EN],
  ["1.2345", EN],
  ["1,2345", EN],
  ["1,23,4", EN],
  ["12 50", EN],
  ["1 2345", FR],
  ["1.234.56", DE],
  ["1,234,56", EN],
  ["1.234,567", DE],
  ["1.2,3", DE],
  ["1 234'567.00", EN],
  ["1٫2٫3", EN],
  ["1٫234,5", EN],
  ["1.5٫5", EN],
  ["1000000000", EN],
  ["1000000000.00", EN],
  ["9".repeat(65), EN],
  ["19.95 $ 20", EN],
  ["1..5", EN],
  ["\u0000 5", EN],
  // Superscripts, circled digits and numerals are no digits of an amount.
  ["100¹", EN],
  ["5²0", EN],
  ["①⑤", EN],
  ["100\u2070", DE],
  ["20⒈", EN],
  ["Ⅷ", FR],
  ["1️⃣2️⃣", EN],
  // What is seen is 123.
  ["\u202E321", EN],
];

describe("a typed amount", () => {
  it.each(CLEAR.map(([typed, marks, cents]) => [typed, NAMES.get(marks), marks, cents] as const))(
    "%j in %s is clear",
    (typed, _name, marks, [cents]) => {
      expect(readTypedAmount(typed, marks)).toEqual({ kind: "clear", cents });
    },
  );

  it.each(AMBIGUOUS.map(([typed, marks, cents]) => [typed, NAMES.get(marks), marks, cents] as const))(
    "%j in %s asks which reading is meant",
    (typed, _name, marks, readings) => {
      expect(readTypedAmount(typed, marks)).toEqual({ kind: "ambiguous", readings });
    },
  );

  it.each(REFUSED.map(([typed, marks]) => [typed, NAMES.get(marks), marks] as const))(
    "%j in %s is none",
    (typed, _name, marks) => {
      expect(readTypedAmount(typed, marks)).toEqual({ kind: "none" });
    },
  );

  it("that was written for the field is read as it is", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 99_999_999_999n }),
        fc.constantFrom(EN, DE, FR),
        (cents, marks) => {
          expect(readTypedAmount(writeTypedAmount(cents, marks), marks)).toEqual({ kind: "clear", cents });
        },
      ),
    );
  });

  it("is never read as clear in two languages with different results, unless a mark alone decides", () => {
    const text = fc.stringMatching(/^\d{1,4}([.,]\d{1,4}){0,2}$/);
    fc.assert(
      fc.property(text, (typed) => {
        const [en, de] = [readTypedAmount(typed, EN), readTypedAmount(typed, DE)];
        const isOneMark = /^\d+[.,]\d+$/.test(typed);
        if (!isOneMark && en.kind === "clear" && de.kind === "clear") expect(en.cents).toBe(de.cents);
      }),
    );
  });
});
