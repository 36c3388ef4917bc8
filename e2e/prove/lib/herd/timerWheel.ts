// A clock for many clients: one bucket of timers per millisecond, so that a million timers need no search.
import type { Clock, Timer } from "#workers/live/base/clock.ts";

export interface TimerWheel extends Clock {
  /** Runs all timers up to this time (ms from the start), and the promises in between. */
  runUntil(ms: number): Promise<void>;
  /** Runs `task` at this time, in ms from the start. */
  at(ms: number, task: () => void): void;
}

interface Waiting {
  run: (() => void) | undefined;
}

/** Answers pass through a few promises; unfinished ones continue with the next bucket. */
const TURNS = 4;

/** A wheel at time 0; `random` returns [0, 1). */
export function createTimerWheel(random: () => number): TimerWheel {
  let now = 0;
  const buckets = new Map<number, Waiting[]>();

  function put(ms: number, run: () => void): Waiting {
    const due = Math.max(now, Math.ceil(ms));
    const waiting: Waiting = { run };
    const bucket = buckets.get(due);
    if (bucket) bucket.push(waiting);
    else buckets.set(due, [waiting]);
    return waiting;
  }

  async function settle(): Promise<void> {
    for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve();
  }

  async function runBucket(bucket: readonly Waiting[]): Promise<void> {
    for (const waiting of bucket) {
      const { run } = waiting;
      waiting.run = undefined;
      run?.();
    }
    await settle();
  }

  return {
    now: () => now,
    machineNow: () => now,
    random,
    localOffset: () => 0,
    // A browser's timer is a number; this one is the index in its bucket, which callers only pass back.
    setTimeout: (run, ms) => put(now + Math.max(0, ms), run) as unknown as Timer,
    clearTimeout(timer) {
      const waiting = timer as unknown as Waiting | undefined;
      if (waiting) waiting.run = undefined;
    },
    at: (ms, task) => void put(ms, task),
    async runUntil(ms) {
      await settle();
      for (; now <= ms; now += 1) {
        for (let bucket = buckets.get(now); bucket; bucket = buckets.get(now)) {
          buckets.delete(now);
          await runBucket(bucket);
        }
      }
    },
  };
}
