// Target 16: rows on the screen at a first and a repeated visit, on a slow line and with a slow processor.
import type { BrowserContext } from "@playwright/test";
import { watchLiveWorkers } from "../../support/core/browserTargets.ts";
import { keptLists } from "../../support/core/keptLists.ts";
import type { Product } from "../../support/product.ts";
import { openSlowLine } from "../lib/slowLine.ts";
import { setTheDay, startRun, until } from "../lib/stage.ts";
import { median } from "../lib/stats.ts";
import type { Measured } from "../lib/target.ts";

/** Slow 4G. The worker's requests take the same line. */
const SLOW_4G = { roundTripMs: 150, bitsPerSecond: 1_600_000 };
const SLOWER = 4;
const RUNS = 5;
const REPEATED_MAX_MS = 500;
const COLD_MAX_MS = 2_000;

interface StartWindow {
  rowsAt?: number;
}

/** Opens the home page; ms from the navigation to the frame with the first filled row. `then` runs before it is closed. */
async function start(
  context: BrowserContext,
  origin: string,
  then?: (page: Parameters<typeof keptLists>[0]) => Promise<void>,
): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector("[data-line] [data-match-id] [data-field=minute]")) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        (globalThis as unknown as StartWindow).rowsAt = performance.now();
      });
    }).observe(document, { childList: true, subtree: true });
  });
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.goto(origin);
  const rows = await page.waitForFunction(() => (globalThis as unknown as StartWindow).rowsAt);
  const rowsAt = (await rows.jsonValue()) ?? NaN;
  await then?.(page);
  await page.close();
  return rowsAt;
}

export async function measureStarts(
  product: Product,
  report: (line: string) => void,
): Promise<readonly Measured[]> {
  await setTheDay(product.control);
  const run = await startRun(product);
  const line = await openSlowLine(product.origin, SLOW_4G);
  const workers = await watchLiveWorkers(run.browser);
  /** A core may outlive its last page, and would show its own list to the next. */
  const rest = async (): Promise<void> => {
    for (const name of await workers.names()) await workers.kill(name);
    await until("the end of the core", async () => (await workers.names()).length === 0);
  };
  const cold: number[] = [];
  const repeated: number[] = [];
  try {
    for (let count = 0; count < RUNS; count += 1) {
      const context = await run.browser.newContext({ viewport: { width: 1360, height: 900 } });
      cold.push(
        await start(context, line.origin, (page) =>
          until("a kept list", async () => ((await keptLists(page))?.length ?? 0) > 0),
        ),
      );
      await rest();
      repeated.push(await start(context, line.origin));
      await context.close();
      report(`cold ${cold.at(-1)?.toFixed(0)} ms, repeated ${repeated.at(-1)?.toFixed(0)} ms`);
    }
  } finally {
    await line.stop();
    await run.end();
  }
  const figure = (what: string, times: readonly number[], atMost: number): Measured => ({
    target: { number: 16, what, target: `≤ ${atMost} ms`, atMost },
    value: median(times),
    shown: `${median(times).toFixed(0)} ms (${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)})`,
  });
  const slow = `on slow 4G (150 ms, 1.6 Mbit/s, the worker's requests too), page's CPU ${SLOWER}× slower`;
  return [
    figure(`rows on the screen, repeated visit ${slow}`, repeated, REPEATED_MAX_MS),
    figure("… first visit", cold, COLD_MAX_MS),
  ];
}
