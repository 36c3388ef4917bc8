// The budget: ceilings in every window, the share for pages, restarts and what headers say.
import { expect, it } from "vitest";
import { openFeedDatabase } from "../store/openFeedDatabase.ts";
import { createBackoff } from "./backoff.ts";
import { type Budget, createBudget, type CallUse } from "./budget.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;
const NOON = Date.UTC(2026, 10, 21, 12);

function database() {
  const opened = openFeedDatabase(":memory:", "openligadb");
  if (!opened.ok) throw new Error(opened.message);
  return opened.database;
}

/** Calls made as often as allowed until `end`, one try a second. */
function spendAll(budget: Budget, use: CallUse, from: number, end: number): number[] {
  const made: number[] = [];
  for (let at = from; at < end; at += 1_000) {
    if (budget.nextAt(use, at) > at) continue;
    budget.spend(use, at);
    made.push(at);
  }
  return made;
}

it("leaves a fifth of a window to pages, and never exceeds the ceiling", () => {
  const budget = createBudget(database(), [{ calls: 10, perMs: MINUTE }], NOON);
  expect(spendAll(budget, "live", NOON, NOON + 30_000)).toHaveLength(8);
  expect(spendAll(budget, "page", NOON + 30_000, NOON + 50_000)).toHaveLength(2);
  expect(budget.nextAt("live", NOON + 50_000)).toBe(NOON + MINUTE);
  const later = spendAll(budget, "live", NOON + 50_000, NOON + 2 * MINUTE);
  expect(later[0]).toBe(NOON + MINUTE);
});

it("counts a day from midnight in UTC, and remembers it over a restart", () => {
  const db = database();
  const limits = [{ calls: 80, perMs: DAY, resetsAtUtcMidnight: true }];
  spendAll(createBudget(db, limits, NOON), "live", NOON, NOON + 40 * 1_000);
  const restarted = createBudget(db, limits, NOON + MINUTE);
  expect(restarted.leftToday(NOON + MINUTE)).toBe(24);
  spendAll(restarted, "live", NOON + MINUTE, NOON + 10 * MINUTE);
  expect(restarted.nextAt("live", NOON + 10 * MINUTE)).toBe(NOON + DAY / 2);
  expect(restarted.leftToday(NOON + DAY / 2)).toBe(64);
});

it("follows the headers of the source", () => {
  const budget = createBudget(database(), [{ calls: 80, perMs: MINUTE }], NOON);
  budget.correct({ left: 1, untilMs: NOON + MINUTE });
  expect(spendAll(budget, "live", NOON, NOON + MINUTE)).toHaveLength(1);
  expect(budget.nextAt("live", NOON + MINUTE)).toBe(NOON + MINUTE);
});

it("waits longer with each failure, and as long as a refusal says", () => {
  const backoff = createBackoff();
  const waits = (reason: "DOWN" | "THROTTLED", times: number): number[] =>
    Array.from({ length: times }, () => {
      backoff.failed(reason, undefined, 0);
      return backoff.until() / 1_000;
    });
  expect(waits("DOWN", 7)).toEqual([15, 30, 60, 120, 240, 300, 300]);
  backoff.succeeded();
  expect(waits("THROTTLED", 6)).toEqual([60, 120, 240, 480, 900, 900]);
  backoff.failed("THROTTLED", 5_000, 0);
  expect(backoff.until()).toBe(5_000);
  backoff.failed("QUOTA", undefined, NOON);
  expect(backoff.until()).toBe(NOON + DAY / 2);
  backoff.failed("KEY", undefined, NOON);
  expect(backoff.until()).toBe(Number.POSITIVE_INFINITY);
  expect(backoff.stopped(NOON + DAY)).toBe(true);
});
