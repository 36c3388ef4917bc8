// A player's figures as tables: this season by competition, and the career by season and team.
import { Trans, useLingui } from "@lingui/react/macro";
import type { PlayerFigures, PlayerProfile } from "#domain/player/player.ts";
import { type Column, DataTable } from "#components/page/DataTable.tsx";
import { LeagueLink, TeamLink } from "#components/page/RefLinks.tsx";
import { useFormats } from "#i18n/hooks.ts";
import styles from "./FigureTables.module.css";

interface HasFigures {
  readonly figures: PlayerFigures;
}

/** The last columns of both tables. */
function useFigureColumns<Row extends HasFigures>(): readonly Column<Row>[] {
  const { t } = useLingui();
  const formats = useFormats();
  return [
    {
      key: "matches",
      head: t({ message: "P", comment: "Matches played, column of a table, one letter" }),
      title: t`Played`,
      render: ({ figures }) => figures.matches,
    },
    {
      key: "starts",
      head: t({ message: "St", comment: "Matches from the start, column of a table, short" }),
      title: t`Starts`,
      hideBelow: "medium",
      render: ({ figures }) => figures.starts,
    },
    {
      key: "minutes",
      head: t({ message: "Min", comment: "Minutes played, column of a table, short" }),
      title: t`Minutes`,
      width: 60,
      hideBelow: "medium",
      render: ({ figures }) => formats.number(figures.minutes),
    },
    {
      key: "goals",
      head: t({ message: "G", comment: "Goals, column of a table, one letter" }),
      title: t`Goals`,
      kind: "strong",
      render: ({ figures }) => figures.goals,
    },
    {
      key: "assists",
      head: t({ message: "A", comment: "Assists, column of a table, one letter" }),
      title: t`Assists`,
      render: ({ figures }) => figures.assists,
    },
    {
      key: "cards",
      head: t`Cards`,
      width: 60,
      title: t`Yellow and red cards`,
      hideBelow: "small",
      render: ({ figures }) => `${figures.yellowCards} / ${figures.redCards}`,
    },
    {
      key: "rating",
      head: t({ message: "Rtg", comment: "Mean rating of a player, column of a table, short" }),
      title: t`Rating`,
      render: ({ figures }) => (figures.rating === undefined ? "–" : formats.decimal(figures.rating, 1)),
    },
  ];
}

export function SeasonTable({ season }: { readonly season: PlayerProfile["season"] }) {
  const { t } = useLingui();
  const figures = useFigureColumns<PlayerProfile["season"][number]>();
  if (season.length === 0) {
    return (
      <section aria-label={t`This season`}>
        <h2 className={styles["title"]}>{t`This season`}</h2>
        <p className={styles["none"]}>
          <Trans>No matches yet this season.</Trans>
        </p>
      </section>
    );
  }
  return (
    <DataTable
      caption={t`This season`}
      captionShown
      rows={season}
      rowKey={({ league }) => league.id}
      columns={[
        {
          key: "league",
          head: t`Competition`,
          kind: "main",
          render: ({ league }) => <LeagueLink league={league} />,
        },
        ...figures,
      ]}
    />
  );
}

export function CareerTable({ career }: { readonly career: PlayerProfile["career"] }) {
  const { t } = useLingui();
  const figures = useFigureColumns<PlayerProfile["career"][number]>();
  if (career.length === 0) return null;
  return (
    <DataTable
      caption={t`Career`}
      captionShown
      rows={career}
      rowKey={({ season, team, league }, index) => `${season} ${team.id} ${league.id} ${index}`}
      columns={[
        { key: "season", head: t`Season`, width: 76, render: ({ season }) => season },
        {
          key: "team",
          head: t`Team`,
          kind: "main",
          render: ({ team, league }) => (
            <TeamLink team={team} note={<bdi translate="no">{league.name}</bdi>} />
          ),
        },
        ...figures,
      ]}
    />
  );
}
