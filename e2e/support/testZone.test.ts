// The tests' zone has an evening behind it at any hour.
import { expect, it } from "vitest";
import { testZone } from "./testZone.ts";

it.each([
  ["2026-11-21T23:59:00Z", "Europe/London"],
  ["2026-11-22T00:00:00Z", "America/Sao_Paulo"],
  ["2026-11-22T02:59:00Z", "America/Sao_Paulo"],
  ["2026-11-22T03:00:00Z", "Europe/London"],
  // Summer time.
  ["2026-07-11T23:10:00Z", "America/Sao_Paulo"],
])("at %s: %s", (instant, zone) => expect(testZone(Date.parse(instant))).toBe(zone));
