/** Reads for opened pages: each need once at a time, cached as long as its facts are fresh. */
import type { FeedNeed } from "../contract.ts";
import type { PageNeed } from "../store/feedFacts.ts";
import type { FactKind } from "../store/savedFacts.ts";
import type { FeedStore } from "../store/feedStore.ts";
import { isOver } from "../store/feedMatch.ts";

export interface PageRead {
  readonly need: FeedNeed;
  readonly key: string;
  /** Ends the waiting of the page. */
  done(): void;
}

export interface PageReads {
  /** Resolves when the read is done or refused; at once if the facts are fresh. */
  want(need: PageNeed, now: number): Promise<void>;
  next(): PageRead | undefined;
  /** The first read was made: it leaves the queue. */
  finish(read: PageRead, now: number): void;
  /** Ends the waiting of all pages, because nothing can be read now. */
  refuseAll(): void;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** A page does not wait longer for its facts. */
const PATIENCE_MS = 4_000;
/** A need without an answer is not asked again for so long. */
const ASKED_MS = MINUTE_MS;
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
  const askedAt = new Map<string, number>();

  /** Ms for which facts of a need are fresh; undefined if nothing is to be asked. */
  function freshFor(need: PageNeed, now: number): number | undefined {
    if (need.kind === "team") return 7 * DAY_MS;
    if (need.kind === "standings" || need.kind === "scorers") return 6 * HOUR_MS;
    const match = store.match(need.matchId);
    if (match === undefined) return undefined;
    const { kickoffAt, state } = match.row;
    if (need.kind === "odds") return isOver(state) ? undefined : DAY_MS;
    if (now < kickoffAt - LINEUPS_BEFORE_MS) return undefined;
    return isOver(state) && now > kickoffAt + DAY_MS ? 30 * DAY_MS : isOver(state) ? HOUR_MS : MINUTE_MS;
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

  function isFresh(need: PageNeed, now: number): boolean {
    const lasts = freshFor(need, now);
    if (lasts === undefined) return true;
    const asOf = store.saved.get(FACTS[need.kind], idOf(need))?.asOf;
    if (asOf === undefined || now - asOf >= lasts) return false;
    const table = need.kind === "standings" || need.kind === "scorers";
    return !(table && endedSince(need.leagueId, asOf));
  }

  return {
    async want(need, now) {
      const key = `${need.kind}/${idOf(need)}`;
      if (waiting.has(key)) return waiting.get(key);
      const asked = askedAt.get(key);
      const source = sourceNeed(need);
      if (source === undefined || isFresh(need, now)) return undefined;
      if (asked !== undefined && now - asked < ASKED_MS && now >= asked) return undefined;
      const promise = new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, PATIENCE_MS);
        timer.unref();
        queue.push({
          need: source,
          key,
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
    finish(read, now) {
      const at = queue.indexOf(read);
      if (at >= 0) queue.splice(at, 1);
      if (askedAt.size > 5_000) askedAt.clear();
      askedAt.set(read.key, now);
      read.done();
    },
    refuseAll() {
      for (const read of queue.splice(0)) read.done();
    },
  };
}
