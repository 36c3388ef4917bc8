// Brings the prices of one provider up to date: the full list when it is missing, old or has a gap, else the changes.
import type { LiveApi } from "#api/live/live.ts";
import { readOddsChange } from "#api/live/readOddsChange.ts";
import type { Odds } from "#domain/match/match.ts";
import type { Clock } from "../base/clock.ts";
import type { Counters } from "../base/counters.ts";
import type { Late } from "../base/late.ts";
import { CHANGE_WINDOW_MS, FULL_ODDS_EVERY_MS, FULL_ODDS_WITHIN_MS, ODDS_CACHE_MS } from "../base/limits.ts";
import { NO_ODDS, type OddsPage } from "./oddsBook.ts";

export interface UpdateOddsDeps {
  readonly api: Pick<LiveApi, "fetchOdds" | "fetchOddsChange">;
  readonly clock: Clock;
  readonly counters: Counters;
  readonly late: Late;
  put(page: OddsPage, matchId: number, odds: Odds, askedAt: number): void;
}

/** One call for the prices of the page's provider. A failure leaves them as they are. */
export async function updateOdds(
  page: OddsPage,
  { api, clock, counters, late, put }: UpdateOddsDeps,
): Promise<void> {
  const { provider } = page;
  const now = clock.now();
  const gap = now - page.heardAt > CHANGE_WINDOW_MS;
  const due = now - page.fullAt >= FULL_ODDS_EVERY_MS;
  // A full list at most every 10 s, even when two reasons ask for it at once.
  const full = (gap || due) && now >= page.fullFrom;
  if (full) page.fullFrom = now + ODDS_CACHE_MS;
  counters.add(full ? "oddsFullRequests" : "oddsPolls");
  const answer = await (full ? api.fetchOdds(provider) : api.fetchOddsChange(provider));
  if (!answer.ok) {
    page.fullFrom = Math.max(page.fullFrom, clock.now() + clock.random() * FULL_ODDS_WITHIN_MS);
    return;
  }
  if (full) page.fullAt = now;
  // Changes after a gap do not close it: the full list is still to come. The call may have hung on a dead line.
  if (full || (!gap && clock.now() - page.heardAt <= CHANGE_WINDOW_MS)) page.heardAt = now;
  const take = (): void => {
    const named = new Set<number>();
    const apply = (matchId: number, odds: Odds): void => {
      named.add(matchId);
      put(page, matchId, odds, now);
    };
    const read = readOddsChange(answer.value, apply, provider);
    counters.add("oddsDropped", read.dropped);
    // docs/product.md#withdrawn-prices: a full answer names every price that is offered.
    if (full) for (const id of page.prices.keys()) if (!named.has(id)) put(page, id, NO_ODDS, now);
  };
  if (late.hold) late.hold(take);
  else take();
}
