// An exact date and time as text, for moments shown elsewhere as relative time ("5 minutes ago").
import { calendarDay } from "#domain/zones.ts";
import { formatClock } from "./formats.ts";
import type { DateFormat, Locale } from "./locales.ts";

/** docs/product.md#date-formats: the default date format. */
const DEFAULT_DATE_TIME = "DD/MM/YY HH:mm";

/** The same with the parts ordered as in a locale's date format (docs/product.md#date-formats). */
const PATTERNS: Readonly<Record<DateFormat, string>> = {
  "d/m/yyyy": DEFAULT_DATE_TIME,
  "m/d/yyyy": "MM/DD/YY HH:mm",
  "yyyy/m/d": "YY/MM/DD HH:mm",
};

/** The pattern of a locale for a day with its time. */
export function dateTimePattern({ dateFormat }: Pick<Locale, "dateFormat">): string {
  return PATTERNS[dateFormat];
}

/**
 * Formats an instant (epoch ms, or a text that Date can read) with a pattern of DD, MM, YY, YYYY, HH and mm, at
 * an offset in minutes east of UTC. An invalid instant is returned as it is (docs/product.md#date-formats).
 */
export function formatDateTime(
  at: number | string,
  offsetMinutes: number,
  pattern = DEFAULT_DATE_TIME,
): string {
  const epochMs = typeof at === "number" ? at : Date.parse(at);
  const day = calendarDay(epochMs, offsetMinutes);
  if (day === "") return String(at);
  const [year = "", month = "", date = ""] = day.split("-");
  const [hours = "", minutes = ""] = formatClock(epochMs, offsetMinutes).split(":");
  const parts: Readonly<Record<string, string>> = {
    YYYY: year,
    YY: year.slice(-2),
    MM: month,
    DD: date,
    HH: hours,
    mm: minutes,
  };
  return pattern.replaceAll(/YYYY|YY|MM|DD|HH|mm/g, (name) => parts[name] ?? name);
}
