// How often a member may act in ten minutes, per kind of act.
import { expect, test } from "vitest";
import { createRateLimits } from "./rateLimits.ts";

const MINUTE_MS = 60_000;

test.each([
  ["post", 20],
  ["edit", 60],
  ["reply", 60],
  ["like", 300],
  ["report", 20],
  ["upload", 100],
] as const)("%s: %i times, then the time until the first of them is ten minutes old", (act, most) => {
  const limits = createRateLimits();
  for (let time = 0; time < most; time++) expect(limits.take(act, 1, time * 1000)).toBeUndefined();
  const now = most * 1000;
  expect(limits.take(act, 1, now)).toBe(10 * 60 - most);
  expect(limits.take(act, 2, now)).toBeUndefined();
  expect(limits.take(act === "post" ? "like" : "post", 1, now)).toBeUndefined();
  // A refused act is not counted: one place is free when the first is old.
  expect(limits.take(act, 1, 10 * MINUTE_MS)).toBeUndefined();
  expect(limits.take(act, 1, 10 * MINUTE_MS)).toBe(1);
  limits.clearAll();
  expect(limits.take(act, 1, 10 * MINUTE_MS)).toBeUndefined();
});

test("a clock that was set back blocks no act", () => {
  const limits = createRateLimits();
  for (let time = 0; time < 20; time++) limits.take("post", 1, 60 * MINUTE_MS);
  expect(limits.take("post", 1, 0)).toBeUndefined();
});
