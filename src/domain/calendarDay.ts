// Tells whether a text is a calendar day.
import { dayStart } from "./zones.ts";

/** True for an existing day in the form yyyy-mm-dd. */
export function isCalendarDay(text: string): boolean {
  return !Number.isNaN(dayStart(text, 0));
}
