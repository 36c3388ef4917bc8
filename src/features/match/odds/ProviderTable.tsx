// A market at all its providers, one row each: line, opening and current prices, probabilities, margin, best price.
import { Trans, useLingui } from "@lingui/react/macro";
import { formatHandicap } from "#domain/odds/handicapLine.ts";
import type { Market, MarketQuotes } from "#domain/odds/markets.ts";
import { bestPrices, margin, quoteMoves, writeMarketOdds } from "#domain/odds/marketPrices.ts";
import type { OddsStyle } from "#domain/odds/oddsStyles.ts";
import { oddsMove } from "#domain/odds/oddsMove.ts";
import { useFormats } from "#i18n/hooks.ts";
import { Icon } from "#ui/content/Icon.tsx";
import { VisuallyHidden } from "#ui/page/VisuallyHidden.tsx";
import { MarketHeads } from "./MarketHeads.tsx";
import { MoveArrow } from "./MoveArrow.tsx";
import { PriceCell } from "./PriceCell.tsx";
import styles from "./ProviderTable.module.css";
import { type FreshMove, type FreshMoves, moveKey } from "./useFreshMoves.ts";
import { useMarketNames } from "./useMarketNames.ts";

/** docs/wire.md#page-hooks: the 1X2 prices of the provider chosen in the settings. */
const RESULT_FIELDS = ["oddsHome", "oddsDraw", "oddsAway"] as const;

export interface ProviderTableProps {
  readonly market: Market;
  /** The quotes of this market. */
  readonly quotes: readonly MarketQuotes[];
  readonly style: OddsStyle;
  readonly fresh: FreshMoves;
  /** The provider chosen in the settings. */
  readonly chosenId: number;
}

function LineCell({ quotes, fresh }: { quotes: MarketQuotes; fresh: FreshMove | undefined }) {
  const { t } = useLingui();
  const { opening, current } = quotes;
  const direction = fresh === undefined ? oddsMove(opening.line, current.line ?? 0) : fresh === "up" ? 1 : -1;
  const shown = (line: number | undefined): string => formatHandicap(line ?? Number.NaN) ?? "–";
  return (
    <td className={styles["cell"]}>
      <span className={styles["now"]} data-plain data-fresh={fresh}>
        <span className="num" dir="ltr" data-changed={fresh}>
          {shown(current.line)}
        </span>{" "}
        <MoveArrow direction={direction} up={t`up`} down={t`down`} />
      </span>
      <span className={styles["sub"]}>
        <VisuallyHidden>{t`Opening`} </VisuallyHidden>
        <span className="num" dir="ltr">
          {shown(opening.line)}
        </span>
      </span>
    </td>
  );
}

function ProviderRow({
  quotes,
  best,
  style,
  fresh,
  chosen,
  tagged,
}: {
  quotes: MarketQuotes;
  best: readonly boolean[] | undefined;
  style: OddsStyle;
  fresh: FreshMoves;
  chosen: boolean;
  /** Shows next to the name that the provider has closed the market. */
  tagged: boolean;
}) {
  const formats = useFormats();
  const { market, providerId, providerName, opening, current, closed } = quotes;
  const kept = margin(current.prices);
  const since = quoteMoves(opening, current).prices;
  const write = (price: number | undefined): string => writeMarketOdds(price, style, market);
  return (
    <tr data-provider-id={providerId} data-closed={closed || undefined}>
      <th scope="row" className={styles["provider"]}>
        <span className={styles["name"]}>
          <bdi translate="no">{providerName}</bdi>
          {tagged ? (
            <span className={styles["tag"]}>
              <Trans>Closed</Trans>
            </span>
          ) : null}
        </span>
        {/* Each cell repeats it for screen readers. */}
        <span className={styles["sub"]} aria-hidden="true">
          <Trans>Opening</Trans>
        </span>
        <span className={styles["sub"]} aria-hidden="true">
          <Trans>Probability</Trans>
        </span>
      </th>
      {market === "result" ? null : (
        <LineCell quotes={quotes} fresh={fresh.get(moveKey(market, providerId, "line"))} />
      )}
      {current.prices.map((price, outcome) => (
        <PriceCell
          // oxlint-disable-next-line react/no-array-index-key -- outcomes are identified by their position
          key={outcome}
          now={write(price)}
          opening={write(opening.prices[outcome])}
          price={price}
          direction={since[outcome] ?? 0}
          fresh={fresh.get(moveKey(market, providerId, outcome))}
          best={best?.[outcome] ?? false}
          field={chosen && market === "result" ? RESULT_FIELDS[outcome] : undefined}
        />
      ))}
      <td className={`${styles["margin"]} num`} dir="ltr">
        {kept === undefined ? "–" : `${formats.decimal(kept * 100, 1)}%`}
      </td>
    </tr>
  );
}

export function ProviderTable({ market, quotes, style, fresh, chosenId }: ProviderTableProps) {
  const { t } = useLingui();
  const names = useMarketNames();
  const best = bestPrices(quotes);
  const marketName = names.markets[market];
  return (
    <>
      <div className={styles["frame"]}>
        <table className={styles["table"]} data-market={market}>
          <caption>
            <VisuallyHidden>{t`Prices by provider: ${marketName}`}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col" className={styles["provider"]}>
                <Trans>Provider</Trans>
              </th>
              <MarketHeads market={market} />
              <th scope="col" className={styles["margin"]}>
                <Trans>Margin</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {quotes.map((offer, index) => (
              <ProviderRow
                key={offer.providerId}
                quotes={offer}
                best={best[index]}
                style={style}
                fresh={fresh}
                chosen={offer.providerId === chosenId}
                // If all providers have closed the market, one text above the table says so.
                tagged={offer.closed && !quotes.every(({ closed }) => closed)}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles["notes"]}>
        <span>
          <span className={styles["best"]}>
            <Icon name="star" size={10} />
          </span>{" "}
          {market === "result" ? <Trans>Best price</Trans> : <Trans>Best price on the same line</Trans>}
        </span>
        <span>
          <Trans>Margin: how far the probabilities add up beyond 100%</Trans>
        </span>
        {market === "asianHandicap" ? (
          <span>
            <Trans>Line: the goals the home side gives, over the whole match</Trans>
          </span>
        ) : null}
      </p>
    </>
  );
}
