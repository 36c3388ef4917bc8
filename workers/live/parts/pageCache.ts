// Caches the answers that pages asked for, for all tabs: one request per question, however many tabs ask it.
import type { PagesApi } from "#api/createPagesApi.ts";
import { failure, type Result } from "#api/transport/result.ts";
import type { AnyRead } from "#domain/calls/call.ts";
import { type CacheTag, isMatchTag } from "#domain/calls/cacheTags.ts";
import { type PageRequest, READS, tagsOf } from "#domain/calls/pageCalls.ts";
import type { Clock } from "../base/clock.ts";
import type { TabContext } from "../contract.ts";
import type { Counters } from "../base/counters.ts";
import type { Late } from "../base/late.ts";
import { CACHE_CHECK_MS, CACHE_MS } from "../base/limits.ts";

/** The tab that asks. */
interface Asker {
  /** The sign-in its page knows of; undefined for a visitor. */
  readonly member: string | undefined;
  /** Tags of the answers it asked for, so that it learns when they are out of date. */
  readonly tags: Set<CacheTag>;
}

export interface PageCache {
  /**
   * The answer from memory while it is fresh, else from the server. A call whose answer depends on who asks is a
   * failure "signedOut" when page and core know of different sign-ins, before the answer or after it.
   */
  get(request: PageRequest, context: TabContext, asker: Asker): Promise<Result<unknown>>;
  /** True while an answer is kept that a change of a match can make out of date. */
  holdsAny(): boolean;
  /** Answers with one of these tags are out of date from now on. */
  outdate(tags: readonly CacheTag[]): void;
  /** Forgets the answers that depend on who asked. */
  forgetMember(): void;
  /** Forgets everything: while no tab was open no change was noticed. */
  clear(): void;
  /** Forgets what is too old, at most every 15 s (docs/product.md#cache-times). */
  sweep(): void;
}

/** Who is signed in, as far as the cache needs to know. */
export interface CurrentMember {
  current(): { readonly session: string } | undefined;
  ready(): Promise<void>;
}

interface Entry {
  readonly tags: readonly CacheTag[];
  readonly ofMember: boolean;
  readonly maxAgeMs: number;
  /** Local epoch ms. */
  readonly askedAt: number;
  /** Local epoch ms; Infinity until the answer arrives. */
  fetchedAt: number;
  outdated: boolean;
  answer: Promise<Result<unknown>>;
}

/** An empty cache; `load` brings the calls when the first page asks. */
export function createPageCache(options: {
  readonly clock: Clock;
  readonly counters: Counters;
  readonly account: CurrentMember;
  readonly late?: Late;
  load(): Promise<PagesApi>;
  /** An answer with posts or members that was asked for at `askedAt` (local epoch ms), with what changed since. */
  handOut?(call: PageRequest["call"], answer: Result<unknown>, askedAt: number): Promise<Result<unknown>>;
}): PageCache {
  const { account, clock, counters } = options;
  const entries = new Map<string, Entry>();
  let api: Promise<PagesApi> | undefined;
  let sweptAt = -Infinity;
  /** False when a search found none, and no answer was kept since. The search would run with every change of every match. */
  let mayHoldOfMatches = false;

  async function fetch(request: PageRequest, context: TabContext): Promise<Result<unknown>> {
    counters.add("pageRequests");
    try {
      api ??= options.load();
      return await (await api).load(request, context);
    } catch {
      // The code of the calls could not be loaded: the next question tries again.
      api = undefined;
      return failure("noAnswer");
    }
  }

  function isFresh(entry: Entry): boolean {
    return !entry.outdated && clock.now() - entry.fetchedAt < entry.maxAgeMs;
  }

  const keyOf = (request: PageRequest, { language, offsetMinutes }: TabContext, session: string): string =>
    JSON.stringify([request, language, offsetMinutes, session]);

  function keep(key: string, entry: Entry): void {
    entries.set(key, entry);
    mayHoldOfMatches = true;
  }

  function ask(request: PageRequest, context: TabContext, session: string): Entry {
    const key = keyOf(request, context, session);
    const { ofMember, maxAgeMs = CACHE_MS, answersToo }: AnyRead = READS[request.call];
    const entry: Entry = {
      tags: tagsOf(request),
      ofMember,
      maxAgeMs,
      askedAt: clock.now(),
      fetchedAt: Infinity,
      outdated: false,
      answer: fetch(request, context).then((answer) => {
        entry.fetchedAt = clock.now();
        // That something does not exist is worth remembering like an answer.
        const keeps = answer.ok || answer.reason === "notFound";
        if (!keeps && entries.get(key) === entry) entries.delete(key);
        const params = answer.ok ? answersToo?.(request.params as never, answer.value as never) : undefined;
        if (params !== undefined && entries.get(key) === entry) {
          const too = { ...request, params } as PageRequest;
          keep(keyOf(too, context, session), { ...entry, tags: tagsOf(too) });
        }
        return answer;
      }),
    };
    keep(key, entry);
    return entry;
  }

  /** `session` is "" for a visitor, and for calls that answer everybody alike. */
  async function shared(request: PageRequest, context: TabContext, session = ""): Promise<Result<unknown>> {
    const key = keyOf(request, context, session);
    let entry = entries.get(key);
    if (entry && isFresh(entry)) counters.add("pageAnswersShared");
    else entry = ask(request, context, session);
    const answer = await (options.late?.answer?.(key, request, entry) ?? entry.answer);
    const { muted }: AnyRead = READS[request.call];
    return (muted && (await options.handOut?.(request.call, answer, entry.askedAt))) ?? answer;
  }

  async function asMember(request: PageRequest, context: TabContext, asker: Asker): Promise<Result<unknown>> {
    await account.ready();
    const session = account.current()?.session;
    if (session !== asker.member) return failure("signedOut");
    const answer = await shared(request, context, session);
    return account.current()?.session === session ? answer : failure("signedOut");
  }

  return {
    get(request, context, asker) {
      for (const tag of tagsOf(request)) asker.tags.add(tag);
      return READS[request.call].ofMember ? asMember(request, context, asker) : shared(request, context);
    },
    holdsAny() {
      if (!mayHoldOfMatches) return false;
      for (const { outdated, tags } of entries.values()) if (!outdated && tags.some(isMatchTag)) return true;
      mayHoldOfMatches = false;
      return false;
    },
    outdate(tags) {
      for (const entry of entries.values()) {
        if (entry.tags.some((tag) => tags.includes(tag))) entry.outdated = true;
      }
    },
    forgetMember() {
      for (const [key, entry] of entries) if (entry.ofMember) entries.delete(key);
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
