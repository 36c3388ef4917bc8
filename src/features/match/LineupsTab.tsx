// The line-ups tab of a match: both teams on a pitch or in lists, bench, coach and missing players.
import type { ReactNode } from "react";
import type { MatchDetails } from "#domain/match/matchDetails.ts";
import type { Lineups } from "#domain/match/lineups.ts";
import { PageSection } from "#components/page/PageSection.tsx";
import { PrintButton } from "#components/page/PrintButton.tsx";
import { calendarDay } from "#domain/zones.ts";
import { useFormats } from "#i18n/hooks.ts";
import { useViewerZone } from "#state/preferences/useViewerZone.ts";
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
  const lists = (withEleven: boolean): ReactNode => (
    <div className={styles["teams"]}>
      <TeamLists sheet={sheets.home} team={teams.home} withEleven={withEleven} />
      <TeamLists sheet={sheets.away} team={teams.away} withEleven={withEleven} />
    </div>
  );
  return (
    <div className={styles["lineups"]}>
      {onPitch ? <Pitch sheets={sheets} teams={teams} /> : null}
      {lists(!onPitch)}
      <div className={styles["print"]}>
        <LineupsPrint details={details}>{lists(true)}</LineupsPrint>
      </div>
    </div>
  );
}

/** Paper has lists: the pitch is a background, and names on it are white. */
function LineupsPrint({
  details,
  children,
}: {
  readonly details: MatchDetails;
  readonly children: ReactNode;
}) {
  const formats = useFormats();
  const zone = useViewerZone();
  const { home, away } = details.teams;
  const at = details.kickoffAt;
  const day = at === undefined ? "" : formats.longDay(calendarDay(at, zone.offsetAt(at)));
  return (
    <PrintButton
      title={`${home.name} – ${away.name}`}
      about={
        <>
          <bdi>{details.league.name}</bdi> <span>{day}</span>
        </>
      }
    >
      {children}
    </PrintButton>
  );
}
