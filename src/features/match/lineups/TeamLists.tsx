// Lists next to the pitch, or in its place: a team's players, bench, coach and missing players.
import { Trans } from "@lingui/react/macro";
import type { LineupPlayer, TeamSheet } from "#domain/match/lineups.ts";
import type { TeamRef } from "#domain/match/references.ts";
import { TeamCrest } from "#components/pictures/TeamCrest.tsx";
import { BenchPlayer } from "./BenchPlayer.tsx";
import { MissingList } from "./MissingList.tsx";
import styles from "./TeamLists.module.css";

export interface TeamListsProps {
  readonly sheet: TeamSheet;
  readonly team: TeamRef;
  /** Lists the starting eleven too, because no pitch shows it. */
  readonly withEleven: boolean;
}

export function TeamLists({ sheet, team, withEleven }: TeamListsProps) {
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
      {withEleven ? (
        <>
          <h4 className={styles["title"]}>
            <span>
              <Trans comment="The eleven players of a team that begin a match">Starting eleven</Trans>
            </span>{" "}
            <bdi className="num" translate="no">
              {sheet.formation}
            </bdi>
          </h4>
          <PlayerList players={sheet.starters} />
        </>
      ) : null}
      {bench.length === 0 ? null : (
        <>
          <h4 className={styles["title"]}>
            <Trans comment="The substitutes of a team">Bench</Trans>
          </h4>
          <PlayerList players={bench} />
        </>
      )}
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

function PlayerList({ players }: { readonly players: readonly LineupPlayer[] }) {
  return (
    <ul className={styles["list"]}>
      {players.map((player) => (
        <BenchPlayer key={`${player.id} ${player.shirt} ${player.name}`} player={player} />
      ))}
    </ul>
  );
}
