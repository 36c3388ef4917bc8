// Says until which day the reader is subscribed to a creator.
import { Trans } from "@lingui/react/macro";
import { calendarDay } from "#domain/zones.ts";
import { dateTimePattern, formatDateTime } from "#i18n/dateTime.ts";
import { useFormats, useLocale } from "#i18n/hooks.ts";
import { useViewerZone } from "#state/preferences/useViewerZone.ts";

export interface SubscribedUntilProps {
  /** Epoch ms. */
  readonly until: number;
  readonly className?: string | undefined;
}

export function SubscribedUntil({ until, className }: SubscribedUntilProps) {
  const locale = useLocale();
  const formats = useFormats();
  const zone = useViewerZone();
  const offset = zone.offsetAt(until);
  const day = formats.numericDay(calendarDay(until, offset));
  return (
    <time
      className={className}
      dateTime={new Date(until).toISOString()}
      title={formatDateTime(until, offset, dateTimePattern(locale))}
    >
      <Trans comment="The reader has a subscription to a creator, which ends on this day">
        Subscribed until {day}
      </Trans>
    </time>
  );
}
