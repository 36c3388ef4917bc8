// The line of a match: how far it has come, home marks above it and away marks below.
import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import type { Row } from "#domain/board/rowCode.ts";
import { formatMinute } from "#domain/match/gameMinute.ts";
import type { PerSide } from "#domain/match/match.ts";
import type { Incident } from "#domain/match/summary.ts";
import { IncidentIcon } from "#components/match/IncidentIcon.tsx";
import { INCIDENT_NAMES } from "#components/match/incidentNames.ts";
import styles from "./BoardTile.module.css";
import { lineMarks, lineMinutes, placeOnLine } from "./tileStory.ts";

export interface MatchLineProps {
  readonly row: Row;
  /** undefined while they are not known. */
  readonly incidents: readonly Incident[] | undefined;
  readonly names: PerSide<string>;
}

/** Per cent of the match that has been played. */
function played({ phase, minute }: Row, incidents: readonly Incident[]): number {
  if (phase === "fullTime" || phase === "penalties") return 100;
  const reached = phase === "halfTime" ? 4_500 : phase === "extraTime" ? 9_000 : minute;
  return placeOnLine(reached, phase === "extraTime" ? 120 : lineMinutes(incidents));
}

/** Written again with each row, but its marks only with other incidents. */
export function MatchLine({ row, incidents, names }: MatchLineProps) {
  const { i18n, t } = useLingui();
  const { label, marks } = useMemo(() => {
    const all = lineMarks(incidents ?? []);
    const words = all.map(({ incident: { kind, minute, side } }) => {
      const team = side === "none" ? "" : names[side];
      return `${formatMinute(minute)}′ ${i18n._(INCIDENT_NAMES[kind])}, ${team}`;
    });
    return {
      label: words.join("; "),
      marks: all.map(({ incident, at }) => (
        <span
          // A minute that is corrected makes another mark: none moves.
          key={`${incident.id} ${at}`}
          className={styles["mark"]}
          data-side={incident.side}
          style={{ insetInlineStart: `${at}%` }}
        >
          <IncidentIcon kind={incident.kind} size={12} />
        </span>
      )),
    };
  }, [incidents, names, i18n]);
  return (
    <div
      className={styles["line"]}
      role="img"
      aria-hidden={incidents === undefined}
      aria-label={label === "" ? t`No goals and no cards yet` : label}
    >
      <span className={styles["way"]}>
        <span className={styles["played"]} style={{ inlineSize: `${played(row, incidents ?? [])}%` }} />
      </span>
      {marks}
    </div>
  );
}
