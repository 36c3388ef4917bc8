/** Reads for opened pages: each need once at a time, cached as long as its facts are fresh. */
import type { FeedNeed } from "../contract.ts";
import type { PageNeed } from "../store/feedFacts.ts";
import type { FactKind } from "../store/savedFacts.ts";
import type { FeedStore } from "../store/feedStore.ts";
import { isOver } from "../store/feedMatch.ts";

export interface PageRead {
  readonly need: FeedNeed;
  readonly key: string;
  /** Ms after the read for which the need is not asked again, whatever the answer. */
  readonly restsMs: number;
  /** Ends the waiting of the page. */
  done(): void;
}

export interface PageReads {
  /**
   * Resolves when the read is done or refused; at once if the facts are fresh. `isScarce`: calls are few, so that
   * facts of a match are asked for less often.
   */
  want(need: PageNeed, now: number, isScarce: boolean): Promise<void>;
  next(): PageRead | undefined;
  /** The first read was made: it leaves the queue. What the source refuses is not asked again for hours. */
  finish(read: PageRead, now: number, isRefused: boolean): void;
  /** Ends the waiting of all pages, because nothing can be read now. */
  refuseAll(): void;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** A page does not wait longer for its facts. */
const PATIENCE_MS = 4_000;
/** A match is asked for again after so long; and where calls are few. */
const MATCH_MS = MINUTE_MS;
const SCARCE_MATCH_MS = 20 * MINUTE_MS;
const REFUSED_MS = 6 * HOUR_MS;
const MOST_KEPT = 5_000;
const LINEUPS_BEFORE_MS = 75 * MINUTE_MS;

const FACTS: Readonly<Record<PageNeed["kind"], FactKind>> = {
  match: "lineups",
  odds: "odds",
  standings: "standings",
  scorers: "scorers",
  team: "squad",
};

function idOf(need: PageNeed): number {
  if (need.kind === "team") return need.teamId;
  return need.kind === "match" || need.kind === "odds" ? need.matchId : need.leagueId;
}

export function createPageReads(store: FeedStore): PageReads {
  const queue: PageRead[] = [];
  const waiting = new Map<string, Promise<void>>();
  /** Until when a need is not asked again. */
  const restsUntil = new Map<string, number>();

  /** Ms for which facts of a need are fresh; undefined if nothing is to be asked. */
  function freshFor(need: PageNeed, now: number, matchMs: number): number | undefined {
    if (need.kind === "team") return 7 * DAY_MS;
    if (need.kind === "standings" || need.kind === "scorers") return 6 * HOUR_MS;
    const match = store.match(need.matchId);
    if (match === undefined) return undefined;
    const { kickoffAt, state } = match.row;
    if (need.kind === "odds") return isOver(state) ? undefined : DAY_MS;
    if (now < kickoffAt - LINEUPS_BEFORE_MS) return undefined;
    return isOver(state) && now > kickoffAt + DAY_MS ? 30 * DAY_MS : isOver(state) ? HOUR_MS : matchMs;
  }

  /** True if a match of the league has ended since. */
  function endedSince(leagueId: number, asOf: number): boolean {
    for (const { row } of store.matches())
      if (row.leagueId === leagueId && row.state === -1 && (store.moments(row.id).at(-1)?.at ?? 0) > asOf)
        return true;
    return false;
  }

  function sourceNeed(need: PageNeed): FeedNeed | undefined {
    switch (need.kind) {
      case "team": {
        const teamId = store.ids.sourceId("team", need.teamId);
        return teamId === undefined ? undefined : { kind: "team", teamId };
      }
      case "standings":
      case "scorers": {
        const leagueId = store.ids.sourceId("league", need.leagueId);
        return leagueId === undefined ? undefined : { kind: need.kind, leagueId };
      }
      default: {
        const id = store.ids.sourceId("match", need.matchId);
        if (id === undefined) return undefined;
        return need.kind === "odds" ? { kind: "odds", matchId: id } : { kind: "match", ids: [id] };
      }
    }
  }

  function isFresh(need: PageNeed, now: number, matchMs: number): boolean {
    const lasts = freshFor(need, now, matchMs);
    if (lasts === undefined) return true;
    const asOf = store.saved.get(FACTS[need.kind], idOf(need))?.asOf;
    if (asOf === undefined || now - asOf >= lasts) return false;
    const table = need.kind === "standings" || need.kind === "scorers";
    return !(table && endedSince(need.leagueId, asOf));
  }

  return {
    async want(need, now, isScarce) {
      const key = `${need.kind}/${idOf(need)}`;
      if (waiting.has(key)) return waiting.get(key);
      const matchMs = isScarce ? SCARCE_MATCH_MS : MATCH_MS;
      const source = sourceNeed(need);
      if (source === undefined || isFresh(need, now, matchMs)) return undefined;
      if (now < (restsUntil.get(key) ?? 0)) return undefined;
      const promise = new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, PATIENCE_MS);
        timer.unref();
        queue.push({
          need: source,
          key,
          restsMs: matchMs,
          done() {
            clearTimeout(timer);
            waiting.delete(key);
            resolve();
          },
        });
      });
      waiting.set(key, promise);
      return promise;
    },
    next: () => queue[0],
    finish(read, now, isRefused) {
      const at = queue.indexOf(read);
      if (at >= 0) queue.splice(at, 1);
      if (restsUntil.size > MOST_KEPT) restsUntil.clear();
      restsUntil.set(read.key, now + (isRefused ? REFUSED_MS : read.restsMs));
      read.done();
    },
    refuseAll() {
      for (const read of queue.splice(0)) read.done();
    },
  };
}
