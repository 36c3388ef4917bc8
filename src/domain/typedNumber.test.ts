// Numbers as they are typed and pasted: cleaned, then checked; what is no digit stays.
import { describe, expect, it } from "vitest";
import { findDigits, plainNumber, withoutSeparators } from "./typedNumber.ts";

describe("a plain number", () => {
  it.each([
    ["١٢٣٤٥٦", "123456"],
    ["۱۲۳۴۵۶", "123456"],
    ["१२३४५६", "123456"],
    ["๑๒๓๔๕๖", "123456"],
    ["１２３，４５６．７", "123,456.7"],
    ["\u{1D7D0}\u{1D7D1}", "23"],
    ["12\u200B34\u2060\uFEFF56\u00AD", "123456"],
    ["\u2066123\u2069\u200E\u200F\u061C\u202A\u202C", "123"],
    ["1\uFE0F2\u3164", "12"],
  ])("of %j is %s", (text, plain) => {
    expect(plainNumber(text)).toBe(plain);
  });

  it.each(["100¹", "5²0", "①⑤", "½", "Ⅷ", "⒈", "一二", "\u202E321"])("leaves %j as it is", (text) => {
    expect(plainNumber(text)).toBe(text);
  });

  it.each(["12-34", "12–34", "12\u201134", "12 34", "12\u00A034", "12.34", "12/34", "12−34"])(
    "loses what stands between the groups of %j",
    (text) => {
      expect(withoutSeparators(text)).toBe("1234");
    },
  );
});

describe("six digits", () => {
  it.each([
    "123456",
    "١٢٣٤٥٦",
    "१२३४५६",
    "\u2066123456\u2069",
    "123456\u200B",
    "123–456",
    "12 34 56",
    "رمزك هو 123456",
    "رمزك هو ١٢٣٤٥٦.",
    "आपका कोड १२३४५६ है",
    "Your code is 123456. It is valid for 10 minutes.",
    "Touchline: 123-456",
    "2026-11-29 123456",
    "您的验证码是１２３４５６，10分钟内有效。",
  ])("are found in %j", (text) => {
    expect(findDigits(text, 6)).toBe("123456");
  });

  it.each([
    "",
    "12345",
    "1234567",
    "123456 or 654321",
    "12345⁶",
    "①123456",
    "12345a6",
    "words",
    "123 456 789",
  ])("are not guessed in %j", (text) => {
    expect(findDigits(text, 6)).toBeUndefined();
  });
});
