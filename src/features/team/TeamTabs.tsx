// The body of a team's page: the tab given by its address.
import { Trans } from "@lingui/react/macro";
import { useSearch } from "@tanstack/react-router";
import type { LeagueRef } from "#domain/match/references.ts";
import { PageSection } from "#components/page/PageSection.tsx";
import { RowsSkeleton } from "#components/page/RowsSkeleton.tsx";
import { StandingsTable } from "#components/match/StandingsTable.tsx";
import { usePageData } from "#state/pageData/usePageData.ts";
import { EmptyState } from "#ui/content/EmptyState.tsx";
import { SquadTab } from "./SquadTab.tsx";
import { readTeamSearch } from "./teamSearch.ts";
import { TeamStatisticsTab } from "./TeamStatisticsTab.tsx";
import { TransfersTab } from "./TransfersTab.tsx";
import { FixtureList } from "#components/match/FixtureList.tsx";

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
          <LeagueTable teamId={teamId} league={league} />
        ) : (
          <EmptyState icon="trophy" title={<Trans>This team plays in no league.</Trans>}>
            <Trans>The team’s cup matches are among the fixtures and results.</Trans>
          </EmptyState>
        )
      }
    </PageSection>
  );
}

function LeagueTable({ teamId, league }: { readonly teamId: number; readonly league: LeagueRef }) {
  const standings = usePageData("leagueStandings", { leagueId: league.id });
  return (
    <PageSection query={standings} skeleton={SKELETON}>
      {(data) => <StandingsTable standings={data} leagueName={league.name} markedTeamIds={[teamId]} />}
    </PageSection>
  );
}

/** A team's matches: running, upcoming and past. */
function TeamFixturesTab({ teamId }: { readonly teamId: number }) {
  const fixtures = usePageData("teamFixtures", { teamId });
  return (
    <PageSection query={fixtures} skeleton={<RowsSkeleton rows={10} height={69} picture />}>
      {({ running, upcoming, results }) =>
        running.length + upcoming.length + results.length === 0 ? (
          <EmptyState icon="calendar" title={<Trans>No matches are known of this team.</Trans>}>
            <Trans>Matches are shown here as soon as the season’s fixtures are out.</Trans>
          </EmptyState>
        ) : (
          <>
            <FixtureList title={<Trans>Playing now</Trans>} fixtures={running} showLeague />
            <FixtureList
              title={<Trans>Coming up</Trans>}
              fixtures={upcoming}
              showLeague
              empty={<Trans>No match is planned.</Trans>}
            />
            <FixtureList
              title={<Trans>Results</Trans>}
              fixtures={results}
              showLeague
              teamId={teamId}
              empty={<Trans>No matches yet this season.</Trans>}
            />
          </>
        )
      }
    </PageSection>
  );
}
