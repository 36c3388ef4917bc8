// A clock for a core that is fed junk: it goes on when it is told to, and what a timer throws is not swallowed.
import type { Clock, Timer } from "#workers/live/base/clock.ts";

export interface JunkClock extends Clock {
  /** Lets `ms` pass, running what falls due on the way. */
  advance(ms: number): Promise<void>;
  /** Timers that wait. */
  waiting(): number;
}

/** A promise chain of an answer takes a few turns; more do no harm. */
const TURNS = 14;

/** Starts at `now` (epoch ms). */
export function createJunkClock(startAt: number): JunkClock {
  let now = startAt;
  let nextId = 1;
  const timers = new Map<number, { readonly at: number; readonly run: () => void }>();

  async function settle(): Promise<void> {
    for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve();
  }

  return {
    now: () => now,
    random: () => 0.5,
    localOffset: () => 0,
    setTimeout(run, ms) {
      const id = nextId;
      nextId += 1;
      timers.set(id, { at: now + Math.max(0, ms), run });
      // A number is all a browser's timer is.
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
