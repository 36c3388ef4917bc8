// At any hour, half a day of the tests' zone has passed and some hours remain.
import { expect, it } from "vitest";
import { testZone } from "./testZone.ts";

it.each([
  ["2026-11-21T21:59:00Z", "Europe/London"],
  ["2026-11-21T22:00:00Z", "America/Los_Angeles"],
  ["2026-11-22T00:00:00Z", "America/Los_Angeles"],
  ["2026-11-22T03:59:00Z", "America/Los_Angeles"],
  ["2026-11-22T04:00:00Z", "Europe/London"],
  // Summer time.
  ["2026-07-11T21:10:00Z", "America/Los_Angeles"],
  ["2026-07-11T03:10:00Z", "Europe/London"],
])("at %s: %s", (instant, zone) => expect(testZone(Date.parse(instant))).toBe(zone));
