// The best players of a league's season: by goals, by assists, by cards.
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { PlayerTally } from "#domain/league/league.ts";
import { type Column, DataTable } from "#components/page/DataTable.tsx";
import { PageSection } from "#components/page/PageSection.tsx";
import { PlayerLink, TeamLink } from "#components/page/RefLinks.tsx";
import { RowsSkeleton } from "#components/page/RowsSkeleton.tsx";
import { usePageData } from "#state/pageData/usePageData.ts";
import { EmptyState } from "#ui/content/EmptyState.tsx";
import { Segmented } from "#ui/controls/Segmented.tsx";
import styles from "./LeaguePlayersTab.module.css";
import type { LeagueTabProps } from "./LeagueTabs.tsx";
import { ofSeason } from "./useLeagueSeason.ts";

type By = "scorers" | "assists" | "cards";

/** The figure that ranks the players, in the order of the server; equal figures share a place. */
const RANKED_BY: Readonly<Record<By, (tally: PlayerTally) => number | string>> = {
  scorers: ({ goals }) => goals,
  assists: ({ assists }) => assists,
  cards: ({ yellowCards, redCards }) => `${yellowCards} ${redCards}`,
};

export function LeaguePlayersTab({ leagueId, seasonId }: LeagueTabProps) {
  const { t } = useLingui();
  const [by, setBy] = useState<By>("scorers");
  const players = usePageData("leaguePlayers", ofSeason(leagueId, seasonId));
  const captions: Readonly<Record<By, string>> = {
    scorers: t`Top scorers`,
    assists: t`Most assists`,
    cards: t`Most cards`,
  };
  return (
    <>
      <div className={styles["choice"]}>
        <Segmented<By>
          label={t`Ranking`}
          value={by}
          onChange={setBy}
          segments={[
            { value: "scorers", label: t`Scorers` },
            { value: "assists", label: t`Assists` },
            { value: "cards", label: t`Cards` },
          ]}
        />
      </div>
      <PageSection query={players} skeleton={<RowsSkeleton rows={15} height={49} picture />}>
        {(data) =>
          data[by].length === 0 ? (
            <EmptyState icon="ball" title={<Trans>Nobody has made it onto this list yet.</Trans>}>
              <Trans>The list fills as the season is played. Earlier seasons are above.</Trans>
            </EmptyState>
          ) : (
            <TallyTable by={by} caption={captions[by]} tallies={data[by]} />
          )
        }
      </PageSection>
    </>
  );
}

interface TallyTableProps {
  readonly by: By;
  readonly caption: string;
  readonly tallies: readonly PlayerTally[];
}

function TallyTable({ by, caption, tallies }: TallyTableProps) {
  const { t } = useLingui();
  const places = placesOf(tallies.map(RANKED_BY[by]));
  const goals: Column<PlayerTally> = {
    key: "goals",
    head: t({ message: "G", comment: "Goals, column of a table, one letter" }),
    title: t`Goals`,
    render: (tally) => tally.goals,
  };
  const assists: Column<PlayerTally> = {
    key: "assists",
    head: t({ message: "A", comment: "Assists, column of a table, one letter" }),
    title: t`Assists`,
    render: (tally) => tally.assists,
  };
  const penalties: Column<PlayerTally> = {
    key: "penalties",
    head: t({ message: "Pen", context: "goals", comment: "Goals from penalties, column of a table, short" }),
    title: t`Of them from penalties`,
    render: (tally) => tally.penalties,
    hideBelow: "small",
  };
  const yellow: Column<PlayerTally> = {
    key: "yellow",
    head: <span className={styles["card"]} data-color="yellow" role="img" aria-label={t`Yellow cards`} />,
    title: t`Yellow cards`,
    render: (tally) => tally.yellowCards,
    kind: "strong",
  };
  const red: Column<PlayerTally> = {
    key: "red",
    head: <span className={styles["card"]} data-color="red" role="img" aria-label={t`Red cards`} />,
    title: t`Red cards`,
    render: (tally) => tally.redCards,
    kind: "strong",
  };
  const own: Readonly<Record<By, readonly Column<PlayerTally>[]>> = {
    scorers: [penalties, { ...assists, hideBelow: "small" }, { ...goals, kind: "strong" }],
    assists: [
      { ...goals, hideBelow: "small" },
      { ...assists, kind: "strong" },
    ],
    cards: [yellow, red],
  };
  const columns: readonly Column<PlayerTally>[] = [
    {
      key: "place",
      head: "#",
      title: t`Place`,
      render: (_, index) => places[index],
    },
    {
      key: "player",
      head: t`Player`,
      kind: "main",
      render: ({ player, team }) => (
        <PlayerLink
          player={player}
          note={
            <span className={styles["team"]} dir="auto" translate="no">
              {team.name}
            </span>
          }
        />
      ),
    },
    {
      key: "team",
      head: t`Team`,
      kind: "text",
      hideBelow: "medium",
      render: ({ team }) => <TeamLink team={team} />,
    },
    {
      key: "matches",
      head: t({ message: "P", comment: "Matches played, column of a table, one letter" }),
      title: t`Played`,
      render: ({ matches }) => matches,
    },
    ...own[by],
  ];
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={tallies}
      rowKey={({ player }) => player.id || player.name}
    />
  );
}

/** Equal figures share a place, and the next place counts all before it: 5, 4, 4, 1, the best first, gives 1, 2, 2, 4. */
export function placesOf(figures: readonly (number | string)[]): readonly number[] {
  return figures.map((figure) => figures.indexOf(figure) + 1);
}
