// A source and an edge over a bus in memory: the edge gets the source's world, notices a quiet watch, and keeps what it has.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FAKE, createFakeWorld } from "../testing/fakeWorld.ts";
import { createStage, type Stage } from "../control/staging.ts";
import type { FeedStatus, FeedStatusSource } from "../feeds/feedStatus.ts";
import { writeSchedule } from "../server/schedule.ts";
import type { World } from "../world/types.ts";
import { createEdgeWorld, type EdgeWorld } from "./edgeWorld.ts";
import { createFakeBus, type FakeBus, type FakeConnection } from "./fakeBus.ts";
import { createFollower, type Follower } from "./follower.ts";
import { FEED_KEY, SECRET_KEY } from "./liveValues.ts";
import { createSource, type Source } from "./source.ts";
import { createWorldValues } from "./worldValues.ts";

const NOON = Date.UTC(2026, 10, 28, 12);
let time = 0;
let bus: FakeBus;
let stage: Stage;
const now = (): number => NOON + time;
beforeEach(() => {
  time = 0;
  bus = createFakeBus(now);
  stage = createStage(createFakeWorld(NOON), now);
});
afterEach(() => void vi.useRealTimers());

function aSource(
  connection = bus.connect(),
  feed?: FeedStatusSource,
  world = stage.world,
  onTell = () => {},
): Source {
  return createSource({
    onTell,
    bus: connection,
    values: createWorldValues(world),
    feed,
    answerPage: async (address) => ({ status: 200, body: `{"code":0,"data":"${address}"}`, at: now() }),
    name: "test",
    now,
    monotonic: () => time,
    log: () => {},
  });
}

interface Edge {
  readonly edge: EdgeWorld;
  readonly follower: Follower;
  readonly connection: FakeConnection;
  /** Home scores of the matches of each frame. */
  readonly frames: () => readonly (readonly number[])[];
}

async function anEdge(): Promise<Edge> {
  const connection = bus.connect();
  const edge = createEdgeWorld(now);
  const frames: number[][] = [];
  const follower = createFollower({
    bus: connection,
    edge,
    onBatch: () => void frames.push(edge.takeChanged().map(({ homeScore }) => homeScore)),
    monotonic: () => time,
    wait: async () => {},
  });
  await follower.compare();
  return { edge, follower, connection, frames: () => frames.filter((frame) => frame.length > 0) };
}

/** Steps of a source, half a second each. */
async function run(source: Source, steps: number): Promise<void> {
  for (let step = 0; step < steps; step++) {
    time += 500;
    await source.step();
  }
}

const dayOf = (world: EdgeWorld["world"], lang = "en_GB"): object =>
  writeSchedule(world, {
    ids: world.matchesBetween(NOON - 86_400_000, NOON + 172_800_000),
    lang,
    now: now(),
  });

it("has the lists of the source in every language, with prices, names and running matches", async () => {
  const source = aSource();
  const { edge, follower } = await anEdge();
  expect(follower.hasWorld()).toBe(false);
  await run(source, 4);
  expect(follower.hasWorld()).toBe(true);
  const kickoff = (id: number): number => stage.world.matchAt(id, now())?.kickoffAt ?? 0;
  const ids = stage.world.matchesBetween(NOON - 86_400_000, NOON + 172_800_000);
  const inOrder = ids.toSorted((a, b) => kickoff(a) - kickoff(b));
  for (const lang of ["en_GB", "fr_FR"]) {
    expect(dayOf(edge.world, lang)).toEqual(writeSchedule(stage.world, { ids: inOrder, lang, now: now() }));
  }
  expect(new Set(edge.world.running(now()))).toEqual(new Set(stage.world.running(now())));
  expect(edge.world.pricesAt(FAKE.firstHalf, 47, now())).toEqual(
    stage.world.pricesAt(FAKE.firstHalf, 47, now()),
  );
  expect(edge.world.pricesAt(FAKE.firstHalf, 9, now())).toBeUndefined();
});

