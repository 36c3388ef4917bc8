// A clock that a test turns by hand: timers run in order, and promises settle between them.
import { createSteadyTime, type Clock, type SteadyTime, type Timer } from "../base/clock.ts";

export interface FakeClock extends Clock, SteadyTime {
  /** Lets `ms` pass, running what falls due on the way. */
  advance(ms: number): Promise<void>;
  /** Lets time pass without running anything, as sleep does; what is overdue runs with the next advance. */
  sleep(ms: number): void;
  /** The machine's clock is set back by `ms`; timers run on. */
  setBack(ms: number): void;
  /** The time of a server, which no change of the machine's clock moves. */
  serverNow(): number;
  pending(): number;
}

/** A timer is a number in browsers, an object in Node. */
const asTimer = (id: unknown): Timer => id as Timer;

export interface FakeClockOptions {
  readonly startAt?: number;
  readonly random?: () => number;
  /** The machine's zone; UTC unless told otherwise. */
  readonly localOffset?: (epochMs: number) => number;
}

/** Starts at 2026-11-21T12:00:00Z; `random` gives 0.5 unless told otherwise. */
export function createFakeClock(options: FakeClockOptions = {}): FakeClock {
  let now = options.startAt ?? Date.UTC(2026, 10, 21, 12);
  let back = 0;
  const steady = createSteadyTime(() => now - back);
  let nextId = 1;
  const timers = new Map<Timer, { at: number; run: () => void }>();

  async function settle(): Promise<void> {
    for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
  }

  return {
    ...steady,
    machineNow: () => now - back,
    random: options.random ?? (() => 0.5),
    localOffset: options.localOffset ?? (() => 0),
    setTimeout(run, ms) {
      const id = asTimer(nextId);
      nextId += 1;
      timers.set(id, { at: now + Math.max(0, ms), run });
      return id;
    },
    clearTimeout(timer) {
      if (timer !== undefined) timers.delete(timer);
    },
    async advance(ms) {
      const end = now + ms;
      await settle();
      for (;;) {
        let next: [Timer, { at: number; run: () => void }] | undefined;
        for (const entry of timers) if (!next || entry[1].at < next[1].at) next = entry;
        if (!next || next[1].at > end) break;
        timers.delete(next[0]);
        now = Math.max(now, next[1].at);
        next[1].run();
        await settle();
      }
      now = Math.max(now, end);
      await settle();
    },
    sleep(ms) {
      now += ms;
    },
    setBack(ms) {
      back += ms;
    },
    serverNow: () => now,
    pending: () => timers.size,
  };
}
