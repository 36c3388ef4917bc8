// What pages have asked for, kept for all tabs: one request per question, however many tabs ask it.
import type { PagesApi } from "#api/transport/createPagesApi.ts";
import { failure, type Result, TRANSPORT_ERROR } from "#api/transport/result.ts";
import type { PageCallName, PageRequest } from "#domain/calls/pageCalls.ts";
import { type Topic, topicOf } from "#domain/calls/topicOf.ts";
import type { Clock } from "../base/clock.ts";
import type { TabContext } from "../contract.ts";
import type { Counters } from "../base/counters.ts";
import { CACHE_CHECK_MS, CACHE_MS, ODDS_POLL_MS } from "../base/limits.ts";

export interface PageCache {
  /** The answer from memory while it is fresh, else from the server. */
  get(request: PageRequest, context: TabContext): Promise<Result<unknown>>;
  /** What was fetched about these is out of date from now on. */
  outdate(topics: readonly Topic[]): void;
  /** Forgets everything: nobody has watched what changed meanwhile. */
  clear(): void;
  /** Forgets what is too old, at most every 15 s (SPEC §9: general cache). */
  sweep(): void;
}

interface Entry {
  readonly topic: Topic | undefined;
  readonly maxAgeMs: number;
  /** Local epoch ms; Infinity while the answer is on its way. */
  fetchedAt: number;
  outdated: boolean;
  answer: Promise<Result<unknown>>;
}

/** An envelope code for something that does not exist: worth remembering like an answer. */
const NOT_FOUND = 404;
/** Calls whose answers are wanted anew sooner than the general cache forgets them. */
const MAX_AGE_MS: Readonly<Partial<Record<PageCallName, number>>> = {
  // Answers for the odds poll of 8 s must not be those of the poll before.
  matchOdds: ODDS_POLL_MS - 500,
  // Pages ask every minute, and for the list when the count has risen.
  unreadNotices: CACHE_MS / 2,
  notices: CACHE_MS / 12,
};

/** An empty cache; `load` brings the calls when the first page asks. */
export function createPageCache(options: {
  readonly clock: Clock;
  readonly counters: Counters;
  load(): Promise<PagesApi>;
}): PageCache {
  const { clock, counters } = options;
  const entries = new Map<string, Entry>();
  let api: Promise<PagesApi> | undefined;
  let sweptAt = -Infinity;

  async function fetch(request: PageRequest, context: TabContext): Promise<Result<unknown>> {
    counters.add("pageRequests");
    try {
      api ??= options.load();
      return await (await api).load(request, context);
    } catch {
      // The code of the calls did not come: the next question tries again.
      api = undefined;
      return failure(TRANSPORT_ERROR);
    }
  }

  function isFresh(entry: Entry): boolean {
    return !entry.outdated && clock.now() - entry.fetchedAt < entry.maxAgeMs;
  }

  function ask(key: string, request: PageRequest, context: TabContext): Entry {
    const entry: Entry = {
      topic: topicOf(request),
      maxAgeMs: MAX_AGE_MS[request.call] ?? CACHE_MS,
      fetchedAt: Infinity,
      outdated: false,
      answer: fetch(request, context).then((answer) => {
        entry.fetchedAt = clock.now();
        const keeps = answer.ok || answer.code === NOT_FOUND;
        if (!keeps && entries.get(key) === entry) entries.delete(key);
        return answer;
      }),
    };
    entries.set(key, entry);
    return entry;
  }

  return {
    get(request, context) {
      const key = JSON.stringify([request, context.language, context.offsetMinutes]);
      const known = entries.get(key);
      if (known && isFresh(known)) {
        counters.add("pageAnswersShared");
        return known.answer;
      }
      return ask(key, request, context).answer;
    },
    outdate(topics) {
      for (const entry of entries.values()) {
        if (entry.topic !== undefined && topics.includes(entry.topic)) entry.outdated = true;
      }
    },
    clear: () => entries.clear(),
    sweep() {
      const now = clock.now();
      if (now - sweptAt < CACHE_CHECK_MS) return;
      sweptAt = now;
      for (const [key, entry] of entries) if (now - entry.fetchedAt >= entry.maxAgeMs) entries.delete(key);
    },
  };
}
