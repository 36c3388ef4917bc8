// The slow clock: a beat a second, the half minutes of the server's time, and waking from sleep.
import { expect, it } from "vitest";
import { createBeat } from "./beat.ts";
import { createServerClock } from "./clock.ts";
import { createFakeClock } from "../testing/fakeClock.ts";

function setUp(startAt = Date.UTC(2026, 10, 21, 12)) {
  const clock = createFakeClock({ startAt });
  const serverClock = createServerClock(clock);
  const heard: string[] = [];
  const minutes: number[] = [];
  const beat = createBeat({
    clock,
    serverClock,
    onBeat: () => heard.push("beat"),
    onMinute: () => minutes.push(serverClock.now() - startAt),
    onWake: (sleptMs) => heard.push(`wake ${sleptMs}`),
  });
  return { clock, serverClock, heard, minutes, beat };
}

it("beats once a second while it runs", async () => {
  const { clock, heard, beat } = setUp();
  beat.start();
  beat.start();
  await clock.advance(10_000);
  expect(heard).toHaveLength(10);
  beat.stop();
  await clock.advance(10_000);
  expect(heard).toHaveLength(10);
  expect(clock.pending()).toBe(0);
});

it("tells each half minute of server time, at :00 and :30", async () => {
  const { clock, minutes, beat } = setUp();
  beat.start();
  await clock.advance(91_000);
  expect(minutes).toEqual([30_000, 60_000, 90_000]);
});

it("goes by the server's clock, not the machine's", async () => {
  const { clock, serverClock, minutes, beat } = setUp();
  serverClock.learn(clock.now() + 10_000, clock.now());
  beat.start();
  await clock.advance(30_000);
  expect(minutes).toEqual([30_000]);
});

it("notices a sleep, before anything else, and then goes on as usual", async () => {
  const { clock, heard, beat } = setUp();
  beat.start();
  await clock.advance(2_500);
  clock.sleep(3_600_000);
  await clock.advance(2_000);
  expect(heard).toEqual(["beat", "beat", "wake 3600500", "beat", "beat", "beat"]);
});

it("takes a late beat for no sleep", async () => {
  const { clock, heard, beat } = setUp();
  beat.start();
  clock.sleep(10_000);
  await clock.advance(1_000);
  expect(heard.filter((each) => each.startsWith("wake"))).toEqual([]);
});
