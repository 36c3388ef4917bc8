// Lets the deadlines of calls pass with the proof's own time, since `AbortSignal.timeout` knows only the machine's.
import type { Machine } from "./machine.ts";

/** Runs with `AbortSignal.timeout` counting the machine's running time; the real one comes back afterwards. */
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
