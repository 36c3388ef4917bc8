// A source and an edge over a bus in memory: the edge gets the source's world, notices a quiet watch, and keeps what it has.
import { beforeEach, expect, it } from "vitest";
import { writeSchedule } from "../server/schedule.ts";
import { FAKE } from "../testing/fakeWorld.ts";
import { type BusStage, createBusStage, NOON } from "./busStage.ts";

let on: BusStage;
beforeEach(() => void (on = createBusStage()));

it("has the lists of the source in every language, with prices, names and running matches", async () => {
  const source = on.aSource();
  const { edge, follower } = await on.anEdge();
  expect(follower.hasWorld()).toBe(false);
  await on.run(source, 4);
  expect(follower.hasWorld()).toBe(true);
  const kickoff = (id: number): number => on.stage.world.matchAt(id, on.now())?.kickoffAt ?? 0;
  const ids = on.stage.world.matchesBetween(NOON - 86_400_000, NOON + 172_800_000);
  const inOrder = ids.toSorted((a, b) => kickoff(a) - kickoff(b));
  for (const lang of ["en_GB", "fr_FR"]) {
    expect(on.dayOf(edge.world, lang)).toEqual(
      writeSchedule(on.stage.world, { ids: inOrder, lang, now: on.now() }),
    );
  }
  expect(new Set(edge.world.running(on.now()))).toEqual(new Set(on.stage.world.running(on.now())));
  expect(edge.world.pricesAt(FAKE.firstHalf, 47, on.now())).toEqual(
    on.stage.world.pricesAt(FAKE.firstHalf, 47, on.now()),
  );
  expect(edge.world.pricesAt(FAKE.firstHalf, 9, on.now())).toBeUndefined();
});

it("says before it writes a change that it is told, so that no page is older, and says nothing without one", async () => {
  const told: number[] = [];
  const { edge, frames } = await on.anEdge();
  const source = on.aSource({ onTell: () => told.push(frames().length) });
  await on.run(source, 4);
  told.length = 0;
  await on.run(source, 2);
  expect(told).toEqual([]);
  const before = frames().length;
  on.stage.goal(FAKE.firstHalf, "home");
  await on.run(source, 1);
  expect([told, frames().length]).toEqual([[before], before + 1]);
  expect(edge.world.matchAt(FAKE.firstHalf, on.now())?.homeScore).toBe(2);
});

it("tells a change once, and no match as changed that was there before", async () => {
  const source = on.aSource();
  await on.run(source, 4);
  const { edge } = await on.anEdge();
  const filledAt = on.now();
  expect(edge.world.changedBetween(filledAt - 60_000, filledAt + 10)).toEqual([]);
  on.stage.goal(FAKE.firstHalf, "home");
  await on.run(source, 1);
  expect(edge.world.changedBetween(filledAt, on.now() + 10)).toEqual([FAKE.firstHalf]);
  expect(edge.world.matchAt(FAKE.firstHalf, on.now())?.homeScore).toBe(2);
  const changedAt = on.now() + 10;
  await on.run(source, 10);
  expect(edge.world.changedBetween(changedAt, on.now() + 10)).toEqual([]);
});

it("knows on an edge that has just started the changes of the last 60 s", async () => {
  const source = on.aSource();
  await on.run(source, 4);
  on.stage.goal(FAKE.firstHalf, "home");
  await on.run(source, 2);
  const { edge } = await on.anEdge();
  expect(edge.world.changedBetween(on.now() - 60_000, on.now() + 10)).toEqual([FAKE.firstHalf]);
});

it("writes nothing but the beat while nothing changes", async () => {
  const source = on.aSource();
  await on.run(source, 4);
  const before = on.bus.entries().length;
  await on.run(source, 20);
  expect(
    on.bus
      .entries()
      .slice(before)
      .every(({ key }) => key === "lead"),
  ).toBe(true);
});

