// From when on a running subscription can be renewed.
import { expect, it } from "vitest";
import { canRenew } from "./renewal.ts";

const NOW = Date.UTC(2026, 10, 21, 12);
const DAY_MS = 86_400_000;

it.each([
  ["has ended", -1, true],
  ["ends now", 0, true],
  ["ends in a minute", 60_000, true],
  ["ends in 7 days", 7 * DAY_MS, true],
  ["ends in more than 7 days", 7 * DAY_MS + 1, false],
])("a subscription that %s", (_when, left, renewable) => {
  expect(canRenew(NOW + left, NOW)).toBe(renewable);
});
