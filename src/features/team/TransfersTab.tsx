// A team's arrivals and departures.
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Transfer } from "#domain/team/team.ts";
import { calendarDay } from "#domain/zones.ts";
import { type Column, DataTable } from "#components/page/DataTable.tsx";
import { PageSection } from "#components/page/PageSection.tsx";
import { PlayerLink, TeamLink } from "#components/page/RefLinks.tsx";
import { RowsSkeleton } from "#components/page/RowsSkeleton.tsx";
import { useFormats, useLocale } from "#i18n/hooks.ts";
import { formatEuros } from "#i18n/laterFormats.ts";
import { usePageData } from "#state/pageData/usePageData.ts";
import { useViewerZone } from "#state/preferences/useViewerZone.ts";
import { EmptyState } from "#ui/content/EmptyState.tsx";
import { Segmented } from "#ui/controls/Segmented.tsx";
import styles from "./TransfersTab.module.css";

type Filter = "all" | Transfer["direction"];

export function TransfersTab({ teamId }: { readonly teamId: number }) {
  const { t } = useLingui();
  const [filter, setFilter] = useState<Filter>("all");
  const transfers = usePageData("teamTransfers", { teamId });
  const all = transfers.data?.transfers ?? [];
  const of = (direction: Filter): readonly Transfer[] =>
    direction === "all" ? all : all.filter((transfer) => transfer.direction === direction);
  // A dash takes the place of a count that is not known yet.
  const countOf = (direction: Filter): string =>
    transfers.data === undefined ? "–" : String(of(direction).length);
  return (
    <>
      <div className={styles["choice"]}>
        <Segmented<Filter>
          label={t`Which transfers`}
          value={filter}
          onChange={setFilter}
          segments={[
            {
              value: "all",
              label: t({ message: "All", context: "transfers", comment: "All transfers" }),
              count: countOf("all"),
            },
            { value: "in", label: t({ message: "In", comment: "Players who came" }), count: countOf("in") },
            {
              value: "out",
              label: t({ message: "Out", comment: "Players who left" }),
              count: countOf("out"),
            },
          ]}
        />
      </div>
      <PageSection query={transfers} skeleton={<RowsSkeleton rows={10} height={49} picture />}>
        {() =>
          of(filter).length === 0 ? (
            <EmptyState icon="info" title={<Trans>No transfers are known.</Trans>}>
              <Trans>Transfers are shown here when players come or leave.</Trans>
            </EmptyState>
          ) : (
            <TransferTable transfers={of(filter)} />
          )
        }
      </PageSection>
    </>
  );
}

function TransferTable({ transfers }: { readonly transfers: readonly Transfer[] }) {
  const { t } = useLingui();
  const formats = useFormats();
  const locale = useLocale();
  const zone = useViewerZone();
  const dayOf = ({ at }: Transfer): string => formats.numericDay(calendarDay(at, zone.offsetAt(at)));
  const terms: Readonly<Record<Exclude<Transfer["kind"], "fee">, string>> = {
    free: t`Free transfer`,
    loan: t`Loan`,
    endOfLoan: t`End of loan`,
    youth: t`From the academy`,
  };
  const termsOf = ({ kind, fee }: Transfer): string => {
    if (kind !== "fee") return terms[kind];
    return fee === undefined ? t`Undisclosed fee` : formatEuros(fee, locale);
  };
  const columns: readonly Column<Transfer>[] = [
    {
      key: "direction",
      head: t({ message: "In/out", comment: "Column of a table of transfers: in or out" }),
      width: 60,
      render: ({ direction }) => (
        <span className={styles["way"]} data-way={direction}>
          {direction === "in"
            ? t({ message: "In", comment: "A player who came" })
            : t({ message: "Out", comment: "A player who left" })}
        </span>
      ),
    },
    {
      key: "player",
      head: t`Player`,
      kind: "main",
      render: (transfer) => (
        <PlayerLink
          player={transfer.player}
          note={
            <span className={styles["folded"]}>
              <span className="num">{dayOf(transfer)}</span>
              {transfer.otherTeam ? <span> · {transfer.otherTeam.name}</span> : null}
            </span>
          }
        />
      ),
    },
    { key: "date", head: t`Date`, width: 96, hideBelow: "medium", render: dayOf },
    {
      key: "team",
      head: t`From or to`,
      kind: "text",
      hideBelow: "medium",
      render: ({ otherTeam }) => (otherTeam ? <TeamLink team={otherTeam} /> : "–"),
    },
    {
      key: "terms",
      head: t`Terms`,
      kind: "text",
      width: 104,
      render: (transfer) => <span className={styles["terms"]}>{termsOf(transfer)}</span>,
    },
  ];
  return (
    <DataTable
      caption={t`Transfers`}
      columns={columns}
      rows={transfers}
      rowKey={({ player, at }, index) => `${player.id} ${at} ${index}`}
    />
  );
}
