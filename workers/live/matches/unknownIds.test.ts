// Ids that no list has brought: gathered, asked for once, at most every 10 s.
import { expect, it } from "vitest";
import { createFakeClock } from "../testing/fakeClock.ts";
import { createUnknownIds } from "./unknownIds.ts";

function setUp() {
  const clock = createFakeClock();
  const known = new Set<number>();
  const asks: { live: boolean; at: number }[] = [];
  const startedAt = clock.now();
  const ids = createUnknownIds({
    clock,
    isKnown: (id) => known.has(id),
    ask: (live) => asks.push({ live, at: clock.now() - startedAt }),
  });
  return { clock, known, asks, ids };
}

it("requests many ids once, half a second after the first", async () => {
  const { clock, asks, ids } = setUp();
  for (let id = 1; id <= 50; id += 1) ids.saw(id, true);
  await clock.advance(499);
  expect(asks).toEqual([]);
  ids.saw(51, true);
  await clock.advance(1);
  expect(asks).toEqual([{ live: true, at: 500 }]);
});

it("requests the live list for running matches, the day's list for others", async () => {
  const { clock, asks, ids } = setUp();
  ids.saw(1, true);
  ids.saw(2, false);
  await clock.advance(500);
  expect(asks.map(({ live }) => live)).toEqual([true, false]);
});

it("requests both lists once for an interrupted match", async () => {
  const { clock, asks, ids } = setUp();
  for (let turn = 0; turn < 30; turn += 1) {
    ids.saw(1, undefined);
    await clock.advance(1_000);
  }
  expect(asks.map(({ live }) => live)).toEqual([true, false]);
});

it("makes a request at most every 10 s", async () => {
  const { clock, asks, ids } = setUp();
  for (let id = 1; id <= 100; id += 1) {
    ids.saw(id, true);
    await clock.advance(300);
  }
  await clock.advance(20_000);
  expect(asks.map(({ at }) => at)).toEqual([500, 10_500, 20_500, 30_500]);
});

it("does not request what has arrived meanwhile", async () => {
  const { clock, known, asks, ids } = setUp();
  ids.saw(1, true);
  known.add(1);
  await clock.advance(60_000);
  expect(asks).toEqual([]);
  ids.saw(2, true);
  await clock.advance(500);
  expect(asks).toHaveLength(1);
});

it("gives up an id that no list contains, until the full list was fetched again", async () => {
  const { clock, asks, ids } = setUp();
  for (let turn = 0; turn < 60; turn += 1) {
    ids.saw(1, true);
    await clock.advance(1_000);
  }
  expect(asks).toHaveLength(1);
  ids.reset(clock.now());
  ids.saw(1, true);
  await clock.advance(500);
  expect(asks).toHaveLength(2);
});

it("repeats a failed request, no faster", async () => {
  const { clock, asks, ids } = setUp();
  ids.saw(1, true);
  await clock.advance(500);
  ids.failed();
  await clock.advance(20_000);
  expect(asks.map(({ at }) => at)).toEqual([500, 10_500]);
});

it("accepts the list that it requested itself as the answer", async () => {
  const { clock, asks, ids } = setUp();
  ids.saw(1, true);
  await clock.advance(500);
  ids.reset(clock.now());
  ids.saw(1, true);
  await clock.advance(20_000);
  expect(asks).toHaveLength(1);
});

it("makes another request at the kick-off of a match that no list contained before", async () => {
  const { clock, asks, ids } = setUp();
  ids.saw(1, false);
  await clock.advance(500);
  ids.saw(1, false);
  await clock.advance(20_000);
  expect(asks.map(({ live }) => live)).toEqual([false]);
  ids.saw(1, true);
  await clock.advance(500);
  expect(asks.map(({ live }) => live)).toEqual([false, true]);
});

it("requests the day's list when the match ended before the list of running matches was answered", async () => {
  const { clock, asks, ids } = setUp();
  ids.saw(1, true);
  await clock.advance(500);
  for (let turn = 0; turn < 30; turn += 1) {
    ids.saw(1, false);
    await clock.advance(1_000);
  }
  expect(asks.map(({ live }) => live)).toEqual([true, false]);
});

it("forgets at a rest what no tab wanted a list for, so that the next poll's records request it", async () => {
  const { clock, asks, ids } = setUp();
  ids.saw(1, true);
  ids.rest();
  await clock.advance(1_000);
  expect(asks).toEqual([]);
  ids.saw(1, true);
  await clock.advance(500);
  expect(asks).toHaveLength(1);
  ids.rest();
  ids.saw(1, true);
  await clock.advance(20_000);
  expect(asks).toHaveLength(2);
});
