// The prices of a provider: when the changes suffice, and when the full list must be fetched.
import "#api/live/readOddsChange.ts";
import { expect, it } from "vitest";
import type { Odds } from "#domain/match/match.ts";
import { createCounters } from "../base/counters.ts";
import { createFakeClock } from "../testing/fakeClock.ts";
import { createFakeServer } from "../testing/fakeServer.ts";
import { createOddsBook, LIST_PROVIDER_ID } from "./oddsBook.ts";

const PRICES: Odds = { home: 1.5, draw: 3.5, away: 4.25 };
const DAY_LIST = new Map([
  [1001, PRICES],
  [1002, PRICES],
]);
const LIVE_LIST = new Map([[1001, PRICES]]);

/** A book that took the day's list, then `second` 40 s later, and was polled another 40 s later. */
async function pollAfter(second: ReadonlyMap<number, Odds>) {
  const clock = createFakeClock();
  const server = createFakeServer();
  const book = createOddsBook({ api: server.api, clock, counters: createCounters(), onMove() {} });
  server.odds = new Map([[1002, { home: 4.2, draw: 4.79, away: 6.13 }]]);
  book.takeList(DAY_LIST, clock.now());
  await clock.advance(40_000);
  book.takeList(second, clock.now());
  await clock.advance(40_000);
  await book.poll(new Set([LIST_PROVIDER_ID]));
  return { book, calls: server.calls };
}

it("asks for all prices after a gap that only a list of some matches has interrupted", async () => {
  const { book, calls } = await pollAfter(LIVE_LIST);
  expect(calls).toEqual({ "odds:8": 1 });
  expect(book.price(LIST_PROVIDER_ID, 1002)?.home).toBe(4.2);
});

it("asks for the changes alone after a list that holds every match with a price", async () => {
  const { calls } = await pollAfter(DAY_LIST);
  expect(calls).toEqual({ "oddsChange:8": 1 });
});
