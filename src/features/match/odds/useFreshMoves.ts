// Prices and lines that moved within the last 5 s.
// See docs/product.md#highlights.
import { useEffect, useRef, useState } from "react";
import type { Market, MarketQuotes } from "#domain/odds/markets.ts";
import { quoteMoves } from "#domain/odds/marketPrices.ts";

/** docs/product.md#highlights: highlight lifetime 5 s. */
const HIGHLIGHT_MS = 5_000;

export type FreshMove = "up" | "down";

/** "line", or the index of the outcome. */
export type MovePlace = number | "line";

/** Fresh moves by `moveKey`. */
export type FreshMoves = ReadonlyMap<string, FreshMove>;

export function moveKey(market: Market, providerId: number, place: MovePlace): string {
  return `${market}/${providerId}/${place}`;
}

/** Moves between two answers. A new provider or market is not a move. */
function movesBetween(before: readonly MarketQuotes[], after: readonly MarketQuotes[]): FreshMoves {
  const moves = new Map<string, FreshMove>();
  for (const { market, providerId, current } of after) {
    const known = before.find((quotes) => quotes.market === market && quotes.providerId === providerId);
    if (known === undefined || known.current === current) continue;
    const { line, prices } = quoteMoves(known.current, current);
    const add = (place: MovePlace, direction: number): void => {
      if (direction !== 0) moves.set(moveKey(market, providerId, place), direction > 0 ? "up" : "down");
    };
    add("line", line);
    for (const [outcome, direction] of prices.entries()) add(outcome, direction);
  }
  return moves;
}

/** The moves of the last 5 s among successive quotes; the first quotes are not a move. */
export function useFreshMoves(quotes: readonly MarketQuotes[]): FreshMoves {
  const [batches, setBatches] = useState<readonly FreshMoves[]>([]);
  const before = useRef(quotes);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const moves = movesBetween(before.current, quotes);
    before.current = quotes;
    if (moves.size === 0) return;
    setBatches((known) => [...known, moves]);
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setBatches((known) => known.filter((batch) => batch !== moves));
    }, HIGHLIGHT_MS);
    timers.current.add(timer);
  }, [quotes]);

  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running) clearTimeout(timer);
      running.clear();
    };
  }, []);

  return new Map(batches.flatMap((batch) => [...batch]));
}
