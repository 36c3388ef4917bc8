// The time since a moment as text; the exact time is its tooltip.
import { dateTimePattern, formatDateTime } from "#i18n/dateTime.ts";
import { useLocale } from "#i18n/hooks.ts";
import { relativeTime } from "#i18n/relativeTime.ts";
import { useServerTime } from "#state/live/useServerTime.ts";
import { useViewerZone } from "#state/preferences/useViewerZone.ts";

export interface TimeAgoProps {
  /** Epoch ms. */
  readonly at: number;
  readonly className?: string | undefined;
}

export function TimeAgo({ at, className }: TimeAgoProps) {
  const locale = useLocale();
  const zone = useViewerZone();
  const text = useServerTime((now) => relativeTime(at, now, zone, locale));
  return (
    <time
      className={className}
      dateTime={new Date(at).toISOString()}
      title={formatDateTime(at, zone.offsetAt(at), dateTimePattern(locale))}
    >
      {text}
    </time>
  );
}
