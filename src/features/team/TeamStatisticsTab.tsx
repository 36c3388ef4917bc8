// A team's league season in figures: total, home and away, goals by time, and scorers.
import { Trans, useLingui } from "@lingui/react/macro";
import type { TeamStatistics, VenueFigures } from "#domain/team/team.ts";
import { DataTable } from "#components/page/DataTable.tsx";
import { FigureTiles } from "#components/page/FigureTiles.tsx";
import { GoalsByQuarter } from "#components/match/GoalsByQuarter.tsx";
import { PageSection } from "#components/page/PageSection.tsx";
import { PlayerLink } from "#components/page/RefLinks.tsx";
import { useFormats } from "#i18n/hooks.ts";
import { usePageData } from "#state/pageData/usePageData.ts";
import { EmptyState } from "#ui/content/EmptyState.tsx";
import { Skeleton } from "#ui/content/Skeleton.tsx";
import styles from "./TeamStatisticsTab.module.css";

export function TeamStatisticsTab({ teamId }: { readonly teamId: number }) {
  const statistics = usePageData("teamStatistics", { teamId });
  return (
    <PageSection query={statistics} skeleton={<StatisticsSkeleton />}>
      {(data) =>
        data.total.played === 0 ? (
          <EmptyState icon="ball" title={<Trans>No match of this season has been played yet.</Trans>}>
            <Trans>Figures come with the first results.</Trans>
          </EmptyState>
        ) : (
          <Figures data={data} />
        )
      }
    </PageSection>
  );
}

function Figures({ data }: { readonly data: TeamStatistics }) {
  const { t } = useLingui();
  const formats = useFormats();
  const { total } = data;
  const perMatch = (count: number): string => formats.decimal(count / total.played, 2);
  return (
    <>
      <FigureTiles
        figures={[
          { key: "played", label: t`Matches played`, value: total.played },
          { key: "wins", label: t`Win rate`, value: formats.percent(total.won / total.played) },
          { key: "for", label: t`Goals per match`, value: perMatch(total.goalsFor) },
          { key: "against", label: t`Goals conceded per match`, value: perMatch(total.goalsAgainst) },
          { key: "yellow", label: t`Yellow cards`, value: data.yellowCards },
          { key: "red", label: t`Red cards`, value: data.redCards },
        ]}
      />
      <VenueTable data={data} />
      <div className={styles["pair"]}>
        <GoalsByQuarter
          series={[
            { key: "for", label: t`Goals scored`, goals: data.goalsForByQuarter, look: "for" },
            { key: "against", label: t`Conceded`, goals: data.goalsAgainstByQuarter, look: "against" },
          ]}
        />
        {data.topScorers.length === 0 ? null : (
          <DataTable
            caption={t`Top scorers`}
            captionShown
            rows={data.topScorers}
            rowKey={({ player }) => player.id}
            columns={[
              {
                key: "player",
                head: t`Player`,
                kind: "main",
                render: ({ player }) => <PlayerLink player={player} />,
              },
              { key: "goals", head: t`Goals`, kind: "strong", width: 80, render: ({ goals }) => goals },
            ]}
          />
        )}
      </div>
    </>
  );
}

function VenueTable({ data }: { readonly data: TeamStatistics }) {
  const { t } = useLingui();
  const formats = useFormats();
  const share = (count: number, { played }: VenueFigures): string =>
    played === 0 ? "–" : `${count} (${formats.percent(count / played)})`;
  const rows: readonly (readonly [string, (figures: VenueFigures) => string | number])[] = [
    [t`Played`, ({ played }) => played],
    [t`Won`, (figures) => share(figures.won, figures)],
    [t`Drawn`, (figures) => share(figures.drawn, figures)],
    [t`Lost`, (figures) => share(figures.lost, figures)],
    [t`Goals scored`, ({ goalsFor }) => goalsFor],
    [t`Goals conceded`, ({ goalsAgainst }) => goalsAgainst],
    [t`Clean sheets`, (figures) => share(figures.cleanSheets, figures)],
    [t`Failed to score`, (figures) => share(figures.withoutGoal, figures)],
    [t`Over 2.5 goals`, (figures) => share(figures.over25, figures)],
    [t`Both teams scored`, (figures) => share(figures.bothScored, figures)],
  ];
  return (
    <DataTable
      caption={t`Season ${data.season}`}
      captionShown
      dense
      rows={rows}
      rowKey={([name]) => name}
      columns={[
        { key: "figure", head: t`Figure`, kind: "main", render: ([name]) => name },
        {
          key: "total",
          head: t({ message: "Total", comment: "Table of all matches" }),
          kind: "strong",
          width: 76,
          render: ([, read]) => read(data.total),
        },
        {
          key: "home",
          head: t({ message: "Home", context: "matches", comment: "Table of home matches" }),
          width: 76,
          render: ([, read]) => read(data.home),
        },
        {
          key: "away",
          head: t({ message: "Away", context: "matches", comment: "Table of away matches" }),
          width: 76,
          render: ([, read]) => read(data.away),
        },
      ]}
    />
  );
}

function StatisticsSkeleton() {
  return (
    <div className={styles["skeleton"]}>
      <Skeleton height={72} />
      <Skeleton height={400} />
      <Skeleton height={240} />
    </div>
  );
}
