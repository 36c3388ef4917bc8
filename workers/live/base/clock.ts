// Time and chance as the core sees them, so that a test can own both.

export type Timer = ReturnType<typeof setTimeout>;

export interface Clock {
  /** Local epoch ms. */
  now(): number;
  setTimeout(run: () => void, ms: number): Timer;
  clearTimeout(timer: Timer | undefined): void;
  /** [0, 1) */
  random(): number;
  /** The machine's offset from UTC at an instant (epoch ms), minutes east of UTC. */
  localOffset(epochMs: number): number;
}

/** `read`, but never backwards: when the machine's clock is set back, waits and ages go on as if it were not. */
export function createSteadyNow(read: () => number): () => number {
  let last = read();
  let ahead = 0;
  return () => {
    const now = read();
    if (now < last) ahead += last - now;
    last = now;
    return now + ahead;
  };
}

export const systemClock: Clock = {
  now: createSteadyNow(() => Date.now()),
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (timer) => clearTimeout(timer),
  random: () => Math.random(),
  localOffset: (epochMs) => -new Date(epochMs).getTimezoneOffset(),
};

/**
 * Server time, learnt from the `Date` header of answers, so that a wrong client clock changes no minute
 * (docs/wire.md#server-time).
 */
export interface ServerClock {
  now(): number;
  learn(serverNow: number, atLocal: number): void;
}

/** `Date` has whole seconds and travels a while: smaller differences are noise. */
const NOISE_MS = 2_000;

/** A server clock that starts as the local one. */
export function createServerClock(clock: Clock): ServerClock {
  let offset = 0;
  return {
    now: () => clock.now() + offset,
    learn(serverNow, atLocal) {
      const learnt = serverNow - atLocal;
      if (Math.abs(learnt - offset) > NOISE_MS) offset = learnt;
    },
  };
}
