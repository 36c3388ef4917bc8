// Relative time as text in the current language; after a week, the day.
import { calendarDay } from "#domain/zones.ts";
import { formatsFor } from "./formats.ts";
import type { Locale } from "./locales.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

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
 * differ slightly and relative time must not show the future. Instants are epoch ms, the offset is minutes east
 * of UTC.
 */
export function relativeTime(at: number, now: number, offsetMinutes: number, locale: Locale): string {
  const age = now - at;
  const formatter = formatterOf(locale);
  if (age < MINUTE_MS) return formatter.format(0, "second");
  if (age < HOUR_MS) return formatter.format(-Math.floor(age / MINUTE_MS), "minute");
  if (age < DAY_MS) return formatter.format(-Math.floor(age / HOUR_MS), "hour");
  if (age < WEEK_MS) return formatter.format(-Math.floor(age / DAY_MS), "day");
  return formatsFor(locale).numericDay(calendarDay(at, offsetMinutes));
}
