// The line-ups tab before publication: when line-ups are expected, and players known to be missing.
import { Trans } from "@lingui/react/macro";
import type { Lineups } from "#domain/match/lineups.ts";
import type { PerSide } from "#domain/match/match.ts";
import { phaseGroup } from "#domain/match/phase.ts";
import type { TeamRef } from "#domain/match/references.ts";
import { calendarDay } from "#domain/zones.ts";
import { TeamCrest } from "#components/pictures/TeamCrest.tsx";
import { formatClock } from "#i18n/formats.ts";
import { useFormats } from "#i18n/hooks.ts";
import { useMatch } from "#state/live/client/hooks.ts";
import { useViewerZone } from "#state/preferences/useViewerZone.ts";
import { EmptyState } from "#ui/content/EmptyState.tsx";
import styles from "./ExpectedLineups.module.css";
import { MissingList } from "./MissingList.tsx";

export interface ExpectedLineupsProps {
  readonly matchId: number;
  readonly lineups: Lineups;
  readonly teams: PerSide<TeamRef>;
}

export function ExpectedLineups({ matchId, lineups, teams }: ExpectedLineupsProps) {
  const row = useMatch(matchId);
  const { expectedAt, missing } = lineups;
  const begun = row !== undefined && phaseGroup(row.phase) !== "scheduled";
  return (
    <div className={styles["waiting"]}>
      <EmptyState
        icon="lineup"
        title={
          begun || expectedAt === undefined ? (
            <span>
              <Trans>There are no line-ups of this match.</Trans>
            </span>
          ) : (
            <Expected at={expectedAt} />
          )
        }
      >
        {begun ? undefined : (
          <span>
            <Trans>Teams name their players about an hour before kick-off.</Trans>
          </span>
        )}
      </EmptyState>
      {missing.home.length + missing.away.length === 0 ? null : (
        <div className={styles["teams"]}>
          {(["home", "away"] as const).map((side) => (
            <section key={side} className={styles["team"]} aria-label={teams[side].name}>
              <h2 className={styles["name"]}>
                <TeamCrest file={teams[side].logo} size={20} />
                <span dir="auto" translate="no">
                  {teams[side].name}
                </span>
              </h2>
              {missing[side].length === 0 ? (
                <p className={styles["all"]}>
                  <Trans>No absences reported.</Trans>
                </p>
              ) : (
                <MissingList missing={missing[side]} />
              )}
            </section>
          ))}
        </div>
      )}
    </div>
  );
}

function Expected({ at }: { readonly at: number }) {
  const formats = useFormats();
  const zone = useViewerZone();
  const day = formats.longDay(calendarDay(at, zone.offsetAt(at)));
  const time = formatClock(at, zone.offsetAt(at));
  return (
    <Trans>
      Line-ups are expected on {day} at {time}
    </Trans>
  );
}
