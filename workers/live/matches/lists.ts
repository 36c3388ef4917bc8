// The full lists in use: one request per language, zone and day for all tabs, refreshed while a tab is visible.
import type { LiveApi } from "#api/live/live.ts";
import type { Result } from "#api/transport/result.ts";
import type { FavoriteLists } from "#domain/favorites.ts";
import type { MatchList } from "#domain/match/match.ts";
import type { Clock } from "../base/clock.ts";
import type { ListStatus, TabContext } from "../contract.ts";
import type { Counters } from "../base/counters.ts";
import { FULL_LIST_EVERY_MS } from "../base/limits.ts";

/** What a list holds: one calendar day, all running matches, or matches by id, team and league. */
export type ListScope =
  | { readonly kind: "day"; readonly date: string }
  | { readonly kind: "live" }
  | { readonly kind: "of"; readonly of: FavoriteLists };

export interface ListRequest {
  readonly context: TabContext;
  readonly scope: ListScope;
}

export interface LoadedList {
  readonly request: ListRequest;
  status: ListStatus;
  matchIds: Set<number>;
  /** Local epoch ms at which the last list to arrive was requested. */
  completeAt: number;
  /** News since then (epoch ms) was missed and the list has not been fetched since; undefined when none was missed. */
  behindSince: number | undefined;
}

interface Entry extends LoadedList {
  fetchedAt: number;
  inFlight: boolean;
  /** Asked again while a request was under way. */
  again: boolean;
  usedAt: number;
}

/** What is known about a request when its answer arrives. */
export interface SentList {
  /** The store's mark when it was sent. */
  readonly mark: number;
  /** Local epoch ms when it was sent. */
  readonly at: number;
  /** The same list had been loaded before. */
  readonly reload: boolean;
}

export interface Lists {
  /** Reports to `listener` from now on, and to no other. */
  listen(listener: ListsListener): void;
  /** The list in memory, without a request. */
  find(request: ListRequest): LoadedList | undefined;
  /** The list, fetched when it is missing or due. */
  need(request: ListRequest): LoadedList;
  /** Asks for it now, whatever its age; one request at a time. */
  refresh(request: ListRequest): void;
  /** News since `since` (epoch ms) was missed: every list is out of date until it has been fetched again. */
  outdate(since: number): void;
  /** When what these lists show was complete, with news complete at `newsAt`; epoch ms, undefined before the first. */
  dataAt(requests: readonly ListRequest[], newsAt: number | undefined): number | undefined;
  all(): Iterable<LoadedList>;
  /** Drops the least recently needed lists beyond `max`; true when something went. */
  trim(max: number): boolean;
}

/** A failed list is asked for again after this wait while it is needed. */
const RETRY_AFTER_MS = 5_000;

/** The name of a list among all. */
export function listKey({ context, scope }: ListRequest): string {
  const what = scope.kind === "day" ? scope.date : scope.kind === "of" ? JSON.stringify(scope.of) : "live";
  return `${context.language}|${context.offsetMinutes}|${what}`;
}

/** What the lists report. */
interface ListsListener {
  /** A list arrived; `sent` says when it was asked for. */
  onList(list: MatchList, loaded: LoadedList, sent: SentList): void;
  /** A list could not be fetched. */
  onFailed(loaded: LoadedList): void;
}

/** No lists at first. `mark` is the store's mark when a request is sent (see MatchStore.mark). */
export function createLists(options: {
  readonly api: LiveApi;
  readonly clock: Clock;
  readonly counters: Counters;
  mark(): number;
}): Lists {
  const { api, clock, counters } = options;
  let listener: ListsListener | undefined;
  const entries = new Map<string, Entry>();

  function ask({ context, scope }: ListRequest): Promise<Result<MatchList>> {
    if (scope.kind === "day") return api.fetchDay({ ...context, date: scope.date });
    if (scope.kind === "live") return api.fetchLive(context);
    return api.fetchMatches({ ...context, of: scope.of });
  }

  function fetchNow(entry: Entry): void {
    if (entry.inFlight) {
      entry.again = true;
      return;
    }
    entry.inFlight = true;
    const sent = { mark: options.mark(), at: clock.now(), reload: entry.status === "ready" };
    const idsBefore = new Set(entry.matchIds);
    counters.add("listRequests");
    void ask(entry.request).then((answer) => {
      entry.inFlight = false;
      entry.fetchedAt = clock.now();
      if (answer.ok) {
        counters.add("listItemsDropped", answer.value.dropped);
        entry.status = "ready";
        // Ids that a newer list brought meanwhile stay (docs/wire.md#arrival-order): this answer may be older than they.
        const brought = [...entry.matchIds].filter((id) => !idsBefore.has(id));
        entry.matchIds = new Set([...answer.value.matches.map((match) => match.id), ...brought]);
        listener?.onList(answer.value, entry, sent);
        entry.completeAt = sent.at;
        // Asked again means that this answer may be too old to make good what was missed.
        if (!entry.again) entry.behindSince = undefined;
      } else {
        counters.add("listFailures");
        if (entry.status !== "ready") entry.status = "failed";
        listener?.onFailed(entry);
      }
      if (!answer.ok) entry.fetchedAt += RETRY_AFTER_MS - FULL_LIST_EVERY_MS;
      if (entry.again) {
        entry.again = false;
        fetchNow(entry);
      }
    });
  }

  function entryOf(request: ListRequest): Entry {
    const key = listKey(request);
    let entry = entries.get(key);
    if (!entry) {
      entry = {
        request,
        status: "loading",
        matchIds: new Set(),
        completeAt: -Infinity,
        behindSince: undefined,
        fetchedAt: -Infinity,
        inFlight: false,
        again: false,
        usedAt: 0,
      };
      entries.set(key, entry);
    }
    entry.usedAt = clock.now();
    return entry;
  }

  return {
    listen: (given) => void (listener = given),
    find: (request) => entries.get(listKey(request)),
    need(request) {
      const entry = entryOf(request);
      if (!entry.inFlight && clock.now() - entry.fetchedAt >= FULL_LIST_EVERY_MS) fetchNow(entry);
      return entry;
    },
    refresh(request) {
      const entry = entryOf(request);
      if (entry.status === "failed") entry.status = "loading";
      fetchNow(entry);
    },
    outdate(since) {
      for (const entry of entries.values()) {
        entry.behindSince ??= Math.max(since, entry.completeAt);
        entry.fetchedAt = -Infinity;
        entry.again = entry.inFlight;
      }
    },
    dataAt(requests, newsAt) {
      let oldest: number | undefined;
      for (const request of requests) {
        const entry = entries.get(listKey(request));
        if (entry?.status !== "ready") continue;
        const at = entry.behindSince ?? Math.max(entry.completeAt, newsAt ?? 0);
        oldest = Math.min(at, oldest ?? at);
      }
      return oldest ?? newsAt;
    },
    all: () => entries.values(),
    trim(max) {
      const surplus = [...entries].sort(([, a], [, b]) => b.usedAt - a.usedAt).slice(max);
      for (const [key, entry] of surplus) if (!entry.inFlight) entries.delete(key);
      return surplus.length > 0;
    },
  };
}
