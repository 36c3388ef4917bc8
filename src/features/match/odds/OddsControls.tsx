// Controls for the market and for the style of its prices.
import { useLingui } from "@lingui/react/macro";
import type { Market } from "#domain/odds/markets.ts";
import { ODDS_STYLES, type OddsStyle, writeOdds } from "#domain/odds/oddsStyles.ts";
import { Icon } from "#ui/content/Icon.tsx";
import { Menu } from "#ui/overlays/Menu.tsx";
import { Segmented } from "#ui/controls/Segmented.tsx";
import styles from "./OddsControls.module.css";
import { useMarketNames } from "./useMarketNames.ts";

/** The decimal price that illustrates each style, so that its name needs no explanation. */
const SAMPLE = 1.8;

export interface OddsControlsProps {
  /** Markets that at least one provider offers. */
  readonly markets: readonly Market[];
  readonly market: Market;
  readonly onMarket: (market: Market) => void;
  readonly style: OddsStyle;
  readonly onStyle: (style: OddsStyle) => void;
}

export function OddsControls({ markets, market, onMarket, style, onStyle }: OddsControlsProps) {
  const { t } = useLingui();
  const names = useMarketNames();
  const styleName = names.styles[style];
  return (
    <div className={styles["bar"]}>
      <Segmented
        label={t`Market`}
        value={market}
        segments={markets.map((value) => ({ value, label: names.markets[value] }))}
        onChange={onMarket}
      />
      <Menu
        label={`${t`Odds style`}: ${styleName}`}
        className={styles["pill"]}
        button={
          <>
            <span>{styleName}</span>
            <Icon name="chevronDown" size={16} />
          </>
        }
        groups={[
          {
            label: t`Odds style`,
            items: ODDS_STYLES.map((value) => ({
              id: value,
              label: (
                <span className={styles["choice"]}>
                  <span>{names.styles[value]}</span>
                  <span className="num" dir="ltr">
                    {writeOdds(SAMPLE, value)}
                  </span>
                </span>
              ),
              checked: value === style,
              onSelect: () => onStyle(value),
            })),
          },
        ]}
      />
    </div>
  );
}
