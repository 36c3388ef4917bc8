// Kick-off, venue and referee of a match.
import { Trans } from "@lingui/react/macro";
import type { MatchDetails } from "#domain/match/matchDetails.ts";
import { calendarDay } from "#domain/zones.ts";
import { formatClock } from "#i18n/formats.ts";
import { useFormats } from "#i18n/hooks.ts";
import { useViewerZone } from "#state/preferences/useViewerZone.ts";
import { Skeleton } from "#ui/content/Skeleton.tsx";
import styles from "./MatchHeader.module.css";

export function KickoffLine({
  details,
  neutral,
}: {
  readonly details: MatchDetails | undefined;
  readonly neutral: boolean;
}) {
  const formats = useFormats();
  const zone = useViewerZone();
  if (!details) {
    return (
      <p className={styles["facts"]}>
        <Skeleton width={240} height={14} />
      </p>
    );
  }
  const { kickoffAt, venue, referee, attendance } = details;
  const place = venue && (venue.city === "" ? venue.name : `${venue.name}, ${venue.city}`);
  return (
    <p className={styles["facts"]}>
      {kickoffAt === undefined ? (
        <span>
          <Trans>Kick-off to be announced</Trans>
        </span>
      ) : (
        <time className="num" dateTime={new Date(kickoffAt).toISOString()}>
          {formats.longDay(calendarDay(kickoffAt, zone.offsetAt(kickoffAt)))},{" "}
          {formatClock(kickoffAt, zone.offsetAt(kickoffAt))}
        </time>
      )}
      {place === undefined ? null : (
        <span dir="auto" translate="no">
          {place}
        </span>
      )}
      {neutral ? (
        <span>
          <Trans>Neutral ground</Trans>
        </span>
      ) : null}
      {referee === undefined ? null : (
        <span>
          <Trans>Referee: {referee}</Trans>
        </span>
      )}
      {attendance === undefined ? null : (
        <span className="num">
          <Trans>Attendance: {formats.number(attendance)}</Trans>
        </span>
      )}
    </p>
  );
}