it("says before it writes a change that it is told, so that no page is older, and says nothing without one", async () => {
  const told: number[] = [];
  const { edge, frames } = await anEdge();
  const source = aSource(undefined, undefined, undefined, () => told.push(frames().length));
  await run(source, 4);
  told.length = 0;
  await run(source, 2);
  expect(told).toEqual([]);
  const before = frames().length;
  stage.goal(FAKE.firstHalf, "home");
  await run(source, 1);
  expect([told, frames().length]).toEqual([[before], before + 1]);
  expect(edge.world.matchAt(FAKE.firstHalf, now())?.homeScore).toBe(2);
});

it("tells a change once, and no match as changed that was there before", async () => {
  const source = aSource();
  await run(source, 4);
  const { edge } = await anEdge();
  const filledAt = now();
  expect(edge.world.changedBetween(filledAt - 60_000, filledAt + 10)).toEqual([]);
  stage.goal(FAKE.firstHalf, "home");
  await run(source, 1);
  expect(edge.world.changedBetween(filledAt, now() + 10)).toEqual([FAKE.firstHalf]);
  expect(edge.world.matchAt(FAKE.firstHalf, now())?.homeScore).toBe(2);
  const changedAt = now() + 10;
  await run(source, 10);
  expect(edge.world.changedBetween(changedAt, now() + 10)).toEqual([]);
});

it("knows on an edge that has just started the changes of the last 60 s", async () => {
  const source = aSource();
  await run(source, 4);
  stage.goal(FAKE.firstHalf, "home");
  await run(source, 2);
  const { edge } = await anEdge();
  expect(edge.world.changedBetween(now() - 60_000, now() + 10)).toEqual([FAKE.firstHalf]);
});

it("writes nothing but the beat while nothing changes", async () => {
  const source = aSource();
  await run(source, 4);
  const before = bus.entries().length;
  await run(source, 20);
  expect(
    bus
      .entries()
      .slice(before)
      .every(({ key }) => key === "lead"),
  ).toBe(true);
});

it("makes a watch anew that has gone quiet, closes the old one, and gets what it missed in order", async () => {
  const source = aSource();
  await run(source, 4);
  const { edge, follower, connection, frames } = await anEdge();
  connection.cut();
  stage.goal(FAKE.firstHalf, "home");
  await run(source, 1);
  stage.goal(FAKE.firstHalf, "home");
  await run(source, 12);
  await follower.compare();
  expect(follower.isLive()).toBe(false);
  expect(edge.world.matchAt(FAKE.firstHalf, now())?.homeScore).toBe(1);
  connection.join();
  await follower.compare();
  expect(edge.world.matchAt(FAKE.firstHalf, now())?.homeScore).toBe(3);
  expect(follower.isLive()).toBe(true);
  expect(connection.watches()).toBe(1);
  expect(frames()).toEqual([[2], [3]]);
});

it("leaves no record out after a pause that is longer than the beats that the bus keeps", async () => {
  const source = aSource();
  await run(source, 4);
  const { follower, connection, frames } = await anEdge();
  connection.cut();
  for (let goal = 0; goal < 5; goal++) {
    stage.goal(FAKE.firstHalf, "home");
    await run(source, 12);
  }
  connection.join();
  await follower.compare();
  expect(frames()).toEqual([[2], [3], [4], [5], [6]]);
});

it("keeps its list while the bus is filled again from nothing, and tells only what differs", async () => {
  const source = aSource();
  await run(source, 4);
  const { edge, follower } = await anEdge();
  const day = dayOf(edge.world);
  bus.empty();
  await follower.compare();
  expect(dayOf(edge.world)).toEqual(day);
  const emptiedAt = now();
  stage.goal(FAKE.secondHalf, "away");
  await run(source, 20);
  await follower.compare();
  expect(edge.world.changedBetween(emptiedAt, now() + 10)).toEqual([FAKE.secondHalf]);
  expect(edge.world.matchAt(FAKE.secondHalf, now())?.guestScore).toBe(3);
});

it("tells no older value again where the bus has lost its last writes", async () => {
  const source = aSource();
  await run(source, 4);
  const { edge, follower, frames } = await anEdge();
  for (let goal = 0; goal < 4; goal++) {
    stage.goal(FAKE.firstHalf, "home");
    await run(source, 2);
  }
  expect(frames()).toEqual([[2], [3], [4], [5]]);
  bus.loseLast(2);
  await follower.compare();
  await run(source, 12);
  await follower.compare();
  expect(frames()).toEqual([[2], [3], [4], [5]]);
  stage.goal(FAKE.firstHalf, "home");
  await run(source, 12);
  await follower.compare();
  expect(frames()).toEqual([[2], [3], [4], [5], [6]]);
  expect(edge.world.matchAt(FAKE.firstHalf, now())?.homeScore).toBe(6);
});

