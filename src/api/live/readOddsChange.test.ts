// Odds records in both forms, and what a broken one loses.
// See docs/wire.md#odds-records.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText } from "#domain/testing/anyText.ts";
import type { Odds } from "#domain/match/match.ts";
import { readOddsChange } from "./readOddsChange.ts";

function read(data: string, providerId = 8): { prices: [number, Odds][]; applied: number; dropped: number } {
  const prices: [number, Odds][] = [];
  const counts = readOddsChange(data, (matchId, odds) => prices.push([matchId, odds]), providerId);
  return { prices, ...counts };
}

describe("readOddsChange", () => {
  it("reads the caret form, with more parts than it needs", () => {
    const prices = [[1001, { home: 1.8, draw: 3.5, away: 4.2 }]];
    expect(read("1001^1.8^3.5^4.2")).toEqual({ prices, applied: 1, dropped: 0 });
    expect(read("1001^1.80^3.50^4.20^x^y")).toEqual({ prices, applied: 1, dropped: 0 });
  });

  it("reads the comma form of its provider: the current prices, not the opening ones", () => {
    const prices = [[1001, { home: 1.8, draw: 3.5, away: 4.2 }]];
    expect(read("1001,8,2,3,4,1.8,3.5,4.2")).toEqual({ prices, applied: 1, dropped: 0 });
    expect(read("1001,8,,,,1.8,3.5,4.2,x")).toEqual({ prices, applied: 1, dropped: 0 });
  });

  it("ignores the comma form of another provider", () => {
    expect(read("1001,47,2,3,4,1.8,3.5,4.2!1002^2^3^4")).toEqual({
      prices: [[1002, { home: 2, draw: 3, away: 4 }]],
      applied: 1,
      dropped: 0,
    });
    expect(read("1001,47,2,3,4,1.8,3.5,4.2", 47).applied).toBe(1);
  });

  it.each([
    "1001",
    "1001^1.8^3.5",
    "1001,8,2,3,4,1.8,3.5",
    "x^1.8^3.5^4.2",
    "-1^1.8^3.5^4.2",
    "1.5^1.8^3.5^4.2",
    "^1.8^3.5^4.2",
    "1001^1.8^3.5^--4",
    "1001^1.8^x^0",
    "1001^1.8^NaN^4.2",
    "1001^1.8^1e999^4.2",
    "1001^1.8^Infinity^4.2",
    "1001^1,8^3,5^4,2",
    "1001^0x10^3^4",
    "1001,x,2,3,4,1.8,3.5,4.2",
    "1001,,2,3,4,1.8,3.5,4.2",
    "__proto__^1.8^3.5^4.2",
  ])("drops %j, and its neighbours apply", (bad) => {
    const { prices, applied, dropped } = read(`5^2^3^4!${bad}!6^2^3^4`);
    expect(prices.map(([matchId]) => matchId)).toEqual([5, 6]);
    expect({ applied, dropped }).toEqual({ applied: 2, dropped: 1 });
  });

  it.each([
    ["0^0^0", [0, 0, 0]],
    ["^^", [0, 0, 0]],
    ["0.0001^0.0001^0.0001", [0, 0, 0]],
    ["1.01^^51", [1.01, 0, 51]],
    ["1.00^3.5^1.009", [0, 3.5, 0]],
    ["-1^3.5^4.2", [0, 3.5, 4.2]],
    ["2^3^99999999", [2, 3, 0]],
  ])("reads %j side by side, what is no price as withdrawn", (prices, [home, draw, away]) => {
    const odds = [[1001, { home, draw, away }]];
    expect(read(`1001^${prices}`)).toEqual({ prices: odds, applied: 1, dropped: 0 });
    expect(read(`1001^8^2^3^4^${prices}`.replaceAll("^", ","))).toEqual({
      prices: odds,
      applied: 1,
      dropped: 0,
    });
  });

  it("reads nothing from an empty text", () => {
    for (const data of ["", "!", "!!"]) expect(read(data)).toEqual({ prices: [], applied: 0, dropped: 0 });
  });

  it("returns every price exactly, in either form", () => {
    const price = fc.integer({ min: 101, max: 99_999 }).map((hundredths) => (hundredths / 100).toFixed(2));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), price, price, price, (id, home, draw, away) => {
        const prices = [[id, { home: Number(home), draw: Number(draw), away: Number(away) }]];
        expect(read([id, home, draw, away].join("^")).prices).toEqual(prices);
        expect(read([id, 9, 1, 1, 1, home, draw, away].join(","), 9).prices).toEqual(prices);
      }),
    );
  });

  it("never throws and never returns a price below 1.01 that is not withdrawn", () => {
    const noise = fc.string({ unit: fc.constantFrom("1", "2", ".", "^", ",", "!", "-", "e", "\ud800") });
    fc.assert(
      fc.property(fc.oneof(noise, anyText()), (data) => {
        for (const [matchId, { home, draw, away }] of read(data).prices) {
          expect(Number.isSafeInteger(matchId) && matchId > 0).toBe(true);
          for (const value of [home, draw, away])
            expect(value === 0 || (value >= 1.01 && value <= 1e6)).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
