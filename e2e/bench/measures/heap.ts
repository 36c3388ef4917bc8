// Target 12: the worker's memory with 1,500 matches, and whether closed tabs leave anything behind.
import type { BrowserContext } from "@playwright/test";
import { listPage } from "../../pages/listPage.ts";
import type { Product } from "../../support/product.ts";
import { setTheDay, sleep, startRun, startStream, stopStream } from "../lib/stage.ts";
import type { Measured } from "../lib/target.ts";
import { workerHeap } from "../lib/workerHeap.ts";

const OPENED = 50;
const WARM_UP = 5;
const LET_GO_MS = 3_000;
const MB = 1_000_000;

async function openAndClose(context: BrowserContext, origin: string, tabs: number): Promise<void> {
  for (let opened = 0; opened < tabs; opened += 1) {
    const page = await context.newPage();
    await page.goto(origin);
    await listPage(page).settled();
    await page.close();
  }
}

export async function measureHeap(
  product: Product,
  report: (line: string) => void,
): Promise<readonly Measured[]> {
  const { control, origin } = product;
  await setTheDay(control);
  const run = await startRun(product);
  try {
    const session = await run.browser.newBrowserCDPSession();
    const context = await run.browser.newContext();
    const page = await context.newPage();
    await page.goto(origin);
    await listPage(page).settled();
    await startStream(control);
    await sleep(10_000);
    await stopStream(control);
    await sleep(1_000);
    // Code that first runs when tabs open and close is compiled then, and stays in memory.
    await openAndClose(context, origin, WARM_UP);
    await sleep(LET_GO_MS);
    const before = await workerHeap(session);
    report(`worker heap: ${(before / MB).toFixed(2)} MB`);
    await openAndClose(context, origin, OPENED);
    // The data of a closed tab is released once its lock is free.
    await sleep(LET_GO_MS);
    const after = await workerHeap(session);
    report(`worker heap after ${OPENED} tabs: ${(after / MB).toFixed(2)} MB`);
    return [
      {
        target: { number: 12, what: "worker heap with 1,500 matches", target: "≤ 4 MB", atMost: 4 },
        value: before / MB,
        shown: `${(before / MB).toFixed(2)} MB`,
      },
      {
        target: {
          number: 12,
          what: `worker heap after ${OPENED} tab opens and closes ÷ before`,
          target: "≤ 1.05",
          atMost: 1.05,
        },
        value: after / before,
        shown: `${(after / before).toFixed(3)} (${(after / MB).toFixed(2)} MB)`,
      },
    ];
  } finally {
    await stopStream(control);
    await run.end();
  }
}
