// Dates, times and numbers as texts of one locale: Gregorian years and Latin digits everywhere.
// See docs/wire.md#digits-and-calendar.
import { isCalendarDay } from "#domain/calendarDay.ts";
import { addDays, minutesOfDay } from "#domain/zones.ts";
import type { Locale } from "./locales.ts";

/**
 * Date and number formats of one locale. A day is yyyy-mm-dd; an invalid one is returned as it is
 * (docs/product.md#date-formats).
 */
export interface LocaleFormats {
  /** "21 Nov". */
  day(date: string): string;
  /** "Sat". */
  weekday(date: string): string;
  /** "Saturday 21 November 2026". */
  longDay(date: string): string;
  /** In the date format of the locale (docs/product.md#date-formats): "21/11/2026". */
  numericDay(date: string): string;
  /** In the month-day format (docs/product.md#date-formats): "21/11". */
  monthDay(date: string): string;
  number(value: number): string;
  /** With exactly `digits` decimals: "2.50". */
  decimal(value: number, digits: number): string;
  /** A share from 0 to 1 as whole per cent: "45%". */
  percent(share: number): string;
  /** An age in seconds, as short as possible: "40s", "2m", "3h". */
  age(seconds: number): string;
}

/** Appended to a language tag. */
export const CALENDAR = "-u-ca-gregory-nu-latn";
const known = new Map<string, LocaleFormats>();

/** The formats of a locale; cached, because formatters are slow to create. */
export function formatsFor(locale: Locale): LocaleFormats {
  let formats = known.get(locale.id);
  if (formats === undefined) {
    formats = createFormats(locale);
    known.set(locale.id, formats);
  }
  return formats;
}

/** Minutes after midnight as HH:mm (docs/product.md#date-formats), "" for -1 (not announced). */
export function formatTime(minutes: number): string {
  if (minutes < 0 || !Number.isFinite(minutes)) return "";
  const hour = Math.floor(minutes / 60) % 24;
  return `${twoDigits(hour)}:${twoDigits(Math.floor(minutes) % 60)}`;
}

/** An instant (epoch ms) as HH:mm at an offset in minutes east of UTC. */
export function formatClock(epochMs: number, offsetMinutes: number): string {
  return formatTime(minutesOfDay(epochMs, offsetMinutes));
}

export type RelativeDay = "yesterday" | "today" | "tomorrow";

/** Relation of a day to `today`, both yyyy-mm-dd; undefined except for yesterday, today and tomorrow. */
export function relativeDay(date: string, today: string): RelativeDay | undefined {
  if (date === today) return "today";
  if (date === addDays(today, -1)) return "yesterday";
  return date === addDays(today, 1) ? "tomorrow" : undefined;
}

/** Makes the formatter with its first use: making those that the first screen does not use delays its frame. */
function onceNeeded<Formatter>(make: () => Formatter): () => Formatter {
  let formatter: Formatter | undefined;
  return () => (formatter ??= make());
}

function createFormats(locale: Locale): LocaleFormats {
  const tag = locale.html + CALENDAR;
  const dayWith = (options: Intl.DateTimeFormatOptions): ((date: string) => string) => {
    const formatter = onceNeeded(() => new Intl.DateTimeFormat(tag, { ...options, timeZone: "UTC" }));
    return (date) => (isCalendarDay(date) ? formatter().format(Date.parse(`${date}T00:00:00Z`)) : date);
  };
  const numbers = onceNeeded(() => new Intl.NumberFormat(tag));
  const percents = onceNeeded(
    () => new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 0 }),
  );
  return {
    day: dayWith({ day: "numeric", month: "short" }),
    weekday: dayWith({ weekday: "short" }),
    longDay: dayWith({ weekday: "long", day: "numeric", month: "long", year: "numeric" }),
    numericDay: (date) => fill(locale.dateFormat, date),
    monthDay: (date) => fill(locale.monthDayFormat, date),
    number: (value) => numbers().format(value),
    decimal: (value, digits) =>
      new Intl.NumberFormat(tag, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
        value,
      ),
    percent: (share) => percents().format(share),
    age(seconds) {
      const [unit, size] = seconds < 60 ? ["second", 1] : seconds < 3600 ? ["minute", 60] : ["hour", 3600];
      const options = { style: "unit", unit, unitDisplay: "narrow" } as const;
      return new Intl.NumberFormat(tag, options).format(Math.floor(seconds / size));
    },
  };
}

function fill(pattern: string, date: string): string {
  if (!isCalendarDay(date)) return date;
  const [year = "", month = "", day = ""] = date.split("-");
  const parts: Readonly<Record<string, string>> = {
    yyyy: year,
    m: String(Number(month)),
    d: String(Number(day)),
  };
  return pattern.replaceAll(/yyyy|m|d/g, (name) => parts[name] ?? name);
}

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}
