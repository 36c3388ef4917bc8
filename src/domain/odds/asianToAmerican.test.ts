// The fixed table from Hong Kong to American prices, entry by entry, and the rule for other prices.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asianToAmerican } from "./asianToAmerican.ts";

const TABLE = [
  [0.22, -450],
  [0.28, -350],
  [0.33, -300],
  [0.36, -275],
  [0.38, -267],
  [0.44, -225],
  [0.47, -212.5],
  [0.53, -187.5],
  [0.57, -175],
  [0.62, -162.5],
  [0.63, -160],
  [0.66, -150],
  [0.72, -137.5],
  [0.83, -120],
  [0.88, -114],
  [0.91, -110],
  [0.95, -105],
] as const;

describe("the table", () => {
  it.each(TABLE)("%d is %d", (hongKong, american) => {
    expect(asianToAmerican(hongKong)).toBe(american);
    // The same price, computed from a decimal price.
    expect(asianToAmerican(1 + hongKong - 1)).toBe(american);
  });

  it("does not apply to prices between its entries", () => {
    expect(asianToAmerican(0.221)).toBe(-452);
    expect(asianToAmerican(0.9501)).toBe(-105);
    expect(asianToAmerican(0.4701)).toBe(-213);
  });
});

describe("outside the table", () => {
  it.each([
    [0.01, -10_000],
    [0.5, -200],
    [0.67, -149],
    [0.8, -125],
    [0.85, -118],
    [0.9, -111],
    [0.96, -104],
    [0.99, -101],
    [0.999, -100],
    [1, 100],
    [1.05, 105],
    [1.005, 101],
    [1.25, 125],
    [2.345, 235],
    [999, 99_900],
  ])("%d is %d", (hongKong, american) => {
    expect(asianToAmerican(hongKong)).toBe(american);
  });

  it("is a whole number of at least 100 in absolute value", () => {
    const price = fc.double({ min: 0.0101, max: 1000, noNaN: true });
    fc.assert(
      fc.property(price, (hongKong) => {
        const american = asianToAmerican(hongKong) ?? Number.NaN;
        expect(Math.abs(american)).toBeGreaterThanOrEqual(100);
        expect(american > 0).toBe(hongKong >= 1);
        expect(Number.isInteger(american * 2)).toBe(true);
      }),
    );
  });
});

it.each([0, 0.001, 0.009, -0.5, -1, Number.NaN, Infinity, -Infinity, 1e9, 1e-300])(
  "yields no American price for %d",
  (hongKong) => {
    expect(asianToAmerican(hongKong)).toBeUndefined();
  },
);
