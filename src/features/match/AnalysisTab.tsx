// The analysis tab: meetings of both teams, their form, and their next matches.
import { Trans, useLingui } from "@lingui/react/macro";
import { PageSection } from "#components/page/PageSection.tsx";
import { FixtureRow } from "#components/match/FixtureRow.tsx";
import type { FixtureLine } from "#domain/match/fixture.ts";
import type { TeamRef } from "#domain/match/references.ts";
import { usePageData } from "#state/pageData/usePageData.ts";
import { FormPanel } from "./analysis/FormPanel.tsx";
import styles from "./AnalysisTab.module.css";
import type { MatchTabProps } from "./MatchTabBody.tsx";
import { SectionSkeleton } from "./SectionSkeleton.tsx";

export function AnalysisTab({ matchId, details }: MatchTabProps) {
  const { t } = useLingui();
  const analysis = usePageData("matchAnalysis", { matchId });
  const { home, away } = details.teams;
  return (
    <PageSection query={analysis} skeleton={<SectionSkeleton />}>
      {({ meetings, recent, next }) => (
        <div className={styles["analysis"]}>
          <FormPanel
            title={t`Head to head`}
            empty={t`The two have not met yet.`}
            fixtures={meetings}
            team={home}
            leagueId={details.league.id}
            versus={away}
          />
          <div className={styles["pair"]}>
            {(["home", "away"] as const).map((side) => {
              const team = details.teams[side];
              return (
                <FormPanel
                  key={side}
                  title={t`Form of ${team.name}`}
                  empty={t`No matches yet this season.`}
                  fixtures={recent[side]}
                  team={team}
                  leagueId={details.league.id}
                />
              );
            })}
          </div>
          <div className={styles["pair"]}>
            <NextMatches team={home} fixtures={next.home} />
            <NextMatches team={away} fixtures={next.away} />
          </div>
        </div>
      )}
    </PageSection>
  );
}

function NextMatches({
  team,
  fixtures,
}: {
  readonly team: TeamRef;
  readonly fixtures: readonly FixtureLine[];
}) {
  const { t } = useLingui();
  const name = team.name;
  return (
    <section className={styles["next"]} aria-label={t`Next matches of ${name}`}>
      <h2 className={styles["title"]}>
        <Trans>Next matches of {name}</Trans>
      </h2>
      {fixtures.length === 0 ? (
        <p className={styles["none"]}>
          <Trans>No match is planned.</Trans>
        </p>
      ) : (
        fixtures.map((fixture) => <FixtureRow key={fixture.matchId} fixture={fixture} showLeague />)
      )}
    </section>
  );
}
