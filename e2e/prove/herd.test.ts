// A small run of the herd proof, and checks that it detects a herd.
import { expect, it, vi } from "vitest";
import { findCallHerds, herdProof } from "./herd.ts";
import { countCalls } from "./lib/herd/calls.ts";
import { createCurve } from "./lib/herd/curve.ts";
import { createTimerWheel } from "./lib/herd/timerWheel.ts";

/** Thousands of clients are computed, which takes over 60 s on a busy machine. */
const COMPUTES_MS = 180_000;
vi.setConfig({ testTimeout: COMPUTES_MS });

it("twenty thousand clients reconnect without a herd", async () => {
  const { failures, figures } = await herdProof.run({ cases: 20_000 });
  expect(failures).toEqual([]);
  expect(figures[0]).toContain("of 20000 clients");
});

it("a thousand cores ask for lists, prices and pages in different seconds after an outage of a minute", async () => {
  const calls = await countCalls({ lastsMs: 60_000, down: "refuses" }, 1_000, 1);
  expect(findCallHerds(calls)).toEqual([]);
  for (const kind of ["polls", "tokens", "full lists", "odds polls", "full odds", "page calls"] as const) {
    expect(calls.of[kind].total()).toBeGreaterThan(0);
  }
});

it("detects calls of more clients than the limit, which polls exceed by their steady rate", async () => {
  const calls = await countCalls({ lastsMs: 1_000, down: "refuses" }, 20, 1);
  const curve = createCurve(10);
  for (let client = 0; client < 3; client += 1) curve.add(1_500);
  const share = (kind: string) => findCallHerds({ clients: 20, of: { ...calls.of, [kind]: curve } });
  expect(share("full lists")).toContain("second 1 carries full lists of 15.00 % of the clients");
  expect(share("polls").filter((found) => found.includes("carries polls"))).toEqual([]);
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
