// The history of a market: moves of a period with what changed, and the points of its chart.
import * as fc from "fast-check";
import { expect, it } from "vitest";
import type { Quote } from "#domain/odds/markets.ts";
import { chartPoints, movesOf } from "./historyMoves.ts";

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const KICK_OFF = Date.UTC(2026, 10, 21, 15);

function quote(at: number, price: number, minute = 0): Quote {
  return { at, line: undefined, prices: [price, 3.4], minute };
}

const MOVES = [
  quote(KICK_OFF - 6 * DAY, 1.8),
  quote(KICK_OFF - DAY, 1.85),
  quote(KICK_OFF - 60 * MINUTE, 1.75),
  quote(KICK_OFF + 10 * MINUTE, 1.7, 1000),
  quote(KICK_OFF + 20 * MINUTE, 1.3, 2000),
];

it("compares the first move in play with the last one before it", () => {
  expect(movesOf(MOVES, "before").map(({ place, move }) => [place, move.prices])).toEqual([
    [0, [0, 0]],
    [1, [1, 0]],
    [2, [-1, 0]],
  ]);
  expect(movesOf(MOVES, "inPlay").map(({ place, move }) => [place, move.prices])).toEqual([
    [3, [-1, 0]],
    [4, [-1, 0]],
  ]);
});

it("shortens a long opening and extends the last price", () => {
  const { times, prices } = chartPoints(movesOf(MOVES, "before"));
  expect(times[0]).toBeGreaterThan(KICK_OFF - 1.2 * DAY);
  expect(times[0]).toBeLessThan(KICK_OFF - DAY);
  expect(times.at(-1)).toBeGreaterThan(KICK_OFF - 60 * MINUTE);
  expect(prices).toEqual([
    [1.8, 1.85, 1.75, 1.75],
    [3.4, 3.4, 3.4, 3.4],
  ]);
});

it("uses the last of several moves in one minute", () => {
  const { prices } = chartPoints(movesOf([quote(0, 1.8), quote(MINUTE, 1.7), quote(MINUTE, 1.6)], "before"));
  expect(prices[0]).toEqual([1.8, 1.6, 1.6]);
});

it("yields no points without moves", () => {
  expect(chartPoints([])).toEqual({ times: [], prices: [] });
});

it("yields strictly ascending times with one value each, for any moves", () => {
  const anyQuote = fc.record({ at: fc.nat(DAY), price: fc.double({ min: 1.01, max: 100, noNaN: true }) });
  fc.assert(
    fc.property(fc.array(anyQuote, { minLength: 1 }), (quotes) => {
      const { times, prices } = chartPoints(
        movesOf(
          quotes.map(({ at, price }) => quote(at, price)),
          "before",
        ),
      );
      for (const line of prices) expect(line).toHaveLength(times.length);
      for (const [index, at] of times.entries())
        if (index > 0) expect(at).toBeGreaterThan(times[index - 1] ?? 0);
    }),
  );
});
