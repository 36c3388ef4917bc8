// The style of prices in the odds tab, stored in this browser; the default is the odds format of the lists.
import { ODDS_STYLES, type OddsStyle } from "#domain/odds/oddsStyles.ts";
import { storedAtom } from "#state/preferences/stored.ts";

export const oddsStyleAtom = storedAtom<OddsStyle | undefined>({
  key: "touchline.oddsStyle.1",
  initial: undefined,
  read: (stored) => ODDS_STYLES.find((style) => style === stored),
});
