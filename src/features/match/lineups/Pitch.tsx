// Both teams on a pitch: horizontal where there is room, vertical on narrow screens, home at the start.
import { Trans, useLingui } from "@lingui/react/macro";
import type { CSSProperties } from "react";
import type { PerSide, Side } from "#domain/match/match.ts";
import type { TeamSheet } from "#domain/match/lineups.ts";
import type { TeamRef } from "#domain/match/references.ts";
import { TeamCrest } from "#components/pictures/TeamCrest.tsx";
import styles from "./Pitch.module.css";
import { PitchMarkings } from "./PitchMarkings.tsx";
import { PitchPlayer } from "./PitchPlayer.tsx";
import { pitchSpots } from "./pitchSpot.ts";

export interface PitchProps {
  readonly sheets: PerSide<TeamSheet>;
  readonly teams: PerSide<TeamRef>;
}

export function Pitch({ sheets, teams }: PitchProps) {
  return (
    <div className={styles["frame"]}>
      <TeamHead side="home" team={teams.home} sheet={sheets.home} />
      <div className={styles["pitch"]}>
        <PitchMarkings />
        <Eleven side="home" team={teams.home} sheet={sheets.home} />
        <Eleven side="away" team={teams.away} sheet={sheets.away} />
      </div>
      <TeamHead side="away" team={teams.away} sheet={sheets.away} />
    </div>
  );
}

interface SideProps {
  readonly side: Side;
  readonly team: TeamRef;
  readonly sheet: TeamSheet;
}

function TeamHead({ side, team, sheet }: SideProps) {
  return (
    <h2 className={styles["head"]} data-side={side}>
      <TeamCrest file={team.logo} size={20} />
      <span className={styles["team"]} dir="auto" translate="no">
        {team.name}
      </span>
      <span className={`${styles["formation"]} num`}>
        <bdi translate="no">{sheet.formation}</bdi>
      </span>
      <Average sheet={sheet} />
    </h2>
  );
}

/** The mean rating of all rated players. */
function Average({ sheet }: { readonly sheet: TeamSheet }) {
  const ratings = [...sheet.starters, ...sheet.bench].flatMap(({ rating }) => rating ?? []);
  if (ratings.length === 0) return null;
  const mean = (ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length).toFixed(1);
  return (
    <span className={`${styles["mean"]} num`}>
      <Trans comment="Short: average rating of a team's players">Avg. {mean}</Trans>
    </span>
  );
}

function Eleven({ side, team, sheet }: SideProps) {
  const { t } = useLingui();
  const spots = pitchSpots(sheet.starters);
  const name = team.name;
  const { formation } = sheet;
  return (
    <ol className={styles["eleven"]} aria-label={t`${name}, starting eleven, ${formation}`}>
      {sheet.starters.map((player, index) => {
        const spot = spots[index];
        const place = { "--depth": spot?.depth ?? 0, "--across": spot?.across ?? 0 } as CSSProperties;
        return (
          <li
            key={`${player.line} ${player.place}`}
            className={styles["spot"]}
            data-side={side}
            style={place}
          >
            <PitchPlayer player={player} side={side} />
          </li>
        );
      })}
    </ol>
  );
}
