// Prices in the three formats of docs/product.md#odds-formats.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { OddsFormat } from "../settings.ts";
import { formatOdds } from "./convertOdds.ts";

const price = fc.double({ min: 1.01, max: 1000, noNaN: true });

describe("decimal", () => {
  it.each([
    [1.42, "1.42"],
    [1.8, "1.80"],
    [2, "2.00"],
    [1.825, "1.83"],
    [1.015, "1.02"],
    [9.99, "9.99"],
    [9.994, "9.99"],
    [9.995, "10.0"],
    [9.999, "10.0"],
    [11.5, "11.5"],
    [11, "11.0"],
    [11.55, "11.55"],
    [15.25, "15.25"],
    [15.3, "15.3"],
    [99.94, "99.94"],
    [99.995, "100"],
    [100, "100"],
    [101, "101"],
    [250.4, "250.4"],
    [999.99, "999.99"],
    [999.996, "1000"],
    [1234.56, "1235"],
  ])("writes %d as %s", (value, text) => {
    expect(formatOdds(value, "decimal")).toBe(text);
  });

  it("differs from the price by at most half a step", () => {
    fc.assert(
      fc.property(price, (value) => {
        const text = formatOdds(value, "decimal");
        expect(Math.abs(Number(text) - value)).toBeLessThanOrEqual(0.005 + 1e-9);
        expect(text.length).toBeLessThanOrEqual(6);
      }),
    );
  });
});

describe("fraction", () => {
  it.each([
    [1.8, "4/5"],
    [2, "1/1"],
    [1.91, "10/11"],
    [1.83, "5/6"],
    [1.33, "1/3"],
    [1.57, "4/7"],
    [2.5, "3/2"],
    [2.62, "13/8"],
    [2.63, "13/8"],
    [2.38, "11/8"],
    [3.5, "5/2"],
    [4.33, "10/3"],
    [4.2, "16/5"],
    [11.5, "21/2"],
    [15.25, "57/4"],
    [15.125, "113/8"],
    [6.3333, "16/3"],
    [101, "100/1"],
    [3.07, "207/100"],
    [1.01, "1/100"],
  ])("writes %d as %s", (value, text) => {
    expect(formatOdds(value, "fraction")).toBe(text);
  });

  it("is in lowest terms and as close to the price as a bookmaker's step", () => {
    fc.assert(
      fc.property(price, (value) => {
        const [over = 0, under = 0] = formatOdds(value, "fraction").split("/").map(Number);
        for (let divisor = 2; divisor <= under; divisor += 1) {
          expect(over % divisor === 0 && under % divisor === 0).toBe(false);
        }
        expect(Math.abs(over / under + 1 - value)).toBeLessThanOrEqual(0.015);
      }),
    );
  });
});

describe("american", () => {
  it.each([
    [2.5, "+150"],
    [1.5, "-200"],
    [2, "+100"],
    [1.91, "-110"],
    [1.2, "-500"],
    [11.5, "+1050"],
    [101, "+10000"],
  ])("writes %d as %s", (value, text) => {
    expect(formatOdds(value, "american")).toBe(text);
  });
});

describe("no price", () => {
  const formats: readonly OddsFormat[] = ["decimal", "fraction", "american"];

  it("is a dash in every format", () => {
    for (const format of formats) {
      for (const value of [
        undefined,
        Number.NaN,
        1.009,
        1.005,
        1,
        0.0001,
        0.5,
        0,
        -3,
        Infinity,
        -Infinity,
        1e300,
      ]) {
        expect(formatOdds(value, format)).toBe("–");
      }
    }
  });

  it("yields only a dash or a short text of digits", () => {
    fc.assert(
      fc.property(fc.double(), fc.constantFrom(...formats), (value, format) => {
        expect(formatOdds(value, format)).toMatch(/^(?:–|[-+]?\d{1,9}(?:[./]\d{1,4})?)$/);
      }),
    );
  });
});
