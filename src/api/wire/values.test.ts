// Single values of JSON answers, valid and hostile.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText } from "#domain/testing/anyText.ts";
import { readBoolean, readFileName, readInteger, readNumber, readObject, readText } from "./values.ts";

describe("values", () => {
  it("accept numbers as numbers and as text", () => {
    expect([3, "3", "-3", "1.85", 1.85].map(readNumber)).toEqual([3, 3, -3, 1.85, 1.85]);
    expect(["", " 3", "3 ", "1e3", "0x1", "x", null, true, [3], {}, NaN, Infinity].map(readNumber)).toEqual(
      Array.from({ length: 12 }, () => undefined),
    );
    expect([3, "3", 3.5, "3.5", 2 ** 53].map(readInteger)).toEqual([3, 3, undefined, undefined, undefined]);
    for (const zero of [-0, "-0", "-0.0"]) expect(Object.is(readNumber(zero), 0)).toBe(true);
  });

  it("accept booleans as 0 and 1 too", () => {
    expect([true, 1, "1", "true"].map(readBoolean)).toEqual([true, true, true, true]);
    expect([false, 0, "0", "false"].map(readBoolean)).toEqual([false, false, false, false]);
    expect([2, "yes", null, undefined, {}].map(readBoolean)).toEqual(
      Array.from({ length: 5 }, () => undefined),
    );
  });

  it("accept texts as numbers too, and cut those that are too long for a name", () => {
    expect(["ENG PR", 1860, null, {}, NaN].map(readText)).toEqual(["ENG PR", "1860", "", "", ""]);
    expect(readText("x".repeat(1_000_000))).toHaveLength(200);
  });

  it.each([
    ["\u{1f98a}", 2],
    ["\u{1f468}\u200d\u{1f469}\u200d\u{1f467}", 8],
    ["e\u0301", 2],
    ["\u{1f1e7}\u{1f1f7}", 4],
    ["\u0915\u094d\u0937\u093f", 4],
  ])("cut no sign in two: %s", (sign, units) => {
    expect(readText(`${"x".repeat(201 - units)}${sign}y`)).toBe("x".repeat(201 - units));
    expect(readText(`${"x".repeat(200 - units)}${sign}y`)).toBe(`${"x".repeat(200 - units)}${sign}`);
    expect(readText(sign.repeat(300))).not.toMatch(/[\ud800-\udbff]$/);
    expect(readText(`a${"\u0301".repeat(300)}`)).toHaveLength(200);
  });

  it("remove invisible control characters from texts, and keep visible ones and those that join letters", () => {
    expect(readText("Real\u0000 \u202eMadrid\u2066\u2069\u202a\u001b[0m\u0085")).toBe("Real Madrid[0m");
    expect(readText("Al\tAhly\nSC\u2028x")).toBe("Al Ahly SC x");
    const harmless = "<b>A&B</b> \u200fالأهلي\u200f می\u200cخواهم 日本 👨\u200d👩 ${x}";
    expect(readText(harmless)).toBe(harmless);
    fc.assert(
      fc.property(anyText({ maxLength: 300 }), (value) => {
        const text = readText(value);
        // oxlint-disable-next-line no-control-regex -- control signs are what it looks for
        expect(text).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/);
        expect(text.length).toBeLessThanOrEqual(200);
      }),
    );
  });

  it.each(["11.png", "real-madrid_2.svg", "日本.png"])("accept the file name %j", (name) => {
    expect(readFileName(name)).toBe(name);
  });

  it.each([
    "",
    "../11.png",
    "a/b.png",
    "\\x.png",
    "https://evil.example/x.png",
    "x.png?y",
    "x#y",
    ".env",
    "a b",
    "%2e",
    null,
  ])("take %j for no file name", (name) => {
    expect(readFileName(name)).toBe("");
  });

  it("never throw and never return a value of another type", () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(typeof (readNumber(value) ?? 0)).toBe("number");
        expect(typeof (readBoolean(value) ?? true)).toBe("boolean");
        expect(typeof readText(value)).toBe("string");
        expect(typeof readFileName(value)).toBe("string");
        expect(typeof (readObject(value) ?? {})).toBe("object");
      }),
    );
  });
});
