// One incident of a team: minute, icon, player, and the score after a goal.
import { Trans, useLingui } from "@lingui/react/macro";
import { formatMinute } from "#domain/match/gameMinute.ts";
import type { Side } from "#domain/match/match.ts";
import type { PlayerRef } from "#domain/match/references.ts";
import type { Incident, IncidentKind } from "#domain/match/summary.ts";
import { PlayerName } from "#components/page/PlayerName.tsx";
import { VisuallyHidden } from "#ui/page/VisuallyHidden.tsx";
import { IncidentIcon } from "#components/match/IncidentIcon.tsx";
import styles from "./IncidentLine.module.css";
import { GOAL_KINDS, INCIDENT_NAMES } from "#components/match/incidentNames.ts";

/** Kinds whose name is shown as text, because their icon could be mistaken for another. */
const NAMED: ReadonlySet<IncidentKind> = new Set([
  "ownGoal",
  "penaltyGoal",
  "penaltyMissed",
  "secondYellowCard",
  "goalCancelled",
]);

export interface IncidentLineProps {
  readonly incident: Incident;
  readonly side: Side;
  /** Name of the team credited. */
  readonly team: string;
}

export function IncidentLine({ incident, side, team }: IncidentLineProps) {
  const { i18n } = useLingui();
  const { kind, minute, player, other, score } = incident;
  const name = i18n._(INCIDENT_NAMES[kind]);
  return (
    <li className={styles["line"]} data-side={side} data-kind={kind}>
      <span className={`${styles["minute"]} num`} translate="no">
        {formatMinute(minute)}
      </span>
      <div className={styles["body"]}>
        <span className={styles["sign"]}>
          <IncidentIcon kind={kind} size={18} />
        </span>
        <div className={styles["text"]}>
          <VisuallyHidden>
            <bdi>{team}</bdi>: {NAMED.has(kind) ? null : <span>{name}</span>}
          </VisuallyHidden>
          <Who player={player} goal={GOAL_KINDS.has(kind)} />
          {NAMED.has(kind) ? <span className={styles["note"]}>{name}</span> : null}
          {other === undefined ? null : <Second kind={kind} player={other} />}
        </div>
        {GOAL_KINDS.has(kind) && score !== undefined ? (
          <b className={`${styles["score"]} num`} translate="no">{`${score.home}–${score.away}`}</b>
        ) : null}
      </div>
    </li>
  );
}

function Who({ player, goal }: { readonly player: PlayerRef | undefined; readonly goal: boolean }) {
  if (player === undefined) {
    return (
      <span className={styles["unknown"]}>
        {goal ? <Trans>Scorer not known yet</Trans> : <Trans>Player not known yet</Trans>}
      </span>
    );
  }
  return <PlayerName player={player} className={styles["player"]} />;
}

/** The player who assisted, or who went off. */
function Second({ kind, player }: { readonly kind: IncidentKind; readonly player: PlayerRef }) {
  const { t } = useLingui();
  const link = <PlayerName player={player} className={styles["second"]} />;
  if (kind === "substitution") {
    return (
      <span className={styles["note"]}>
        <Trans comment="A substitution: the player who goes off">Off: {link}</Trans>
      </span>
    );
  }
  return (
    <span className={styles["note"]} title={t`Assist`}>
      <Trans>Assist: {link}</Trans>
    </span>
  );
}
