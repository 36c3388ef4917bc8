// Marks of posts are among the incidents of a match in the order of play.
import { expect, it } from "vitest";
import type { BusyMinute } from "#domain/community/busyMinutes.ts";
import { anIncident } from "#components/testing/aSummary.ts";
import { timelineLines } from "./timelineLines.ts";

const mark = (code: number): BusyMinute => ({ minute: String(code / 100), code, count: 3 });

it.each([
  [[], [], ""],
  [[], [100, 200], "p100 p200"],
  [[100, 2300, 2300, 4502], [], "i100 i2300 i2300 i4502"],
  [
    [100, 2300, 2300, 4502, 6000],
    [2300, 4500, 4503, 9002],
    "i100 i2300 i2300 p2300 p4500 i4502 p4503 i6000 p9002",
  ],
  [[2300], [100, 200], "p100 p200 i2300"],
])("of incidents %j and marks %j", (incidents, marks, lines) => {
  const drawn = timelineLines(
    incidents.map((minute) => anIncident("goal", { minute })),
    marks.map(mark),
  ).map((line) => (line.kind === "posts" ? `p${line.mark.code}` : `i${line.incident.minute}`));
  expect(drawn.join(" ")).toBe(lines);
});
