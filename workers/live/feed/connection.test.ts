// What the connection indicator says: live, polling, reconnecting or offline, and how old the data is.
import { describe, expect, it } from "vitest";
import { createConnectionWatch } from "./connection.ts";
import type { Connection } from "../contract.ts";
import { createFakeClock } from "../testing/fakeClock.ts";

function setUp() {
  const clock = createFakeClock();
  const told: Connection[] = [];
  const watch = createConnectionWatch(clock, () => told.push(watch.current()));
  const heard = (): void => watch.heard(clock.now());
  return { clock, told, watch, heard };
}

it("begins as reconnecting without an age", () => {
  const { watch } = setUp();
  expect(watch.current()).toEqual({ state: "reconnecting", ageSeconds: undefined, stale: false });
});

describe("with an open socket", () => {
  it("is live exactly as long as the watchdog allows silence, at any time of asking", async () => {
    const { clock, watch, heard } = setUp();
    watch.setSocket("open");
    heard();
    expect(watch.current()).toEqual({ state: "live", ageSeconds: 0, stale: false });
    await clock.advance(15_000);
    expect(watch.current()).toEqual({ state: "live", ageSeconds: 10, stale: false });
    clock.sleep(2 * 3_600_000);
    expect(watch.current()).toEqual({ state: "reconnecting", ageSeconds: 7_200, stale: true });
  });

  it("is as old as what it shows, even while data arrives", async () => {
    const { clock, watch, heard } = setUp();
    watch.setSocket("open");
    heard();
    const before = clock.now();
    await clock.advance(70_000);
    heard();
    expect(watch.current(before)).toEqual({ state: "live", ageSeconds: 60, stale: true });
  });
});

describe("without an open socket", () => {
  it("is polling while polls are answered, also slowly, and reconnecting 6 s after the last answer once a poll has failed", async () => {
    const { clock, watch, heard } = setUp();
    watch.setSocket("waiting");
    expect(watch.current().state).toBe("reconnecting");
    heard();
    await clock.advance(17_999);
    expect(watch.current()).toMatchObject({ state: "polling", ageSeconds: 10 });
    await clock.advance(1);
    expect(watch.current().state).toBe("reconnecting");
    heard();
    watch.failed();
    await clock.advance(5_999);
    expect(watch.current().state).toBe("polling");
    await clock.advance(1);
    expect(watch.current().state).toBe("reconnecting");
  });

  it("is not offline while polls are answered, whatever the machine reports", () => {
    const { watch, heard } = setUp();
    heard();
    watch.setSocket("waiting");
    watch.setOnline(false);
    expect(watch.current().state).toBe("polling");
    watch.failed();
    expect(watch.current().state).toBe("offline");
    heard();
    expect(watch.current().state).toBe("polling");
    watch.failed();
    watch.setOnline(true);
    expect(watch.current().state).toBe("polling");
  });

  it("dates a slow answer by its request", async () => {
    const { clock, watch } = setUp();
    const sentAt = clock.now();
    await clock.advance(12_000);
    watch.heard(sentAt);
    expect(watch.current()).toMatchObject({ state: "polling", ageSeconds: 10 });
  });
});

it("is stale after 30 s without data, and fresh with the next", async () => {
  const { clock, watch, heard } = setUp();
  heard();
  await clock.advance(29_999);
  expect(watch.current().stale).toBe(false);
  await clock.advance(1);
  expect(watch.current().stale).toBe(true);
  heard();
  expect(watch.current()).toMatchObject({ stale: false, ageSeconds: 0 });
});

it("rounds the age down by less than one step", async () => {
  const { clock, watch, heard } = setUp();
  heard();
  const start = clock.now();
  for (const pause of [9_999, 1, 29_000, 25_000, 119_000, 3_000_000, 5_000_000, 86_400_000]) {
    await clock.advance(pause);
    const seconds = (clock.now() - start) / 1000;
    const { ageSeconds = -1 } = watch.current();
    expect(ageSeconds).toBeLessThanOrEqual(seconds);
    expect(seconds - ageSeconds).toBeLessThan(seconds < 60 ? 10 : seconds < 3600 ? 60 : 3600);
  }
});

it("reports a change of its state once, and nothing while it stays the same", () => {
  const { told, watch, heard } = setUp();
  watch.setSocket("waiting");
  watch.setSocket("connecting");
  expect(told.map(({ state }) => state)).toEqual(["reconnecting"]);
  heard();
  heard();
  watch.setSocket("open");
  heard();
  expect(told.map(({ state }) => state)).toEqual(["reconnecting", "polling", "live"]);
});
