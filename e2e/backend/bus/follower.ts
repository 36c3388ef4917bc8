/**
 * The edge's side of the bus: fills a world, follows it, and finds by itself that a watch has gone quiet. A watch may end
 * without a word when the bus restarts, so its revision is compared with the bucket's (docs/decisions/hosting.md#a-watch-is-not-believed).
 */
import { type Bus, type BusEntry, type BusState, type BusWatch, REMOVED_TOLD_MS } from "./bus.ts";
import type { EdgeWorld } from "./edgeWorld.ts";
import { readLead, type Lead } from "./lead.ts";
import { FILLED_KEY, LEAD_KEY } from "./liveValues.ts";

/** In ms between two comparisons of the bucket's last revision with that of the watch. */
const COMPARE_MS = 5_000;
/** In ms: what the bucket held so long ago must have arrived. */
const ARRIVES_MS = 1_000;
/** In ms without a beat of a leading source, which sends one in 500 ms: then what an edge has is of the past. */
const QUIET_MS = 6_000;
/** In ms: changes younger than this, by the clock of the bus, are part of a first list of changes (docs/wire.md#change-window). */
const CHANGE_WINDOW_MS = 60_000;

export interface Follower {
  /** False until a whole world has arrived. */
  hasWorld(): boolean;
  /** Whether a source was heard lately whose world the bucket has. */
  isLive(): boolean;
  /** Epoch ms by the source's clock of the last beat; undefined before the first. */
  asOf(): number | undefined;
  /** One comparison. For tests with their own clock. */
  compare(): Promise<void>;
  start(): void;
  close(): void;
}

export interface FollowerOptions {
  readonly bus: Bus;
  readonly edge: EdgeWorld;
  /** A batch of a source has been applied, or the source has gone quiet or come back. */
  onBatch(): void;
  /** Ms on a clock that is never set. */
  readonly monotonic?: () => number;
  /** Resolves after that many ms. */
  readonly wait?: (ms: number) => Promise<void>;
}

const waitFor = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export function createFollower({
  bus,
  edge,
  onBatch,
  monotonic = () => performance.now(),
  wait = waitFor,
}: FollowerOptions): Follower {
  let watch: BusWatch | undefined;
  let store: string | undefined;
  /** The last revision that this edge has received. */
  let revision = 0;
  /** What has come since the last beat; with `isWhole` it is the whole world. */
  let batch: BusEntry[] = [];
  let isWhole = true;
  let lead: Lead | undefined;
  let heardAt = Number.NEGATIVE_INFINITY;
  let hasWorld = false;
  let toldLive = false;
  /** Entries of a watch that was replaced are not listened to. */
  let watched = 0;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const isLive = (): boolean => lead !== undefined && monotonic() - heardAt < QUIET_MS;

  /**
   * The first world of this edge: only what was written in the last minute, and after the bucket had it all, has changed for
   * somebody who asks. False where the bucket is still being filled.
   */
  function applyFirst(beat: BusEntry): boolean {
    const filled = batch.findLast(({ key }) => key === FILLED_KEY);
    if (filled?.value === undefined) return false;
    for (const { key, value, writtenAt, revision: written } of batch) {
      const isYoung = beat.writtenAt - writtenAt < CHANGE_WINDOW_MS;
      edge.apply(key, value, isYoung && written > filled.revision);
    }
    hasWorld = true;
    return true;
  }

  /**
   * Applies what came, a frame for each batch. After a pause the beats between older batches may be gone; then a frame ends
   * before a second value of the same key, so that no record is left out.
   */
  function applyInOrder(): void {
    const frame = new Set<string>();
    for (const { key, value } of batch) {
      if (key === LEAD_KEY || frame.has(key)) {
        frame.clear();
        onBatch();
      }
      if (key === LEAD_KEY) continue;
      frame.add(key);
      edge.apply(key, value, true);
    }
  }

  /** The world of a bucket that was made anew; what that does not have is gone. False where it is still being filled. */
  function applyAnew(): boolean {
    const found = new Map(batch.map(({ key, value }) => [key, value]));
    if (found.get(FILLED_KEY) === undefined) return false;
    applyInOrder();
    for (const key of edge.keys()) if (found.get(key) === undefined) edge.apply(key, undefined, true);
    return true;
  }

  function take(entry: BusEntry): void {
    revision = entry.revision;
    batch.push(entry);
    if (entry.key !== LEAD_KEY || entry.value === undefined) return;
    if (isWhole && !(hasWorld ? applyAnew() : applyFirst(entry))) return;
    const beat = readLead(entry.value);
    if (!beat.isBehind) {
      lead = beat;
      heardAt = monotonic();
      toldLive = true;
    }
    if (isWhole) onBatch();
    else applyInOrder();
    isWhole = false;
    batch = [];
  }

  /** Follows from what has arrived, or from the start where the bucket is another one. */
  async function watchAnew(state: BusState): Promise<void> {
    watch?.close();
    watched++;
    const mine = watched;
    // What was removed meanwhile may be forgotten.
    const isLongAgo = hasWorld && monotonic() - heardAt > REMOVED_TOLD_MS / 2;
    if (state.store !== store || !hasWorld || isLongAgo) {
      store = state.store;
      revision = 0;
      isWhole = true;
      batch = [];
    } else if (state.revision < revision) {
      // The bus has lost its last writes. This edge has had all that is left: from the start it would tell old values again.
      revision = state.revision;
      batch = batch.filter((entry) => entry.revision <= revision);
    }
    const from = revision > 0 ? { after: revision } : hasWorld && !isLongAgo ? "kept" : "last";
    const made = await bus.watch(from, (entry) => {
      if (mine === watched && !closed) take(entry);
    });
    if (closed || mine !== watched) made.close();
    else watch = made;
  }

  function tellQuiet(): void {
    if (toldLive === isLive()) return;
    toldLive = isLive();
    onBatch();
  }

  async function compare(): Promise<void> {
    tellQuiet();
    try {
      const state = await bus.state();
      const before = revision;
      const isBehind = (): boolean => revision < state.revision;
      if (watch === undefined || state.store !== store || revision > state.revision) {
        await watchAnew(state);
      } else if (isBehind()) {
        await wait(ARRIVES_MS);
        // A watch that brings something lives, even where it has much to bring.
        if (isBehind() && revision === before) await watchAnew(state);
      }
    } catch {
      // The bus does not answer: the edge goes on with what it has.
    }
  }

  function next(): void {
    void compare().then(() => {
      if (!closed) timer = setTimeout(next, COMPARE_MS);
    });
  }

  return {
    hasWorld: () => hasWorld,
    isLive,
    asOf: () => lead?.at,
    compare,
    start: next,
    close() {
      closed = true;
      clearTimeout(timer);
      watch?.close();
    },
  };
}
