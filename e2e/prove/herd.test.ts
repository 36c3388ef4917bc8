// A small run of the herd proof, and checks that it detects a herd.
import { expect, it } from "vitest";
import { herdProof } from "./herd.ts";
import { createCurve } from "./lib/herd/curve.ts";
import { createTimerWheel } from "./lib/herd/timerWheel.ts";

it("twenty thousand clients reconnect without a herd", async () => {
  const { failures, figures } = await herdProof.run({ cases: 20_000 });
  expect(failures).toEqual([]);
  expect(figures[0]).toContain("of 20000 clients");
});

it("finds the second with the most attempts and draws the curve", () => {
  const curve = createCurve(10);
  for (const ms of [0, 999, 1_000, 1_001, 1_999, 60_000]) curve.add(ms);
  expect(curve.peak()).toEqual({ second: 1, count: 3 });
  expect(curve.total()).toBe(6);
  expect(curve.draw(6, 5).map((line) => line.trim().replaceAll(/█+/g, "█"))).toEqual([
    "0 s █ 50.00 %",
    "5 s █ 16.67 %",
  ]);
});

it("runs timers at their millisecond and in order, and no cleared ones", async () => {
  const wheel = createTimerWheel(() => 0.5);
  const ran: string[] = [];
  const note = (what: string) => () => void ran.push(`${what} ${wheel.now()}`);
  wheel.setTimeout(note("late"), 20);
  wheel.setTimeout(note("early"), 9.5);
  wheel.clearTimeout(wheel.setTimeout(note("never"), 15));
  wheel.setTimeout(() => void Promise.resolve().then(() => wheel.setTimeout(note("again"), 0)), 10);
  await wheel.runUntil(30);
  expect(ran).toEqual(["early 10", "again 10", "late 20"]);
});
