// Sources that come and go: an edge tells how old its rows are, the bus forgets what was removed, and a feed is read before it is told.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { FeedStatus, FeedStatusSource } from "../feeds/feedStatus.ts";
import { FAKE } from "../testing/fakeWorld.ts";
import type { World } from "../world/types.ts";
import { type BusStage, createBusStage, NOON } from "./busStage.ts";
import { FEED_KEY, SECRET_KEY } from "./liveValues.ts";

let on: BusStage;
beforeEach(() => void (on = createBusStage()));
afterEach(() => void vi.useRealTimers());

it("says how old its data are once no source is heard, and goes on when another one takes over", async () => {
  const [first, second] = [on.aSource(), on.aSource()];
  await on.run(first, 4);
  await second.step();
  const { edge, follower } = await on.anEdge();
  const lastBeat = on.now();
  on.pass(6_000);
  expect(follower.isLive()).toBe(false);
  expect(follower.asOf()).toBe(lastBeat);
  on.stage.goal(FAKE.firstHalf, "home");
  await on.run(second, 8);
  expect(follower.isLive()).toBe(true);
  expect(on.now() - lastBeat).toBeLessThanOrEqual(10_000);
  expect(edge.world.matchAt(FAKE.firstHalf, on.now())?.homeScore).toBe(2);
});

/** The world until its match in the first half is gone from it. */
function aWorldThatLoses(): { world: World; lose: () => void } {
  let isLost = false;
  const without = (ids: readonly number[]): readonly number[] =>
    isLost ? ids.filter((id) => id !== FAKE.firstHalf) : ids;
  const world: World = {
    ...on.stage.world,
    running: (at) => without(on.stage.world.running(at)),
    matchesBetween: (from, to) => without(on.stage.world.matchesBetween(from, to)),
    matchAt: (id, at) => (isLost && id === FAKE.firstHalf ? undefined : on.stage.world.matchAt(id, at)),
  };
  return { world, lose: () => void (isLost = true) };
}

const keysInBus = (): readonly string[] => on.bus.entries().map(({ key }) => key);

it("lets the bus forget once a day that matches were removed, a day after they were", async () => {
  const DAY_MS = 24 * 3_600_000;
  const connection = on.bus.connect();
  const forget = vi.spyOn(connection, "forgetRemoved");
  const { world, lose } = aWorldThatLoses();
  const source = on.aSource({ connection, world });
  await on.run(source, 4);
  lose();
  await on.run(source, 20);
  expect(forget).toHaveBeenCalledTimes(1);
  expect(on.bus.entries().findLast(({ key }) => key === `m.${FAKE.firstHalf}`)?.value).toBeUndefined();
  // The lease is lost and taken again in each of these pauses.
  for (let pause = 0; pause < 4; pause++) {
    on.pass(DAY_MS / 2);
    await on.run(source, 30);
  }
  expect(forget).toHaveBeenCalledTimes(3);
  expect(keysInBus()).not.toContain(`m.${FAKE.firstHalf}`);
  expect(keysInBus()).toContain(`m.${FAKE.secondHalf}`);
});

it("removes what the bus has forgotten from an edge that was cut off for days", async () => {
  const { world, lose } = aWorldThatLoses();
  const source = on.aSource({ world });
  await on.run(source, 4);
  const { edge, follower, connection, frames } = await on.anEdge();
  connection.cut();
  lose();
  on.stage.goal(FAKE.secondHalf, "away");
  await on.run(source, 20);
  on.stage.goal(FAKE.secondHalf, "away");
  for (let pause = 0; pause < 4; pause++) {
    on.pass(12 * 3_600_000);
    await on.run(source, 30);
  }
  expect(keysInBus()).not.toContain(`m.${FAKE.firstHalf}`);
  connection.join();
  await follower.compare();
  expect(edge.world.matchAt(FAKE.firstHalf, on.now())).toBeUndefined();
  expect(edge.world.matchAt(FAKE.secondHalf, on.now())?.guestScore).toBe(4);
  expect(frames()).toHaveLength(1);
});

