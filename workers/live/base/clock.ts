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

/** The machine's time, made monotonic. */
export interface SteadyTime {
  /** Local epoch ms; never less than before. */
  now(): number;
  /**
   * Adds `ms` that passed unnoticed while the machine's clock was set back. False, and no effect, when it was not set
   * back since the last effect.
   */
  regain(ms: number): boolean;
}

/**
 * Time that follows `read`, but never backwards: when the machine's clock is set back, waits and ages go on as if it
 * were not. What passed between the last reading and that moment, such as a sleep, is missing until `regain` adds it.
 */
export function createSteadyTime(read: () => number): SteadyTime {
  let last = read();
  let ahead = 0;
  let wasSetBack = false;
  return {
    now() {
      const now = read();
      if (now < last) {
        ahead += last - now;
        wasSetBack = true;
      }
      last = now;
      return now + ahead;
    },
    regain(ms) {
      if (!wasSetBack) return false;
      wasSetBack = false;
      ahead += ms;
      return true;
    },
  };
}

/** Time of the worker's machine. */
export const steadyTime = createSteadyTime(() => Date.now());

export const systemClock: Clock = {
  now: steadyTime.now,
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
/**
 * docs/wire.md#server-time: when the offset rises by more than this, time has passed that the local clock did not notice.
 * Two readings of calls that take up to 15 s differ by less.
 */
const UNNOTICED_LEAST_MS = 20_000;

/** A server clock that starts as the local one. `regain` gets the time that the local clock did not notice, ms. */
export function createServerClock(
  clock: Pick<Clock, "now">,
  regain: SteadyTime["regain"] = () => false,
): ServerClock {
  let offset = 0;
  let isKnown = false;
  return {
    now: () => clock.now() + offset,
    learn(serverNow, atLocal) {
      const rise = serverNow - atLocal - offset;
      if (isKnown && rise > UNNOTICED_LEAST_MS && regain(rise)) return;
      isKnown = true;
      if (Math.abs(rise) > NOISE_MS) offset += rise;
    },
  };
}
