// A team's matches: running, upcoming and past.
import { Trans } from "@lingui/react/macro";
import { FixtureList } from "#components/match/FixtureList.tsx";
import { PageSection } from "#components/page/PageSection.tsx";
import { RowsSkeleton } from "#components/page/RowsSkeleton.tsx";
import { usePageData } from "#state/pageData/usePageData.ts";
import { EmptyState } from "#ui/content/EmptyState.tsx";

export function TeamFixturesTab({ teamId }: { readonly teamId: number }) {
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
