// Lists next to the pitch: a team's bench, coach and missing players.
import { Trans } from "@lingui/react/macro";
import type { TeamSheet } from "#domain/match/lineups.ts";
import type { TeamRef } from "#domain/match/references.ts";
import { TeamCrest } from "#components/pictures/TeamCrest.tsx";
import { BenchPlayer } from "./BenchPlayer.tsx";
import { MissingList } from "./MissingList.tsx";
import styles from "./TeamLists.module.css";

export interface TeamListsProps {
  readonly sheet: TeamSheet;
  readonly team: TeamRef;
}

export function TeamLists({ sheet, team }: TeamListsProps) {
  // Substitutes who came on are first, by minute.
  const bench = [...sheet.bench].sort((a, b) => (a.cameOnAt ?? Infinity) - (b.cameOnAt ?? Infinity) || 0);
  return (
    <section className={styles["lists"]} aria-label={team.name}>
      <h3 className={styles["team"]}>
        <TeamCrest file={team.logo} size={18} />
        <span dir="auto" translate="no">
          {team.name}
        </span>
      </h3>
      <h4 className={styles["title"]}>
        <Trans comment="The substitutes of a team">Bench</Trans>
      </h4>
      <ul className={styles["list"]}>
        {bench.map((player) => (
          <BenchPlayer key={player.id} player={player} />
        ))}
      </ul>
      {sheet.coach === "" ? null : (
        <>
          <h4 className={styles["title"]}>
            <Trans>Coach</Trans>
          </h4>
          <p className={styles["coach"]}>
            <bdi translate="no">{sheet.coach}</bdi>
          </p>
        </>
      )}
      <MissingList missing={sheet.missing} />
    </section>
  );
}
