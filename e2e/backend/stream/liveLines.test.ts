// The feed's records have the positions defined in docs/wire.md#live-change-line.
import { expect, test } from "vitest";
import { createFakeWorld, FAKE } from "../testing/fakeWorld.ts";
import { NOT_KNOWN } from "../world/types.ts";
import { writeLiveLine, writeOddsCommaLine, writeOddsLine } from "./liveLines.ts";

const NOON = Date.parse("2026-11-21T12:00:00Z");

test("a live-change line has 22 positions, with the reserved ones empty", () => {
  const match = createFakeWorld(NOON).matchAt(FAKE.secondHalf, NOON)!;
  const fields = writeLiveLine({
    ...match,
    homeRed: 1,
    guestYellow: 3,
    injuryTime: 4,
    explain: "90,1-1;4-4;1,2-2;4-1;1",
  }).split("^");
  expect(fields).toHaveLength(22);
  expect(fields.slice(0, 12)).toEqual([
    "1002",
    "3",
    "202611211945",
    "202611211842",
    "0",
    "2",
    "0",
    "1",
    "1",
    "0",
    "0",
    "3",
  ]);
  expect([fields[13], fields[17], fields[21]]).toEqual(["1", "90,1-1;4-4;1,2-2;4-1;1", "4"]);
  expect([12, 14, 15, 16, 18, 19, 20].map((at) => fields[at]).join("")).toBe("");
});

test("what a source has not told is blank, and a match without clock has no start of its period", () => {
  const match = createFakeWorld(NOON).matchAt(FAKE.secondHalf, NOON)!;
  const untold = { homeHalf: NOT_KNOWN, guestHalf: NOT_KNOWN, homeRed: NOT_KNOWN, guestYellow: NOT_KNOWN };
  const fields = writeLiveLine({ ...match, ...untold, hasClock: false }).split("^");
  expect(fields.slice(2, 12)).toEqual(["", "202611211842", "0", "2", "", "", "", "0", "0", ""]);
});

test("odds lines have a caret form of four parts and a comma form of eight", () => {
  const opening = { home: 1.9, draw: 3.4, away: 4 };
  const current = { home: 1.8, draw: 3.5, away: 4.2 };
  expect(writeOddsLine(1001, current)).toBe("1001^1.8^3.5^4.2");
  expect(writeOddsCommaLine(1001, 47, opening, current)).toBe("1001,47,1.9,3.4,4,1.8,3.5,4.2");
});
