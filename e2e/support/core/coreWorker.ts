// Runs code inside the live core's SharedWorker, which Playwright itself does not reach.
import type { Browser, CDPSession } from "@playwright/test";
import { attach } from "./rawTabs.ts";

async function coreTarget(session: CDPSession, origin: string): Promise<{ readonly targetId: string }> {
  const { targetInfos } = await session.send("Target.getTargets");
  const worker = targetInfos.find(({ type, url }) => type === "shared_worker" && url.startsWith(origin));
  if (worker === undefined) throw new Error("no SharedWorker is running");
  return worker;
}

/** The value of an expression in the SharedWorker of the site at `origin`; it must be plain data. Waits for promises. */
export async function evaluateInCore(browser: Browser, origin: string, expression: string): Promise<unknown> {
  const session = await browser.newBrowserCDPSession();
  try {
    const worker = await coreTarget(session, origin);
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

/** Limits what the core of the site at `origin` sends, in bytes a second, until the returned function is called. */
export async function slowDownCore(
  browser: Browser,
  origin: string,
  bytesPerSecond: number,
): Promise<() => Promise<void>> {
  const session = await browser.newBrowserCDPSession();
  const send = await attach(session, (await coreTarget(session, origin)).targetId);
  await send("Network.enable");
  await send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  });
  // The limit ends with its session.
  return () => session.detach();
}

interface SentRequest {
  readonly request?: { readonly url: string; readonly postData?: string };
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * What the core of the site at `origin` sends from now on: the address, body and headers of each request as one text. Grows
 * until the browser ends.
 */
export async function listenToCoreRequests(browser: Browser, origin: string): Promise<readonly string[]> {
  const sent: string[] = [];
  const session = await browser.newBrowserCDPSession();
  const { targetId } = await coreTarget(session, origin);
  const send = await attach(session, targetId, (name, params) => {
    if (!name.startsWith("Network.requestWillBeSent")) return;
    const { request, headers = {} } = params as SentRequest;
    sent.push([request?.url, request?.postData, JSON.stringify(headers)].join(" "));
  });
  await send("Network.enable");
  return sent;
}
