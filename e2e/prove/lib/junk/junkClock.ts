// A clock for the junk proof: advances on command, and does not swallow exceptions of timers.
import type { Clock, Timer } from "#workers/live/base/clock.ts";

export interface JunkClock extends Clock {
  /** Advances by `ms` and runs the timers that fall due. */
  advance(ms: number): Promise<void>;
  /** Number of pending timers. */
  waiting(): number;
}

/** An answer's promise chain takes a few turns; more turns do no harm. */
const TURNS = 14;

/** Starts at `startAt` (epoch ms). */
export function createJunkClock(startAt: number): JunkClock {
  let now = startAt;
  let nextId = 1;
  const timers = new Map<number, { readonly at: number; readonly run: () => void }>();

  async function settle(): Promise<void> {
    for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve();
  }

  return {
    now: () => now,
    machineNow: () => now,
    random: () => 0.5,
    localOffset: () => 0,
    setTimeout(run, ms) {
      const id = nextId;
      nextId += 1;
      timers.set(id, { at: now + Math.max(0, ms), run });
      // A browser's timer is a number.
      return id as unknown as Timer;
    },
    clearTimeout(timer) {
      if (timer !== undefined) timers.delete(timer as unknown as number);
    },
    async advance(ms) {
      const end = now + ms;
      await settle();
      for (;;) {
        let first: number | undefined;
        let firstAt = Infinity;
        for (const [id, { at }] of timers) if (at < firstAt) [first, firstAt] = [id, at];
        if (first === undefined || firstAt > end) break;
        const timer = timers.get(first);
        timers.delete(first);
        now = Math.max(now, firstAt);
        timer?.run();
        await settle();
      }
      now = end;
      await settle();
    },
    waiting: () => timers.size,
  };
}
