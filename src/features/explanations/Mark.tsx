// One mark as it looks in its place: in a row, in a popup or in the timeline of a match.
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Phase } from "#domain/match/match.ts";
import { CardMark } from "#components/CardMark.tsx";
import { phaseLabel } from "#components/phaseLabel.ts";
import { Icon } from "#ui/Icon.tsx";
import type { MarkName } from "./explanations.ts";
import styles from "./Mark.module.css";

/** States are shown by their short words. */
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
  goal: <Icon name="ball" className={styles["goal"]} />,
  penalty: (
    <span className={styles["lettered"]}>
      <Icon name="ball" className={styles["goal"]} />
      <b>P</b>
    </span>
  ),
  ownGoal: <Icon name="ball" className={styles["against"]} />,
  penaltyMissed: (
    <span className={styles["lettered"]}>
      <Icon name="goalOff" className={styles["against"]} />
      <b>P</b>
    </span>
  ),
  goalCancelled: <Icon name="goalOff" className={styles["quiet"]} />,
  yellowCard: <Icon name="card" className={styles["yellow"]} />,
  redCard: <Icon name="card" className={styles["red"]} />,
  secondYellow: (
    <span className={styles["twoCards"]}>
      <Icon name="card" className={styles["yellow"]} />
      <Icon name="card" className={styles["red"]} />
    </span>
  ),
  substitution: (
    <span className={styles["arrows"]}>
      <span className={styles["on"]}>▲</span>
      <span className={styles["off"]}>▼</span>
    </span>
  ),
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

/** Decoration: the name stands beside it. */
export function Mark({ name }: { readonly name: MarkName }) {
  const { t, i18n } = useLingui();
  const phase = STATES[name];
  if (phase !== undefined) return <span className={styles["state"]}>{phaseLabel(phase, i18n)}</span>;
  if (name === "goalTag") return <span className={styles["tag"]}>{t`Goal`}</span>;
  if (name === "neutral")
    return (
      <span className={styles["neutral"]}>
        {t({ message: "N", comment: "Neutral ground, one or two letters" })}
      </span>
    );
  return DRAWN[name];
}
