// Counts what the core did and dropped, for tests, the benchmark and CoreStatus.
import { systemClock } from "./clock.ts";

export interface Counters {
  add(name: string, n?: number): void;
  read(): Readonly<Record<string, number>>;
  /** When each was last added to, local epoch ms. */
  times(): Readonly<Record<string, number>>;
}

/** Counters that start at nothing; a name appears when it is first counted. */
export function createCounters(now = systemClock.now): Counters {
  const counts = new Map<string, number>();
  const times = new Map<string, number>();
  return {
    add(name, n = 1) {
      if (n === 0) return;
      counts.set(name, (counts.get(name) ?? 0) + n);
      times.set(name, now());
    },
    read: () => Object.fromEntries(counts),
    times: () => Object.fromEntries(times),
  };
}
