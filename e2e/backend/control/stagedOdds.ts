// Overlays staged 1X2 prices on a world's quotes: they are the latest; the world's newer quotes are hidden.
import {
  appended,
  asList,
  isOver,
  minuteAt,
  type ProviderOdds,
  type QuoteAt,
} from "../world/prices/quotes.ts";
import type { MatchNow, Prices } from "../world/types.ts";

export interface StagedOdds {
  /** Sets a price from `at` (epoch ms) on, with the match's state; `opening` applies where the world has none. */
  add(match: MatchNow, provider: number, staged: { at: number; opening: Prices; current: Prices }): void;
  /** The world's quotes with the staged ones; `staged` is the match, if it was staged too. */
  over(
    base: ProviderOdds | undefined,
    id: number,
    provider: number,
    staged: MatchNow | undefined,
  ): ProviderOdds | undefined;
  clear(): void;
}

const DAY_MS = 86_400_000;

export function createStagedOdds(): StagedOdds {
  const known = new Map<string, { readonly opening: Prices; readonly moves: readonly QuoteAt[] }>();
  return {
    add(match, provider, { at, opening, current }) {
      const key = `${match.id}/${provider}`;
      const before = known.get(key);
      const move = { at, minute: minuteAt(match, at) ?? 0, line: undefined, prices: asList(current) };
      known.set(key, {
        opening: before?.opening ?? opening,
        moves: [...(before?.moves ?? []), move],
      });
    },
    over(base, id, provider, staged) {
      const own = known.get(`${id}/${provider}`);
      const first = own?.moves[0];
      if (base === undefined && own === undefined) return undefined;
      const closed = staged === undefined ? (base?.closed ?? false) : isOver(staged);
      const { handicap, total, result: quoted } = base ?? { handicap: [], total: [], result: [] };
      if (own === undefined || first === undefined) return { result: quoted, handicap, total, closed };
      const result: QuoteAt[] = quoted.filter(({ at }) => at < first.at);
      if (result.length === 0) result.push({ ...first, minute: 0, prices: asList(own.opening) });
      for (const move of own.moves) appended(result, move, move.minute);
      return { result, handicap, total, closed };
    },
    clear: () => known.clear(),
  };
}

/** The quotes of a world with only opening and current prices: the opening dates from the day before. */
export function stillOdds(
  prices: { opening: Prices; current: Prices } | undefined,
  match: MatchNow | undefined,
  now: number,
): ProviderOdds | undefined {
  if (prices === undefined || match === undefined) return undefined;
  const result: QuoteAt[] = [];
  const openedAt = Math.min(now, match.kickoffAt - DAY_MS);
  appended(result, { at: openedAt, line: undefined, prices: asList(prices.opening) }, 0);
  appended(result, { at: now, line: undefined, prices: asList(prices.current) }, minuteAt(match, now));
  return { result, handicap: [], total: [], closed: isOver(match) };
}
