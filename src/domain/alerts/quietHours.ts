// Quiet hours: a daily time, in the viewer's zone, without popup, sound and notification.
// See docs/product.md#quiet-hours.

/** Minutes after midnight, from 0 to 1439. They end on the next day where the end is before the beginning. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
}

/** Minutes of a day. */
export const DAY_MINUTES = 1_440;

/** True within them: the first minute counts, the last one no longer. Equal ends make no quiet hours. */
export function isQuietAt({ from, to }: QuietHours, minute: number): boolean {
  return from <= to ? minute >= from && minute < to : minute >= from || minute < to;
}
