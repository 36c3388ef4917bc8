// Simulates faults of the machine inside the live core: a sleep, a lost network, a busy loop; and a fast clock.
import type { Browser } from "@playwright/test";
import { evaluateInCore } from "./coreWorker.ts";

export interface SleepingCore {
  /** Its clock jumps, as it does when the machine sleeps. Network and server go on meanwhile. */
  sleep(ms: number): Promise<void>;
  /** Its clock, and the timers that it sets from now on, run so many times faster. */
  hurry(times: number): Promise<void>;
  /** Its clock, epoch ms. */
  now(): Promise<number>;
  /** Fires the browser's event for a lost or restored network. */
  tell(event: "offline" | "online"): Promise<void>;
  /** Blocks it in a loop for so long, ms. */
  wedge(ms: number): Promise<void>;
}

/** Controls the core of the site at `origin` in this browser; each method throws where none is running. */
export function sleepingCore(browser: Browser, origin: string): SleepingCore {
  const run = async (expression: string): Promise<void> => {
    await evaluateInCore(browser, origin, `${expression}; true`);
  };
  return {
    sleep: (ms) =>
      run(`{ const before = Date.now.bind(Date); Date.now = () => before() + ${Math.round(ms)} }`),
    hurry: (times) =>
      run(`{
        const before = Date.now.bind(Date);
        const from = before();
        Date.now = () => from + Math.round((before() - from) * ${times});
        const wait = self.setTimeout.bind(self);
        self.setTimeout = (then, ms, ...more) => wait(then, ms / ${times}, ...more);
      }`),
    now: async () => Number(await evaluateInCore(browser, origin, "Date.now()")),
    tell: (event) => run(`self.dispatchEvent(new Event("${event}"))`),
    wedge: (ms) =>
      run(`setTimeout(() => { for (const end = performance.now() + ${ms}; performance.now() < end;); })`),
  };
}