/** A world with far more keys than one batch compares; the matches from `FIRST_OF_MANY` have the score that is set. */
const FIRST_OF_MANY = 900_000;
const MANY = 1_000;
function aLargeWorld(): { world: World; score: (homeScore: number) => void } {
  let homeScore = 0;
  const more = Array.from({ length: MANY }, (_, index) => FIRST_OF_MANY + index);
  const world: World = {
    ...on.stage.world,
    matchesBetween: (from, to) => [...on.stage.world.matchesBetween(from, to), ...more],
    matchAt(id, at) {
      const match = on.stage.world.matchAt(id < FIRST_OF_MANY ? id : FAKE.firstHalf, at);
      return match && (id < FIRST_OF_MANY ? match : { ...match, id, homeScore });
    },
  };
  return { world, score: (to) => void (homeScore = to) };
}

it("does not say that it is live before every row is that of the source that took over", async () => {
  const { world, score } = aLargeWorld();
  const [first, second] = [on.aSource({ world }), on.aSource({ world })];
  await on.run(first, 20);
  await second.step();
  const { edge, follower, connection } = await on.anEdge();
  expect(follower.isLive()).toBe(true);
  const lastBeat = on.now();
  // Changes that no source reports any more.
  score(3);
  on.pass(7_000);
  const scores = (): ReadonlySet<number | undefined> =>
    new Set(
      edge.world
        .matchesBetween(NOON - 86_400_000, NOON + 86_400_000)
        .filter((id) => id >= FIRST_OF_MANY)
        .map((id) => edge.world.matchAt(id, on.now())?.homeScore),
    );
  const isLive: boolean[] = [];
  for (let step = 0; step < 20; step++) {
    await on.run(second, 1);
    isLive.push(follower.isLive());
    if (follower.isLive()) expect(scores()).toEqual(new Set([3]));
    else expect(follower.asOf()).toBe(lastBeat);
  }
  expect([isLive[0], isLive.at(-1)]).toEqual([false, true]);
  expect(connection.watches()).toBe(1);
});

it("has every row of the source that took over within seconds", async () => {
  const { world, score } = aLargeWorld();
  const [first, second] = [on.aSource({ world }), on.aSource({ world })];
  await on.run(first, 20);
  await first.close();
  const { edge, follower } = await on.anEdge();
  score(3);
  vi.useFakeTimers();
  second.start();
  for (let waited = 0; waited < 2_000; waited += 50) {
    on.pass(50);
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(follower.isLive()).toBe(true);
  expect(edge.world.matchAt(FIRST_OF_MANY + MANY - 1, on.now())?.homeScore).toBe(3);
  await second.close();
});

/** A feed whose status is restored from its store, so that only `read` tells that its world is whole. */
function aFeed(): { feed: FeedStatusSource; read: () => void } {
  let hasRead = false;
  const status = { source: "openligadb", state: "LIVE", asOf: NOON - 3_600_000 } as FeedStatus;
  const feed = { status: () => status, hasRead: () => hasRead, onChange: () => () => {} };
  return { feed, read: () => void (hasRead = true) };
}

/** A world before the first answer of its feed. */
function anEmptyWorld(): World {
  const nothing = { matchesBetween: () => [], running: () => [], changedBetween: () => [] };
  return { ...on.stage.world, ...nothing, leagues: [], countries: [], teamIds: [], matchAt: () => undefined };
}

it("keeps edges unready until the feed has been read, though its status names an age", async () => {
  const { feed, read } = aFeed();
  const source = on.aSource({ feed });
  const { edge, follower, connection } = await on.anEdge();
  await on.run(source, 4);
  expect(follower.hasWorld()).toBe(false);
  expect(await connection.askPage("/api/football/live")).toBeUndefined();
  expect(new Set(on.bus.entries().map(({ key }) => key))).toEqual(new Set(["lead", FEED_KEY, SECRET_KEY]));
  read();
  await on.run(source, 4);
  expect(follower.hasWorld()).toBe(true);
  expect(edge.world.matchAt(FAKE.firstHalf, on.now())?.homeScore).toBe(1);
});

it("leaves the world of an earlier leader in the bus until its own feed has been read", async () => {
  const first = on.aSource();
  await on.run(first, 4);
  await first.close();
  const { edge, follower } = await on.anEdge();
  const day = on.dayOf(edge.world);
  const { feed, read } = aFeed();
  const second = on.aSource({ feed, world: anEmptyWorld() });
  await on.run(second, 20);
  expect(follower.isLive()).toBe(true);
  expect(on.dayOf(edge.world)).toEqual(day);
  read();
  await on.run(second, 4);
  expect(edge.world.matchAt(FAKE.firstHalf, on.now())).toBeUndefined();
});
