// The body of a league's page: the tab and the season of the address.
import { EmptyState } from "#ui/content/EmptyState.tsx";
import { Trans } from "@lingui/react/macro";
import { PageSection } from "#components/page/PageSection.tsx";
import { RowsSkeleton } from "#components/page/RowsSkeleton.tsx";
import { StandingsTable } from "#components/match/StandingsTable.tsx";
import { usePageData } from "#state/pageData/usePageData.ts";
import { LeagueFixtures } from "./LeagueFixtures.tsx";
import { LeaguePlayersTab } from "./LeaguePlayersTab.tsx";
import { LeagueStatisticsTab } from "./LeagueStatisticsTab.tsx";
import { ofSeason, useLeagueSeason } from "./useLeagueSeason.ts";

export interface LeagueTabProps {
  readonly leagueId: number;
  /** undefined is the current season. */
  readonly seasonId: number | undefined;
}

export function LeagueTabs({ leagueId }: { readonly leagueId: number }) {
  const { profile, search, seasonId, settled } = useLeagueSeason(leagueId);
  const { tab = "fixtures" } = search;
  // Only a season or a table in the address must wait for the data of the league.
  const waits = !settled || (tab === "standings" && profile.data === undefined);
  if (waits) {
    return (
      <PageSection query={profile} skeleton={<RowsSkeleton rows={10} height={56} picture />}>
        {() => null}
      </PageSection>
    );
  }
  const offered = profile.data === undefined || profile.data.tabs.includes(tab);
  const props = { leagueId, seasonId };
  switch (offered ? tab : "fixtures") {
    case "standings":
      return <LeagueStandings {...props} leagueName={profile.data?.league.name ?? ""} />;
    case "players":
      return <LeaguePlayersTab {...props} />;
    case "statistics":
      return <LeagueStatisticsTab {...props} />;
    default:
      // A new key per league, so that no data of another league is shown while this one loads.
      return <LeagueFixtures key={leagueId} {...props} />;
  }
}

function LeagueStandings({
  leagueId,
  seasonId,
  leagueName,
}: LeagueTabProps & { readonly leagueName: string }) {
  const standings = usePageData("leagueStandings", ofSeason(leagueId, seasonId));
  return (
    <PageSection query={standings} skeleton={<RowsSkeleton rows={18} height={41} picture />}>
      {(data) =>
        data.total.length === 0 ? (
          <EmptyState icon="trophy" title={<Trans>There is no table for this season.</Trans>}>
            <Trans>Choose another season above.</Trans>
          </EmptyState>
        ) : (
          <StandingsTable standings={data} leagueName={leagueName} />
        )
      }
    </PageSection>
  );
}
