// Instants on the wire: YYYYMMDDHHmm wall-clock time at the feed's fixed offset.
// See docs/wire.md#feed-clock.
import { readDigits } from "./digits.ts";

/** docs/wire.md#feed-clock: the feed's clock is at UTC+8, whatever the viewer's zone or the machine's. */
const FEED_OFFSET_MINUTES = 480;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
export const FEED_OFFSET_MS = FEED_OFFSET_MINUTES * MINUTE_MS;
export const INSTANT_LENGTH = 12;
/** Date.UTC reads the years 0 to 99 as 1900 to 1999, so earlier years are refused. */
const FIRST_YEAR = 1800;

/** Epoch ms of a wire instant; undefined for an invalid one, such as month 13 or the 30th of February. */
export function readInstant(text: string): number | undefined {
  return readInstantAt(text, 0, text.length);
}

/** The same for the part of `text` in [from, to). */
export function readInstantAt(text: string, from: number, to: number): number | undefined {
  if (to - from !== INSTANT_LENGTH) return undefined;
  return instantOf(readDigits(text, from, to));
}

/** Epoch ms of the instant whose twelve digits are the number `stamp`; undefined for an invalid one. */
export function instantOf(stamp: number): number | undefined {
  if (stamp < 0) return undefined;
  const day = Math.floor(stamp / 10_000);
  if (day !== lastDay) {
    lastDay = day;
    lastDayAt = startOf(day);
  }
  // Small whole numbers: the remainder of a large one is computed several times as slowly.
  const time = (stamp - day * 10_000) | 0;
  const minute = time % 100;
  const hour = (time - minute) / 100;
  if (minute > 59 || hour > 23 || Number.isNaN(lastDayAt)) return undefined;
  return lastDayAt + hour * HOUR_MS + minute * MINUTE_MS;
}

/** Cached day: nearly all instants of a frame are of one day. */
let lastDay = 0;
let lastDayAt = Number.NaN;

/** Epoch ms of the beginning of a day, YYYYMMDD, by the feed's clock; NaN for an invalid day. */
function startOf(stamp: number): number {
  const day = stamp % 100;
  const month = Math.floor(stamp / 100) % 100;
  const year = Math.floor(stamp / 10_000);
  if (month < 1 || month > 12 || year < FIRST_YEAR) return Number.NaN;
  if (day < 1 || day > daysOf(year, month)) return Number.NaN;
  return Date.UTC(year, month - 1, day) - FEED_OFFSET_MS;
}

/** The wire form of an instant in whole minutes, which readInstant reads back. */
export function writeInstant(epochMs: number): string {
  const iso = new Date(epochMs + FEED_OFFSET_MS).toISOString();
  return iso.slice(0, 16).replaceAll(/[-T:]/g, "");
}

function daysOf(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}
