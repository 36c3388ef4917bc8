// Compares matches with what the core before has left of them, so that what happened while it was replaced is announced.
//
// A core that dies or hangs is replaced within seconds. Its successor's first list is compared with the stored state, so
// that a goal or a kick-off of these seconds raises an event like any other. The state counts for as long as a poll of
// changes reaches back (60 s); without it a start raises no events.
// See docs/wire.md#change-window.
import { hasJustStarted, mayRaiseEvents } from "#domain/match/detectEvents.ts";
import type { Match } from "#domain/match/match.ts";
import type { Clock } from "../base/clock.ts";
import { CHANGE_WINDOW_MS } from "../base/limits.ts";
import { type KeeperStorage, STORE_AGAIN_MS } from "../base/storage.ts";
import type { StoreChange } from "../matches/matchStore.ts";
import { beforeKickOff, type Counts, readStoredRunning, runningIn, withCounts } from "./storedRunning.ts";

export const LAST_KNOWN_KEY = "live.lastKnown";

export interface Predecessor {
  /** A match is in the store for the first time; compares it with the state that the predecessor left. */
  firstSeen(match: Match): void;
  /** What it has left is known, be it nothing. */
  isRead(): boolean;
}

export interface PredecessorOptions {
  readonly clock: Clock;
  readonly storage: KeeperStorage;
  /** True when this core replaces another: a tab has joined it that showed a list before. */
  isReplacement(): boolean;
  serverNow(): number;
  /**
   * A match changed in the time between the two cores, so that it may have raised events; `before` is how the predecessor
   * knew it, `at` the server time, epoch ms.
   */
  onMissed(change: StoreChange & { readonly before: Match }, at: number): void;
}

/** Reads at once. A store that fails is asked again after 3 s, for as long as what it holds may count. */
export function createPredecessor(options: PredecessorOptions): Predecessor {
  const { clock, storage } = options;
  const startedAt = clock.now();
  let left: { readonly at: number; readonly running: ReadonlyMap<number, Counts> } | undefined;
  let isRead = false;
  let early: Match[] = [];

  function begin(value: unknown): void {
    const stored = readStoredRunning(value);
    if (stored && !stored.rested) left = { at: stored.at, running: runningIn(stored) };
    isRead = true;
    for (const match of early) compare(match);
    early = [];
  }

  function read(): void {
    void storage.load(LAST_KNOWN_KEY).then(begin, () => {
      const mayCount = clock.now() - startedAt < CHANGE_WINDOW_MS;
      if (mayCount) clock.setTimeout(read, STORE_AGAIN_MS);
      else begin(undefined);
    });
  }

  function compare(match: Match): void {
    const age = left ? clock.now() - left.at : Infinity;
    if (!left || age < 0 || age > CHANGE_WINDOW_MS || !options.isReplacement()) return;
    const at = options.serverNow();
    const counts = left.running.get(match.id);
    // One that has just started would be among the running if the predecessor had announced its kick-off.
    if (!counts && !hasJustStarted(match, at)) return;
    const before = counts ? withCounts(match, counts) : beforeKickOff(match);
    if (mayRaiseEvents(before, match, { at, dayWasLoaded: true }))
      options.onMissed({ before, after: match, dayWasLoaded: true }, at);
  }

  read();
  return {
    firstSeen(match) {
      if (isRead) compare(match);
      else early.push(match);
    },
    isRead: () => isRead,
  };
}
