// Time and chance as the core sees them, so that a test can own both.

export type Timer = ReturnType<typeof setTimeout>;

export interface Clock {
  /** Local epoch ms. */
  now(): number;
  /** What the machine's clock says now, wrong or right, epoch ms: pages have no other one. */
  machineNow(): number;
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
  machineNow: () => Date.now(),
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
  /** An answer has told the time. */
  isKnown(): boolean;
  learn(serverNow: number, atLocal: number): void;
}

/** `Date` has whole seconds and travels a while: smaller differences are noise. */
const NOISE_MS = 2_000;
/**
 * docs/wire.md#server-time: when the offset rises by more than this, time has passed that the local clock did not notice.
 * Two readings of calls that take up to 15 s differ by less.
 */
const UNNOTICED_LEAST_MS = 20_000;

/** A larger difference is no edge that is minutes off: a clock was set, and is followed at once. */
const SET_LEAST_MS = 9 * 60_000;
/** Readings that are compared: edges of one server may disagree by minutes. */
const READINGS = 5;

/** A server clock that starts as the local one. `regain` gets the time that the local clock did not notice, ms. */
export function createServerClock(
  clock: Pick<Clock, "now">,
  regain: SteadyTime["regain"] = () => false,
): ServerClock {
  let offset = 0;
  /** The latest offsets, oldest first. */
  let readings: number[] = [];

  /**
   * Where edges disagree, minutes must not jump to and fro: the offset stays while the latest readings lie on both sides
   * of it, and moves to their median when all but one lie on one side.
   */
  function follow(reading: number): void {
    if (Math.abs(reading - offset) > SET_LEAST_MS) readings = [];
    readings = [...readings, reading].slice(-READINGS);
    const sorted = readings.toSorted((a, b) => a - b);
    const outlier = sorted.length > 2 ? 1 : 0;
    const low = sorted[outlier] ?? reading;
    const high = sorted.at(-1 - outlier) ?? reading;
    if (offset < low - NOISE_MS || offset > high + NOISE_MS) offset = sorted[sorted.length >> 1] ?? reading;
  }

  return {
    now: () => clock.now() + offset,
    isKnown: () => readings.length > 0,
    learn(serverNow, atLocal) {
      const rise = serverNow - atLocal - offset;
      if (readings.length > 0 && rise > UNNOTICED_LEAST_MS && regain(rise)) return;
      follow(serverNow - atLocal);
    },
  };
}
