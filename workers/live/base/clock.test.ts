// The clocks: the machine's, which must not run backwards, and the server's, learnt from its answers.
import { describe, expect, it } from "vitest";
import { createServerClock, createSteadyTime, systemClock } from "./clock.ts";
import { createFakeClock } from "../testing/fakeClock.ts";

describe("a steady clock", () => {
  it("continues when the machine's clock is set back, and does not jump afterwards", () => {
    let machine = 3_600_000;
    const { now } = createSteadyTime(() => machine);
    expect(now()).toBe(3_600_000);
    machine = 0;
    expect(now()).toBe(3_600_000);
    machine = 250;
    expect(now()).toBe(3_600_250);
    machine = 100;
    expect(now()).toBe(3_600_250);
  });

  it("moves ahead by the time of a sleep", () => {
    let machine = 0;
    const { now } = createSteadyTime(() => machine);
    machine = 8 * 3_600_000;
    expect(now()).toBe(machine);
  });

  it("accepts lost time once for each time that the machine's clock was set back", () => {
    let machine = 3_600_000;
    const { now, regain } = createSteadyTime(() => machine);
    expect(regain(60_000)).toBe(false);
    machine = 0;
    now();
    expect(regain(60_000)).toBe(true);
    expect(now()).toBe(3_660_000);
    expect(regain(60_000)).toBe(false);
    expect(now()).toBe(3_660_000);
  });

  it("is the clock of the core", () => {
    const before = Date.now();
    expect(systemClock.now()).toBeGreaterThanOrEqual(before);
  });
});

describe("the server's clock", () => {
  it("equals the machine's clock until the first reading, and follows the reading from then on", async () => {
    const clock = createFakeClock();
    const server = createServerClock(clock);
    expect(server.now()).toBe(clock.now());
    const serverNow = Date.UTC(2030, 0, 1);
    server.learn(serverNow, clock.now());
    expect(server.now()).toBe(serverNow);
    await clock.advance(60_000);
    expect(server.now()).toBe(serverNow + 60_000);
  });

  it("ignores differences of up to 2 s", () => {
    const clock = createFakeClock();
    const server = createServerClock(clock);
    server.learn(clock.now() + 2_000, clock.now());
    expect(server.now()).toBe(clock.now());
    const late = createServerClock(clock);
    late.learn(clock.now() - 2_001, clock.now());
    expect(late.now()).toBe(clock.now() - 2_001);
  });

  it.each([
    ["two edges, by turns", [240, -240, 240, -240, 240, -240, 240, -240]],
    ["two edges, in runs", [240, 240, -240, -240, 240, 240, -240, -240]],
    ["three edges", [0, 180, -180, 0, 180, -180, 0, 180]],
  ])("does not jump to and fro where edges disagree: %s", (_name, readings) => {
    const clock = createFakeClock();
    const server = createServerClock(clock);
    const offsets = new Set<number>();
    for (const seconds of readings) {
      server.learn(clock.now() + seconds * 1_000, clock.now());
      offsets.add(server.now() - clock.now());
    }
    expect(offsets.size).toBe(1);
  });

  it("leaves one reading that stands alone aside, and follows the others within three", () => {
    const clock = createFakeClock();
    const server = createServerClock(clock);
    const learn = (seconds: number): number => {
      server.learn(clock.now() + seconds * 1_000, clock.now());
      return (server.now() - clock.now()) / 1_000;
    };
    expect([300, 5, 5, 5, 300, 5].map(learn)).toEqual([300, 300, 5, 5, 5, 5]);
    expect([60, 60, 60, 60, 60].map(learn).at(-1)).toBe(60);
  });

  it("returns time that passed while the local clock was set back, and stays the same itself", async () => {
    const clock = createFakeClock();
    const server = createServerClock(clock, clock.regain);
    server.learn(clock.serverNow(), clock.now());
    const before = clock.now();
    clock.sleep(180_000);
    clock.setBack(365 * 86_400_000);
    expect(clock.now()).toBe(before);
    server.learn(clock.serverNow(), clock.now());
    expect(clock.now()).toBe(before + 180_000);
    expect(server.now()).toBe(clock.serverNow());
  });

  it("follows a server whose time moves ahead alone, and leaves the local clock as it is", () => {
    const clock = createFakeClock();
    const server = createServerClock(clock, clock.regain);
    server.learn(clock.now(), clock.now());
    const before = clock.now();
    server.learn(clock.now() + 3_600_000, clock.now());
    expect(clock.now()).toBe(before);
    expect(server.now()).toBe(before + 3_600_000);
  });

  it("does not count the first reading as lost time, because the local clock may have been wrong from the start", () => {
    const clock = createFakeClock();
    const server = createServerClock(clock, clock.regain);
    clock.setBack(60_000);
    const before = clock.now();
    server.learn(before + 3_600_000, before);
    expect(clock.now()).toBe(before);
  });
});