it("makes a watch anew that has gone quiet, closes the old one, and gets what it missed in order", async () => {
  const source = on.aSource();
  await on.run(source, 4);
  const { edge, follower, connection, frames } = await on.anEdge();
  connection.cut();
  on.stage.goal(FAKE.firstHalf, "home");
  await on.run(source, 1);
  on.stage.goal(FAKE.firstHalf, "home");
  await on.run(source, 12);
  await follower.compare();
  expect(follower.isLive()).toBe(false);
  expect(edge.world.matchAt(FAKE.firstHalf, on.now())?.homeScore).toBe(1);
  connection.join();
  await follower.compare();
  expect(edge.world.matchAt(FAKE.firstHalf, on.now())?.homeScore).toBe(3);
  expect(follower.isLive()).toBe(true);
  expect(connection.watches()).toBe(1);
  expect(frames()).toEqual([[2], [3]]);
});

it("leaves no record out after a pause that is longer than the beats that the bus keeps", async () => {
  const source = on.aSource();
  await on.run(source, 4);
  const { follower, connection, frames } = await on.anEdge();
  connection.cut();
  for (let goal = 0; goal < 5; goal++) {
    on.stage.goal(FAKE.firstHalf, "home");
    await on.run(source, 12);
  }
  connection.join();
  await follower.compare();
  expect(frames()).toEqual([[2], [3], [4], [5], [6]]);
});

it("keeps its list while the bus is filled again from nothing, and tells only what differs", async () => {
  const source = on.aSource();
  await on.run(source, 4);
  const { edge, follower } = await on.anEdge();
  const day = on.dayOf(edge.world);
  on.bus.empty();
  await follower.compare();
  expect(on.dayOf(edge.world)).toEqual(day);
  const emptiedAt = on.now();
  on.stage.goal(FAKE.secondHalf, "away");
  await on.run(source, 20);
  await follower.compare();
  expect(edge.world.changedBetween(emptiedAt, on.now() + 10)).toEqual([FAKE.secondHalf]);
  expect(edge.world.matchAt(FAKE.secondHalf, on.now())?.guestScore).toBe(3);
});

it("tells no older value again where the bus has lost its last writes", async () => {
  const source = on.aSource();
  await on.run(source, 4);
  const { edge, follower, frames } = await on.anEdge();
  for (let goal = 0; goal < 4; goal++) {
    on.stage.goal(FAKE.firstHalf, "home");
    await on.run(source, 2);
  }
  expect(frames()).toEqual([[2], [3], [4], [5]]);
  on.bus.loseLast(2);
  await follower.compare();
  await on.run(source, 12);
  await follower.compare();
  expect(frames()).toEqual([[2], [3], [4], [5]]);
  on.stage.goal(FAKE.firstHalf, "home");
  await on.run(source, 12);
  await follower.compare();
  expect(frames()).toEqual([[2], [3], [4], [5], [6]]);
  expect(edge.world.matchAt(FAKE.firstHalf, on.now())?.homeScore).toBe(6);
});

it("gives a new edge, and one that did not look meanwhile, what a bus had lost of its last writes", async () => {
  const source = on.aSource();
  await on.run(source, 4);
  const before = await on.anEdge();
  for (let goal = 0; goal < 4; goal++) {
    on.stage.goal(FAKE.firstHalf, "home");
    await on.run(source, 2);
  }
  on.bus.loseLast(6);
  on.stage.goal(FAKE.secondHalf, "away");
  // The edge compares every 5 s.
  await on.run(source, 9);
  await before.follower.compare();
  await on.run(source, 20);
  const after = await on.anEdge();
  for (const { edge } of [before, after]) {
    expect(edge.world.matchAt(FAKE.firstHalf, on.now())?.homeScore).toBe(5);
    expect(edge.world.matchAt(FAKE.secondHalf, on.now())?.guestScore).toBe(3);
  }
  expect(before.frames()).toEqual([[2], [3], [4], [5], [0]]);
});
