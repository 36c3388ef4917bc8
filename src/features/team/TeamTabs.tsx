// The body of a team's page: the tab given by its address.
import { Trans } from "@lingui/react/macro";
import { useSearch } from "@tanstack/react-router";
import { PageSection } from "#components/page/PageSection.tsx";
import { RowsSkeleton } from "#components/page/RowsSkeleton.tsx";
import { StandingsTable } from "#components/match/StandingsTable.tsx";
import { usePageData } from "#state/pageData/usePageData.ts";
import { EmptyState } from "#ui/content/EmptyState.tsx";
import { SquadTab } from "./SquadTab.tsx";
import { TeamFixturesTab } from "./TeamFixturesTab.tsx";
import { readTeamSearch } from "./teamSearch.ts";
import { TeamStatisticsTab } from "./TeamStatisticsTab.tsx";
import { TransfersTab } from "./TransfersTab.tsx";

export function TeamTabs({ teamId }: { readonly teamId: number }) {
  const tab = useSearch({ strict: false, select: (search) => readTeamSearch(search).tab });
  switch (tab) {
    case "squad":
      return <SquadTab teamId={teamId} />;
    case "standings":
      return <TeamStandings teamId={teamId} />;
    case "statistics":
      return <TeamStatisticsTab teamId={teamId} />;
    case "transfers":
      return <TransfersTab teamId={teamId} />;
    default:
      return <TeamFixturesTab teamId={teamId} />;
  }
}

const SKELETON = <RowsSkeleton rows={18} height={41} picture />;

function TeamStandings({ teamId }: { readonly teamId: number }) {
  const profile = usePageData("teamProfile", { teamId });
  return (
    <PageSection query={profile} skeleton={SKELETON}>
      {({ league }) =>
        league ? (
          <LeagueTable teamId={teamId} leagueId={league.id} />
        ) : (
          <EmptyState icon="trophy" title={<Trans>This team plays in no league.</Trans>}>
            <Trans>The team’s cup matches are among the fixtures and results.</Trans>
          </EmptyState>
        )
      }
    </PageSection>
  );
}

function LeagueTable({ teamId, leagueId }: { readonly teamId: number; readonly leagueId: number }) {
  const standings = usePageData("leagueStandings", { leagueId });
  return (
    <PageSection query={standings} skeleton={SKELETON}>
      {(data) => <StandingsTable standings={data} markedTeamIds={[teamId]} />}
    </PageSection>
  );
}
