// The style of prices in the odds tab, kept in this browser; until one is chosen, the format of the lists holds.
import { ODDS_STYLES, type OddsStyle } from "#domain/odds/oddsStyles.ts";
import { storedAtom } from "#state/preferences/stored.ts";

export const oddsStyleAtom = storedAtom<OddsStyle | undefined>({
  key: "touchline.oddsStyle.1",
  initial: undefined,
  read: (stored) => ODDS_STYLES.find((style) => style === stored),
});
