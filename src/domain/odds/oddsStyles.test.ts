// The six styles of docs/product.md#odds-styles: known values, edge cases and round trips.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ODDS_STYLES, type OddsStyle, readOdds, writeOdds } from "./oddsStyles.ts";

const style = fc.constantFrom(...ODDS_STYLES);
/** Prices as providers send them, in hundredths. */
const price = fc.integer({ min: 101, max: 100_000 }).map((hundredths) => hundredths / 100);

describe("one price in all styles", () => {
  it.each([
    [1.01, "1.01", "1/100", "-10000", "0.01", "-100", "0.01"],
    [1.02, "1.02", "1/50", "-5000", "0.02", "-50.0", "0.02"],
    [1.1, "1.10", "1/10", "-1000", "0.10", "-10.0", "0.10"],
    [1.2, "1.20", "1/5", "-500", "0.20", "-5.00", "0.20"],
    [1.25, "1.25", "1/4", "-400", "0.25", "-4.00", "0.25"],
    [1.5, "1.50", "1/2", "-200", "0.50", "-2.00", "0.50"],
    [1.8, "1.80", "4/5", "-125", "0.80", "-1.25", "0.80"],
    [1.91, "1.91", "10/11", "-110", "0.91", "-1.10", "0.91"],
    [1.95, "1.95", "19/20", "-105", "0.95", "-1.05", "0.95"],
    [2, "2.00", "1/1", "+100", "1.00", "1.00", "1.00"],
    [2.1, "2.10", "11/10", "+110", "1.10", "1.10", "-0.91"],
    [2.5, "2.50", "3/2", "+150", "1.50", "1.50", "-0.67"],
    [3, "3.00", "2/1", "+200", "2.00", "2.00", "-0.50"],
    [5, "5.00", "4/1", "+400", "4.00", "4.00", "-0.25"],
    [11, "11.0", "10/1", "+1000", "10.0", "10.0", "-0.10"],
    [11.53, "11.53", "1053/100", "+1053", "10.53", "10.53", "-0.095"],
    [21, "21.0", "20/1", "+2000", "20.0", "20.0", "-0.05"],
    [34, "34.0", "33/1", "+3300", "33.0", "33.0", "-0.03"],
    [41, "41.0", "40/1", "+4000", "40.0", "40.0", "-0.025"],
    [101, "101", "100/1", "+10000", "100", "100", "-0.01"],
    [501, "501", "500/1", "+50000", "500", "500", "-0.002"],
    [1000, "1000", "999/1", "+99900", "999", "999", "-0.001"],
  ])("%d", (value, ...texts) => {
    expect(ODDS_STYLES.map((name) => writeOdds(value, name))).toEqual(texts);
  });
});

describe("no price", () => {
  it("is written as a dash", () => {
    for (const name of ODDS_STYLES) {
      for (const value of [undefined, Number.NaN, 1, 0.5, 0, -3, Infinity, -Infinity, 1e300]) {
        expect(writeOdds(value, name)).toBe("–");
      }
    }
  });

  it("is not accepted when reading, in any style", () => {
    for (const name of ODDS_STYLES) {
      for (const text of [
        "",
        " ",
        "–",
        "-",
        "evens",
        "NaN",
        "Infinity",
        "1e3",
        "0",
        "0.00",
        "-0",
        "0/1",
        "1/0",
      ]) {
        expect(readOdds(text, name)).toBeUndefined();
      }
      expect(readOdds("9".repeat(12), name)).toBeUndefined();
      expect(readOdds("9".repeat(400), name)).toBeUndefined();
    }
  });

  it.each<[OddsStyle, string]>([
    ["decimal", "1"],
    ["decimal", "0.95"],
    ["decimal", "-2.50"],
    ["decimal", "+2.50"],
    ["decimal", "2."],
    ["decimal", ".5"],
    ["fraction", "1.5"],
    ["fraction", "-1/2"],
    ["fraction", "0/0"],
    ["american", "+99"],
    ["american", "-99.5"],
    ["american", "--110"],
    ["hongKong", "-0.95"],
    ["indonesian", "0.95"],
    ["indonesian", "-0.95"],
    ["malay", "1.05"],
    ["malay", "-1.05"],
  ])("in %s: %s", (name, text) => {
    expect(readOdds(text, name)).toBeUndefined();
  });

  it("never throws when reading", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.float().map(String)), style, (text, name) => {
        const read = readOdds(text, name);
        if (read !== undefined) expect(read > 1 && read <= 1_000_000).toBe(true);
      }),
    );
  });
});

describe("reading", () => {
  it.each<[OddsStyle, string, number]>([
    ["decimal", " 1.42 ", 1.42],
    ["fraction", "4/5", 1.8],
    ["fraction", "8/10", 1.8],
    ["american", "+150", 2.5],
    ["american", "150", 2.5],
    ["american", "-200", 1.5],
    ["american", "−200", 1.5],
    ["american", "-100", 2],
    ["american", "+100", 2],
    ["american", "-212.5", 1.470588],
    ["hongKong", "0.95", 1.95],
    ["indonesian", "-1.25", 1.8],
    ["indonesian", "1.50", 2.5],
    ["malay", "-0.50", 3],
    ["malay", "0.80", 1.8],
    ["malay", "-1", 2],
  ])("%s %s is %d", (name, text, expected) => {
    expect(readOdds(text, name)).toBeCloseTo(expected, 5);
  });
});

describe("round trips", () => {
  it("write the same text that was read", () => {
    fc.assert(
      fc.property(price, style, (value, name) => {
        const text = writeOdds(value, name);
        expect(writeOdds(readOdds(text, name), name)).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });

  it("keep the price as exact as the digits of a style allow", () => {
    fc.assert(
      fc.property(price, style, (value, name) => {
        const back = readOdds(writeOdds(value, name), name) ?? Number.NaN;
        // Fractions follow the ladder, and Malay prices of outsiders have two digits: both are coarser.
        const coarse = name === "fraction" || name === "malay" || name === "indonesian" ? 0.06 : 0.011;
        expect(Math.abs(value / back - 1)).toBeLessThanOrEqual(coarse);
      }),
      { numRuns: 2000 },
    );
  });

  it("yield a dash or a short text of digits for any number", () => {
    fc.assert(
      fc.property(fc.double(), style, (value, name) => {
        expect(writeOdds(value, name)).toMatch(/^(?:–|[-+]?\d{1,9}(?:[./]\d{1,8})?)$/);
      }),
    );
  });

  it("keep the order of prices", () => {
    fc.assert(
      fc.property(price, price, style, (one, other, name) => {
        const [low, high] = [one, other].sort((a, b) => a - b).map((value) => writeOdds(value, name));
        expect(readOdds(low ?? "", name)).toBeLessThanOrEqual(readOdds(high ?? "", name) ?? 0);
      }),
    );
  });
});
