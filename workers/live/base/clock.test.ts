// The clocks: the machine's, which must not run backwards, and the server's, learnt from its answers.
import { describe, expect, it } from "vitest";
import { createServerClock, createSteadyNow, systemClock } from "./clock.ts";
import { createFakeClock } from "../testing/fakeClock.ts";

describe("a steady clock", () => {
  it("goes on when the machine's is set back, and skips nothing afterwards", () => {
    let machine = 3_600_000;
    const now = createSteadyNow(() => machine);
    expect(now()).toBe(3_600_000);
    machine = 0;
    expect(now()).toBe(3_600_000);
    machine = 250;
    expect(now()).toBe(3_600_250);
    machine = 100;
    expect(now()).toBe(3_600_250);
  });

  it("follows a sleep forward", () => {
    let machine = 0;
    const now = createSteadyNow(() => machine);
    machine = 8 * 3_600_000;
    expect(now()).toBe(machine);
  });

  it("is what the core runs by", () => {
    const before = Date.now();
    expect(systemClock.now()).toBeGreaterThanOrEqual(before);
  });
});

describe("the server's clock", () => {
  it("is the machine's until it learns better, and runs on from there", async () => {
    const clock = createFakeClock();
    const server = createServerClock(clock);
    expect(server.now()).toBe(clock.now());
    const serverNow = Date.UTC(2030, 0, 1);
    server.learn(serverNow, clock.now());
    expect(server.now()).toBe(serverNow);
    await clock.advance(60_000);
    expect(server.now()).toBe(serverNow + 60_000);
  });

  it("takes differences of up to 2 s for noise", () => {
    const clock = createFakeClock();
    const server = createServerClock(clock);
    server.learn(clock.now() + 2_000, clock.now());
    expect(server.now()).toBe(clock.now());
    server.learn(clock.now() - 2_001, clock.now());
    expect(server.now()).toBe(clock.now() - 2_001);
  });
});
