// The line-ups tab of a match: both teams on a pitch or in lists, bench, coach and missing players.
import type { MatchDetails } from "#domain/match/matchDetails.ts";
import type { Lineups } from "#domain/match/lineups.ts";
import { PageSection } from "#components/page/PageSection.tsx";
import { usePageData } from "#state/pageData/usePageData.ts";
import { ExpectedLineups } from "./lineups/ExpectedLineups.tsx";
import { LineupsSkeleton } from "./lineups/LineupsSkeleton.tsx";
import { Pitch } from "./lineups/Pitch.tsx";
import { TeamLists } from "./lineups/TeamLists.tsx";
import styles from "./LineupsTab.module.css";
import { useRunning } from "./useRunning.ts";

/** Ratings and substitutions change without a live change of the match's row. */
const REFRESH_EVERY_MS = 60_000;

export interface LineupsTabProps {
  readonly matchId: number;
  readonly details: MatchDetails;
}

export function LineupsTab({ matchId, details }: LineupsTabProps) {
  const running = useRunning(matchId);
  const lineups = usePageData(
    "matchLineups",
    { matchId },
    { refreshEveryMs: running ? REFRESH_EVERY_MS : undefined },
  );
  return (
    <PageSection query={lineups} skeleton={<LineupsSkeleton />}>
      {(data) => <LineupsView matchId={matchId} details={details} lineups={data} />}
    </PageSection>
  );
}

export function LineupsView({ matchId, details, lineups }: LineupsTabProps & { readonly lineups: Lineups }) {
  const { sheets } = lineups;
  const { teams } = details;
  if (sheets === undefined) return <ExpectedLineups matchId={matchId} lineups={lineups} teams={teams} />;
  const onPitch = sheets.home.isPlaced && sheets.away.isPlaced;
  return (
    <div className={styles["lineups"]}>
      {onPitch ? <Pitch sheets={sheets} teams={teams} /> : null}
      <div className={styles["teams"]}>
        <TeamLists sheet={sheets.home} team={teams.home} withEleven={!onPitch} />
        <TeamLists sheet={sheets.away} team={teams.away} withEleven={!onPitch} />
      </div>
    </div>
  );
}
