// The rules of forms, at their edges and with letters made of several signs.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText } from "#domain/testing/anyText.ts";
import {
  checkBio,
  checkBirthday,
  checkCode,
  checkEmail,
  checkFeedback,
  checkName,
  checkPassword,
  lettersOf,
  tidyCode,
  tidyName,
} from "./formRules.ts";

const FAMILY = "👨‍👩‍👧";

describe("an e-mail address", () => {
  it.each([
    "a@b.co",
    " fan@touchline.example ",
    "o'neil+news@club.co.uk",
    "ärger@bücher.example",
    "名前@例え.jp",
  ])("may be %s", (text) => expect(checkEmail(text)).toBeUndefined());
  it.each([
    ["", "missing"],
    ["   ", "missing"],
    ["fan", "shape"],
    ["fan@club", "shape"],
    ["fan@@club.example", "shape"],
    ["fan@club..example", "shape"],
    ["fan@.example", "shape"],
    ["f an@club.example", "shape"],
    ["<fan@club.example>", "shape"],
    [`${"a".repeat(250)}@b.co`, "long"],
  ])("is not %j", (text, problem) => expect(checkEmail(text)).toBe(problem));
});

describe("a new password", () => {
  it.each(["Touchline1", "abcdefg1", " spaces 1 ", "пароль78", `${"a".repeat(63)}1`, "🙂🙂🙂🙂🙂🙂a1"])(
    "may be %s",
    (text) => expect(checkPassword(text)).toBeUndefined(),
  );
  it.each([
    ["", "missing"],
    ["abcde12", "short"],
    ["🙂🙂🙂🙂a1", "short"],
    ["abcdefgh", "weak"],
    ["12345678", "weak"],
    ["!!!!!!!!", "weak"],
    [`${"a".repeat(64)}1`, "long"],
    ["a1".repeat(5000), "long"],
  ])("is not %j", (text, problem) => expect(checkPassword(text)).toBe(problem));
});

describe("a nickname", () => {
  it.each(["Jo", "a".repeat(24), FAMILY.repeat(24), "नमस्ते", "O’Neil-Müller"])("may be %s", (text) =>
    expect(checkName(text)).toBeUndefined(),
  );
  it.each([
    ["", "missing"],
    [" \t ", "missing"],
    ["\u3164\u3164", "missing"],
    ["\u200b\u200b\u200b", "missing"],
    ["\u2800\u2800", "missing"],
    ["!!", "missing"],
    ["J\u200b", "short"],
    ["J", "short"],
    [FAMILY, "short"],
    ["a".repeat(25), "long"],
    ["a".repeat(100_000), "long"],
    ["Jo\u0000", "shape"],
  ])("is not %j", (text, problem) => expect(checkName(text)).toBe(problem));
  it("loses what only looks like more, and what nobody sees", () => {
    expect(tidyName("  Jo \n  Doe ")).toBe("Jo Doe");
    expect(tidyName("Ad\u200bmin")).toBe("Admin");
    expect(tidyName("Admin\u{e0041}")).toBe("Admin");
    expect(tidyName("Jo\u202Eevil")).toBe("Joevil");
  });
});

describe("a code", () => {
  it.each(["123456", " 123 456 ", "123-456", "１２３４５６"])("may be %j", (text) => {
    expect(checkCode(text)).toBeUndefined();
    expect(tidyCode(text)).toBe("123456");
  });
  it.each([
    ["", "missing"],
    ["12345", "shape"],
    ["1234567", "shape"],
    ["12a456", "shape"],
  ])("is not %j", (text, problem) => expect(checkCode(text)).toBe(problem));
});

it("takes words about oneself up to 200 letters, and a feedback of 1 to 2000", () => {
  expect(checkBio("")).toBeUndefined();
  expect(checkBio(FAMILY.repeat(200))).toBeUndefined();
  expect(checkBio("a".repeat(201))).toBe("long");
  expect(checkFeedback(" ")).toBe("missing");
  expect(checkFeedback("a".repeat(2000))).toBeUndefined();
  expect(checkFeedback("a".repeat(2001))).toBe("long");
});

it("answers for whatever is written, and counts no letter less than nothing", () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      for (const check of [checkEmail, checkPassword, checkName, checkCode, checkBio, checkFeedback])
        expect([undefined, "missing", "shape", "short", "long", "weak"]).toContain(check(text));
      expect(lettersOf(text)).toBeLessThanOrEqual(text.length);
    }),
  );
});

describe("a birthday", () => {
  const today = "2026-11-21";
  it.each(["", "1900-01-01", "2000-02-29", today])("may be %j", (text) =>
    expect(checkBirthday(text, today)).toBeUndefined(),
  );
  it.each(["1899-12-31", "2026-11-22", "2001-02-29", "21/11/2000", "2000-1-1"])("is not %s", (text) =>
    expect(checkBirthday(text, today)).toBe("shape"),
  );
});
