// The summary tab of a match: incidents by minute, momentum, and statistics of both sides.
import { Trans } from "@lingui/react/macro";
import type { BusyMinute } from "#domain/community/busyMinutes.ts";
import type { MatchDetails } from "#domain/match/matchDetails.ts";
import type { MatchSummary } from "#domain/match/summary.ts";
import { PageSection } from "#components/page/PageSection.tsx";
import { usePageData } from "#state/pageData/usePageData.ts";
import { openExplanations } from "#state/dialogs/explanations.ts";
import { Button } from "#ui/controls/Button.tsx";
import { EmptyState } from "#ui/content/EmptyState.tsx";
import { Icon } from "#ui/content/Icon.tsx";
import { Momentum } from "./summary/Momentum.tsx";
import { PeriodTable } from "./summary/PeriodTable.tsx";
import { ShootOut } from "./summary/ShootOut.tsx";
import { StatisticTable } from "./summary/StatisticTable.tsx";
import { SummarySkeleton } from "./summary/SummarySkeleton.tsx";
import { Timeline } from "./summary/Timeline.tsx";
import { usePostMarks } from "./summary/usePostMarks.ts";
import styles from "./SummaryTab.module.css";
import { useRunning } from "./useRunning.ts";

/** Goals and cards arrive with live changes; statistics and substitutions are fetched at this interval. */
const REFRESH_EVERY_MS = 60_000;

export interface SummaryTabProps {
  readonly matchId: number;
  readonly details: MatchDetails;
}

export function SummaryTab({ matchId, details }: SummaryTabProps) {
  const running = useRunning(matchId);
  const summary = usePageData(
    "matchSummary",
    { matchId },
    { refreshEveryMs: running ? REFRESH_EVERY_MS : undefined },
  );
  const { marks, isAwaited } = usePostMarks(matchId);
  // A summary that has been drawn without marks would shift when they arrive.
  const shown = isAwaited && summary.data !== undefined ? { ...summary, data: undefined } : summary;
  return (
    <PageSection query={shown} skeleton={<SummarySkeleton />}>
      {(data) => <SummaryView matchId={matchId} details={details} summary={data} marks={marks} />}
    </PageSection>
  );
}

export function SummaryView({
  matchId,
  details,
  summary,
  marks,
}: SummaryTabProps & { readonly summary: MatchSummary; readonly marks: readonly BusyMinute[] }) {
  const { incidents, periods, statistics, momentum, shootOut } = summary;
  if (incidents.length === 0 && statistics.length === 0) {
    return (
      <EmptyState icon="whistle" title={<Trans>Nothing has happened yet.</Trans>}>
        <Trans>Goals, cards and substitutions appear here as they happen.</Trans>
      </EmptyState>
    );
  }
  return (
    <div className={styles["summary"]}>
      <div className={styles["columns"]}>
        <div className={styles["story"]}>
          {periods.length === 0 ? null : <PeriodTable periods={periods} teams={details.teams} />}
          <Timeline matchId={matchId} incidents={incidents} marks={marks} teams={details.teams} />
          {shootOut.length === 0 ? null : <ShootOut kicks={shootOut} teams={details.teams} />}
          <Button look="quiet" small className={styles["icons"]} onClick={openExplanations}>
            <Icon name="info" size={16} />
            <Trans>What the icons mean</Trans>
          </Button>
        </div>
        {momentum.length === 0 && statistics.length === 0 ? null : (
          <div className={styles["figures"]}>
            {momentum.length === 0 ? null : (
              <Momentum points={momentum} incidents={incidents} teams={details.teams} />
            )}
            {statistics.length === 0 ? null : (
              <StatisticTable statistics={statistics} teams={details.teams} />
            )}
          </div>
        )}
      </div>
    </div>
  );
}
