/** All quotes of a provider for a match up to an instant, from the same model as its current prices. */
import { currentLines, currentPrices, type MarketView } from "./market.ts";
import { appended, asList, minuteAt, type ProviderOdds, type QuoteAt } from "./quotes.ts";

export interface PricedMatch {
  /** Instants (epoch ms), ascending, at which prices may have changed; the first is the opening. */
  instants(): readonly number[];
  viewAt(at: number): MarketView;
  readonly closed: boolean;
}

/** undefined for a provider that is unknown. */
export function priceHistory(match: PricedMatch, provider: number): ProviderOdds | undefined {
  const result: QuoteAt[] = [];
  const handicap: QuoteAt[] = [];
  const total: QuoteAt[] = [];
  for (const at of match.instants()) {
    const view = match.viewAt(at);
    const prices = currentPrices(view, provider, at);
    const lines = currentLines(view, provider, at);
    if (prices === undefined || lines === undefined) return undefined;
    const minute = minuteAt(view.match, at);
    appended(result, { at, line: undefined, prices: asList(prices) }, minute);
    appended(handicap, { at, ...lines.handicap }, minute);
    appended(total, { at, ...lines.total }, minute);
  }
  return { result, handicap, total, closed: match.closed };
}
