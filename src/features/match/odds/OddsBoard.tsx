// The current odds of a match: the chosen market at all its providers, and its price history.
import { Trans } from "@lingui/react/macro";
import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import { type Market, MARKETS, type MatchOdds } from "#domain/odds/markets.ts";
import { matchDisplayAtom } from "#state/preferences/matchDisplay.ts";
import { oddsStyleAtom } from "#state/preferences/oddsStyle.ts";
import { providerNamesAtom, withProviderNames } from "#state/preferences/providerNames.ts";
import { EmptyState } from "#ui/content/EmptyState.tsx";
import { OddsControls } from "./OddsControls.tsx";
import { OddsHistory } from "./OddsHistory.tsx";
import styles from "./OddsBoard.module.css";
import { ProviderTable } from "./ProviderTable.tsx";
import { useFreshMoves } from "./useFreshMoves.ts";

export function OddsBoard({ odds }: { readonly odds: MatchOdds }) {
  const { oddsFormat, oddsProviderId } = useAtomValue(matchDisplayAtom);
  const [chosenStyle, setStyle] = useAtom(oddsStyleAtom);
  const [wanted, setWanted] = useState<Market>("result");
  const fresh = useFreshMoves(odds.quotes);
  const learnNames = useSetAtom(providerNamesAtom);
  useEffect(() => learnNames((known) => withProviderNames(known, odds.quotes)), [learnNames, odds.quotes]);
  const style = chosenStyle ?? oddsFormat;
  const markets = MARKETS.filter((market) => odds.quotes.some((quotes) => quotes.market === market));
  const market = markets.includes(wanted) ? wanted : markets[0];
  if (market === undefined) {
    return (
      <EmptyState icon="info" title={<Trans>No odds for this match.</Trans>}>
        <Trans>No bookmaker has opened this market yet. Odds appear here automatically.</Trans>
      </EmptyState>
    );
  }
  const quotes = odds.quotes.filter((offer) => offer.market === market);
  return (
    <>
      <OddsControls markets={markets} market={market} onMarket={setWanted} style={style} onStyle={setStyle} />
      {quotes.every(({ closed }) => closed) ? (
        <p className={styles["closed"]}>
          <Trans>This market is closed. These were its last prices.</Trans>
        </p>
      ) : null}
      <ProviderTable market={market} quotes={quotes} style={style} fresh={fresh} chosenId={oddsProviderId} />
      <OddsHistory market={market} quotes={quotes} style={style} chosenId={oddsProviderId} />
    </>
  );
}
