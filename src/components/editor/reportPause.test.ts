// When reports follow keys with and without pauses, on quick and slow computers.
import { expect, test } from "vitest";
import { reportPause } from "./useReports.ts";

test.each([
  ["the first key of a text", { waited: 0, took: 0 }, 250],
  ["keys without a pause for 900 ms", { waited: 900, took: 5 }, 100],
  ["keys without a pause for 1 s", { waited: 1_000, took: 5 }, 0],
  ["a report that took 40 ms is repeated after 2.4 s", { waited: 1_000, took: 40 }, 250],
  ["… and not later", { waited: 2_400, took: 40 }, 0],
  ["a report of any length is repeated after 3 s", { waited: 3_000, took: 10_000 }, 0],
  ["a pause of the keys ends the wait of any computer", { waited: 10, took: 10_000 }, 250],
])("%s", (_, times, ms) => {
  expect(reportPause(times)).toBe(ms);
});
