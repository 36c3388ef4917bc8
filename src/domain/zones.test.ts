// The 37 offsets and their calendar days.
// See docs/product.md#time-zones and docs/wire.md#the-37-offsets.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isCalendarDay } from "./calendarDay.ts";
import { parseZoneId } from "./zoneChoice.ts";
import {
  addDays,
  automaticZoneOf,
  calendarDay,
  dayStart,
  minutesOfDay,
  ZONE_OFFSETS,
  zoneId,
} from "./zones.ts";

const offset = fc.constantFrom(...ZONE_OFFSETS);
const instant = fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2200, 0, 1) });

describe("zone ids", () => {
  it("are 37, in order, from UTC-12:00 to UTC+14:00", () => {
    expect(ZONE_OFFSETS).toHaveLength(37);
    expect(ZONE_OFFSETS.toSorted((a, b) => a - b)).toEqual(ZONE_OFFSETS);
    expect(new Set(ZONE_OFFSETS).size).toBe(37);
    expect([ZONE_OFFSETS[0], ZONE_OFFSETS.at(-1)]).toEqual([-720, 840]);
  });

  it.each([
    [480, "e8"],
    [-300, "w5"],
    [0, "e0"],
    [330, "e5:30"],
    [345, "e5:45"],
    [-570, "w9:30"],
    [765, "e12:45"],
  ])("writes %d as %s", (minutes, id) => {
    expect(zoneId(minutes)).toBe(id);
    expect(parseZoneId(id)).toBe(minutes);
  });

  it("are converted and parsed back for every offset", () => {
    for (const minutes of ZONE_OFFSETS) expect(parseZoneId(zoneId(minutes))).toBe(minutes);
  });

  it.each(["", "e", "e08", "e8:45", "w0", "e15", "E8", " e8", "e8:00", "__proto__", "constructor"])(
    "do not include %j",
    (id) => {
      expect(parseZoneId(id)).toBeUndefined();
    },
  );

  it("are those of the nearest known offsets", () => {
    const idFor = (machine: number): string => zoneId(automaticZoneOf(() => machine, 0).offsetMinutes);
    expect([60, -0, 525, 1, 15 * 60, Number.NaN].map(idFor)).toEqual(["e1", "e0", "e9", "e0", "e14", "e8"]);
  });
});

describe("days", () => {
  it("end at midnight of the offset", () => {
    const lateEvening = Date.UTC(2026, 10, 21, 23, 30);
    expect(calendarDay(lateEvening, 0)).toBe("2026-11-21");
    expect(calendarDay(lateEvening, 60)).toBe("2026-11-22");
    expect(minutesOfDay(lateEvening, 0)).toBe(23 * 60 + 30);
    expect(minutesOfDay(lateEvening, 60)).toBe(30);
    expect(minutesOfDay(lateEvening, -570)).toBe(14 * 60);
    expect(dayStart("2026-11-22", 60)).toBe(Date.UTC(2026, 10, 21, 23));
  });

  it("are added across the ends of months and years", () => {
    expect(addDays("2026-02-28", 1)).toBe("2026-03-01");
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
    expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
    expect(addDays("0050-01-01", 1)).toBe("0050-01-02");
  });

  it.each(["", "2026-13-01", "2026-02-30", "2026-2-3", "20261121", "2026-11-21T00:00", "x", "2026-00-10"])(
    "do not include %j",
    (text) => {
      expect(isCalendarDay(text)).toBe(false);
      expect(dayStart(text, 0)).toBeNaN();
      expect(addDays(text, 1)).toBe(text);
    },
  );

  it("are empty for instants beyond the calendar", () => {
    for (const epochMs of [Number.NaN, Infinity, 9e15, -9e15]) expect(calendarDay(epochMs, 0)).toBe("");
  });

  it("contain exactly the instants from their start to the start of the next", () => {
    fc.assert(
      fc.property(instant, offset, (at, minutes) => {
        const day = calendarDay(at, minutes);
        const start = dayStart(day, minutes);
        expect(isCalendarDay(day)).toBe(true);
        expect(start).toBeLessThanOrEqual(at);
        expect(at).toBeLessThan(dayStart(addDays(day, 1), minutes));
        expect(minutesOfDay(at, minutes)).toBe(Math.floor((at - start) / 60_000));
      }),
    );
  });

  it("are converted to instants and back", () => {
    fc.assert(
      fc.property(instant, fc.integer({ min: -4000, max: 4000 }), (at, days) => {
        const day = calendarDay(at, 0);
        expect(addDays(addDays(day, days), -days)).toBe(day);
      }),
    );
  });
});