it("gives a new edge, and one that did not look meanwhile, what a bus had lost of its last writes", async () => {
  const source = aSource();
  await run(source, 4);
  const before = await anEdge();
  for (let goal = 0; goal < 4; goal++) {
    stage.goal(FAKE.firstHalf, "home");
    await run(source, 2);
  }
  bus.loseLast(6);
  stage.goal(FAKE.secondHalf, "away");
  // The edge compares every 5 s.
  await run(source, 9);
  await before.follower.compare();
  await run(source, 20);
  const after = await anEdge();
  for (const { edge } of [before, after]) {
    expect(edge.world.matchAt(FAKE.firstHalf, now())?.homeScore).toBe(5);
    expect(edge.world.matchAt(FAKE.secondHalf, now())?.guestScore).toBe(3);
  }
  expect(before.frames()).toEqual([[2], [3], [4], [5], [0]]);
});

it("says how old its data are once no source is heard, and goes on when another one takes over", async () => {
  const [first, second] = [aSource(), aSource()];
  await run(first, 4);
  await second.step();
  const { edge, follower } = await anEdge();
  const lastBeat = now();
  time += 6_000;
  expect(follower.isLive()).toBe(false);
  expect(follower.asOf()).toBe(lastBeat);
  stage.goal(FAKE.firstHalf, "home");
  await run(second, 8);
  expect(follower.isLive()).toBe(true);
  expect(now() - lastBeat).toBeLessThanOrEqual(10_000);
  expect(edge.world.matchAt(FAKE.firstHalf, now())?.homeScore).toBe(2);
});

/** The world until its match in the first half is gone from it. */
function aWorldThatLoses(): { world: World; lose: () => void } {
  let isLost = false;
  const without = (ids: readonly number[]): readonly number[] =>
    isLost ? ids.filter((id) => id !== FAKE.firstHalf) : ids;
  const world: World = {
    ...stage.world,
    running: (at) => without(stage.world.running(at)),
    matchesBetween: (from, to) => without(stage.world.matchesBetween(from, to)),
    matchAt: (id, at) => (isLost && id === FAKE.firstHalf ? undefined : stage.world.matchAt(id, at)),
  };
  return { world, lose: () => void (isLost = true) };
}

const keysInBus = (): readonly string[] => bus.entries().map(({ key }) => key);

it("lets the bus forget once a day that matches were removed, a day after they were", async () => {
  const DAY_MS = 24 * 3_600_000;
  const connection = bus.connect();
  const forget = vi.spyOn(connection, "forgetRemoved");
  const { world, lose } = aWorldThatLoses();
  const source = aSource(connection, undefined, world);
  await run(source, 4);
  lose();
  await run(source, 20);
  expect(forget).toHaveBeenCalledTimes(1);
  expect(bus.entries().findLast(({ key }) => key === `m.${FAKE.firstHalf}`)?.value).toBeUndefined();
  // The lease is lost and taken again in each of these pauses.
  for (let pause = 0; pause < 4; pause++) {
    time += DAY_MS / 2;
    await run(source, 30);
  }
  expect(forget).toHaveBeenCalledTimes(3);
  expect(keysInBus()).not.toContain(`m.${FAKE.firstHalf}`);
  expect(keysInBus()).toContain(`m.${FAKE.secondHalf}`);
});

it("removes what the bus has forgotten from an edge that was cut off for days", async () => {
  const { world, lose } = aWorldThatLoses();
  const source = aSource(bus.connect(), undefined, world);
  await run(source, 4);
  const { edge, follower, connection, frames } = await anEdge();
  connection.cut();
  lose();
  stage.goal(FAKE.secondHalf, "away");
  await run(source, 20);
  stage.goal(FAKE.secondHalf, "away");
  for (let pause = 0; pause < 4; pause++) {
    time += 12 * 3_600_000;
    await run(source, 30);
  }
  expect(keysInBus()).not.toContain(`m.${FAKE.firstHalf}`);
  connection.join();
  await follower.compare();
  expect(edge.world.matchAt(FAKE.firstHalf, now())).toBeUndefined();
  expect(edge.world.matchAt(FAKE.secondHalf, now())?.guestScore).toBe(4);
  expect(frames()).toHaveLength(1);
});

