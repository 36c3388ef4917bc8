// Names without unseen signs: nothing is left of nothing, and pictures and joined letters stay whole.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText } from "#domain/testing/anyText.ts";
import { visibleName } from "./visibleName.ts";

describe("a name", () => {
  it.each([
    ["\u3164\u3164", ""],
    ["\u200b\u200b\u200b", ""],
    ["\u2800\u2800", ""],
    ["\uffa0\u115f\u1160", ""],
    ["\u00ad\u034f\u2060\ufeff", ""],
    ["\u{e0041}\u{e0042}", ""],
    ["\u0301\u0301", ""],
    ["!!", ""],
    ["\u200f\u202eab", "ab"],
    ["Ad\u200bmin", "Admin"],
    ["Ad\u00admin", "Admin"],
    ["Adm\u200bin", "Admin"],
    ["Admin\u{e0041}", "Admin"],
    ["Admin\ufe0f", "Admin"],
    ["A\u2060d\u200dm\u200cin", "Admin"],
    ["Ad\u3164min", "Admin"],
    ["Ada\u2800Lovelace", "Ada Lovelace"],
    ["  Jo \n  Doe ", "Jo Doe"],
  ])("%j is %j", (text, name) => expect(visibleName(text)).toBe(name));

  it.each([
    "Jo",
    "O’Neil-Müller",
    "नमस्ते",
    "क्‍ष प्र",
    "می‌خواهم",
    "ශ්‍රී",
    "김철수",
    "👨‍👩‍👧 Fan",
    "🏴󠁧󠁢󠁥󠁮󠁧󠁿 Jo",
    "🇧🇷🇧🇷",
    "⚽️⚽️",
    "7️⃣ Ronaldo",
    "👍🏽 Ana",
    "🏳️‍🌈 Kim",
  ])("%s stays as it is", (text) => expect(visibleName(text)).toBe(text));

  it("is cleaned once and for all, and never longer", () => {
    fc.assert(
      fc.property(anyText({ maxLength: 40 }), (text) => {
        const name = visibleName(text);
        expect(visibleName(name)).toBe(name);
        expect(name.length).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});
