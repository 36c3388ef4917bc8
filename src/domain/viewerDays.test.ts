// Days in viewers' zones: 37 offsets around midnight, and machines with daylight saving.
// See docs/wire.md#the-37-offsets.
import { describe, expect, it } from "vitest";
import { anAutomaticZone, aZone } from "./testing/aZone.ts";
import { calendarDay, dayStart, minutesOfDay, offsetsOfDay, type ViewerZone, ZONE_OFFSETS } from "./zones.ts";

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
    const known = (offset: number): number => (ZONE_OFFSETS.includes(offset) ? offset : 480);
    expect(new Set(offsetsOfDay(date, zone))).toEqual(new Set([known(before), known(after)]));
    if (known(before) !== before || known(after) !== after) return;
    const begins = dayStart(date, before);
    const ends = begins + hours * HOUR;
    expect([begins, ends].map((at) => clockIn(zone, at))).toEqual(["00:00", "00:00"]);
    // Checks every quarter of an hour of the day and its surroundings.
    for (let at = begins - 3 * HOUR; at < ends + 3 * HOUR; at += 15 * MINUTE) {
      expect(dayIn(zone, at) === date).toBe(at >= begins && at < ends);
    }
  });

  it("uses one offset on every other day", () => {
    const zone = anAutomaticZone("Europe/Berlin", Date.UTC(2026, 9, 20));
    expect(offsetsOfDay("2026-10-24", zone)).toEqual([120]);
    expect(offsetsOfDay("2026-10-26", zone)).toEqual([60]);
    expect(offsetsOfDay("2026-07-01", zone)).toEqual([120]);
    expect(offsetsOfDay("no day", zone)).toEqual([120]);
  });

  it("falls back to e8 while its offset is not one of the 37", () => {
    // Newfoundland's summer offset, and an observatory's own time.
    expect(anAutomaticZone("America/St_Johns", Date.UTC(2026, 6, 1)).offsetMinutes).toBe(480);
    expect(anAutomaticZone("Australia/Eucla", Date.UTC(2026, 6, 1)).offsetMinutes).toBe(480);
  });
});
