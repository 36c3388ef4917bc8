// The days of a month as weeks, in the calendar habits of a language; days are yyyy-mm-dd throughout.
import { DateTime, Info } from "luxon";

export interface MonthGrid {
  /** "November 2026". */
  readonly title: string;
  readonly weekdays: readonly { readonly short: string; readonly long: string }[];
  /** Whole weeks; days outside the month belong to its neighbours. */
  readonly weeks: readonly (readonly GridDay[])[];
}

interface GridDay {
  readonly date: string;
  readonly label: string;
  readonly number: number;
  readonly inMonth: boolean;
}

/** `tag` is a BCP 47 tag; digits are Latin and years Gregorian in every one of them. */
export function monthGrid(date: string, tag: string): MonthGrid {
  const day = read(date, tag);
  const first = Info.getStartOfWeek({ locale: tag });
  const month = day.startOf("month");
  const start = month.minus({ days: (month.weekday - first + 7) % 7 });
  const weekCount = Math.ceil((month.diff(start, "days").days + (month.daysInMonth ?? 30)) / 7);
  const names = (length: "short" | "long") => Info.weekdays(length, { locale: tag });
  const [short, long] = [names("short"), names("long")];
  return {
    title: month.toLocaleString({ month: "long", year: "numeric" }),
    weekdays: Array.from({ length: 7 }, (_, index) => {
      const weekday = (first - 1 + index) % 7;
      return { short: short[weekday] ?? "", long: long[weekday] ?? "" };
    }),
    weeks: Array.from({ length: weekCount }, (_week, week) =>
      Array.from({ length: 7 }, (_day, index) =>
        gridDay(start.plus({ days: week * 7 + index }), month.month),
      ),
    ),
  };
}

/** Moves a day by days or months; the end of a shorter month stops the move. */
export function moveDay(date: string, step: { readonly days?: number; readonly months?: number }): string {
  return read(date, "en").plus(step).toISODate() ?? date;
}

function read(date: string, tag: string): DateTime {
  const options = { zone: "utc", locale: tag, numberingSystem: "latn", outputCalendar: "gregory" } as const;
  return DateTime.fromISO(date, options);
}

function gridDay(day: DateTime, month: number): GridDay {
  return {
    date: day.toISODate() ?? "",
    label: day.toLocaleString({ weekday: "long", day: "numeric", month: "long", year: "numeric" }),
    number: day.day,
    inMonth: day.month === month,
  };
}
