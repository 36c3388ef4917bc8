// Numbers in the middle of a text, read exactly as Number() would.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText } from "#domain/testing/anyText.ts";
import { readDecimal } from "./decimals.ts";
import { readDigits } from "./digits.ts";

const around = fc.tuple(fc.string({ maxLength: 5 }), fc.string({ maxLength: 5 }));

/** Reads `text` with other characters before and after it. */
function within<T>(
  read: (whole: string, from: number, to: number) => T,
  text: string,
  [before, behind]: readonly [string, string],
): T {
  return read(before + text + behind, before.length, before.length + text.length);
}

const oddTexts = fc.oneof(
  fc.string(),
  anyText(),
  fc.constantFrom(
    "",
    "-",
    ".",
    "1.",
    ".5",
    "1e3",
    "1e999",
    "Infinity",
    "NaN",
    "0x10",
    " 1",
    "1 ",
    "+1",
    "--1",
    "1.2.3",
    "１",
    "٣",
  ),
  fc.double().map(String),
  fc.integer().map(String),
);

describe("digits", () => {
  it("read every whole number up to 15 digits", () => {
    fc.assert(
      fc.property(fc.nat({ max: 999_999_999_999_999 }), around, (value, place) => {
        expect(within(readDigits, String(value), place)).toBe(value);
      }),
    );
  });

  it("read every decimal a price can be, bit for bit", () => {
    const price = fc.tuple(fc.nat(99_999), fc.nat(9999)).map(([whole, part]) => `${whole}.${part}`);
    fc.assert(
      fc.property(price, around, (text, place) => {
        expect(within(readDecimal, text, place)).toBe(Number(text));
      }),
    );
  });

  it("accept only numbers, and never return a value other than Number()", () => {
    fc.assert(
      fc.property(oddTexts, around, (text, place) => {
        const digits = within(readDigits, text, place);
        expect(digits).toBe(/^[0-9]{1,15}$/.test(text) ? Number(text) : -1);
        const decimal = within(readDecimal, text, place);
        const plain = /^[0-9]+(?:\.[0-9]+)?$/.test(text) && text.replace(".", "").length <= 15;
        expect(decimal).toBe(plain ? Number(text) : Number.NaN);
      }),
    );
  });

  it("report a whole number of more than 15 digits", () => {
    expect(readDigits("9".repeat(16), 0, 16)).toBe(-1);
    expect(readDecimal("9".repeat(16), 0, 16)).toBeNaN();
  });
});
