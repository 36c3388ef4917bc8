// The full lists in use: one request per language, zone and day for all tabs, refreshed while a tab is visible.
import type { LiveApi } from "#api/live/live.ts";
import type { Result } from "#api/transport/result.ts";
import type { FavoriteLists } from "#domain/favorites.ts";
import type { MatchList } from "#domain/match/match.ts";
import { calendarDay } from "#domain/zones.ts";
import type { Clock } from "../base/clock.ts";
import type { ListStatus, TabContext } from "../contract.ts";
import type { Counters } from "../base/counters.ts";
import { CHANGE_WINDOW_MS, FULL_LIST_EVERY_MS, LIST_RETRY_MS } from "../base/limits.ts";

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
  /** Failures in a row. */
  failures: number;
}

interface Entry extends LoadedList {
  /** From then on (local epoch ms) a list that is needed is fetched. */
  dueAt: number;
  /** Local epoch ms at which the last request was sent. */
  sentAt: number;
  inFlight: boolean;
  /** Asked again while a request was under way: when the next is due, local epoch ms. */
  again: number | undefined;
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
  /**
   * Asks for it now, whatever its age; one request at a time. With `waitMs`, after an outage, it is due then, and fetched
   * when needed; one that was asked for in the last 30 s is enough, because the next poll reaches back 60 s.
   */
  refresh(request: ListRequest, waitMs?: number): void;
  /**
   * News since `since` was missed, until a poll that was asked for at `until` (both epoch ms): every older list is out of
   * date until it has been fetched again, and due after `waitMs`.
   */
  outdate(since: number, until: number, waitMs?: number): void;
  /**
   * All news since `since` (epoch ms) was missed, because the core rested: every list is out of date and due. Lists of the
   * last 30 s and those under way are not asked for again: what changed since is in the first poll, which reaches back 60 s.
   */
  outdateAll(since: number): void;
  /**
   * No list has brought a match with this kick-off: those that could hold it are out of date. They are fetched when they
   * are needed, but those in `used`, which are asked for otherwise.
   */
  lack(kickoffAt: number | undefined, used: readonly ListRequest[]): void;
  /** When what these lists show was complete, with news complete at `newsAt`; epoch ms, undefined before the first. */
  dataAt(requests: readonly ListRequest[], newsAt: number | undefined): number | undefined;
  all(): Iterable<LoadedList>;
  /** Drops the least recently needed lists beyond `max`; true when something went. */
  trim(max: number): boolean;
}

/** The name of a list among all. */
export function listKey({ context, scope }: ListRequest): string {
  const what = scope.kind === "day" ? scope.date : scope.kind === "of" ? JSON.stringify(scope.of) : "live";
  return `${context.language}|${context.offsetMinutes}|${what}`;
}

/** False for a day on which a match with this kick-off is not played. */
function couldHold({ context, scope }: ListRequest, kickoffAt: number | undefined): boolean {
  return (
    scope.kind !== "day" ||
    kickoffAt === undefined ||
    calendarDay(kickoffAt, context.offsetMinutes) === scope.date
  );
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
  /** What must be loaded before an answer is taken; undefined for nothing. */
  gate(): Promise<unknown> | undefined;
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
    entry.inFlight = true;
    entry.sentAt = clock.now();
    const sent = { mark: options.mark(), at: entry.sentAt, reload: entry.status === "ready" };
    const idsBefore = new Set(entry.matchIds);
    counters.add("listRequests");
    const asked = ask(entry.request);
    void (options.gate()?.then(() => asked) ?? asked).then((answer) => {
      const { again } = entry;
      entry.inFlight = false;
      entry.again = undefined;
      entry.failures = answer.ok ? 0 : entry.failures + 1;
      entry.dueAt = Math.min(
        again ?? Infinity,
        clock.now() + (answer.ok ? FULL_LIST_EVERY_MS : retryWait(entry.failures)),
      );
      if (answer.ok) {
        counters.add("listItemsDropped", answer.value.dropped);
        entry.status = "ready";
        // Ids that a newer list brought meanwhile stay (docs/wire.md#arrival-order): this answer may be older than they.
        const brought = [...entry.matchIds].filter((id) => !idsBefore.has(id));
        entry.matchIds = new Set([...answer.value.matches.map((match) => match.id), ...brought]);
        listener?.onList(answer.value, entry, sent);
        entry.completeAt = sent.at;
        // Asked again means that this answer may be too old to make good what was missed.
        if (again === undefined) entry.behindSince = undefined;
      } else {
        counters.add("listFailures");
        if (entry.status !== "ready") entry.status = "failed";
        listener?.onFailed(entry);
      }
      if (again !== undefined && again <= clock.now()) fetchNow(entry);
    });
  }

  function retryWait(failures: number): number {
    const most = LIST_RETRY_MS[failures - 1] ?? LIST_RETRY_MS[2];
    const least = Math.max(most / 2, LIST_RETRY_MS[0]);
    return least + clock.random() * (most - least);
  }

  /** Fetches it after this wait: by itself if that is 0, otherwise when it is needed. */
  function plan(entry: Entry, waitMs: number): void {
    const at = clock.now() + waitMs;
    if (entry.inFlight) entry.again = Math.min(at, entry.again ?? at);
    else entry.dueAt = at;
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
        dueAt: -Infinity,
        sentAt: -Infinity,
        inFlight: false,
        again: undefined,
        failures: 0,
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
      if (!entry.inFlight && clock.now() >= entry.dueAt) fetchNow(entry);
      return entry;
    },
    refresh(request, waitMs) {
      const entry = entryOf(request);
      const askedAt = entry.inFlight ? entry.sentAt : entry.completeAt;
      if (waitMs !== undefined && clock.now() - askedAt < CHANGE_WINDOW_MS / 2) return;
      if (!waitMs && entry.status === "failed") entry.status = "loading";
      plan(entry, waitMs ?? 0);
      if (!waitMs && !entry.inFlight) fetchNow(entry);
    },
    outdate(since, until, waitMs = 0) {
      // What changed after these were asked for is in the poll's answer.
      const recent = until - CHANGE_WINDOW_MS / 2;
      for (const entry of entries.values()) {
        if (entry.completeAt >= recent) continue;
        entry.behindSince ??= Math.max(since, entry.completeAt);
        if (!entry.inFlight || entry.sentAt < recent) plan(entry, waitMs);
      }
    },
    outdateAll(since) {
      const recent = clock.now() - CHANGE_WINDOW_MS / 2;
      for (const entry of entries.values()) {
        if (entry.completeAt >= recent) continue;
        if (entry.status === "failed") entry.status = "loading";
        entry.behindSince ??= Math.max(since, entry.completeAt);
        entry.dueAt = -Infinity;
      }
    },
    lack(kickoffAt, used) {
      const usedKeys = new Set(used.map(listKey));
      for (const [key, entry] of entries) {
        if (!usedKeys.has(key) && couldHold(entry.request, kickoffAt)) plan(entry, 0);
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
