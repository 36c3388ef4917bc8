// Data of the odds tab: each provider's prices of the three markets, from the opening until now.

export const MARKETS = ["result", "asianHandicap", "overUnder"] as const;
export type Market = (typeof MARKETS)[number];

/** Prices of a market at an instant. */
export interface Quote {
  /** Epoch ms. */
  readonly at: number;
  /**
   * The line in goals, in quarters. For asianHandicap: the goals given by the home side (0.75; negative if it
   * receives them). For overUnder: the goals to exceed (2.5). undefined for result.
   */
  readonly line: number | undefined;
  /** Decimal, 0 for a withdrawn one: home, draw, away for result; home, away for asianHandicap; over, under for overUnder. */
  readonly prices: readonly number[];
  /** Match minute (100 * minute + extra) of an in-play quote; 0 before kick-off. */
  readonly minute: number;
}

export interface MarketQuotes {
  readonly market: Market;
  readonly providerId: number;
  readonly providerName: string;
  readonly opening: Quote;
  readonly current: Quote;
  /** All moves from the opening until now, oldest first, at most 200. */
  readonly moves: readonly Quote[];
  /** No longer offered: the match is over or the market was withdrawn. */
  readonly closed: boolean;
}

export interface MatchOdds {
  readonly matchId: number;
  /** One per market and provider that offers it, by market, then in the order of providers. */
  readonly quotes: readonly MarketQuotes[];
}
