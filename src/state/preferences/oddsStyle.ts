// How prices are written in the odds tab of a match.
import { ODDS_STYLES, type OddsStyle } from "#domain/odds/oddsStyles.ts";
import { storedAtom } from "./stored.ts";

/** Stored in this browser; the default is the odds format of the lists. */
export const oddsStyleAtom = storedAtom<OddsStyle | undefined>({
  key: "touchline.oddsStyle.1",
  initial: undefined,
  read: (stored) => ODDS_STYLES.find((style) => style === stored),
});
