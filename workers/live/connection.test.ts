// What the connection indicator says: live, polling, reconnecting or offline, and how old the data is.
import { expect, it } from "vitest";
import { createConnectionWatch } from "./connection.ts";
import type { Connection } from "./contract.ts";
import { createFakeClock } from "./testing/fakeClock.ts";

function setUp() {
  const clock = createFakeClock();
  const told: Connection[] = [];
  const watch = createConnectionWatch(clock, (now) => told.push(now));
  return { clock, told, watch };
}

it("begins by connecting, of no age", () => {
  const { watch } = setUp();
  expect(watch.current()).toEqual({ state: "reconnecting", ageSeconds: undefined, stale: false });
});

it("is live while the socket is open", () => {
  const { told, watch } = setUp();
  watch.setSocket("open");
  watch.heard();
  expect(told.at(-1)).toEqual({ state: "live", ageSeconds: 0, stale: false });
});

it("polls while answers come, and reconnects when none has come for three polls", async () => {
  const { clock, watch } = setUp();
  watch.setSocket("waiting");
  expect(watch.current().state).toBe("reconnecting");
  watch.heard();
  expect(watch.current().state).toBe("polling");
  await clock.advance(5_999);
  watch.review();
  expect(watch.current().state).toBe("polling");
  await clock.advance(1);
  watch.review();
  expect(watch.current().state).toBe("reconnecting");
});

it("is offline when the network is gone, unless the socket still stands", () => {
  const { watch } = setUp();
  watch.heard();
  watch.setSocket("open");
  watch.setOnline(false);
  expect(watch.current().state).toBe("live");
  watch.setSocket("waiting");
  expect(watch.current().state).toBe("offline");
  watch.setOnline(true);
  expect(watch.current().state).toBe("polling");
});

it("is stale after 30 s without news, and fresh with the next", async () => {
  const { clock, watch } = setUp();
  watch.setSocket("open");
  watch.heard();
  await clock.advance(29_999);
  watch.review();
  expect(watch.current().stale).toBe(false);
  await clock.advance(1);
  watch.review();
  expect(watch.current().stale).toBe(true);
  watch.heard();
  expect(watch.current()).toMatchObject({ stale: false, ageSeconds: 0 });
});

it("tells its age in steps, not every second", async () => {
  const { clock, told, watch } = setUp();
  watch.setSocket("waiting");
  watch.heard();
  const before = told.length;
  for (let second = 0; second < 400; second += 1) {
    await clock.advance(1_000);
    watch.review();
  }
  expect(told.slice(before).map(({ ageSeconds }) => ageSeconds)).toEqual([0, 10, 20, 30, 60, 120, 300]);
});
