// One team's line in a match row: crest, name, place in the table, cards.
import { CardMark } from "./CardMark.tsx";
import { TeamCrest } from "./TeamCrest.tsx";
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
}) {
  return (
    <div className={styles["team"]} data-winner={winner || undefined}>
      <TeamCrest file={logo} size={20} />
      <span className={styles["name"]}>
        <bdi>{name}</bdi>
      </span>
      {rank === "" ? null : <small className={`${styles["rank"]} num`}>{rank}</small>}
      <CardMark
        color="red"
        count={red}
        field={side === "home" ? "homeRed" : "awayRed"}
        changed={redChanged}
      />
      <CardMark
        color="yellow"
        count={yellow}
        field={side === "home" ? "homeYellow" : "awayYellow"}
        changed={yellowChanged}
      />
    </div>
  );
}
