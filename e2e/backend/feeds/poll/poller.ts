/** Reads a source step by step: one call at a time, as planner, budget and backoff allow. */
import type { DatabaseSync } from "node:sqlite";
import type { FeedAdapter, FeedCall, FeedPart, FeedRead } from "../contract.ts";
import { type FeedStatus, NO_FAULTS } from "../feedStatus.ts";
import type { PageNeed } from "../store/feedFacts.ts";
import type { FeedStore } from "../store/feedStore.ts";
import { createBackoff } from "./backoff.ts";
import { createDayReads } from "./dayReads.ts";
import { createBudget, type CallUse } from "./budget.ts";
import type { FeedFetcher } from "./fetcher.ts";
import { createPageReads, type PageRead } from "./pageReads.ts";
import {
  KEPT_CALLS,
  knownLeagues,
  nextNearAt,
  paceOf,
  type Phase,
  phaseOf,
  playLeftMs,
  untoldSince,
} from "./planner.ts";
import { writeStatus } from "./pollerStatus.ts";
import { createReadPlan } from "./readPlan.ts";

export interface PollerOptions {
  readonly adapter: FeedAdapter;
  readonly store: FeedStore;
  readonly database: DatabaseSync;
  readonly fetcher: FeedFetcher;
  readonly now: () => number;
  /** 0 to 1, for the phase of reads. */
  readonly random: () => number;
  /** Codes of `--feed-leagues` in lower case. */
  readonly allowed: ReadonlySet<string> | undefined;
}

export interface Poller {
  /** Makes the next call if one is due; resolves to whether one was made. */
  step(): Promise<boolean>;
  /** A page or call was served: reads go on, and begin at once after a pause. */
  looked(): void;
  want(need: PageNeed): Promise<void>;
  status(): FeedStatus;
  /** Begins a whole read with the next step, after a time in which another server may have read. */
  begin(): void;
  /** Whether a read has ended since then with an answer, or had nothing to ask for. */
  hasRead(): boolean;
}

const MINUTE_MS = 60_000;
/** Nobody has looked for so long: the pace is that of an idle day. */
const UNSEEN_MS = 10 * MINUTE_MS;
const BETWEEN_CALLS_MS = 200;
const ASK_AGAIN_MS = 15_000;
const MISSED_FOR_LATE = 2;
const EMPTY_FOR_LATE = 3;
/** Calls by ids in one read. */
const MOST_UNTOLD_CALLS = 5;
/** With fewer calls left for the day, pages ask less often. */
const SCARCE_CALLS = 1_000;
/** What a source must give for a page's need to be asked. */
const PARTS: Readonly<Record<PageNeed["kind"], readonly FeedPart[]>> = {
  match: ["lineups", "statistics"],
  odds: ["odds"],
  standings: ["standings"],
  scorers: ["scorers"],
  team: ["squads"],
};
/** The name of a note in the store. */
const AS_OF = "as of";

