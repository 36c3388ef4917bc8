// A league's season in figures: goals, results at home and away, goals by time, and notable matches.
import { Trans, useLingui } from "@lingui/react/macro";
import type { LeagueStatistics } from "#domain/league/league.ts";
import { FigureTiles } from "#components/page/FigureTiles.tsx";
import { FixtureList } from "#components/match/FixtureList.tsx";
import { GoalsByQuarter } from "#components/match/GoalsByQuarter.tsx";
import { PageSection } from "#components/page/PageSection.tsx";
import { useFormats } from "#i18n/hooks.ts";
import { usePageData } from "#state/pageData/usePageData.ts";
import { EmptyState } from "#ui/content/EmptyState.tsx";
import { Skeleton } from "#ui/content/Skeleton.tsx";
import { FrequentScores } from "./FrequentScores.tsx";
import styles from "./LeagueStatisticsTab.module.css";
import type { LeagueTabProps } from "./LeagueTabs.tsx";
import { ofSeason } from "./useLeagueSeason.ts";

export function LeagueStatisticsTab({ leagueId, seasonId }: LeagueTabProps) {
  const statistics = usePageData("leagueStatistics", ofSeason(leagueId, seasonId));
  return (
    <PageSection query={statistics} skeleton={<StatisticsSkeleton />}>
      {(data) =>
        data.played === 0 ? (
          <EmptyState icon="ball" title={<Trans>No match of this season has been played yet.</Trans>}>
            <Trans>Figures come with the first results; seasons before it stand above.</Trans>
          </EmptyState>
        ) : (
          <Figures data={data} />
        )
      }
    </PageSection>
  );
}

function Figures({ data }: { readonly data: LeagueStatistics }) {
  const { t } = useLingui();
  const formats = useFormats();
  const perMatch = (count: number): string => formats.decimal(count / data.played, 2);
  const { highestScoring, biggestWin } = data;
  return (
    <>
      <FigureTiles
        figures={[
          {
            key: "played",
            label: t`Matches played`,
            value: t`${formats.number(data.played)} of ${formats.number(data.total)}`,
          },
          { key: "goals", label: t`Goals`, value: formats.number(data.goals) },
          { key: "mean", label: t`Goals per match`, value: perMatch(data.goals) },
          { key: "over", label: t`Matches with over 2.5 goals`, value: formats.percent(data.over25) },
          { key: "both", label: t`Both teams scored`, value: formats.percent(data.bothScored) },
          { key: "yellow", label: t`Yellow cards per match`, value: perMatch(data.yellowCards) },
          { key: "red", label: t`Red cards per match`, value: perMatch(data.redCards) },
        ]}
      />
      <ResultShares homeWins={data.homeWins} draws={data.draws} awayWins={data.awayWins} />
      <div className={styles["pair"]}>
        <GoalsByQuarter
          series={[{ key: "goals", label: t`Goals`, goals: data.goalsByQuarter, look: "for" }]}
        />
        <FrequentScores scores={data.frequentScores} played={data.played} />
      </div>
      <div className={styles["pair"]}>
        {highestScoring ? (
          <FixtureList title={<Trans>Most goals in a match</Trans>} fixtures={[highestScoring]} />
        ) : null}
        {biggestWin ? <FixtureList title={<Trans>Biggest win</Trans>} fixtures={[biggestWin]} /> : null}
      </div>
    </>
  );
}

function StatisticsSkeleton() {
  return (
    <div className={styles["skeleton"]}>
      <Skeleton height={152} />
      <Skeleton height={72} />
      <Skeleton height={240} />
    </div>
  );
}

interface ResultSharesProps {
  /** Shares 0 to 1. */
  readonly homeWins: number;
  readonly draws: number;
  readonly awayWins: number;
}

/** How often the home side won, drew or lost: one bar of three parts, each named with its share. */
function ResultShares({ homeWins, draws, awayWins }: ResultSharesProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const parts = [
    { key: "home", label: t`Home wins`, share: homeWins },
    { key: "draw", label: t`Draws`, share: draws },
    { key: "away", label: t`Away wins`, share: awayWins },
  ];
  return (
    <section className={styles["results"]} aria-label={t`Results`}>
      <h2 className={styles["title"]}>{t`Results`}</h2>
      <div className={styles["bar"]} aria-hidden="true">
        {parts.map(({ key, share }) => (
          <span key={key} data-part={key} style={{ flexGrow: share }} />
        ))}
      </div>
      <dl className={styles["legend"]}>
        {parts.map(({ key, label, share }) => (
          <div key={key} data-part={key}>
            <dt>{label}</dt>
            <dd className="num">{formats.percent(share)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
