// Wall-clock instants at the feed's offset.
// See docs/wire.md#feed-clock.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readInstant, writeInstant } from "./readInstant.ts";

describe("readInstant", () => {
  it("reads wall-clock time at UTC+8", () => {
    expect(readInstant("202611212003")).toBe(Date.UTC(2026, 10, 21, 12, 3));
    expect(readInstant("202601010000")).toBe(Date.UTC(2025, 11, 31, 16, 0));
    expect(readInstant("202802290000")).toBe(Date.UTC(2028, 1, 28, 16, 0));
  });

  it("formats and reads back every minute", () => {
    const minutes = fc.integer({ min: Date.UTC(1900, 0, 1) / 60_000, max: Date.UTC(9998, 0, 1) / 60_000 });
    fc.assert(
      fc.property(minutes, (minute) => {
        expect(readInstant(writeInstant(minute * 60_000))).toBe(minute * 60_000);
      }),
    );
  });

  it.each([
    "202613010000",
    "202600010000",
    "202602290000",
    "202604310000",
    "202611320000",
    "202611002000",
    "202611212400",
    "202611212060",
    "000000000000",
    "210002290000",
    "20261121200",
    "2026112120030",
    "2026-11-2120",
    "202611212o03",
    " 02611212003",
    "",
  ])("refuses %j", (text) => {
    expect(readInstant(text)).toBeUndefined();
  });

  it("accepts twelve digits exactly when the calendar has that minute", () => {
    const digits = fc.stringMatching(/^(?:19|20|21)[0-9]{10}$/);
    fc.assert(
      fc.property(digits, (text) => {
        const at = readInstant(text);
        expect(at === undefined ? text : writeInstant(at)).toBe(text);
        const [, y, mo, d, h, mi] = /^(....)(..)(..)(..)(..)$/.exec(text) ?? [];
        const known = !Number.isNaN(Date.parse(`${y}-${mo}-${d}T${h}:${mi}:00Z`)) && h !== "24";
        const day = known ? new Date(`${y}-${mo}-${d}T00:00:00Z`).getUTCDate() : Number.NaN;
        expect(at !== undefined).toBe(known && day === Number(d));
      }),
      { numRuns: 500 },
    );
  });
});
