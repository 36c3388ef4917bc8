// One fixture in a page's list: day, teams and score; live if the core knows the match.
import { useShownFixture } from "../spoilers/hiddenScores.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { memo } from "react";
import { ROW_FLAGS } from "#domain/board/rowCode.ts";
import type { FixtureLine } from "#domain/match/fixture.ts";
import { resultFor } from "#domain/match/fixtureResult.ts";
import { formatMinute } from "#domain/match/gameMinute.ts";
import type { PerSide } from "#domain/match/match.ts";
import { isLive } from "#domain/match/phase.ts";
import { calendarDay } from "#domain/zones.ts";
import { formatClock } from "#i18n/formats.ts";
import { useFormats } from "#i18n/hooks.ts";
import { useMatch } from "#state/live/client/hooks.ts";
import { useViewerZone } from "#state/preferences/useViewerZone.ts";
import { FormMark } from "./FormLetters.tsx";
import styles from "./FixtureRow.module.css";
import { matchPath } from "../page/pageLinks.ts";
import { phaseLabel } from "./phaseLabel.ts";
import { RowLink } from "../page/RowLink.tsx";
import { TeamCrest } from "../pictures/TeamCrest.tsx";

export interface FixtureRowProps {
  readonly fixture: FixtureLine;
  /** Shows the competition under the day. */
  readonly showLeague?: boolean;
  /** Shows the result from this team's point of view. */
  readonly teamId?: number | undefined;
}

interface ScoreAndState {
  readonly score: PerSide<number> | undefined;
  readonly state: string;
  readonly live: boolean;
}

/** Current score and state: the core's if it has the match, else those of the page's own data. */
function useScoreAndState(fixture: FixtureLine): ScoreAndState {
  const { i18n } = useLingui();
  const row = useMatch(fixture.matchId);
  if (!row) {
    const live = isLive(fixture.phase);
    return { score: fixture.score, state: phaseLabel(fixture, i18n), live };
  }
  const scored = (row.flags & ROW_FLAGS.scored) !== 0;
  return {
    score: scored ? { home: row.homeScore, away: row.awayScore } : undefined,
    state: row.minute > 0 ? `${formatMinute(row.minute)}′` : phaseLabel(row, i18n),
    live: isLive(row.phase),
  };
}

export const FixtureRow = memo(function FixtureRow({
  fixture: given,
  showLeague = false,
  teamId,
}: FixtureRowProps) {
  const fixture = useShownFixture(given);
  const formats = useFormats();
  const zone = useViewerZone();
  const { score, state, live } = useScoreAndState(fixture);
  const { kickoffAt, teams } = fixture;
  const result = teamId === undefined || live ? undefined : resultFor(fixture, teamId);
  const strong = (side: "home" | "away"): boolean =>
    fixture.winner === side ||
    (fixture.winner === undefined && score !== undefined && !live && score[side] > score[other(side)]);
  return (
    <RowLink path={matchPath(fixture.matchId)} className={styles["row"]}>
      <span className={styles["when"]}>
        {kickoffAt === undefined ? (
          <span>
            <Trans comment="Kick-off to be announced, short">TBA</Trans>
          </span>
        ) : (
          <>
            <span className="num">
              {formats.numericDay(calendarDay(kickoffAt, zone.offsetAt(kickoffAt)))}
            </span>
            {/* A new element for a new text: one that grows counts as a layout shift on right-to-left pages. */}
            <span key={state} className={`${styles["state"]} num`} data-live={live || undefined}>
              {score === undefined && state === "" ? formatClock(kickoffAt, zone.offsetAt(kickoffAt)) : state}
            </span>
          </>
        )}
      </span>
      <span className={styles["teams"]}>
        {showLeague ? (
          <small className={styles["league"]} dir="auto" translate="no">
            {fixture.league.name}
          </small>
        ) : null}
        {(["home", "away"] as const).map((side) => (
          <span key={side} className={styles["team"]} data-strong={strong(side) || undefined}>
            <TeamCrest file={teams[side].logo} size={18} />
            <span className={styles["name"]} dir="auto" translate="no">
              {teams[side].name}
            </span>
          </span>
        ))}
      </span>
      <span className={`${styles["score"]} num`} data-live={live || undefined} translate="no">
        <span>{score?.home ?? ""}</span>
        <span>{score?.away ?? ""}</span>
      </span>
      {teamId === undefined ? null : (
        <span className={styles["result"]}>{result ? <FormMark letter={result} /> : null}</span>
      )}
    </RowLink>
  );
});

function other(side: "home" | "away"): "home" | "away" {
  return side === "home" ? "away" : "home";
}
