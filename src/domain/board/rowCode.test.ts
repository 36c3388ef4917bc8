// Rows as flat numbers: reading returns what was written, and the code is stable across versions.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  PHASES,
  PRICES_WIDTH,
  readRow,
  ROW_CHANGES,
  ROW_FLAGS,
  ROW_WIDTH,
  type Row,
  writeRow,
} from "./rowCode.ts";

const count = fc.nat(99);
const anyRow: fc.Arbitrary<Row> = fc.record({
  matchId: fc.integer({ min: 1, max: 2 ** 40 }),
  phase: fc.constantFrom(...PHASES),
  minute: fc.nat(9_015),
  kickoffMinutes: fc.integer({ min: -1, max: 1_439 }),
  homeScore: count,
  awayScore: count,
  homeHalfTime: count,
  awayHalfTime: count,
  homeRed: count,
  awayRed: count,
  homeYellow: count,
  awayYellow: count,
  addedTime: count,
  flags: fc.nat(1_023),
  changed: fc.nat(16_383),
  oddsHome: fc.string(),
  oddsDraw: fc.string(),
  oddsAway: fc.string(),
});

it("reads rows as they were written", () => {
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 20 }), (rows) => {
      const numbers: number[] = [];
      const prices: string[] = [];
      for (const row of rows) writeRow(row, numbers, prices);
      expect(numbers).toHaveLength(rows.length * ROW_WIDTH);
      expect(prices).toHaveLength(rows.length * PRICES_WIDTH);
      for (const [index, row] of rows.entries()) expect(readRow(numbers, prices, index)).toEqual(row);
    }),
  );
});

it("reads missing or unknown values as empty, never as undefined", () => {
  expect(readRow([7, 99], [], 0)).toMatchObject({ matchId: 7, phase: "unknown", homeScore: 0, oddsAway: "" });
  expect(readRow([], [], 3)).toMatchObject({ matchId: 0, phase: "unknown" });
});

describe("the code", () => {
  it("gives every phase a fixed position", () => {
    expect(PHASES.slice(0, 4)).toEqual(["unknown", "notStarted", "firstHalf", "halfTime"]);
    expect(new Set(PHASES).size).toBe(13);
  });

  it.each([
    ["flags", ROW_FLAGS],
    ["changes", ROW_CHANGES],
  ])("gives every one of the %s a bit of its own", (_name, bits) => {
    const values = Object.values(bits);
    for (const bit of values) expect(Math.log2(bit) % 1).toBe(0);
    expect(new Set(values).size).toBe(values.length);
  });
});
