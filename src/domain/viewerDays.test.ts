// Days in viewers' zones: 37 offsets around midnight, and machines with daylight saving.
// See docs/wire.md#the-37-offsets.
import { describe, expect, it } from "vitest";
import { anAutomaticZone, aZone } from "./testing/aZone.ts";
import {
  automaticZoneOf,
  calendarDay,
  dayStart,
  dayStartIn,
  knownOffsets,
  minutesOfDay,
  offsetsOfDay,
  type ViewerZone,
  ZONE_OFFSETS,
  zoneId,
} from "./zones.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const dayIn = (zone: ViewerZone, at: number): string => calendarDay(at, zone.offsetAt(at));
const clockIn = (zone: ViewerZone, at: number): string => {
  const minutes = minutesOfDay(at, zone.offsetAt(at));
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
};

describe.each(ZONE_OFFSETS)("offset %d", (offset) => {
  const zone = aZone(offset);
  // Days of European, American and Australian clock changes, a leap day and New Year: none affects a fixed zone.
  const days = [
    "2026-03-29",
    "2026-10-25",
    "2026-03-08",
    "2026-11-01",
    "2026-10-04",
    "2028-02-29",
    "2026-12-31",
  ];

  it.each(days)("starts and ends %s at its own midnights", (date) => {
    const begins = dayStart(date, offset);
    expect(offsetsOfDay(date, zone)).toEqual([offset]);
    expect(
      [begins - MINUTE, begins, begins + DAY - MINUTE, begins + DAY].map((at) => clockIn(zone, at)),
    ).toEqual(["23:59", "00:00", "23:59", "00:00"]);
    expect(dayIn(zone, begins - 1)).not.toBe(date);
    expect(dayIn(zone, begins)).toBe(date);
    expect(dayIn(zone, begins + DAY - 1)).toBe(date);
    expect(dayIn(zone, begins + DAY)).not.toBe(date);
  });
});

describe("a machine whose clock changes", () => {
  it.each([
    ["Europe/Berlin", "2026-03-29", 60, 120, 23],
    ["Europe/Berlin", "2026-10-25", 120, 60, 25],
    ["America/New_York", "2026-03-08", -300, -240, 23],
    ["America/New_York", "2026-11-01", -240, -300, 25],
    ["America/St_Johns", "2026-11-01", -150, -210, 25],
    ["Australia/Adelaide", "2026-10-04", 570, 630, 23],
  ])("%s on %s", (place, date, before, after, hours) => {
    const noon = Date.parse(`${date}T12:00:00Z`);
    const zone = anAutomaticZone(place, noon);
    expect(new Set(offsetsOfDay(date, zone))).toEqual(new Set([before, after]));
    const begins = dayStart(date, before);
    const ends = begins + hours * HOUR;
    expect([begins, ends].map((at) => clockIn(zone, at))).toEqual(["00:00", "00:00"]);
    // Checks every quarter of an hour of the day and its surroundings.
    for (let at = begins - 3 * HOUR; at < ends + 3 * HOUR; at += 15 * MINUTE) {
      expect(dayIn(zone, at) === date).toBe(at >= begins && at < ends);
    }
  });

  it("begins each day by the offset of its midnight, whatever the present one", () => {
    const winter = anAutomaticZone("Europe/Berlin", Date.UTC(2026, 0, 15));
    expect(dayStartIn("2026-07-01", winter)).toBe(Date.parse("2026-06-30T22:00Z"));
    expect(dayStartIn("2026-01-16", winter)).toBe(Date.parse("2026-01-15T23:00Z"));
    expect(dayStartIn("no day", winter)).toBeNaN();
  });

  it("uses one offset on every other day", () => {
    const zone = anAutomaticZone("Europe/Berlin", Date.UTC(2026, 9, 20));
    expect(offsetsOfDay("2026-10-24", zone)).toEqual([120]);
    expect(offsetsOfDay("2026-10-26", zone)).toEqual([60]);
    expect(offsetsOfDay("2026-07-01", zone)).toEqual([120]);
    expect(offsetsOfDay("no day", zone)).toEqual([120]);
  });

  it.each([
    // Newfoundland's summer, the Chatham Islands' summer, and places with a time of their own.
    ["America/St_Johns", "2026-07-01T12:00Z", -150, "09:30", [-180, -120]],
    ["Pacific/Chatham", "2026-01-15T12:00Z", 825, "01:45", [780, 840]],
    ["Australia/Eucla", "2026-07-01T12:00Z", 525, "20:45", [480, 540]],
    ["Australia/Eucla", "2026-12-01T00:00Z", 525, "08:45", [480, 540]],
  ])(
    "%s at %s keeps its own offset, which is none of the 37",
    (place, instant, offset, clock, neighbours) => {
      const at = Date.parse(instant);
      const zone = anAutomaticZone(place, at);
      expect(zone.offsetMinutes).toBe(offset);
      expect(clockIn(zone, at)).toBe(clock);
      expect(knownOffsets(offset)).toEqual(neighbours);
      // The neighbours' days hold the whole day.
      const date = dayIn(zone, at);
      const begins = dayStart(date, offset);
      const starts = neighbours.map((known) => dayStart(date, known));
      expect(Math.min(...starts)).toBeLessThanOrEqual(begins);
      expect(Math.max(...starts) + DAY).toBeGreaterThanOrEqual(begins + DAY);
    },
  );

  it("has an offset of 0 for UTC, and the default for a machine that knows none", () => {
    expect(Object.is(automaticZoneOf(() => -0, 0).offsetMinutes, 0)).toBe(true);
    expect(automaticZoneOf(() => Number.NaN, 0).offsetMinutes).toBe(480);
  });
});

describe("the offset of a call", () => {
  it.each([
    [480, "e8"],
    [-150, "w3"],
    [825, "e14"],
    [525, "e9"],
    [-1_000, "w12"],
    [1_000, "e14"],
    [344, "e5:45"],
    [-0, "e0"],
  ])("%d is sent as %s", (offset, id) => {
    expect(zoneId(offset)).toBe(id);
  });
});
