// Relative time as text in the current language: hours for a day, then calendar days, and after a week the day.
import { calendarDay, dayStart, type ViewerZone } from "#domain/zones.ts";
import { formatsFor } from "./formats.ts";
import type { Locale } from "./locales.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const WEEK_DAYS = 7;

const known = new Map<string, Intl.RelativeTimeFormat>();

function formatterOf(locale: Locale): Intl.RelativeTimeFormat {
  let formatter = known.get(locale.id);
  if (!formatter) {
    formatter = new Intl.RelativeTimeFormat(`${locale.html}-u-nu-latn`, { numeric: "auto" });
    known.set(locale.id, formatter);
  }
  return formatter;
}

/**
 * "5 minutes ago", "yesterday", "21/11/2026". "now" for the last minute and for future instants, because clocks
 * differ slightly and relative time must not show the future. After 24 hours the days between the two calendar days of
 * the viewer count: 25 hours can be two of them. Instants are epoch ms.
 */
export function relativeTime(at: number, now: number, zone: ViewerZone, locale: Locale): string {
  const age = now - at;
  const formatter = formatterOf(locale);
  if (age < MINUTE_MS) return formatter.format(0, "second");
  if (age < HOUR_MS) return formatter.format(-Math.floor(age / MINUTE_MS), "minute");
  if (age < DAY_MS) return formatter.format(-Math.floor(age / HOUR_MS), "hour");
  const day = calendarDay(at, zone.offsetAt(at));
  const days = (dayStart(calendarDay(now, zone.offsetAt(now)), 0) - dayStart(day, 0)) / DAY_MS;
  return days < WEEK_DAYS ? formatter.format(-days, "day") : formatsFor(locale).numericDay(day);
}
