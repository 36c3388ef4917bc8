// The ticks of chart axes: few, round, ascending and within the range.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { linearTicks, timeTicks, valueTicks } from "./chartTicks.ts";

const HOUR = 3_600_000;
const NOON = Date.UTC(2026, 10, 21, 12);

describe("values", () => {
  it.each([
    [1.5, 5, 6, [1.5, 2, 2.5, 3.5, 5]],
    [1.85, 1.95, 5, [1.85, 1.95]],
    [1.02, 501, 5, [1.02, 4, 15, 70, 300]],
    [2, 2, 4, [2]],
  ])("from %d to %d, at most %d", (low, high, most, ticks) => {
    expect(valueTicks(low, high, most)).toEqual(ticks);
  });

  it("are none for an empty range", () => {
    for (const [low, high] of [
      [0, 5],
      [5, 1],
      [Number.NaN, 2],
    ] as const) {
      expect(valueTicks(low, high, 5)).toEqual([]);
    }
  });

  it("are few, ascending and within the range", () => {
    const value = fc.double({ min: 1.001, max: 1000, noNaN: true });
    fc.assert(
      fc.property(value, value, fc.integer({ min: 2, max: 9 }), (one, other, most) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const ticks = valueTicks(low, high, most);
        expect(ticks.length).toBeLessThanOrEqual(most);
        expect(ticks).toEqual([...new Set(ticks)].sort((a, b) => a - b));
        for (const tick of ticks) expect(tick >= low && tick <= high).toBe(true);
      }),
    );
  });
});

describe("times", () => {
  it("are at whole hours of the viewer's clock", () => {
    expect(timeTicks(NOON + 1, NOON + 5 * HOUR, 6, 0)).toEqual(
      [1, 2, 3, 4, 5].map((hours) => NOON + hours * HOUR),
    );
    expect(timeTicks(NOON, NOON + 2 * HOUR, 3, 330)).toEqual([NOON + HOUR / 2, NOON + 1.5 * HOUR]);
  });

  it("are few and within the range, however long it is", () => {
    fc.assert(
      fc.property(fc.nat(400 * 24 * 60), fc.integer({ min: 2, max: 9 }), (minutes, most) => {
        const to = NOON + minutes * 60_000;
        const ticks = timeTicks(NOON, to, most, 0);
        expect(ticks.length).toBeLessThanOrEqual(most);
        for (const tick of ticks) expect(tick >= NOON && tick <= to).toBe(true);
      }),
    );
  });
});

it.each([
  [0, 6, 6, [0, 2, 4, 6]],
  [0, 5, 6, [0, 1, 2, 3, 4, 5]],
  [0, 1_080, 6, [0, 200, 400, 600, 800, 1_000]],
  [-30, 99, 6, [-20, 0, 20, 40, 60, 80]],
  [-40, 101, 6, [0, 50, 100]],
  [0, 60_000_000, 4, [0, 20_000_000, 40_000_000, 60_000_000]],
  [1, 1, 6, []],
])("a linear scale from %d to %d has round ticks", (low, high, most, ticks) => {
  expect(linearTicks(low, high, most)).toEqual(ticks);
});
