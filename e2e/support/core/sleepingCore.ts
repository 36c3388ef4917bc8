// What happens to the live core from outside: the machine sleeps under it, the network goes, a loop holds it.
import type { Browser } from "@playwright/test";
import { evaluateInCore } from "./coreWorker.ts";

export interface SleepingCore {
  /** Its clock jumps, as a sleep of the machine looks to it from inside; the network and the server really go on. */
  sleep(ms: number): Promise<void>;
  /** The browser says that the network is gone, or back. */
  tell(event: "offline" | "online"): Promise<void>;
  /** It does nothing at all for so long. */
  wedge(ms: number): Promise<void>;
}

/** The core of the site at `origin` in this browser, where one runs. */
export function sleepingCore(browser: Browser, origin: string): SleepingCore {
  const run = async (expression: string): Promise<void> => {
    await evaluateInCore(browser, origin, `${expression}; true`);
  };
  return {
    sleep: (ms) =>
      run(`{ const before = Date.now.bind(Date); Date.now = () => before() + ${Math.round(ms)} }`),
    tell: (event) => run(`self.dispatchEvent(new Event("${event}"))`),
    wedge: (ms) =>
      run(`setTimeout(() => { for (const end = performance.now() + ${ms}; performance.now() < end;); })`),
  };
}
