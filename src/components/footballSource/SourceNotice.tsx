// Says that the source of the scores is late or stopped, why, and how old the scores are.
// See docs/product.md#football-source.
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { FootballSource, SourceTrouble } from "#domain/footballSource.ts";
import { calendarDay } from "#domain/zones.ts";
import { formatClock } from "#i18n/formats.ts";
import { useFormats } from "#i18n/hooks.ts";
import { serverNow } from "#state/live/serverTime.ts";
import { useViewerZone } from "#state/preferences/useViewerZone.ts";
import { Icon } from "#ui/content/Icon.tsx";
import styles from "./SourceNotice.module.css";

/** Why reads are late or stopped, in words. */
export const REASONS: Readonly<Record<SourceTrouble, MessageDescriptor>> = {
  throttled: msg({ message: "The source asks us to wait.", comment: "The public source of the scores" }),
  callsUsedUp: msg({
    message: "Today’s calls are used up.",
    comment: "Questions to the source of the scores",
  }),
  planTooSmall: msg({
    message: "The key does not allow this.",
    comment: "The site’s key for the source of the scores",
  }),
  keyRefused: msg({ message: "The key is refused.", comment: "The site’s key for the source of the scores" }),
  noAnswer: msg({ message: "The source does not answer.", comment: "The public source of the scores" }),
  unreadable: msg({
    message: "The answers of the source cannot be read.",
    comment: "The public source of the scores",
  }),
};

export function SourceNotice({ source }: { readonly source: FootballSource }) {
  const { i18n } = useLingui();
  const when = useWhen();
  const { state, trouble, asOf, resumeAt } = source;
  if (state !== "late" && state !== "stopped") return null;
  return (
    <p className={styles["notice"]} role="status" data-source={state}>
      <Icon name="wifiOff" size={18} />
      <span>
        <span>{i18n._(REASONS[trouble ?? "noAnswer"])}</span>{" "}
        {asOf === undefined ? (
          <span>
            <Trans>No scores have come yet.</Trans>
          </span>
        ) : (
          <ScoresOf time={when(asOf)} />
        )}{" "}
        {state === "stopped" && resumeAt !== undefined ? <NextUpdate time={when(resumeAt)} /> : null}
      </span>
    </p>
  );
}

function ScoresOf({ time }: { readonly time: string }) {
  return (
    <span>
      <Trans>
        Scores are of <bdi className="num">{time}</bdi>.
      </Trans>
    </span>
  );
}

function NextUpdate({ time }: { readonly time: string }) {
  return (
    <span>
      <Trans>
        Next update at <bdi className="num">{time}</bdi>.
      </Trans>
    </span>
  );
}

/** An instant in the viewer's zone: the time alone today, with the date otherwise. */
function useWhen(): (at: number) => string {
  const { offsetMinutes } = useViewerZone();
  const formats = useFormats();
  return (at) => {
    const time = formatClock(at, offsetMinutes);
    const day = calendarDay(at, offsetMinutes);
    return day === calendarDay(serverNow(), offsetMinutes) ? time : `${formats.day(day)}, ${time}`;
  };
}
