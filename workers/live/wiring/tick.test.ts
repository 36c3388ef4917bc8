// The slow clock: a tick a second, the half minutes of the server's time, and waking from sleep.
import { expect, it } from "vitest";
import { createServerClock } from "../base/clock.ts";
import { createTick, type CoreTickDeps } from "./tick.ts";
import { createFakeClock } from "../testing/fakeClock.ts";

const onMatchPage = { view: { page: "matches", matchIds: [1001] }, visible: false };

function setUp(startAt = Date.UTC(2026, 10, 21, 12)) {
  const clock = createFakeClock({ startAt });
  const serverClock = createServerClock(clock);
  const heard: string[] = [];
  const minutes: number[] = [];
  const parts = {
    clock,
    serverClock,
    tabs: new Map([["tab", onMatchPage]]),
    counters: { add: (name: string) => void heard.push(name) },
    pages: () => ({ sweep: () => void heard.push("tick") }),
    publisher: { titleChanged: () => void minutes.push(serverClock.now() - startAt) },
    feed: { checkSilence() {}, revive() {} },
    audience: { lookers: () => [], refresh() {} },
    alerts: { review() {} },
    kept: { beat() {} },
  } as unknown as CoreTickDeps;
  return { clock, serverClock, heard, minutes, tick: createTick(parts) };
}

it("ticks once a second while it runs", async () => {
  const { clock, heard, tick } = setUp();
  tick.start();
  tick.start();
  await clock.advance(10_000);
  expect(heard).toHaveLength(10);
  tick.stop();
  await clock.advance(10_000);
  expect(heard).toHaveLength(10);
  expect(clock.pending()).toBe(0);
});

it("reports each half minute of server time, at :00 and :30", async () => {
  const { clock, minutes, tick } = setUp();
  tick.start();
  await clock.advance(91_000);
  expect(minutes).toEqual([30_000, 60_000, 90_000]);
});

it("uses the server's clock, not the machine's", async () => {
  const { clock, serverClock, minutes, tick } = setUp();
  serverClock.learn(clock.now() + 10_000, clock.now());
  tick.start();
  await clock.advance(30_000);
  expect(minutes).toEqual([30_000]);
});

it("reports a sleep first, and then continues as usual", async () => {
  const { clock, heard, tick } = setUp();
  tick.start();
  await clock.advance(2_500);
  clock.sleep(3_600_000);
  await clock.advance(2_000);
  expect(heard).toEqual(["tick", "tick", "wakes", "tick", "tick", "tick"]);
});

it("does not report a late tick as a sleep", async () => {
  const { clock, heard, tick } = setUp();
  tick.start();
  clock.sleep(10_000);
  await clock.advance(1_000);
  expect(heard.filter((each) => each === "wakes")).toEqual([]);
});
