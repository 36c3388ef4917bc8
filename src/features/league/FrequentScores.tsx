// The most frequent results, with their counts.
import { useLingui } from "@lingui/react/macro";
import type { LeagueStatistics } from "#domain/league/league.ts";
import { useFormats } from "#i18n/hooks.ts";
import { DataTable } from "#components/page/DataTable.tsx";

export interface FrequentScoresProps {
  readonly scores: LeagueStatistics["frequentScores"];
  readonly played: number;
}

export function FrequentScores({ scores, played }: FrequentScoresProps) {
  const { t } = useLingui();
  const formats = useFormats();
  if (scores.length === 0) return null;
  return (
    <DataTable
      caption={t`Most frequent results`}
      captionShown
      dense
      rows={scores}
      rowKey={({ home, away }) => `${home}-${away}`}
      columns={[
        {
          key: "score",
          head: t`Result`,
          kind: "main",
          render: ({ home, away }) => (
            <span className="num" dir="ltr">
              {home}–{away}
            </span>
          ),
        },
        {
          key: "count",
          head: t`Matches`,
          kind: "strong",
          width: 80,
          render: ({ count }) => formats.number(count),
        },
        {
          key: "share",
          head: t`Frequency`,
          width: 96,
          render: ({ count }) => formats.percent(count / played),
        },
      ]}
    />
  );
}
