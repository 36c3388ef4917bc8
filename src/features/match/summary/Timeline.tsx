// Incidents of a match by minute: home at the start side, away at the end side, periods and posts between them.
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { BusyMinute } from "#domain/community/busyMinutes.ts";
import { formatMinute } from "#domain/match/gameMinute.ts";
import type { PerSide } from "#domain/match/match.ts";
import type { TeamRef } from "#domain/match/references.ts";
import type { Incident } from "#domain/match/summary.ts";
import { phaseName } from "#components/match/phaseName.ts";
import { useMatch } from "#state/live/client/hooks.ts";
import { useRunning } from "../useRunning.ts";
import { INCIDENT_NAMES } from "#components/match/incidentNames.ts";
import { IncidentLine } from "./IncidentLine.tsx";
import styles from "./Timeline.module.css";
import { timelineLines } from "./timelineLines.ts";
import { matchPath } from "#components/page/pageLinks.ts";
import { RowLink } from "#components/page/RowLink.tsx";
import { Icon } from "#ui/content/Icon.tsx";

export interface TimelineProps {
  readonly matchId: number;
  readonly incidents: readonly Incident[];
  /** Minutes about which many posts were written. */
  readonly marks: readonly BusyMinute[];
  readonly teams: PerSide<TeamRef>;
}

/**
 * Oldest first, also while the match runs: incidents are read from kick-off on, the score counts up with them,
 * and the reader's position does not shift when a goal is scored. A line "now" is last while more incidents may
 * follow.
 */
export function Timeline({ matchId, incidents, marks, teams }: TimelineProps) {
  // The half-time line already marks the start of the second half.
  const shown = incidents.filter(({ kind }) => kind !== "secondHalf");
  return (
    <section className={styles["section"]} aria-labelledby={`timeline-${matchId}`}>
      <h2 id={`timeline-${matchId}`} className={styles["title"]}>
        <Trans>Timeline</Trans>
      </h2>
      <ol className={styles["list"]}>
        {timelineLines(shown, marks).map((line) =>
          line.kind === "posts" ? (
            <PostMark key={`posts ${line.mark.minute}`} matchId={matchId} mark={line.mark} />
          ) : (
            <IncidentOf key={line.incident.id} incident={line.incident} teams={teams} />
          ),
        )}
        <Now matchId={matchId} />
      </ol>
    </section>
  );
}

function IncidentOf({ incident, teams }: Pick<TimelineProps, "teams"> & { readonly incident: Incident }) {
  const { side } = incident;
  return side === "none" ? (
    <Divider incident={incident} />
  ) : (
    <IncidentLine incident={incident} side={side} team={teams[side].name} />
  );
}

function Divider({ incident }: { readonly incident: Incident }) {
  const { i18n, t } = useLingui();
  const { kind, score, addedMinutes } = incident;
  const label =
    kind === "addedTime" && addedMinutes !== undefined
      ? t({ message: `+${addedMinutes} min`, comment: "Minutes of added time announced" })
      : i18n._(INCIDENT_NAMES[kind]);
  const scored = kind !== "kickOff" && kind !== "addedTime" && score !== undefined;
  return (
    <li className={styles["divider"]} data-kind={kind}>
      <span className={styles["label"]}>
        {label}
        {scored ? <b className="num">{`${score.home}–${score.away}`}</b> : null}
      </span>
    </li>
  );
}

function Now({ matchId }: { readonly matchId: number }) {
  const { i18n } = useLingui();
  const row = useMatch(matchId);
  const running = useRunning(matchId);
  if (row === undefined || !running) return null;
  return (
    <li className={styles["divider"]} data-kind="now">
      <span className={styles["label"]}>
        <span className={styles["pulse"]} aria-hidden="true" />
        <Trans comment="The present minute, at the end of a match's timeline">Now</Trans>
        <b className={`${row.minute > 0 ? styles["clock"] : ""} num`}>
          {row.minute > 0 ? formatMinute(row.minute) : phaseName(row, i18n)}
        </b>
      </span>
    </li>
  );
}

interface PostMarkProps {
  readonly matchId: number;
  readonly mark: BusyMinute;
}

/**
 * A minute of the timeline about which many posts were written, as a link to these posts. See
 * docs/product.md#posts-on-the-timeline.
 */
function PostMark({ matchId, mark: { minute, count } }: PostMarkProps) {
  return (
    <li className={styles["mark"]} data-posts-minute={minute}>
      <RowLink path={`${matchPath(matchId)}/posts`} search={{ minute }} keepScroll className={styles["link"]}>
        <Icon name="chat" size={14} />
        <span className="num">
          {minute}′ · <Plural value={count} one="# post" other="# posts" />
        </span>
      </RowLink>
    </li>
  );
}
