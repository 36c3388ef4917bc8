// Dates of subscriptions: the day of an instant in the viewer's zone and date format.
import { calendarDay } from "#domain/zones.ts";
import { useFormats } from "#i18n/hooks.ts";
import { useViewerZone } from "#state/preferences/useViewerZone.ts";

/** The day of an instant (epoch ms), such as "21/12/2026". */
export function useDayText(): (at: number) => string {
  const formats = useFormats();
  const zone = useViewerZone();
  return (at) => formats.numericDay(calendarDay(at, zone.offsetAt(at)));
}
