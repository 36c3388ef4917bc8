// Runs code inside the live core's SharedWorker, which Playwright itself does not reach.
import type { Browser } from "@playwright/test";
import { attach } from "./rawTabs.ts";

/** The value of an expression in the SharedWorker of the site at `origin`; it must be plain data. Waits for promises. */
export async function evaluateInCore(browser: Browser, origin: string, expression: string): Promise<unknown> {
  const session = await browser.newBrowserCDPSession();
  try {
    const { targetInfos } = await session.send("Target.getTargets");
    const worker = targetInfos.find(({ type, url }) => type === "shared_worker" && url.startsWith(origin));
    if (worker === undefined) throw new Error("no SharedWorker is running");
    const send = await attach(session, worker.targetId);
    const { result, exceptionDetails } = await send("Runtime.evaluate", {
      expression,
      returnByValue: true,
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(`${expression}: ${JSON.stringify(exceptionDetails)}`);
    return result?.value;
  } finally {
    await session.detach();
  }
}
