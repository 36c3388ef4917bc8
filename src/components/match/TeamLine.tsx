// One team's line in a match row: crest, name, rank in the table, cards.
import { useLingui } from "@lingui/react/macro";
import { Icon } from "#ui/content/Icon.tsx";
import { VisuallyHidden } from "#ui/page/VisuallyHidden.tsx";
import { CardMark } from "./CardMark.tsx";
import { TeamCrest } from "../pictures/TeamCrest.tsx";
import styles from "./TeamLine.module.css";

export function TeamLine({
  side,
  name,
  logo,
  rank,
  red,
  yellow,
  redChanged,
  yellowChanged,
  winner,
  followed,
}: {
  side: "home" | "away";
  name: string;
  logo: string;
  rank: string;
  red: number;
  yellow: number;
  redChanged: boolean;
  yellowChanged: boolean;
  winner: boolean;
  /** The team is a favourite. */
  followed: boolean;
}) {
  const { t } = useLingui();
  return (
    <div className={styles["team"]} data-winner={winner || undefined}>
      <TeamCrest file={logo} size={20} />
      <span className={styles["name"]} dir="auto" translate="no">
        {name}
      </span>
      {followed ? (
        <span className={styles["followed"]} title={t`Favourite team`}>
          <Icon name="star" size={11} />
          <VisuallyHidden>{t`Favourite team`}</VisuallyHidden>
        </span>
      ) : null}
      {rank === "" ? null : <small className={`${styles["rank"]} num`}>{rank}</small>}
      <span className={styles["cards"]}>
        <CardMark
          color="yellow"
          count={yellow}
          field={side === "home" ? "homeYellow" : "awayYellow"}
          changed={yellowChanged}
        />
        <CardMark
          color="red"
          count={red}
          field={side === "home" ? "homeRed" : "awayRed"}
          changed={redChanged}
        />
      </span>
    </div>
  );
}
