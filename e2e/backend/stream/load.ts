// A load for benchmarks: frames of changes of the made-up matches, at a steady rate, the same for all listeners.
import type { Counters } from "../server/counters.ts";
import { inflatedSize } from "./frames.ts";
import { writeLiveLine } from "./liveLines.ts";
import { createLoadRecords, type LoadRecords } from "./loadRecords.ts";
import type { Stage } from "../control/staging.ts";
import type { Stream } from "./stream.ts";
import type { MatchNow } from "../world/types.ts";

interface LoadPlan {
  /** 0 ends the load. */
  readonly framesPerSecond: number;
  readonly recordsPerFrame: number;
  readonly seed?: number;
}

export interface Load {
  /** Restarts from the seed; false if there are no made-up matches. */
  start(plan: LoadPlan): boolean;
  /** Sends one frame of this many records now; false if there are no made-up matches. */
  burst(records: number): boolean;
  stop(): void;
  isOn(): boolean;
}

export interface LoadOptions {
  readonly stage: Pick<Stage, "world" | "crowdIds" | "putAll">;
  readonly stream: Pick<Stream, "sendRecords">;
  readonly counters: Pick<Counters, "loadFrame">;
  /** Server time, epoch ms. */
  readonly now: () => number;
}

const DEFAULT_SEED = 1;
/** Bursts use their own random stream, so that their timing does not affect the matches of other frames. */
const BURST_SEED = 0xb0057;
/** In ms: after a longer delay the load continues from now, instead of sending all missed frames at once. */
const LATEST_MS = 1000;

export function createLoad({ stage, stream, counters, now }: LoadOptions): Load {
  let timer: NodeJS.Timeout | undefined;
  let bursts: LoadRecords | undefined;

  const matchAt = (id: number): MatchNow | undefined => stage.world.matchAt(id, now());

  function send(changed: readonly MatchNow[]): void {
    stage.putAll(changed);
    const records = changed.map(writeLiveLine);
    counters.loadFrame(records.length, inflatedSize(records));
    stream.sendRecords(records);
  }

  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
    bursts = undefined;
  }

  return {
    stop,
    isOn: () => timer !== undefined,
    start({ framesPerSecond, recordsPerFrame, seed = DEFAULT_SEED }) {
      stop();
      if (framesPerSecond === 0) return true;
      const ids = stage.crowdIds();
      if (ids.length === 0) return false;
      const records = createLoadRecords(seed, ids, matchAt);
      bursts = createLoadRecords(seed + BURST_SEED, ids, matchAt);
      const everyMs = 1000 / framesPerSecond;
      let dueAt = performance.now() + everyMs;
      // Each frame has its own due time: an interval in whole ms would drift.
      const wait = (): void => {
        timer = setTimeout(frame, Math.max(0, dueAt - performance.now()));
      };
      const frame = (): void => {
        send(records.next(recordsPerFrame));
        dueAt = Math.max(dueAt + everyMs, performance.now() - LATEST_MS);
        wait();
      };
      wait();
      return true;
    },
    burst(count) {
      const ids = stage.crowdIds();
      if (ids.length === 0) return false;
      bursts ??= createLoadRecords(DEFAULT_SEED + BURST_SEED, ids, matchAt);
      send(bursts.next(count));
      return true;
    },
  };
}
