// Keeps the state of running matches for the core's successor, which announces what happened while it was replaced.
//
// A core that dies or hangs is replaced within seconds. Its successor's first list is compared with the state stored here,
// so that a goal or a kick-off of these seconds raises an event like any other. The state counts for as long as a poll of
// changes reaches back (60 s); without it a start raises no events.
// See docs/wire.md#change-window.
import { BEFORE_KICK_OFF, hasJustStarted, mayRaiseEvents } from "#domain/match/detectEvents.ts";
import type { Match } from "#domain/match/match.ts";
import { isLive } from "#domain/match/phase.ts";
import type { Clock, Timer } from "../base/clock.ts";
import { CHANGE_WINDOW_MS } from "../base/limits.ts";
import { type KeeperStorage, STORE_AGAIN_MS } from "../base/storage.ts";
import type { MatchStore, StoreChange } from "../matches/matchStore.ts";
import {
  beforeKickOff,
  type Counts,
  isOfSuccessor,
  readStoredRunning,
  runningIn,
  runningOf,
  type StoredRunning,
  withCounts,
} from "./storedRunning.ts";

const KEY = "live.lastKnown";
/** The writes of events that pop up are at least so long apart: a write costs a millisecond or more. */
const POPUPS_APART_MS = 1_000;
/**
 * The state is written after events that pop up, and this often while matches run or are about to start, so that its age
 * says when the core died. Of other events a successor repeats only their highlight and their line in its log.
 */
const WRITE_EVERY_MS = 20_000;
/** A match is about to start from so long before its kick-off time on. The state counts for 80 s after it was due. */
const STARTS_WITHIN_MS = 2 * 60_000;
/** A match that starts late is expected for so long. */
const STARTS_LATE_BY_MS = 15 * 60_000;

/** What a predecessor has left. */
interface Predecessor {
  readonly at: number;
  readonly running: ReadonlyMap<number, Counts>;
}

export interface LastKnown {
  /** A match is in the store for the first time; compares it with the state that the predecessor left. */
  firstSeen(match: Match): void;
  /** Something happened that `refresh` stores soon enough. */
  happened(): void;
  /**
   * An event pops up, or takes back one that did: writes the state, so that no successor announces it again; now, or 1 s
   * after the write of such an event before.
   */
  popsUp(): void;
  /** Other matches are followed now: what happened since the last write may be an event of theirs, and is stored within 1 s. */
  followedChanged(): void;
  /** Writes the state if matches run or are about to start, and its last writing is too long ago. Call it every second. */
  refresh(): void;
  /** The last tab has gone. */
  rest(): void;
}

export interface LastKnownOptions {
  readonly clock: Clock;
  readonly storage: KeeperStorage;
  readonly store: Pick<MatchStore, "matches">;
  /** True when this core replaces another: a tab has joined it that showed a list before. */
  isReplacement(): boolean;
  /** Local epoch ms up to which the news is complete. */
  newsAt(): number | undefined;
  serverNow(): number;
  /**
   * A match changed in the time between the two cores, so that it may have raised events; `before` is how the predecessor
   * knew it, `at` the server time, epoch ms.
   */
  onMissed(change: StoreChange & { readonly before: Match }, at: number): void;
}

/**
 * Reads at once what a predecessor has left, and writes nothing before. A store that fails is asked again after 3 s, for
 * as long as what it holds may count.
 */
export function createLastKnown(options: LastKnownOptions): LastKnown {
  const { clock, storage, store } = options;
  const startedAt = clock.now();
  let predecessor: Predecessor | undefined;
  let isRead = false;
  let early: Match[] = [];
  let isWriting = false;
  let isDue = false;
  let writtenAt = -Infinity;
  let changedAt = -Infinity;
  let nextChange: Timer | undefined;
  /** Something happened since the last write. */
  let isBehind = false;

  function begin(value: unknown): void {
    const stored = readStoredRunning(value);
    if (stored && !stored.rested) predecessor = { at: stored.at, running: runningIn(stored) };
    isRead = true;
    for (const match of early) compare(match);
    early = [];
  }

  function read(): void {
    void storage.load(KEY).then(begin, () => {
      const mayCount = clock.now() - startedAt < CHANGE_WINDOW_MS;
      if (mayCount) clock.setTimeout(read, STORE_AGAIN_MS);
      else begin(undefined);
    });
  }

  read();

  function compare(match: Match): void {
    const age = predecessor ? clock.now() - predecessor.at : Infinity;
    if (!predecessor || age < 0 || age > CHANGE_WINDOW_MS || !options.isReplacement()) return;
    const at = options.serverNow();
    const counts = predecessor.running.get(match.id);
    // One that has just started would be among the running if the predecessor had announced its kick-off.
    if (!counts && !hasJustStarted(match, at)) return;
    const before = counts ? withCounts(match, counts) : beforeKickOff(match);
    const context = { at, dayWasLoaded: true };
    if (mayRaiseEvents(before, match, context))
      options.onMissed({ before, after: match, dayWasLoaded: true }, at);
  }

  function isExpected({ phase, kickoffAt = NaN }: Match): boolean {
    const inMs = kickoffAt - options.serverNow();
    return BEFORE_KICK_OFF.has(phase) && inMs < STARTS_WITHIN_MS && inMs > -STARTS_LATE_BY_MS;
  }

  function writeAgain(): void {
    isBehind = true;
    writtenAt = clock.now() - WRITE_EVERY_MS + STORE_AGAIN_MS;
  }

  /** Writes the state unless a write is under way, which is then followed by another. */
  async function write(): Promise<void> {
    isDue = true;
    if (isWriting || !isRead) return;
    isWriting = true;
    isDue = false;
    // The other records of this frame come first.
    await Promise.resolve();
    const at = options.newsAt();
    if (at !== undefined) {
      writtenAt = clock.now();
      isBehind = false;
      const state: StoredRunning = { startedAt, at, rested: false, ...runningOf(store.matches) };
      const replace = (stored: unknown): unknown =>
        isOfSuccessor(stored, startedAt, writtenAt) ? stored : state;
      await storage.update(KEY, replace).catch(writeAgain);
    }
    isWriting = false;
    if (isDue) void write();
  }

  function cancelChange(): void {
    clock.clearTimeout(nextChange);
    nextChange = undefined;
  }

  function writeChange(): void {
    cancelChange();
    changedAt = clock.now();
    void write();
  }

  function popsUp(): void {
    const waitMs = changedAt + POPUPS_APART_MS - clock.now();
    if (waitMs <= 0) writeChange();
    else nextChange ??= clock.setTimeout(writeChange, waitMs);
  }

  return {
    firstSeen(match) {
      if (isRead) compare(match);
      else early.push(match);
    },
    happened: () => void (isBehind = true),
    popsUp,
    followedChanged() {
      if (isBehind) popsUp();
    },
    refresh() {
      if (clock.now() - writtenAt < WRITE_EVERY_MS) return;
      for (const match of store.matches.values()) {
        if (!isLive(match.phase) && !isExpected(match)) continue;
        void write();
        return;
      }
    },
    rest() {
      if (!isRead) return;
      const leave = (value: unknown): unknown => {
        const stored = readStoredRunning(value);
        return stored?.startedAt === startedAt ? { ...stored, rested: true } : value;
      };
      writtenAt = -Infinity;
      cancelChange();
      // A state that could not be marked counts as one of a core that died.
      void storage.update(KEY, leave).catch(() => undefined);
    },
  };
}
