// Names of markets, their outcomes and price styles.
import { useLingui } from "@lingui/react/macro";
import type { Market } from "#domain/odds/markets.ts";
import type { OddsStyle } from "#domain/odds/oddsStyles.ts";

export interface MarketNames {
  readonly markets: Readonly<Record<Market, string>>;
  /** In the order of a quote's prices. */
  outcomes(market: Market): readonly string[];
  readonly styles: Readonly<Record<OddsStyle, string>>;
}

export function useMarketNames(): MarketNames {
  const { t } = useLingui();
  const sides = [t`Home`, t`Draw`, t`Away`] as const;
  return {
    markets: {
      result: t({ message: "1X2", comment: "The market of home win, draw and away win" }),
      asianHandicap: t({ message: "Handicap", comment: "The market Asian handicap, short" }),
      overUnder: t({ message: "Over/under", comment: "The market of goals over or under a line" }),
    },
    outcomes(market) {
      if (market === "result") return sides;
      return market === "overUnder" ? [t`Over`, t`Under`] : [sides[0], sides[2]];
    },
    styles: {
      decimal: t`Decimal`,
      fraction: t`Fraction`,
      american: t`American`,
      hongKong: t`Hong Kong`,
      indonesian: t`Indonesian`,
      malay: t`Malay`,
    },
  };
}