/** A world with far more keys than one batch compares; the matches from `FIRST_OF_MANY` have the score that is set. */
const FIRST_OF_MANY = 900_000;
const MANY = 1_000;
function aLargeWorld(): { world: World; score: (homeScore: number) => void } {
  let homeScore = 0;
  const more = Array.from({ length: MANY }, (_, index) => FIRST_OF_MANY + index);
  const world: World = {
    ...stage.world,
    matchesBetween: (from, to) => [...stage.world.matchesBetween(from, to), ...more],
    matchAt(id, at) {
      const match = stage.world.matchAt(id < FIRST_OF_MANY ? id : FAKE.firstHalf, at);
      return match && (id < FIRST_OF_MANY ? match : { ...match, id, homeScore });
    },
  };
  return { world, score: (to) => void (homeScore = to) };
}

it("does not say that it is live before every row is that of the source that took over", async () => {
  const { world, score } = aLargeWorld();
  const [first, second] = [aSource(undefined, undefined, world), aSource(undefined, undefined, world)];
  await run(first, 20);
  await second.step();
  const { edge, follower, connection } = await anEdge();
  expect(follower.isLive()).toBe(true);
  const lastBeat = now();
  // Changes that no source reports any more.
  score(3);
  time += 7_000;
  const scores = (): ReadonlySet<number | undefined> =>
    new Set(
      edge.world
        .matchesBetween(NOON - 86_400_000, NOON + 86_400_000)
        .filter((id) => id >= FIRST_OF_MANY)
        .map((id) => edge.world.matchAt(id, now())?.homeScore),
    );
  const isLive: boolean[] = [];
  for (let step = 0; step < 20; step++) {
    await run(second, 1);
    isLive.push(follower.isLive());
    if (follower.isLive()) expect(scores()).toEqual(new Set([3]));
    else expect(follower.asOf()).toBe(lastBeat);
  }
  expect([isLive[0], isLive.at(-1)]).toEqual([false, true]);
  expect(connection.watches()).toBe(1);
});

it("has every row of the source that took over within seconds", async () => {
  const { world, score } = aLargeWorld();
  const [first, second] = [aSource(undefined, undefined, world), aSource(undefined, undefined, world)];
  await run(first, 20);
  await first.close();
  const { edge, follower } = await anEdge();
  score(3);
  vi.useFakeTimers();
  second.start();
  for (let waited = 0; waited < 2_000; waited += 50) {
    time += 50;
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(follower.isLive()).toBe(true);
  expect(edge.world.matchAt(FIRST_OF_MANY + MANY - 1, now())?.homeScore).toBe(3);
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
  return { ...stage.world, ...nothing, leagues: [], countries: [], teamIds: [], matchAt: () => undefined };
}

it("keeps edges unready until the feed has been read, though its status names an age", async () => {
  const { feed, read } = aFeed();
  const source = aSource(bus.connect(), feed);
  const { edge, follower, connection } = await anEdge();
  await run(source, 4);
  expect(follower.hasWorld()).toBe(false);
  expect(await connection.askPage("/api/football/live")).toBeUndefined();
  expect(new Set(bus.entries().map(({ key }) => key))).toEqual(new Set(["lead", FEED_KEY, SECRET_KEY]));
  read();
  await run(source, 4);
  expect(follower.hasWorld()).toBe(true);
  expect(edge.world.matchAt(FAKE.firstHalf, now())?.homeScore).toBe(1);
});

it("leaves the world of an earlier leader in the bus until its own feed has been read", async () => {
  const first = aSource();
  await run(first, 4);
  await first.close();
  const { edge, follower } = await anEdge();
  const day = dayOf(edge.world);
  const { feed, read } = aFeed();
  const second = aSource(bus.connect(), feed, anEmptyWorld());
  await run(second, 20);
  expect(follower.isLive()).toBe(true);
  expect(dayOf(edge.world)).toEqual(day);
  read();
  await run(second, 4);
  expect(edge.world.matchAt(FAKE.firstHalf, now())).toBeUndefined();
});
