// The book of prices says at every instant what the world says.
import { expect, test } from "vitest";
import { createWorld } from "../world/createWorld.ts";
import { writeOddsLine } from "../stream/liveLines.ts";
import { createPriceBook } from "./priceBook.ts";

const SATURDAY = Date.parse("2026-11-28T15:00:00Z");
const HOUR = 3_600_000;

const base = createWorld({ seed: "touchline" });
const idsAt = (at: number): readonly number[] => base.matchesBetween(at - 4 * HOUR, at + 2 * HOUR);

function whole(provider: number, at: number): readonly string[] {
  return idsAt(at).flatMap((id) => {
    const prices = base.pricesAt(id, provider, at);
    return prices === undefined ? [] : [writeOddsLine(id, prices.current)];
  });
}

test("prices that were kept are those of the world, and only changed ones are asked for again", () => {
  let asked = 0;
  const world = {
    ...base,
    pricesAt: (...question: Parameters<typeof base.pricesAt>) => {
      asked += 1;
      return base.pricesAt(...question);
    },
  };
  const book = createPriceBook(world, () => 0);
  let at = SATURDAY;
  expect(book.lines(8, idsAt(at), at)).toEqual(whole(8, at));
  const first = asked;
  for (let step = 0; step < 100; step += 1) {
    at += 1_000 * (1 + (step % 30));
    expect(book.lines(8, idsAt(at), at)).toEqual(whole(8, at));
  }
  expect(first).toBeGreaterThan(100);
  expect(asked - first).toBeLessThan(20 * first);
});

test("after staging, after a long gap, and when the clock was set back, everything is asked for again", () => {
  let staged = 0;
  let asked = 0;
  const world = {
    pricesAt(_id: number, _provider: number, at: number) {
      asked += 1;
      const prices = { home: 1 + (at % 1_000) / 100, draw: 3, away: 4 };
      return { opening: prices, current: prices };
    },
    pricesChangedBetween: () => [],
  };
  const book = createPriceBook(world, () => staged);
  const read = (at: number): number => {
    asked = 0;
    book.lines(8, [1, 2], at);
    return asked;
  };
  expect([read(1_000), read(2_000)]).toEqual([2, 0]);
  staged = 1;
  expect([read(2_000), read(62_000), read(122_001), read(122_000)]).toEqual([2, 0, 2, 2]);
});
