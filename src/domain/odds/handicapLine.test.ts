// Handicap lines and their display form.
// See docs/product.md#handicap-lines.
import { expect, it } from "vitest";
import { formatHandicap, HANDICAP_LINES } from "./handicapLine.ts";

it.each([
  [0, "0"],
  [-0, "0"],
  [0.25, "0/0.5"],
  [0.5, "0.5"],
  [0.75, "0.5/1"],
  [1, "1"],
  [1.25, "1/1.5"],
  [2.75, "2.5/3"],
  [13.75, "13.5/14"],
  [14, "14"],
  [-0.25, "-0/0.5"],
  [-0.5, "-0.5"],
  [-0.75, "-0.5/1"],
  [-1, "-1"],
  [-9.75, "-9.5/10"],
  [-10, "-10"],
])("shows %d as %s", (value, text) => {
  expect(formatHandicap(value)).toBe(text);
});

it("covers every quarter from -10 to 14 and no other line", () => {
  expect(HANDICAP_LINES).toHaveLength(97);
  expect([HANDICAP_LINES[0], HANDICAP_LINES.at(-1)]).toEqual([-10, 14]);
  expect(new Set(HANDICAP_LINES.map(formatHandicap)).size).toBe(97);
});

it.each([14.25, -10.25, 0.3, 0.1, 1.125, 100, Number.NaN, Infinity, -Infinity])(
  "has no display form for %d",
  (value) => {
    expect(formatHandicap(value)).toBeUndefined();
  },
);
