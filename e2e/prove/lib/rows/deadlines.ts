// Makes call deadlines use the proof's time, because `AbortSignal.timeout` uses the machine's.
import type { Machine } from "./machine.ts";

/** Runs with `AbortSignal.timeout` counting the machine's running time; restores the real one afterwards. */
export async function underVirtualDeadlines<T>(machine: Machine, run: () => Promise<T>): Promise<T> {
  const real = AbortSignal.timeout;
  AbortSignal.timeout = (ms) => {
    const stop = new AbortController();
    machine.after(ms, () => stop.abort());
    return stop.signal;
  };
  try {
    return await run();
  } finally {
    AbortSignal.timeout = real;
  }
}
