// Match-display settings: contents of a row, odds format and provider, popup types.
// See docs/product.md#match-display-settings.

/** docs/product.md#odds-formats: 1 decimal (default), 2 fraction, 3 american. */
export type OddsFormat = "decimal" | "fraction" | "american";

/** docs/product.md#odds-providers: 8 first provider (default), 47 second, 9 third. */
export const ODDS_PROVIDER_IDS = [8, 47, 9] as const;
export type OddsProviderId = (typeof ODDS_PROVIDER_IDS)[number];

export interface MatchDisplaySettings {
  readonly matchNotify: boolean;
  readonly teamNotify: boolean;
  readonly odds: boolean;
  readonly oddsFormat: OddsFormat;
  readonly oddsProviderId: OddsProviderId;
  readonly rankingShow: boolean;
  readonly redCardShow: boolean;
  readonly yellowCardShow: boolean;
  readonly matchStart: boolean;
  readonly finalResult: boolean;
  readonly goal: boolean;
  readonly redCard: boolean;
  readonly yellowCard: boolean;
}

/** docs/product.md#match-display-settings: all default to true; decimal odds of provider 8. */
export const DEFAULT_SETTINGS: MatchDisplaySettings = {
  matchNotify: true,
  teamNotify: true,
  odds: true,
  oddsFormat: "decimal",
  oddsProviderId: 8,
  rankingShow: true,
  redCardShow: true,
  yellowCardShow: true,
  matchStart: true,
  finalResult: true,
  goal: true,
  redCard: true,
  yellowCard: true,
};
