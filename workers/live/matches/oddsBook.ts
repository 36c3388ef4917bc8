// The prices of each provider in use: full lists, changes, the 10-second cache, and what moved.
import type { LiveApi } from "#api/live/live.ts";
import { ROW_CHANGES } from "#domain/board/rowCode.ts";
import type { Odds } from "#domain/match/match.ts";
import { priceMove, WITHDRAWN } from "#domain/odds/priceText.ts";
import type { OddsProviderId } from "#domain/settings.ts";
import type { Clock } from "../base/clock.ts";
import type { Counters } from "../base/counters.ts";
import type { Late } from "../base/late.ts";
import { createLater } from "../base/later.ts";

/** The provider whose prices the fixture list carries. */
export const LIST_PROVIDER_ID: OddsProviderId = 8;

export interface OddsBook {
  price(provider: OddsProviderId, matchId: number): Odds | undefined;
  /** Local epoch ms up to which the provider's prices are known without a gap; undefined before the first. */
  heardAt(provider: OddsProviderId): number | undefined;
  /** Takes the prices of a full list, or of a part of it, that was requested at `sentAt` (local epoch ms); newer ones stay. */
  takeList(odds: ReadonlyMap<number, Odds>, sentAt: number): void;
  /** Brings the providers up to date: the full list when it is missing, old or has a gap, else the changes. */
  poll(providers: ReadonlySet<OddsProviderId>): Promise<void>;
  /** Forgets the prices of matches that `keep` does not keep. */
  prune(keep: (matchId: number) => boolean): void;
}

/** The prices of one provider, and when they were asked for. */
export interface OddsPage {
  readonly provider: OddsProviderId;
  readonly prices: Map<number, Odds>;
  /** When the prices of each match were asked for, so that an older answer does not overwrite them. */
  readonly askedAt: Map<number, number>;
  /** When the last full list and the last answer that leaves no gap were asked for, local epoch ms. */
  fullAt: number;
  heardAt: number;
  /** No full list is asked for before, local epoch ms. */
  fullFrom: number;
}

/** All flags of moved prices: a new move takes the place of the last. */
export const ODDS_BITS =
  ROW_CHANGES.oddsHomeUp |
  ROW_CHANGES.oddsHomeDown |
  ROW_CHANGES.oddsDrawUp |
  ROW_CHANGES.oddsDrawDown |
  ROW_CHANGES.oddsAwayUp |
  ROW_CHANGES.oddsAwayDown;

/** The prices of a match that a full answer does not name. */
export const NO_ODDS: Odds = { home: WITHDRAWN, draw: WITHDRAWN, away: WITHDRAWN };

/** The row flags for a move of prices; 0 when there was no price before. */
function moveBits(before: Odds | undefined, after: Odds): number {
  if (!before) return 0;
  const bit = (move: -1 | 0 | 1, up: number, down: number): number => (move > 0 ? up : move < 0 ? down : 0);
  return (
    bit(priceMove(before.home, after.home), ROW_CHANGES.oddsHomeUp, ROW_CHANGES.oddsHomeDown) |
    bit(priceMove(before.draw, after.draw), ROW_CHANGES.oddsDrawUp, ROW_CHANGES.oddsDrawDown) |
    bit(priceMove(before.away, after.away), ROW_CHANGES.oddsAwayUp, ROW_CHANGES.oddsAwayDown)
  );
}

/** An empty book. `onMove` is called for each match whose price of `provider` changed, with its row flags. */
export function createOddsBook(options: {
  readonly api: LiveApi;
  readonly clock: Clock;
  readonly counters: Counters;
  readonly late: Late;
  onMove(provider: OddsProviderId, matchId: number, bits: number): void;
}): OddsBook {
  const { onMove } = options;
  // The prices of the first list are decoded with it; these calls are made seconds later.
  const updater = createLater(async () => (await import("./updateOdds.ts")).updateOdds);
  const pages = new Map<OddsProviderId, OddsPage>();

  function pageOf(provider: OddsProviderId): OddsPage {
    let page = pages.get(provider);
    if (!page) {
      page = {
        provider,
        prices: new Map(),
        askedAt: new Map(),
        fullAt: -Infinity,
        heardAt: -Infinity,
        fullFrom: -Infinity,
      };
      pages.set(provider, page);
    }
    return page;
  }

  /** Takes what an answer says that was asked for at `askedAt` (local epoch ms); newer prices stay. */
  function put(page: OddsPage, matchId: number, odds: Odds, askedAt: number): void {
    if ((page.askedAt.get(matchId) ?? -Infinity) > askedAt) return;
    page.askedAt.set(matchId, askedAt);
    const before = page.prices.get(matchId);
    if (before && before.home === odds.home && before.draw === odds.draw && before.away === odds.away) return;
    page.prices.set(matchId, odds);
    onMove(page.provider, matchId, moveBits(before, odds));
  }

  return {
    price: (provider, matchId) => pages.get(provider)?.prices.get(matchId),
    heardAt(provider) {
      const at = pages.get(provider)?.heardAt ?? -Infinity;
      return at === -Infinity ? undefined : at;
    },
    takeList(odds, sentAt) {
      const page = pageOf(LIST_PROVIDER_ID);
      // The list of running matches, or of another day, says nothing of the prices that it does not hold.
      const holdsAll = [...page.prices.keys()].every((matchId) => odds.has(matchId));
      for (const [matchId, prices] of odds) put(page, matchId, prices, sentAt);
      if (holdsAll) page.fullAt = page.heardAt = sentAt;
    },
    async poll(providers) {
      const update = updater.current() ?? (await updater.load());
      if (!update) return;
      await Promise.all([...providers].map((provider) => update(pageOf(provider), { ...options, put })));
    },
    prune(keep) {
      for (const page of pages.values()) {
        for (const id of page.prices.keys()) {
          if (keep(id)) continue;
          page.prices.delete(id);
          page.askedAt.delete(id);
        }
      }
    },
  };
}
