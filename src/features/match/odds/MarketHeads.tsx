// The heads of a market's columns in a table of prices: its line, where it has one, and its outcomes.
import { Trans } from "@lingui/react/macro";
import type { Market } from "#domain/odds/markets.ts";
import { useMarketNames } from "./useMarketNames.ts";

export function MarketHeads({ market }: { readonly market: Market }) {
  const names = useMarketNames();
  return (
    <>
      {market === "result" ? null : (
        <th scope="col">
          <Trans>Line</Trans>
        </th>
      )}
      {names.outcomes(market).map((outcome) => (
        <th key={outcome} scope="col">
          {outcome}
        </th>
      ))}
    </>
  );
}
