// The benchmark's figures: middles, percentiles, and the order of runs.
import { describe, expect, it } from "vitest";
import { inTurn, median, percentile } from "./stats.ts";

describe("the median", () => {
  it.each([
    [[3], 3],
    [[9, 1, 5], 5],
    [[4, 1, 2, 10], 3],
  ])("of %j is %d", (values, expected) => expect(median(values)).toBe(expected));

  it("of nothing is no number", () => expect(median([])).toBeNaN());
});

describe("a percentile", () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

  it.each([
    [95, 95],
    [98, 98],
    [100, 100],
    [0, 1],
  ])("p%d of 1 to 100 is %d", (percent, expected) => expect(percentile(hundred, percent)).toBe(expected));

  it("of few values is the nearest that stands above", () => expect(percentile([1, 2, 3], 95)).toBe(3));
});

it("runs ways in turn, forwards and back", () => {
  expect(inTurn(["A", "B", "C"], 3).join("")).toBe("ABCCBAABC");
});
