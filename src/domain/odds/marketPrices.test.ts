// Probabilities, margins, best prices and moves of a market.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { MarketQuotes, Quote } from "./markets.ts";
import { bestPrices, impliedProbability, margin, quoteMoves, writeMarketOdds } from "./marketPrices.ts";

function quote(prices: readonly number[], line?: number): Quote {
  return { at: 0, line, prices, minute: 0 };
}

function offer(prices: readonly number[], line?: number, closed = false): MarketQuotes {
  const current = quote(prices, line);
  const market = line === undefined ? "result" : "asianHandicap";
  return { market, providerId: 8, providerName: "", opening: current, current, moves: [current], closed };
}

describe("probabilities and margin", () => {
  it("are computed for a price and a market", () => {
    expect(impliedProbability(2)).toBe(0.5);
    expect(margin([2, 2])).toBe(0);
    expect(margin([1.9, 1.9])).toBeCloseTo(0.0526, 4);
    expect(margin([1.8, 3.5, 4.2])).toBeCloseTo(0.0794, 4);
  });

  it("are undefined for anything that is not a price", () => {
    for (const price of [undefined, 0, 1, -2, Number.NaN, Infinity]) {
      expect(impliedProbability(price)).toBeUndefined();
      expect(margin([2, price ?? 0])).toBeUndefined();
    }
    expect(margin([])).toBeUndefined();
  });

  it("are zero margin for fair prices", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 0.99, noNaN: true }), (chance) => {
        expect(margin([1 / chance, 1 / (1 - chance)])).toBeCloseTo(0, 9);
      }),
    );
  });
});

describe("the best price", () => {
  it("is the highest of each outcome, ties included", () => {
    expect(bestPrices([offer([1.8, 3.5, 4]), offer([1.9, 3.4, 4]), offer([1.7, 3.6, 3.9])])).toEqual([
      [false, false, true],
      [true, false, true],
      [false, true, false],
    ]);
  });

  it("is compared only among equal lines", () => {
    expect(bestPrices([offer([1.9, 1.95], 0.25), offer([1.92, 1.93], 0.25), offer([2.2, 1.7], 0.5)])).toEqual(
      [
        [false, true],
        [true, false],
        [false, false],
      ],
    );
  });

  it("is neither a withdrawn price nor one without a rival", () => {
    expect(bestPrices([offer([2, 2], 0, true), offer([1.9, 1.9], 0)])).toEqual([
      [false, false],
      [false, false],
    ]);
    expect(bestPrices([offer([2, 2], 0, true), offer([1.9, 1.8], 0), offer([1.8, 1.9], 0)])).toEqual([
      [false, false],
      [true, false],
      [false, true],
    ]);
    expect(bestPrices([])).toEqual([]);
  });
});

describe("moves", () => {
  it("are none to and from a withdrawn price", () => {
    expect(quoteMoves(quote([1.8, 0, 4.2]), quote([0, 3.5, 4])).prices).toEqual([0, 0, -1]);
    expect(quoteMoves(quote([1.8, 3.5]), quote([1, 1.009])).prices).toEqual([0, 0]);
  });

  it("are reported per outcome while the line is unchanged", () => {
    expect(quoteMoves(quote([1.8, 3.5, 4.2]), quote([1.9, 3.5, 4]))).toEqual({ line: 0, prices: [1, 0, -1] });
    expect(quoteMoves(quote([1.9, 1.9], 0.5), quote([1.95, 1.85], 0.5))).toEqual({
      line: 0,
      prices: [1, -1],
    });
  });

  it("are only the line's when the line moves", () => {
    expect(quoteMoves(quote([1.9, 1.9], 0.5), quote([2.1, 1.7], 0.75))).toEqual({ line: 1, prices: [0, 0] });
    expect(quoteMoves(quote([1.9, 1.9], 0.5), quote([2.1, 1.7], -0.25))).toEqual({
      line: -1,
      prices: [0, 0],
    });
  });

  it("are none for a first quote", () => {
    expect(quoteMoves(undefined, quote([1.9, 1.9], 0.5))).toEqual({ line: 0, prices: [0, 0] });
  });
});

describe("prices of Asian markets", () => {
  it("become American by the fixed table", () => {
    expect(writeMarketOdds(1.47, "american", "asianHandicap")).toBe("-212.5");
    expect(writeMarketOdds(1.85, "american", "overUnder")).toBe("-118");
    expect(writeMarketOdds(2.05, "american", "overUnder")).toBe("+105");
    expect(writeMarketOdds(1.47, "american", "result")).toBe("-213");
    expect(writeMarketOdds(1.95, "hongKong", "asianHandicap")).toBe("0.95");
  });

  it("are a dash when they are not prices", () => {
    for (const price of [undefined, 0, 1, -2, Number.NaN, Infinity]) {
      expect(writeMarketOdds(price, "american", "overUnder")).toBe("–");
    }
  });
});
