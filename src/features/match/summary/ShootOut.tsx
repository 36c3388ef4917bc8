// The kicks of a penalty shoot-out in order, by team.
import { Trans, useLingui } from "@lingui/react/macro";
import type { PerSide } from "#domain/match/match.ts";
import type { TeamRef } from "#domain/match/references.ts";
import type { ShootOutKick } from "#domain/match/summary.ts";
import { PlayerName } from "#components/page/PlayerName.tsx";
import { TeamCrest } from "#components/pictures/TeamCrest.tsx";
import { Icon } from "#ui/content/Icon.tsx";
import { VisuallyHidden } from "#ui/page/VisuallyHidden.tsx";
import styles from "./ShootOut.module.css";

export interface ShootOutProps {
  readonly kicks: readonly ShootOutKick[];
  readonly teams: PerSide<TeamRef>;
}

export function ShootOut({ kicks, teams }: ShootOutProps) {
  const { t } = useLingui();
  const numbered = kicks.map((kick, index) => ({ ...kick, number: index + 1 }));
  return (
    <section className={styles["section"]}>
      <h2 className={styles["title"]}>
        <Trans>Penalty shoot-out</Trans>
      </h2>
      <div className={styles["teams"]}>
        {(["home", "away"] as const).map((side) => (
          <div key={side}>
            <h3 className={styles["team"]}>
              <TeamCrest file={teams[side].logo} size={18} />
              <span dir="auto" translate="no">
                {teams[side].name}
              </span>
            </h3>
            <ol className={styles["kicks"]}>
              {numbered
                .filter((kick) => kick.side === side)
                .map(({ number, scored, player }) => (
                  <li key={number} className={styles["kick"]} data-scored={scored}>
                    <span className={styles["mark"]}>
                      <Icon name={scored ? "check" : "close"} size={14} />
                      <VisuallyHidden>{scored ? t`Scored` : t`Missed`}</VisuallyHidden>
                    </span>
                    {player === undefined ? (
                      <span>–</span>
                    ) : (
                      <PlayerName player={player} className={styles["player"]} />
                    )}
                  </li>
                ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  );
}
