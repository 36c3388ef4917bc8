// The viewer's time zone as an offset from UTC, and its calendar days.
// See docs/product.md#time-zones and docs/wire.md#days-and-zones.

/**
 * docs/product.md#time-zones, docs/wire.md#the-37-offsets: the 37 offsets from UTC-12:00 to UTC+14:00, in
 * minutes east of UTC.
 */
export const ZONE_OFFSETS: readonly number[] = [
  -720, -660, -600, -570, -540, -480, -420, -360, -300, -240, -210, -180, -120, -60, 0, 60, 120, 180, 210,
  240, 270, 300, 330, 345, 360, 390, 420, 480, 540, 570, 600, 630, 660, 720, 765, 780, 840,
];

/** docs/product.md#time-zones: default timezone id e8. */
const DEFAULT_OFFSET_MINUTES = 480;

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;
const DAY_MS = DAY_MINUTES * MINUTE_MS;

/**
 * The known offsets that take the place of one in calls: itself when it is one of the 37, else its neighbours below and
 * above, whose days together hold each of its days (docs/wire.md#automatic-zone).
 */
export function knownOffsets(offsetMinutes: number): readonly number[] {
  if (ZONE_OFFSETS.includes(offsetMinutes)) return [offsetMinutes];
  const below = ZONE_OFFSETS.findLast((known) => known < offsetMinutes);
  const above = ZONE_OFFSETS.find((known) => known > offsetMinutes);
  return [below, above].filter((known) => known !== undefined);
}

/** The known offset that is nearest; of two, the one below. */
export function nearestKnownOffset(offsetMinutes: number): number {
  const distance = (known: number): number => Math.abs(known - offsetMinutes);
  return knownOffsets(offsetMinutes).reduce(
    (nearest, known) => (distance(known) < distance(nearest) ? known : nearest),
    knownOffsets(offsetMinutes)[0] ?? DEFAULT_OFFSET_MINUTES,
  );
}

/** The zone id of the nearest known offset: "e8", "w5", "e0", "e5:30" (docs/wire.md#days-and-zones). */
export function zoneId(offsetMinutes: number): string {
  const known = nearestKnownOffset(offsetMinutes);
  const size = Math.abs(known);
  const minutes = size % 60;
  const hours = (size - minutes) / 60;
  const id = `${known < 0 ? "w" : "e"}${hours}`;
  return minutes === 0 ? id : `${id}:${twoDigits(minutes)}`;
}

/** Defines where a viewer's days begin. "Automatic" follows the machine, whose offset may change within a shown day. */
export interface ViewerZone {
  /** The current offset, minutes east of UTC. Calls and the personal config carry the nearest of the 37. */
  readonly offsetMinutes: number;
  /** True if the zone follows the machine. */
  readonly automatic: boolean;
  /** The offset at an instant (epoch ms). */
  offsetAt(epochMs: number): number;
}

/** A zone without daylight saving. `offsetMinutes`: one of the 37. */
export function fixedZone(offsetMinutes: number): ViewerZone {
  return { offsetMinutes, automatic: false, offsetAt: () => offsetMinutes };
}

/**
 * The zone of a machine, whose offset at an instant is `machineOffset` (minutes east of UTC): any offset, not only one of
 * the 37.
 */
export function automaticZoneOf(machineOffset: (epochMs: number) => number, now: number): ViewerZone {
  const offsetAt = (epochMs: number): number => {
    const offset = Math.round(machineOffset(epochMs));
    if (!Number.isFinite(offset)) return DEFAULT_OFFSET_MINUTES;
    // A machine says -0 for UTC.
    return offset === 0 ? 0 : offset;
  };
  return { offsetMinutes: offsetAt(now), automatic: true, offsetAt };
}

/** The offsets on a calendar day: one, or two on a day of a clock change; the offset at its noon is first. */
export function offsetsOfDay(date: string, zone: ViewerZone): readonly number[] {
  const noon = dayStart(date, zone.offsetMinutes) + DAY_MS / 2;
  if (Number.isNaN(noon)) return [zone.offsetMinutes];
  const first = zone.offsetAt(noon);
  const begins = dayStart(date, first);
  return [...new Set([first, zone.offsetAt(begins), zone.offsetAt(begins + DAY_MS - 1)])];
}

/** The calendar day yyyy-mm-dd of an instant at an offset; "" for an instant outside the calendar. */
export function calendarDay(epochMs: number, offsetMinutes: number): string {
  const date = new Date(epochMs + offsetMinutes * MINUTE_MS);
  const year = date.getUTCFullYear();
  return year >= 0 && year <= 9999 ? date.toISOString().slice(0, 10) : "";
}

/** Minutes after midnight of an instant at an offset, 0 to 1439. */
export function minutesOfDay(epochMs: number, offsetMinutes: number): number {
  const minutes = Math.floor(epochMs / MINUTE_MS) + offsetMinutes;
  return ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
}

/** Start of a calendar day yyyy-mm-dd at an offset, epoch ms; NaN for a day that does not exist. */
export function dayStart(date: string, offsetMinutes: number): number {
  return (utcMidnight(date) ?? Number.NaN) - offsetMinutes * MINUTE_MS;
}

/** Start of a viewer's calendar day yyyy-mm-dd, epoch ms; NaN for a day that does not exist. */
export function dayStartIn(date: string, zone: ViewerZone): number {
  const guess = dayStart(date, zone.offsetMinutes);
  return Number.isNaN(guess) ? guess : dayStart(date, zone.offsetAt(guess));
}

/** The calendar day `days` later (or earlier); an invalid day is returned unchanged. */
export function addDays(date: string, days: number): string {
  const midnight = utcMidnight(date);
  return midnight === undefined ? date : calendarDay(midnight + days * DAY_MS, 0);
}

function utcMidnight(date: string): number | undefined {
  // Parsed from text, because Date.UTC reads the years 0 to 99 as 1900 to 1999.
  const midnight = Date.parse(`${date}T00:00:00.000Z`);
  // Whatever else a browser reads as a date is written another way.
  return date !== "" && calendarDay(midnight, 0) === date ? midnight : undefined;
}

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}