export function createPoller(options: PollerOptions): Poller {
  const { adapter, store, database, fetcher, now, random, allowed } = options;
  const budget = createBudget(database, adapter.limits, now());
  const backoff = createBackoff();
  const pages = createPageReads(store);
  const plan = createReadPlan();
  const days = createDayReads(adapter, store.saved);
  const faults = { ...NO_FAULTS };
  let nextReadAt = 0;
  let readAt = 0;
  /** Whether the present read has asked for the matches that its lists did not name. */
  let askedUntold = false;
  let callAt = Number.NEGATIVE_INFINITY;
  let lookedAt = now();
  let everyMs = adapter.pace.idleMs;
  let callsPerRead = 1;
  let empties = 0;
  let isPaid = false;
  let busy = false;
  let asOf = Number(store.saved.note(AS_OF) ?? Number.NaN);
  /** Whether an answer of the present read was readable. */
  let gotAny = false;
  let oldest = Number.POSITIVE_INFINITY;
  let hasRead = false;

  const isSeen = (at: number): boolean => at - lookedAt < UNSEEN_MS;

  const phaseNow = (at: number): Phase => (isSeen(at) ? phaseOf(store, at) : "idle");

  const paceAt = (at: number, phase: Phase): number =>
    paceOf(adapter.pace, phase, {
      callsLeft: budget.leftToday(at),
      callsPerRead,
      playLeftMs: playLeftMs(store, at),
    });

  /** Fills the plan with a read: what is due of the day, and the live calls. */
  function beginRead(at: number, proof: boolean): void {
    const phase = phaseNow(at);
    const calls = days.due(at, knownLeagues(store, allowed, at));
    const live = adapter.calls({ kind: "live" }, knownLeagues(store, allowed, at));
    const quiet = phase === "idle" && adapter.pace.liveMs === "rest";
    plan.fill(proof ? live : quiet ? calls : [...calls, ...live], proof);
    callsPerRead = Math.max(1, live.length);
    readAt = at;
    gotAny = false;
    askedUntold = quiet;
    oldest = Number.POSITIVE_INFINITY;
    everyMs = paceAt(at, phase);
    // A random part of the first interval keeps many servers apart.
    const waits = nextReadAt === 0 ? everyMs * (0.5 + random() / 2) : everyMs;
    const nearAt = isSeen(at) ? nextNearAt(store, at) : Number.POSITIVE_INFINITY;
    nextReadAt = Math.min(at + waits, nearAt);
  }

  /** The few calls of a day are not spent on a source that fails. */
  const leastWait = (): number => (adapter.pace.liveMs === "rest" ? everyMs / 2 : 0);

  function failed(read: FeedRead & { ok: false }, use: CallUse, at: number): void {
    faults[read.reason] += 1;
    // What a page asks for may be outside of the plan or missing: the day's reads go on.
    if (use === "page" && (read.reason === "PLAN" || read.reason === "UNREADABLE")) return;
    plan.forget();
    // One league that cannot be read costs that league, unless it is all of the read.
    if (read.reason === "UNREADABLE" && (gotAny || !plan.isEmpty())) return finishRead();
    backoff.failed(read.reason, read.retryAt, at);
    plan.clear();
    // One call that always fails does not keep the others' answers back.
    if (Number.isFinite(oldest)) hasRead = true;
    nextReadAt = Math.max(backoff.until(), at + leastWait());
    if (backoff.stopped(at)) pages.refuseAll();
  }

  function succeeded(call: FeedCall, read: FeedRead & { ok: true }, use: CallUse, at: number): void {
    backoff.succeeded();
    if (read.budget !== undefined) {
      budget.correct(read.budget);
      isPaid = read.budget.limits !== undefined;
    }
    const known = store.size();
    const { suspicious } = store.apply(read.facts, { receivedAt: at, asOf: read.asOf });
    if (use === "page") return;
    gotAny = true;
    plan.answered(call, read.facts.mark, at);
    if (suspicious) {
      empties += 1;
      if (empties < EMPTY_FOR_LATE)
        nextReadAt = Math.min(nextReadAt, at + Math.max(ASK_AGAIN_MS, leastWait()));
      return;
    }
    if (read.facts.complete !== undefined) empties = 0;
    days.done(plan.dailyKeys(call), at);
    // A list of leagues has no scores.
    if (read.facts.leagues === undefined || read.facts.matches !== undefined)
      oldest = Math.min(oldest, read.asOf);
    // Scores are shown from the first answer on, also where the read never becomes whole.
    if (Number.isNaN(asOf) && Number.isFinite(oldest)) asOf = oldest;
    // New leagues have days to read, and new matches may be played now.
    if (store.size() !== known) nextReadAt = at;
    finishRead();
  }

  /**
   * Running matches that the lists of a read do not name are asked for by their ids, because a list of running
   * matches drops those that end. What has no answer by its id either is looked for in the day's list.
   */
  function askUntold(at: number): boolean {
    const ids = untoldSince(store, readAt, at);
    if (ids.length === 0) return false;
    if (askedUntold) {
      days.again(at);
      return false;
    }
    askedUntold = true;
    const calls = adapter.calls({ kind: "match", ids }, knownLeagues(store, allowed, at));
    plan.fill(calls.slice(0, MOST_UNTOLD_CALLS), true);
    return !plan.isEmpty();
  }

  /** The age of a read is that of its oldest answer, once it has all of them. */
  function finishRead(): void {
    if (!plan.isEmpty()) return;
    if (oldest === Number.POSITIVE_INFINITY) {
      // Nothing was due. A list of leagues alone is followed by what it makes due.
      if (!gotAny && !Number.isNaN(asOf)) hasRead = true;
      return;
    }
    if (askUntold(now())) return;
    hasRead = true;
    asOf = oldest;
    store.saved.setNote(AS_OF, String(asOf));
  }

  async function make(call: FeedCall, use: CallUse, at: number): Promise<FeedRead> {
    budget.spend(use, at);
    callAt = at;
    const answer = await fetcher(call);
    const read: FeedRead = answer === undefined ? { ok: false, reason: "DOWN" } : adapter.read(call, answer);
    const receivedAt = answer?.receivedAt ?? now();
    if (read.ok) succeeded(call, read, use, receivedAt);
    else failed(read, use, receivedAt);
    return read;
  }

  /** A page's call, if there is one and the share for pages allows it. */
  async function stepPage(at: number): Promise<boolean> {
    const read: PageRead | undefined = pages.next();
    if (read === undefined) return false;
    const [call] = adapter.calls(read.need, knownLeagues(store, allowed, at));
    const allowedNow = call !== undefined && budget.nextAt("page", at) <= at;
    const made = allowedNow ? await make(call, "page", at) : undefined;
    pages.finish(read, at, made?.ok === false);
    return allowedNow;
  }

  async function stepOnce(): Promise<boolean> {
    const at = now();
    store.sweep(at);
    if (at < backoff.until()) {
      pages.refuseAll();
      return false;
    }
    if (at - callAt < BETWEEN_CALLS_MS) return false;
    if (await stepPage(at)) return true;
    if (plan.isEmpty()) {
      const proofAt = store.proofAt();
      const affordable = budget.leftToday(at) > KEPT_CALLS;
      const proof = affordable && proofAt !== undefined && at >= proofAt && at - readAt >= ASK_AGAIN_MS;
      if (at < nextReadAt && !proof) return false;
      beginRead(at, proof);
    }
    const call = plan.next(at);
    if (call === undefined) finishRead();
    if (call === undefined || budget.nextAt("live", at) > at) return false;
    plan.take();
    await make(call, "live", at);
    return true;
  }

  return {
    async step() {
      if (busy) return false;
      busy = true;
      try {
        return await stepOnce();
      } finally {
        busy = false;
      }
    },
    looked() {
      const at = now();
      const paused = !isSeen(at);
      lookedAt = at;
      // The pace that is told is that of the visitor, also where the next read cannot begin yet.
      if (paused) everyMs = paceAt(at, phaseNow(at));
      if (paused && plan.isEmpty()) nextReadAt = Math.min(nextReadAt, Math.max(at, backoff.until()));
    },
    want(need) {
      const at = now();
      if (at < backoff.until() || !PARTS[need.kind].some((part) => adapter.gives.has(part)))
        return Promise.resolve();
      return pages.want(need, at, budget.leftToday(at) < SCARCE_CALLS);
    },
    begin() {
      plan.clear();
      oldest = Number.POSITIVE_INFINITY;
      gotAny = false;
      hasRead = false;
      nextReadAt = Math.min(nextReadAt, Math.max(now(), backoff.until()));
    },
    hasRead: () => hasRead,
    status() {
      const at = now();
      const spentUntil = plan.isEmpty() ? at : budget.nextAt("live", at);
      const isSpent = spentUntil > at + MINUTE_MS && at >= backoff.until();
      const isLate = backoff.missed() >= MISSED_FOR_LATE || empties >= EMPTY_FOR_LATE;
      return writeStatus(adapter, {
        state: isSpent || backoff.stopped(at) ? "STOPPED" : isLate ? "LATE" : undefined,
        isPaid,
        // A list that stays empty is no failure of a call.
        reason: isSpent ? "QUOTA" : (backoff.reason() ?? "UNREADABLE"),
        asOf,
        everyMs,
        until: isSpent ? spentUntil : backoff.until(),
        at,
        faults,
      });
    },
  };
}
