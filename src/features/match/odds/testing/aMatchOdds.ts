// Builders of odds for the tests of the odds tab.
import type { Market, MarketQuotes, MatchOdds, Quote } from "#domain/odds/markets.ts";

const KICK_OFF = Date.UTC(2026, 10, 21, 15);
const PROVIDERS = [
  { id: 8, name: "Northfield" },
  { id: 47, name: "Quayline" },
  { id: 9, name: "Tallowby" },
] as const;

/** A quote at this number of minutes from kick-off. */
export function aQuote(prices: readonly number[], minutes = -600, line?: number): Quote {
  return { at: KICK_OFF + minutes * 60_000, line, prices, minute: minutes > 0 ? minutes * 100 : 0 };
}

/** A provider's market with these quotes, oldest first. */
export function anOffer(
  market: Market,
  providerId: 8 | 47 | 9,
  moves: readonly [Quote, ...Quote[]],
  closed = false,
): MarketQuotes {
  const providerName = PROVIDERS.find(({ id }) => id === providerId)?.name ?? "";
  return {
    market,
    providerId,
    providerName,
    opening: moves[0],
    current: moves.at(-1) ?? moves[0],
    moves,
    closed,
  };
}

/** 1X2 at three providers, the handicap at two (on different lines), the total at one. */
export function aMatchOdds(...quotes: readonly MarketQuotes[]): MatchOdds {
  const usual = [
    anOffer("result", 8, [aQuote([1.8, 3.5, 4.2]), aQuote([1.9, 3.5, 4], -60)]),
    anOffer("result", 47, [aQuote([1.85, 3.4, 4.1])]),
    anOffer("result", 9, [aQuote([1.75, 3.6, 4.5])]),
    anOffer("asianHandicap", 8, [aQuote([1.95, 1.91], -600, 0.5), aQuote([1.88, 1.98], -60, 0.75)]),
    anOffer("asianHandicap", 47, [aQuote([1.47, 2.6], -600, -0.25)]),
    anOffer("overUnder", 8, [aQuote([1.9, 1.96], -600, 2.5), aQuote([1.8, 2.05], 30, 2.5)]),
  ];
  return { matchId: 1001, quotes: quotes.length > 0 ? quotes : usual };
}
