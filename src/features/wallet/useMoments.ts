// Days and times of the wallet in the viewer's zone and language.
import { calendarDay } from "#domain/zones.ts";
import { dateTimePattern, formatDateTime } from "#i18n/dateTime.ts";
import { formatClock } from "#i18n/formats.ts";
import { useFormats, useLocale } from "#i18n/hooks.ts";
import { useViewerZone } from "#state/preferences/useViewerZone.ts";

export interface Moments {
  /** "Saturday 21 November 2026". */
  day(at: number): string;
  /** "21/11/26 20:05". */
  dayTime(at: number): string;
  /** "20:05". */
  time(at: number): string;
}

/** Instants are epoch ms. */
export function useMoments(): Moments {
  const locale = useLocale();
  const formats = useFormats();
  const zone = useViewerZone();
  return {
    day: (at) => formats.longDay(calendarDay(at, zone.offsetAt(at))),
    dayTime: (at) => formatDateTime(at, zone.offsetAt(at), dateTimePattern(locale)),
    time: (at) => formatClock(at, zone.offsetAt(at)),
  };
}
