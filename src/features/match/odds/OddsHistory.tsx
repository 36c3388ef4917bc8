// Price history of one provider: a chart and the same data as a table, pre-match or in play.
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import type { Market, MarketQuotes } from "#domain/odds/markets.ts";
import { writeMarketOdds } from "#domain/odds/marketPrices.ts";
import type { OddsStyle } from "#domain/odds/oddsStyles.ts";
import { calendarDay } from "#domain/zones.ts";
import { formatClock } from "#i18n/formats.ts";
import { useFormats } from "#i18n/hooks.ts";
import { useViewerZone } from "#state/preferences/useViewerZone.ts";
import { lazyPart } from "#ui/page/lazyPart.tsx";
import { Segmented } from "#ui/controls/Segmented.tsx";
import { HistoryTable } from "./HistoryTable.tsx";
import { chartPoints, type HistoryMove, movesOf, type OddsPeriod } from "./historyMoves.ts";
import styles from "./OddsHistory.module.css";
import { useMarketNames } from "./useMarketNames.ts";

const LineChart = lazyPart(async () => (await import("#ui/content/LineChart.tsx")).LineChart);

/** In ms: for longer ranges, the chart's axis labels include the day. */
const ONE_DAY_MS = 86_400_000;

export interface OddsHistoryProps {
  readonly market: Market;
  /** The quotes of this market, at least one. */
  readonly quotes: readonly MarketQuotes[];
  readonly style: OddsStyle;
  /** The provider chosen in the settings: shown first. */
  readonly chosenId: number;
}

export function OddsHistory({ market, quotes, style, chosenId }: OddsHistoryProps) {
  const { t } = useLingui();
  const names = useMarketNames();
  const headingId = useId();
  const tableId = useId();
  const [wantedProvider, setWantedProvider] = useState<number>();
  const [wantedPeriod, setWantedPeriod] = useState<OddsPeriod>();
  const byId = (id: number | undefined) => quotes.find(({ providerId }) => providerId === id);
  const offer = byId(wantedProvider) ?? byId(chosenId) ?? quotes[0];
  if (offer === undefined) return null;

  const before = movesOf(offer.moves, "before");
  const inPlay = movesOf(offer.moves, "inPlay");
  const both = before.length > 0 && inPlay.length > 0;
  const period = both ? (wantedPeriod ?? "inPlay") : before.length > 0 ? "before" : "inPlay";
  const moves = period === "before" ? before : inPlay;
  const { providerName } = offer;
  const marketName = names.markets[market];
  return (
    <section aria-labelledby={headingId} className={styles["history"]}>
      <div className={styles["bar"]}>
        <h2 id={headingId} className={styles["title"]}>
          <Trans>Changes</Trans>
        </h2>
        <Segmented
          label={t`Provider`}
          value={String(offer.providerId)}
          segments={quotes.map(({ providerId, providerName: name }) => ({
            value: String(providerId),
            label: name,
          }))}
          onChange={(id) => setWantedProvider(Number(id))}
        />
        {both ? (
          <Segmented
            label={t`Period`}
            value={period}
            segments={[
              { value: "before", label: <Trans>Before</Trans>, name: t`Before kick-off` },
              { value: "inPlay", label: <Trans>In play</Trans> },
            ]}
            onChange={setWantedPeriod}
          />
        ) : null}
      </div>
      <MovesChart
        label={t`Prices of ${providerName} over time: ${marketName}`}
        tableId={tableId}
        market={market}
        moves={moves}
        style={style}
      />
      <HistoryTable
        key={`${market} ${offer.providerId} ${period}`}
        id={tableId}
        caption={t`Changes by ${providerName}, newest first: ${marketName}`}
        market={market}
        moves={moves}
        style={style}
      />
    </section>
  );
}

function MovesChart({
  label,
  tableId,
  market,
  moves,
  style,
}: {
  label: string;
  tableId: string;
  market: Market;
  moves: readonly HistoryMove[];
  style: OddsStyle;
}) {
  const names = useMarketNames();
  const formats = useFormats();
  const zone = useViewerZone();
  const { times, prices } = chartPoints(moves);
  const days = (times.at(-1) ?? 0) - (times[0] ?? 0) > ONE_DAY_MS;
  const formatTime = (at: number): string => {
    const clock = formatClock(at, zone.offsetAt(at));
    return days ? `${formats.monthDay(calendarDay(at, zone.offsetAt(at)))} ${clock}` : clock;
  };
  const outcomes = names.outcomes(market);
  if (moves.length < 2) {
    return (
      <p className={styles["quiet"]}>
        <Trans>No changes yet: the chart starts with the first one.</Trans>
      </p>
    );
  }
  return (
    <div className={styles["chart"]}>
      <LineChart
        label={label}
        describedBy={tableId}
        times={times}
        series={prices.map((values, outcome) => ({ label: outcomes[outcome] ?? "", values }))}
        formatTime={formatTime}
        formatValue={(price) => writeMarketOdds(price, style, market)}
        offsetMinutes={zone.offsetMinutes}
      />
    </div>
  );
}
