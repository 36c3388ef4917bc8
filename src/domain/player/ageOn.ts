// Computes a person's age on a calendar day.
import { isCalendarDay } from "../calendarDay.ts";

/** Whole years between two days yyyy-mm-dd; undefined if one of them is invalid or the birth is in the future. */
export function ageOn(birthDate: string, day: string): number | undefined {
  if (!isCalendarDay(birthDate) || !isCalendarDay(day) || day < birthDate) return undefined;
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  // As texts, months and days compare like dates; 29 February counts from 1 March in common years.
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
