// When an activity runs, in the viewer's zone: until when, from when, or that it is over.
import { Trans } from "@lingui/react/macro";
import type { ActivityState } from "#domain/activity/activity.ts";
import { dateTimePattern, formatDateTime } from "#i18n/dateTime.ts";
import { useLocale } from "#i18n/hooks.ts";
import { useViewerZone } from "#state/preferences/useViewerZone.ts";
import { Icon } from "#ui/content/Icon.tsx";
import styles from "./Period.module.css";

export interface PeriodProps {
  readonly activity: {
    readonly state: ActivityState;
    readonly startsAt: number;
    readonly endsAt: number;
  };
}

export function Period({ activity: { state, startsAt, endsAt } }: PeriodProps) {
  return (
    <p className={styles["period"]} data-activity-state={state}>
      <Icon name="calendar" size={18} />
      <span>
        {state === "before" ? (
          <span>
            <Trans comment="Start of an activity, a date with time">
              Begins on <InstantText at={startsAt} />. Nothing counts before.
            </Trans>
          </span>
        ) : null}
        {state === "running" ? (
          <span>
            <Trans comment="End of an activity, a date with time">
              Runs until <InstantText at={endsAt} />.
            </Trans>
          </span>
        ) : null}
        {state === "over" ? (
          <span>
            <Trans comment="End of an activity, a date with time">
              Ended on <InstantText at={endsAt} />. What you reached before can still be claimed.
            </Trans>
          </span>
        ) : null}
      </span>
    </p>
  );
}

/** A date with time in the viewer's zone. `at`: epoch ms. */
export function InstantText({ at }: { readonly at: number }) {
  const locale = useLocale();
  const offset = useViewerZone().offsetAt(at);
  return (
    <time dateTime={new Date(at).toISOString()} className="num">
      <bdi>{formatDateTime(at, offset, dateTimePattern(locale))}</bdi>
    </time>
  );
}
