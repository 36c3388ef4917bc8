// The prices of all matches by provider: written once, then only those that changed.
import { writeOddsLine } from "../stream/liveLines.ts";
import type { World } from "../world/types.ts";

export interface PriceBook {
  /** The odds lines of these matches at an instant (epoch ms), without those that have no price. */
  lines(provider: number, ids: Iterable<number>, at: number): readonly string[];
}

/** In ms: after a longer time without a reader everything is written anew. */
const LONGEST_GAP_MS = 60_000;
const NO_PRICE = "";

interface Page {
  readonly at: number;
  readonly staged: number;
  readonly lines: ReadonlyMap<number, string>;
}

/** `staged`: a number that changes where matches or prices of the past may have changed. */
export function createPriceBook(
  world: Pick<World, "pricesAt" | "pricesChangedBetween">,
  staged: () => number,
): PriceBook {
  const pages = new Map<number, Page>();

  function unchangedLines(provider: number, at: number): ReadonlyMap<number, string> {
    const page = pages.get(provider);
    const isUsable =
      page !== undefined && page.staged === staged() && at >= page.at && at - page.at <= LONGEST_GAP_MS;
    if (!isUsable) return new Map();
    // A price may have changed in the ms of the page, after it was written.
    const changed = new Set(world.pricesChangedBetween(page.at - 1, at));
    return new Map([...page.lines].filter(([id]) => !changed.has(id)));
  }

  return {
    lines(provider, ids, at) {
      const known = unchangedLines(provider, at);
      const lines = new Map<number, string>();
      for (const id of ids) {
        const prices = known.has(id) ? undefined : world.pricesAt(id, provider, at);
        const written = prices === undefined ? NO_PRICE : writeOddsLine(id, prices.current);
        lines.set(id, known.get(id) ?? written);
      }
      pages.set(provider, { at, staged: staged(), lines });
      return [...lines.values()].filter((line) => line !== NO_PRICE);
    },
  };
}
