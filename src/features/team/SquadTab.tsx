// A team's squad by position, with each player's figures of the season.
import { Trans, useLingui } from "@lingui/react/macro";
import type { Position } from "#domain/match/lineups.ts";
import type { SquadPlayer } from "#domain/team/team.ts";
import { type Column, DataTable } from "#components/page/DataTable.tsx";
import { MissingMark } from "#components/match/MissingMark.tsx";
import { PageSection } from "#components/page/PageSection.tsx";
import { CountryName, PlayerLink } from "#components/page/RefLinks.tsx";
import { RowsSkeleton } from "#components/page/RowsSkeleton.tsx";
import { usePageData } from "#state/pageData/usePageData.ts";
import { EmptyState } from "#ui/content/EmptyState.tsx";
import styles from "./SquadTab.module.css";

/** Players of whom the place is not known come last. */
const POSITIONS: readonly (Position | undefined)[] = [
  "goalkeeper",
  "defender",
  "midfielder",
  "forward",
  undefined,
];

type ColumnKey = "player" | "shirt" | "country" | "age" | "matches" | "goals" | "assists";

export function SquadTab({ teamId }: { readonly teamId: number }) {
  const squad = usePageData("teamSquad", { teamId });
  return (
    <PageSection query={squad} skeleton={<RowsSkeleton rows={14} height={49} picture />}>
      {({ coach, players }) =>
        players.length === 0 ? (
          <EmptyState icon="lineup" title={<Trans>The squad is not known yet.</Trans>}>
            <Trans>The squad is shown here once the team has named it.</Trans>
          </EmptyState>
        ) : (
          <>
            {coach === "" ? null : (
              <p className={styles["coach"]}>
                <Trans>
                  Coach: <bdi translate="no">{coach}</bdi>
                </Trans>
              </p>
            )}
            {POSITIONS.map((position) => (
              <PositionTable
                key={position ?? ""}
                position={position}
                players={players.filter((player) => player.position === position)}
              />
            ))}
          </>
        )
      }
    </PageSection>
  );
}

function PositionTable({
  position,
  players,
}: {
  readonly position: Position | undefined;
  readonly players: readonly SquadPlayer[];
}) {
  const { t } = useLingui();
  if (players.length === 0) return null;
  const names: Readonly<Record<Position, string>> = {
    goalkeeper: t`Goalkeepers`,
    defender: t`Defenders`,
    midfielder: t`Midfielders`,
    forward: t`Forwards`,
  };
  const columns: readonly (Column<SquadPlayer> & { readonly key: ColumnKey })[] = [
    { key: "shirt", head: "#", title: t`Shirt number`, render: ({ shirt }) => shirt || null },
    {
      key: "player",
      head: t`Player`,
      kind: "main",
      render: (player) => (
        <PlayerLink
          player={player}
          mark={player.missing === undefined ? undefined : <MissingMark reason={player.missing} />}
          note={<FoldedNote player={player} />}
        />
      ),
    },
    {
      key: "country",
      head: t`Nationality`,
      kind: "text",
      hideBelow: "medium",
      render: ({ country }) => (country === undefined ? null : <CountryName country={country} />),
    },
    { key: "age", head: t`Age`, hideBelow: "small", render: ({ age }) => age },
    {
      key: "matches",
      head: t({ message: "P", comment: "Matches played, column of a table, one letter" }),
      title: t`Played`,
      render: ({ matches }) => matches,
    },
    {
      key: "goals",
      head: t({ message: "G", comment: "Goals, column of a table, one letter" }),
      title: t`Goals`,
      kind: "strong",
      render: ({ goals }) => goals,
    },
    {
      key: "assists",
      head: t({ message: "A", comment: "Assists, column of a table, one letter" }),
      title: t`Assists`,
      render: ({ assists }) => assists,
    },
  ];
  return (
    <DataTable
      caption={position === undefined ? t`Players` : names[position]}
      captionShown
      columns={columns.filter(({ key }) => players.some((player) => isKnown(player, key)))}
      rows={players}
      rowKey={({ id }, index) => id || `name ${index}`}
    />
  );
}

/** A column of which nothing is known is left out. */
function isKnown(player: SquadPlayer, key: ColumnKey): boolean {
  if (key === "player") return true;
  return key === "shirt" ? player.shirt > 0 : player[key] !== undefined;
}

/** What columns show that do not fit on a phone. */
function FoldedNote({ player: { age, country } }: { readonly player: SquadPlayer }) {
  return (
    <span className={styles["folded"]}>
      {age === undefined ? null : (
        <span className={`${styles["age"]} num`}>
          {age}
          {country === undefined ? "" : " · "}
        </span>
      )}
      <bdi>{country?.name}</bdi>
    </span>
  );
}
