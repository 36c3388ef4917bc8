// The price moves of a market as a table, newest first; the chart above shows the same data.
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { formatMinute } from "#domain/match/gameMinute.ts";
import { formatHandicap } from "#domain/odds/handicapLine.ts";
import type { Market } from "#domain/odds/markets.ts";
import { writeMarketOdds } from "#domain/odds/marketPrices.ts";
import type { OddsStyle } from "#domain/odds/oddsStyles.ts";
import { calendarDay } from "#domain/zones.ts";
import { formatClock } from "#i18n/formats.ts";
import { useFormats } from "#i18n/hooks.ts";
import { useViewerZone } from "#state/preferences/useViewerZone.ts";
import { Button } from "#ui/controls/Button.tsx";
import type { HistoryMove } from "./historyMoves.ts";
import styles from "./OddsHistory.module.css";
import { MarketHeads } from "./MarketHeads.tsx";
import { MoveArrow } from "./MoveArrow.tsx";

const FIRST_ROWS = 15;

function Time({ move }: { move: HistoryMove }) {
  const formats = useFormats();
  const zone = useViewerZone();
  const { at, minute } = move.quote;
  const clock = formatClock(at, zone.offsetAt(at));
  return (
    <th scope="row" className={`${styles["time"]} num`}>
      <b dir={minute > 0 ? "ltr" : undefined}>
        {minute > 0 ? `${formatMinute(minute)}′` : formats.monthDay(calendarDay(at, zone.offsetAt(at)))}
      </b>{" "}
      <span>{clock}</span>
    </th>
  );
}

export interface HistoryTableProps {
  readonly id: string;
  readonly caption: string;
  readonly market: Market;
  /** Oldest first. */
  readonly moves: readonly HistoryMove[];
  readonly style: OddsStyle;
}

export function HistoryTable({ id, caption, market, moves, style }: HistoryTableProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const [all, setAll] = useState(false);
  const shown = all ? moves : moves.slice(-FIRST_ROWS);
  const total = formats.number(moves.length);
  const arrow = (direction: -1 | 0 | 1) => <MoveArrow direction={direction} up={t`up`} down={t`down`} />;
  return (
    <>
      <table id={id} className={styles["table"]}>
        <caption className={styles["caption"]}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles["time"]}>
              <Trans>Time</Trans>
            </th>
            <MarketHeads market={market} />
          </tr>
        </thead>
        <tbody>
          {shown.toReversed().map((entry) => (
            <tr key={entry.place}>
              <Time move={entry} />
              {entry.quote.line === undefined ? null : (
                <td>
                  <span className={styles["value"]} dir="ltr">
                    <span className="num">{formatHandicap(entry.quote.line) ?? "–"}</span>{" "}
                    {arrow(entry.move.line)}
                  </span>
                </td>
              )}
              {entry.quote.prices.map((price, outcome) => (
                // oxlint-disable-next-line react/no-array-index-key -- outcomes are identified by their position
                <td key={outcome}>
                  <span className={styles["value"]} dir="ltr">
                    <span className="num">{writeMarketOdds(price, style, market)}</span>{" "}
                    {arrow(entry.move.prices[outcome] ?? 0)}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < moves.length ? (
        <div className={styles["more"]}>
          <Button onClick={() => setAll(true)}>
            <Trans>Show all {total} changes</Trans>
          </Button>
        </div>
      ) : null}
    </>
  );
}
