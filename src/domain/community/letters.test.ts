// The number of letters left is told near the limit only, in letters as a reader counts them.
import { expect, it } from "vitest";
import { lettersLeft, TEXT_MAX, TITLE_MAX } from "./letters.ts";

it.each([
  ["", undefined],
  ["a".repeat(899), undefined],
  ["a".repeat(900), 100],
  ["a".repeat(1_000), 0],
  [`  ${"a".repeat(1_000)}\n`, 0],
  ["a".repeat(1_001), -1],
  ["👍🏽".repeat(899), undefined],
  ["👍🏽".repeat(1_000), 0],
  ["👨‍👩‍👧‍👦".repeat(1_002), -2],
])("of %# is right", (text, left) => {
  expect(lettersLeft(text, TEXT_MAX)).toBe(left);
});

it("of a title is told later", () => {
  expect(lettersLeft("", TITLE_MAX)).toBeUndefined();
  expect(lettersLeft("a".repeat(59), TITLE_MAX)).toBeUndefined();
  expect(lettersLeft("a".repeat(60), TITLE_MAX)).toBe(20);
  expect(lettersLeft("a".repeat(81), TITLE_MAX)).toBe(-1);
});
