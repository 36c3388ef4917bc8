// The course of earnings or subscribers by day: a chart, and the same figures as a table beside it.
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { type Column, DataTable } from "#components/page/DataTable.tsx";
import { StudioPart } from "#components/studio/StudioPage.tsx";
import type { DayFigures } from "#domain/creators/studio.ts";
import { useFormats, useLocale } from "#i18n/hooks.ts";
import { formatMoney } from "#i18n/money.ts";
import { Button } from "#ui/controls/Button.tsx";
import { Segmented } from "#ui/controls/Segmented.tsx";
import { lazyPart } from "#ui/page/lazyPart.tsx";
import styles from "./DayCourse.module.css";

const LineChart = lazyPart(async () => (await import("#ui/content/LineChart.tsx")).LineChart);

/** Days in the table before the reader asks for all. */
const FIRST_DAYS = 7;

type Shown = "revenue" | "subscribers";

export function DayCourse({ days }: { readonly days: readonly DayFigures[] }) {
  const { t } = useLingui();
  const locale = useLocale();
  const formats = useFormats();
  const tableId = useId();
  const [shown, setShown] = useState<Shown>("revenue");
  const names: Readonly<Record<Shown, string>> = {
    revenue: t({ message: "Earned", comment: "Figure: what is left to a creator of sales" }),
    subscribers: t({ message: "Subscribers", comment: "Page of the creator studio" }),
  };
  const name = names[shown];
  // The chart draws with floating numbers; texts of amounts are written from whole cents.
  const values = days.map(({ revenue, subscriberCount }) =>
    shown === "revenue" ? Number(revenue) : subscriberCount,
  );
  return (
    <StudioPart title={<Trans comment="Heading: figures day by day">By day</Trans>}>
      <div className={styles["choice"]}>
        <Segmented
          label={t({ message: "Figure", comment: "Which figure a chart shows" })}
          value={shown}
          segments={(["revenue", "subscribers"] as const).map((value) => ({ value, label: names[value] }))}
          onChange={setShown}
        />
      </div>
      <div className={styles["course"]}>
        <div className={styles["chart"]}>
          <LineChart
            key={shown}
            linear
            label={t`${name} by day`}
            describedBy={tableId}
            times={days.map(({ date }) => Date.parse(`${date}T00:00:00Z`))}
            series={[{ label: name, values }]}
            formatTime={(at) => formats.monthDay(new Date(at).toISOString().slice(0, 10))}
            formatValue={(value) =>
              shown === "revenue"
                ? formatMoney(BigInt(Math.round(value)), locale)
                : formats.number(Math.round(value))
            }
            offsetMinutes={0}
          />
        </div>
        <div id={tableId}>
          <DayTable key={days.length} days={days} />
        </div>
      </div>
    </StudioPart>
  );
}

function DayTable({ days }: { readonly days: readonly DayFigures[] }) {
  const { t } = useLingui();
  const locale = useLocale();
  const formats = useFormats();
  const [all, setAll] = useState(false);
  const newest = days.toReversed();
  const columns: readonly Column<DayFigures>[] = [
    {
      key: "day",
      head: t({ message: "Day", comment: "Column of a table" }),
      kind: "main",
      render: ({ date }) => <time dateTime={date}>{formats.numericDay(date)}</time>,
    },
    {
      key: "revenue",
      head: t({ message: "Earned", comment: "Figure: what is left to a creator of sales" }),
      width: 96,
      render: ({ revenue }) => <bdi translate="no">{formatMoney(revenue, locale)}</bdi>,
    },
    {
      key: "subscribers",
      head: t({ message: "Subscribers", comment: "Page of the creator studio" }),
      width: 112,
      render: ({ subscriberCount }) => formats.number(subscriberCount),
    },
  ];
  const count = formats.number(days.length);
  return (
    <>
      <DataTable
        caption={t`Figures by day, newest first`}
        dense
        columns={columns}
        rows={all ? newest : newest.slice(0, FIRST_DAYS)}
        rowKey={({ date }) => date}
      />
      {all || days.length <= FIRST_DAYS ? null : (
        <p className={styles["more"]}>
          <Button small onClick={() => setAll(true)}>
            <Trans>Show all {count} days</Trans>
          </Button>
        </p>
      )}
    </>
  );
}
