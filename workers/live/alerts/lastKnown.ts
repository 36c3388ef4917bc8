// Keeps the state of running matches for the core's successor, which announces what happened while it was replaced.
// `predecessor.ts` reads what this core's own predecessor has left.
import { BEFORE_KICK_OFF } from "#domain/match/detectEvents.ts";
import type { Match } from "#domain/match/match.ts";
import { isLive } from "#domain/match/phase.ts";
import type { Timer } from "../base/clock.ts";
import { STORE_AGAIN_MS } from "../base/storage.ts";
import type { MatchStore } from "../matches/matchStore.ts";
import {
  createPredecessor,
  LAST_KNOWN_KEY,
  type Predecessor,
  type PredecessorOptions,
} from "./predecessor.ts";
import { isOfSuccessor, readStoredRunning, runningOf, type StoredRunning } from "./storedRunning.ts";

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

export interface LastKnown extends Pick<Predecessor, "firstSeen"> {
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

export interface LastKnownOptions extends PredecessorOptions {
  readonly store: Pick<MatchStore, "matches">;
  /** Local epoch ms up to which the news is complete. */
  newsAt(): number | undefined;
}

/** Writes nothing before what the predecessor has left is read. */
export function createLastKnown(options: LastKnownOptions): LastKnown {
  const { clock, storage, store } = options;
  const startedAt = clock.now();
  const predecessor = createPredecessor(options);
  let isWriting = false;
  let isDue = false;
  let writtenAt = -Infinity;
  let changedAt = -Infinity;
  let nextChange: Timer | undefined;
  /** Something happened since the last write. */
  let isBehind = false;

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
    if (isWriting || !predecessor.isRead()) return;
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
      await storage.update(LAST_KNOWN_KEY, replace).catch(writeAgain);
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
    firstSeen: predecessor.firstSeen,
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
      if (!predecessor.isRead()) return;
      const leave = (value: unknown): unknown => {
        const stored = readStoredRunning(value);
        return stored?.startedAt === startedAt ? { ...stored, rested: true } : value;
      };
      writtenAt = -Infinity;
      cancelChange();
      // A state that could not be marked counts as one of a core that died.
      void storage.update(LAST_KNOWN_KEY, leave).catch(() => undefined);
    },
  };
}
