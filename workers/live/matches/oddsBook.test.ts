// The prices of a provider: when the changes suffice, and when the full list must be fetched.
import "./updateOdds.ts";
import { describe, expect, it } from "vitest";
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
  const book = createOddsBook({
    api: server.api,
    clock,
    counters: createCounters(),
    late: { ms: 0 },
    onMove() {},
  });
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

describe("after an outage", () => {
  /** Polls every 8 s during an outage and after it; at which of them all prices were asked for, ms after its end. */
  async function fullAfter(
    chance: number,
  ): Promise<{ readonly at: readonly number[]; readonly home: number | undefined }> {
    const clock = createFakeClock({ random: () => chance });
    const server = createFakeServer();
    const book = createOddsBook({
      api: server.api,
      clock,
      counters: createCounters(),
      late: { ms: 0 },
      onMove() {},
    });
    book.takeList(DAY_LIST, clock.now());
    server.odds = new Map([[1002, { home: 4.2, draw: 4.79, away: 6.13 }]]);
    const poll = async (): Promise<void> => {
      await clock.advance(8_000);
      await book.poll(new Set([LIST_PROVIDER_ID]));
    };
    server.failing = true;
    for (let beat = 0; beat < 10; beat += 1) await poll();
    server.failing = false;
    const failed = server.calls["odds:8"] ?? 0;
    const at: number[] = [];
    for (let beat = 1; beat <= 6; beat += 1) {
      await poll();
      const made = (server.calls["odds:8"] ?? 0) - failed;
      if (made > at.length) at.push(beat * 8_000);
    }
    return { at, home: book.price(LIST_PROVIDER_ID, 1002)?.home };
  }

  it("all prices are asked for once, within 24 s, at a moment that differs between clients", async () => {
    expect((await fullAfter(0)).at).toEqual([16_000]);
    expect((await fullAfter(0.99)).at).toEqual([24_000]);
  });

  it("changes that are answered before do not count as complete", async () => {
    expect((await fullAfter(0.99)).home).toBe(4.2);
  });
});
