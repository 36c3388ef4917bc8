// The odds of a match: converted to decimal when read, sorted by market, and a bad record loses only itself.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FOOTBALL_CALLS } from "./footballCalls.ts";
import { readQuote } from "./oddsQuote.ts";

const EUROPE = {
  first: "202611140900^^1.90^3.40^4.00",
  now: "202611212102^45+2^1.80^3.50^4.20",
  changes: "202611140900^^1.90^3.40^4.00!202611212048^43^1.85^3.45^4.10!202611212102^45+2^1.80^3.50^4.20",
  isClosed: false,
};
const ASIAN = {
  first: "202611140900^^0.5^0.95^0.91",
  now: "202611212102^45+2^-0.25^1.02^0.85",
  changes: "202611140900^^0.5^0.95^0.91!202611212102^45+2^-0.25^1.02^0.85",
  isClosed: 1,
};
const TOTAL = {
  first: "202611140900^^2.5^0.9^0.96",
  now: "202611140900^^2.5^0.9^0.96",
  changes: "",
  isClosed: "0",
};
const COMPANY = { companyId: 8, companyName: "Northfield", europe: EUROPE, asian: ASIAN, overUnder: TOTAL };

const read = (companyList: unknown, scheduleId: unknown = 1001) =>
  FOOTBALL_CALLS.matchOdds.read({ scheduleId, companyList });

describe("the odds of a match", () => {
  it("are sorted by market, then in the order of providers", () => {
    const odds = read([COMPANY, { ...COMPANY, companyId: "47", companyName: "Quayline", asian: null }]);
    expect(odds?.matchId).toBe(1001);
    expect(odds?.quotes.map(({ market, providerId }) => `${market} ${providerId}`)).toEqual([
      "result 8",
      "result 47",
      "asianHandicap 8",
      "overUnder 8",
      "overUnder 47",
    ]);
  });

  it("are decimal, with instants and minutes", () => {
    const [result, handicap] = read([COMPANY])?.quotes ?? [];
    expect(result).toMatchObject({
      providerName: "Northfield",
      closed: false,
      opening: { at: Date.UTC(2026, 10, 14, 1), line: undefined, prices: [1.9, 3.4, 4], minute: 0 },
      current: { at: Date.UTC(2026, 10, 21, 13, 2), prices: [1.8, 3.5, 4.2], minute: 4502 },
    });
    expect(result?.moves.map(({ minute }) => minute)).toEqual([0, 4300, 4502]);
    expect(handicap).toMatchObject({
      closed: true,
      opening: { line: 0.5, prices: [1.95, 1.91] },
      current: { line: -0.25, prices: [2.02, 1.85] },
    });
  });

  it("drop a damaged change, market or provider alone", () => {
    const changes = `${EUROPE.changes}!x!202611212103^46^1.80^3.50!202611212103^46^1.80^none^4.20`;
    const odds = read([
      null,
      { ...COMPANY, companyId: 0 },
      {
        ...COMPANY,
        europe: { ...EUROPE, changes },
        asian: { ...ASIAN, now: "202611212102^45+2^0.3^1.02^0.85" },
      },
    ]);
    expect(odds?.quotes.map(({ market }) => market)).toEqual(["result", "overUnder"]);
    expect(odds?.quotes[0]?.moves).toHaveLength(3);
  });

  it("keep the latest 200 moves", () => {
    const changes = Array.from(
      { length: 500 },
      (_, index) => `202611140900^^${1.5 + index / 100}^3.40^4.00`,
    ).join("!");
    const moves = read([{ ...COMPANY, europe: { ...EUROPE, changes } }])?.quotes[0]?.moves;
    expect(moves).toHaveLength(200);
    expect(moves?.at(-1)?.prices[0]).toBe(6.49);
  });

  it("without providers are an empty list; an answer without a list is unreadable", () => {
    expect(read([])).toEqual({ matchId: 1001, quotes: [] });
    for (const list of [undefined, null, "x", {}]) expect(read(list)).toBeUndefined();
    expect(read([COMPANY], 0)).toBeUndefined();
    expect(FOOTBALL_CALLS.matchOdds.read(null)).toBeUndefined();
  });

  it("accept any value in their place", () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (company, market) => {
        const odds = read([company, { ...COMPANY, europe: market }]);
        expect(odds?.quotes.length).toBeGreaterThanOrEqual(2);
      }),
    );
  });
});

describe("a quote", () => {
  it.each([
    ["", "result"],
    ["202611140900^^1.9^3.4", "result"],
    ["202611140900^^1.9^3.4^4^5", "result"],
    ["202613140900^^1.9^3.4^4", "result"],
    ["202611140900^x^1.9^3.4^4", "result"],
    ["202611140900^^NaN^3.4^4", "result"],
    ["202611140900^^0.3^0.9^0.9", "asianHandicap"],
    ["202611140900^^14.25^0.9^0.9", "asianHandicap"],
    ["202611140900^^^0.9^0.9", "asianHandicap"],
    ["202611140900^^0^0.9^0.9", "overUnder"],
    ["202611140900^^-2.5^0.9^0.9", "overUnder"],
  ] as const)("%s of %s is none", (record, market) => {
    expect(readQuote(record, market)).toBeUndefined();
  });

  it.each([
    ["202611140900^^1^3.4^4", "result", [0, 3.4, 4]],
    ["202611140900^^1.01^^51", "result", [1.01, 0, 51]],
    ["202611140900^^0^0.0001^1.009", "result", [0, 0, 0]],
    ["202611140900^^0.5^0^0.9", "asianHandicap", [0, 1.9]],
    ["202611140900^^0.5^-1^0.01", "asianHandicap", [0, 1.01]],
    ["202611140900^^2.5^^0.009", "overUnder", [0, 0]],
  ] as const)("%s of %s has each withdrawn price by itself", (record, market, prices) => {
    expect(readQuote(record, market)?.prices).toEqual(prices);
  });

  it("is read whole or not at all", () => {
    const part = fc.oneof(fc.constantFrom("", "202611140900", "0.95", "45+2", "2.5", "-1"), fc.string());
    const market = fc.constantFrom("result", "asianHandicap", "overUnder" as const);
    fc.assert(
      fc.property(fc.array(part, { maxLength: 7 }), market, (parts, which) => {
        const quote = readQuote(parts.join("^"), which);
        if (quote === undefined) return;
        expect(quote.prices).toHaveLength(which === "result" ? 3 : 2);
        expect(quote.prices.every((price) => price > 1)).toBe(true);
      }),
    );
  });
});
