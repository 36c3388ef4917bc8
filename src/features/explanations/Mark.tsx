// One mark as it appears in a row, in a popup or in the timeline of a match.
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Phase } from "#domain/match/match.ts";
import { CardMark } from "#components/match/CardMark.tsx";
import { IncidentIcon } from "#components/match/IncidentIcon.tsx";
import { phaseLabel } from "#components/match/phaseLabel.ts";
import { Icon } from "#ui/content/Icon.tsx";
import type { MarkName } from "./explanations.ts";
import styles from "./Mark.module.css";

/** States are shown by their short text. */
const STATES: Readonly<Partial<Record<MarkName, Phase>>> = {
  halfTime: "halfTime",
  finished: "fullTime",
  extraTime: "extraTime",
  shootOut: "penalties",
  postponed: "postponed",
  cancelled: "cancelled",
  abandoned: "abandoned",
  interrupted: "interrupted",
  toBeAnnounced: "toBeAnnounced",
};

const DRAWN: Readonly<Partial<Record<MarkName, ReactNode>>> = {
  goal: <IncidentIcon kind="goal" size={20} />,
  penalty: <IncidentIcon kind="penaltyGoal" size={20} />,
  ownGoal: <IncidentIcon kind="ownGoal" size={20} />,
  penaltyMissed: <IncidentIcon kind="penaltyMissed" size={20} />,
  goalCancelled: <IncidentIcon kind="goalCancelled" size={20} />,
  yellowCard: <IncidentIcon kind="yellowCard" size={20} />,
  redCard: <IncidentIcon kind="redCard" size={20} />,
  secondYellow: <IncidentIcon kind="secondYellowCard" size={20} />,
  substitution: <IncidentIcon kind="substitution" size={20} />,
  addedTime: <span className={`${styles["added"]} num`}>+4</span>,
  kickOff: <Icon name="whistle" className={styles["live"]} />,
  fullTime: <Icon name="flag" className={styles["quiet"]} />,
  minute: <span className={`${styles["minute"]} num`}>67</span>,
  cardCounts: (
    <span className={styles["counts"]}>
      <CardMark color="red" count={1} />
      <CardMark color="yellow" count={2} />
    </span>
  ),
  halfTimeScore: <span className={`${styles["small"]} num`}>1-0</span>,
  rank: <span className={`${styles["small"]} num`}>3</span>,
  lineup: <Icon name="lineup" size={16} className={styles["quiet"]} />,
  star: <Icon name="star" size={18} className={styles["star"]} />,
  teamStar: <Icon name="star" size={12} className={styles["star"]} />,
  oddsUp: <span className={`${styles["price"]} ${styles["on"]} num`}>1.90 ▲</span>,
  oddsDown: <span className={`${styles["price"]} ${styles["off"]} num`}>1.75 ▼</span>,
  after120: <span className={`${styles["small"]} num`}>4–3</span>,
};

/** Decorative: the name is next to it. */
export function Mark({ name }: { readonly name: MarkName }) {
  const { t, i18n } = useLingui();
  const phase = STATES[name];
  if (phase !== undefined) return <span className={styles["state"]}>{phaseLabel({ phase }, i18n)}</span>;
  if (name === "goalTag") return <span className={styles["tag"]}>{t`Goal`}</span>;
  if (name === "neutral")
    return (
      <span className={styles["neutral"]}>
        {t({ message: "N", comment: "Neutral ground, one or two letters" })}
      </span>
    );
  return DRAWN[name];
}
