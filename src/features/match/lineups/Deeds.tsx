// Icons of a player's goals, own goals, assists and cards; decorative, the text is elsewhere.
import { Trans } from "@lingui/react/macro";
import type { LineupPlayer } from "#domain/match/lineups.ts";
import type { IncidentKind } from "#domain/match/summary.ts";
import { IncidentIcon } from "#components/match/IncidentIcon.tsx";
import styles from "./Deeds.module.css";

/** Above this number of one kind, the count is shown as a number. */
const MOST_SIGNS = 2;

export function Deeds({ player }: { readonly player: LineupPlayer }) {
  const { goals, ownGoals, assists, yellowCards, redCards } = player;
  const card: IncidentKind = yellowCards > 0 ? (redCards > 0 ? "secondYellowCard" : "yellowCard") : "redCard";
  return (
    <>
      {yellowCards + redCards > 0 ? <Signs kind={card} count={1} /> : null}
      <Signs kind="goal" count={goals} />
      <Signs kind="ownGoal" count={ownGoals} />
      {assists > 0 ? (
        <span className={`${styles["assist"]} num`}>
          <Trans comment="Assists, one letter">A</Trans>
          {assists > 1 ? <span>{assists}</span> : null}
        </span>
      ) : null}
    </>
  );
}

function Signs({ kind, count }: { readonly kind: IncidentKind; readonly count: number }) {
  if (count > MOST_SIGNS) {
    return (
      <span className={`${styles["sign"]} num`}>
        <IncidentIcon kind={kind} size={13} />
        {count}
      </span>
    );
  }
  return Array.from({ length: count }, (_, index) => (
    <span key={index} className={styles["sign"]}>
      <IncidentIcon kind={kind} size={13} />
    </span>
  ));
}
