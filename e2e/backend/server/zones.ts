// Calendar days in a viewer's zone, and the feed's time format.
// See docs/wire.md#days-and-zones.

const MINUTE = 60_000;
const DAY = 86_400_000;

/** The feed writes its instants as wall-clock time at UTC+8 (docs/wire.md#feed-clock). */
const FEED_OFFSET_MINUTES = 8 * 60;

/** The 37 offsets of docs/wire.md#the-37-offsets, in minutes east of UTC. */
const ZONE_OFFSETS: ReadonlySet<number> = new Set(
  [
    -12, -11, -10, -9.5, -9, -8, -7, -6, -5, -4, -3.5, -3, -2, -1, 0, 1, 2, 3, 3.5, 4, 4.5, 5, 5.5, 5.75, 6,
    6.5, 7, 8, 9, 9.5, 10, 10.5, 11, 12, 12.75, 13, 14,
  ].map((hours) => hours * 60),
);

/** Zone id of data without a zone (docs/product.md#time-zones). */
export const DEFAULT_ZONE = "e8";

/** Offset in minutes of a zone id such as `e8`, `w5` or `e5:30`; undefined if it is not one of the 37. */
export function readZone(id: string): number | undefined {
  const parts = /^([ew])(\d{1,2})(?::([0-5]\d))?$/.exec(id);
  if (parts === null) return undefined;
  const size = Number(parts[2]) * 60 + Number(parts[3] ?? 0);
  const offset = parts[1] === "e" || size === 0 ? size : -size;
  return ZONE_OFFSETS.has(offset) ? offset : undefined;
}

export interface DayWindow {
  /** First instant of the day, epoch ms. */
  readonly from: number;
  /** First instant after the day, epoch ms. */
  readonly to: number;
}

/** The instants of a calendar day `yyyy-mm-dd` at an offset in minutes; undefined if there is no such day. */
export function dayWindow(date: string, offsetMinutes: number): DayWindow | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined;
  const midnight = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== date) return undefined;
  const from = midnight - offsetMinutes * MINUTE;
  return { from, to: from + DAY };
}

/** The calendar day `yyyy-mm-dd` of an instant (epoch ms) at an offset in minutes. */
export function dayAt(instant: number, offsetMinutes: number): string {
  return new Date(instant + offsetMinutes * MINUTE).toISOString().slice(0, 10);
}

/** An instant (epoch ms) in the feed's format: YYYYMMDDHHmm at UTC+8, seconds cut off. */
export function writeFeedTime(instant: number): string {
  const iso = new Date(instant + FEED_OFFSET_MINUTES * MINUTE).toISOString();
  return iso.slice(0, 4) + iso.slice(5, 7) + iso.slice(8, 10) + iso.slice(11, 13) + iso.slice(14, 16);
}

/** The same with seconds, YYYYMMDDHHmmss, as posts, replies and money have it. */
export function writeFeedSecond(instant: number): string {
  return writeFeedTime(instant) + new Date(instant).toISOString().slice(17, 19);
}

/** Epoch ms of YYYYMMDDHHmm or YYYYMMDDHHmmss at UTC+8; undefined for anything else. */
export function readFeedTime(text: string): number | undefined {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?$/.exec(text);
  if (parts === null) return undefined;
  const [year, month, day, hour, minute, second = 0] = parts.slice(1).map((part) => Number(part ?? 0));
  const wall = Date.UTC(year!, month! - 1, day, hour, minute, second);
  const instant = wall - FEED_OFFSET_MINUTES * MINUTE;
  return writeFeedSecond(instant) === text.padEnd(14, "0") ? instant : undefined;
}
