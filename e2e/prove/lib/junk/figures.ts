// Statistics of a long run: times by rank, the slowest cases, and memory after each part.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Number of the slowest cases that are timed again. */
const SLOWEST_KEPT = 24;

export interface Times {
  add(seed: number, ms: number): void;
  /** The time in ms that this share of the cases does not exceed. */
  rank(share: number): number;
  /** Seeds of the slowest cases, slowest first. */
  slowest(): readonly number[];
}

/** Allocates the memory for this many cases at once, so that recording times does not affect the memory measurement. */
export function createTimes(cases: number): Times {
  const all = new Float32Array(cases);
  let count = 0;
  const slow: { seed: number; ms: number }[] = [];
  return {
    add(seed, ms) {
      all[count] = ms;
      count += 1;
      if (slow.length === SLOWEST_KEPT && ms <= (slow.at(-1)?.ms ?? 0)) return;
      slow.push({ seed, ms });
      slow.sort((a, b) => b.ms - a.ms);
      slow.length = Math.min(slow.length, SLOWEST_KEPT);
    },
    rank(share) {
      const sorted = all.slice(0, count).sort();
      return sorted[Math.min(count - 1, Math.floor(count * share))] ?? 0;
    },
    slowest: () => slow.map(({ seed }) => seed),
  };
}

/** Returns the bytes in use after garbage collection. */
export function createMemoryGauge(): () => number {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  return () => {
    collect();
    collect();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
}

/** "12.3 MiB" */
export function mebibytes(bytes: number): string {
  return `${(bytes / 1_048_576).toFixed(1)} MiB`;
}
