// Statistics of the benchmark: median, percentiles, and the order of runs.
import { describe, expect, it } from "vitest";
import { inTurn, median, percentile } from "./stats.ts";

describe("the median", () => {
  it.each([
    [[3], 3],
    [[9, 1, 5], 5],
    [[4, 1, 2, 10], 3],
  ])("of %j is %d", (values, expected) => expect(median(values)).toBe(expected));

  it("of no values is NaN", () => expect(median([])).toBeNaN());
});

describe("a percentile", () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

  it.each([
    [95, 95],
    [98, 98],
    [100, 100],
    [0, 1],
  ])("p%d of 1 to 100 is %d", (percent, expected) => expect(percentile(hundred, percent)).toBe(expected));

  it("of few values is the nearest one that is not below", () => expect(percentile([1, 2, 3], 95)).toBe(3));
});

it("alternates contenders forwards and backwards", () => {
  expect(inTurn(["A", "B", "C"], 3).join("")).toBe("ABCCBAABC");
});
