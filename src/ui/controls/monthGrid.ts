// The days of a month as weeks, with names and week start of a language; days are yyyy-mm-dd throughout.

export interface MonthGrid {
  /** "November 2026". */
  readonly title: string;
  readonly weekdays: readonly { readonly short: string; readonly long: string }[];
  /** Whole weeks; days outside the month belong to its neighbours. */
  readonly weeks: readonly (readonly GridDay[])[];
}

interface GridDay {
  readonly date: string;
  /** "Saturday 21 November 2026". */
  readonly label: string;
  readonly number: number;
  readonly inMonth: boolean;
}

/** Not in the declarations of TypeScript yet. Older browsers have the getter instead, or neither. */
interface WeekInfoReader {
  readonly weekInfo?: { readonly firstDay: number };
  getWeekInfo?(): { readonly firstDay: number };
}

const DAY_MS = 24 * 60 * 60 * 1000;
const MONDAY = 1;

/** The month of a day. `tag` is a BCP 47 tag; digits are Latin and years Gregorian in every language. */
export function monthGrid(date: string, tag: string): MonthGrid {
  const day = new Date(date);
  const month = day.getUTCMonth();
  const first = Date.UTC(day.getUTCFullYear(), month, 1);
  const daysBefore = (new Date(first).getUTCDay() - (firstWeekday(tag) % 7) + 7) % 7;
  const start = first - daysBefore * DAY_MS;
  const weekCount = Math.ceil((daysBefore + daysInMonth(first)) / 7);
  const written = (parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
    new Intl.DateTimeFormat(tag, { timeZone: "UTC", calendar: "gregory", numberingSystem: "latn", ...parts });
  const [short, long] = [written({ weekday: "short" }), written({ weekday: "long" })];
  const label = written({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
  const week = (from: number): readonly number[] =>
    Array.from({ length: 7 }, (_, index) => from + index * DAY_MS);
  return {
    title: written({ month: "long", year: "numeric" }).format(first),
    weekdays: week(start).map((at) => ({ short: short.format(at), long: long.format(at) })),
    weeks: Array.from({ length: weekCount }, (_, index) =>
      week(start + index * 7 * DAY_MS).map((at) => ({
        date: isoDay(at),
        label: label.format(at),
        number: new Date(at).getUTCDate(),
        inMonth: new Date(at).getUTCMonth() === month,
      })),
    ),
  };
}

/** Moves a day by days or months. A day that the new month does not have becomes the last one of that month. */
export function moveDay(date: string, step: { readonly days?: number; readonly months?: number }): string {
  const { days = 0, months = 0 } = step;
  const day = new Date(date);
  const first = Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, 1);
  const inMonth = Math.min(day.getUTCDate(), daysInMonth(first));
  return isoDay(first + (inMonth - 1 + days) * DAY_MS);
}

/** 1 is Monday, 7 is Sunday. Browsers that do not know the habits of a language start on Monday. */
function firstWeekday(tag: string): number {
  const locale: Intl.Locale & WeekInfoReader = new Intl.Locale(tag);
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? MONDAY;
}

function daysInMonth(first: number): number {
  const day = new Date(first);
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
}

function isoDay(epochMs: number): string {
  return new Date(epochMs).toISOString().slice(0, 10);
}
