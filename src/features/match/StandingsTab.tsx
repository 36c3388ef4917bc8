// The league table of a match: both teams marked, live while matches run.
import { PageSection } from "#components/page/PageSection.tsx";
import { StandingsTable } from "#components/match/StandingsTable.tsx";
import { usePageData } from "#state/pageData/usePageData.ts";
import type { MatchTabProps } from "./MatchTabBody.tsx";
import { SectionSkeleton } from "./SectionSkeleton.tsx";

export function StandingsTab({ details }: MatchTabProps) {
  const { league, teams } = details;
  const standings = usePageData("leagueStandings", { leagueId: league.id });
  return (
    <PageSection query={standings} skeleton={<SectionSkeleton />}>
      {(data) => (
        <StandingsTable
          standings={data}
          leagueName={league.name}
          markedTeamIds={[teams.home.id, teams.away.id]}
        />
      )}
    </PageSection>
  );
}
