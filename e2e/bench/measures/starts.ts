// Target 16: rows on the screen at a first and a repeated visit, on a slow line and with a slow processor.
import type { BrowserContext, Page } from "@playwright/test";
import { watchLiveWorkers } from "../../support/core/browserTargets.ts";
import { keptLists } from "../../support/core/keptLists.ts";
import { keptList, keptPaths } from "../../support/offline/offlineWorker.ts";
import type { Product } from "../../support/product.ts";
import { openSlowLine } from "../lib/slowLine.ts";
import { type Run, setTheDay, startRun, until } from "../lib/stage.ts";
import { median } from "../lib/stats.ts";
import type { Measured } from "../lib/target.ts";

/** Slow 4G. The worker's requests take the same line. */
const SLOW_4G = { roundTripMs: 150, bitsPerSecond: 1_600_000 };
const SLOWER = 4;
const RUNS = 5;
/** Below so much processor time a second, in a look of this length, ms, the browser is at rest. */
const REST_MS_PER_SECOND = 40;
const LOOK_MS = 500;
const REPEATED_MAX_MS = 800;
const REPEATED_MUST_MS = 1_200;
const COLD_MAX_MS = 2_000;

interface StartWindow {
  /** When the app was mounted. */
  mountedAt?: number;
  rowsAt?: number;
}

/** ms from the navigation. */
interface Start {
  /** The document is there. */
  readonly document: number;
  /** The code of the first screen has run and the page is mounted. */
  readonly mounted: number;
  /** The first contents are drawn. */
  readonly frame: number;
  /** The first row is drawn. */
  readonly rows: number;
}

/** Opens a page, until the frame with the first filled row. `beforeEnd` runs before it is closed. */
async function start(
  context: BrowserContext,
  address: string,
  beforeEnd?: (page: Page) => Promise<void>,
): Promise<Start> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const times = globalThis as unknown as StartWindow;
    /** When the frame that is made next has been made. */
    const afterFrame = (take: (at: number) => void): void => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => take(performance.now());
        port2.postMessage(undefined);
      });
    };
    new MutationObserver((_, observer) => {
      if (document.querySelector("#root > *")) times.mountedAt ??= performance.now();
      if (!document.querySelector("[data-line] [data-match-id] [data-field=minute]")) return;
      observer.disconnect();
      afterFrame((at) => (times.rowsAt = at));
    }).observe(document, { childList: true, subtree: true });
  });
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.goto(address);
  const rows = await page.waitForFunction(() => (globalThis as unknown as StartWindow).rowsAt);
  const parts = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const { mountedAt = NaN } = globalThis as unknown as StartWindow;
    return {
      document: navigation?.responseEnd ?? NaN,
      mounted: mountedAt,
      frame: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN,
    };
  });
  const times = { ...parts, rows: (await rows.jsonValue()) ?? NaN };
  await beforeEnd?.(page);
  await page.close();
  return times;
}

/** Waits until the browser has nothing left to do from what was before. */
function rested({ cpuPerSecond }: Run): Promise<void> {
  return until("rest", async () => (await cpuPerSecond(LOOK_MS)).all < REST_MS_PER_SECOND);
}

/**
 * A context whose window is open and stays open: docs/decisions/measuring.md#a-start-is-measured-in-a-window-that-is-open. Its
 * blank tab is never measured.
 */
async function openWindow(run: Run): Promise<BrowserContext> {
  const context = await run.browser.newContext({ viewport: { width: 1360, height: 900 } });
  await context.newPage();
  await rested(run);
  return context;
}

const partOf = (part: keyof Start, starts: readonly Start[]): string =>
  median(starts.map((one) => one[part])).toFixed(0);

export async function measureStarts(
  product: Product,
  report: (line: string) => void,
): Promise<readonly Measured[]> {
  await setTheDay(product.control);
  const run = await startRun(product);
  const line = await openSlowLine(product.origin, SLOW_4G);
  const workers = await watchLiveWorkers(run.browser);
  const build = await keptList(product);
  const files = build.start.length + build.rest.length;
  /** A core may outlive its last page, and would show its own list to the next. */
  const rest = async (): Promise<void> => {
    for (const name of await workers.names()) await workers.kill(name);
    await until("the end of the core", async () => (await workers.names()).length === 0);
    await rested(run);
  };
  const cold: Start[] = [];
  const repeated: Start[] = [];
  try {
    for (let count = 0; count < RUNS; count += 1) {
      const context = await openWindow(run);
      cold.push(
        await start(context, line.origin, async (page) => {
          await until("a kept list", async () => ((await keptLists(page))?.length ?? 0) > 0);
          // The offline worker shares the slow line, and still fetches when the first visit is over.
          await until("kept files", async () => (await keptPaths(page, build.id)).length >= files);
        }),
      );
      await rest();
      repeated.push(await start(context, line.origin));
      await rest();
      await context.close();
      report(`cold ${partOf("rows", cold.slice(-1))} ms, repeated ${partOf("rows", repeated.slice(-1))} ms`);
    }
  } finally {
    await line.stop();
    await run.end();
  }
  const figure = (what: string, starts: readonly Start[], atMost: number, must: number): Measured => {
    const times = starts.map(({ rows }) => rows);
    const of = (part: keyof Start): string => partOf(part, starts);
    return {
      target: {
        number: 16,
        what,
        target: `≤ ${atMost} ms${must === atMost ? "" : ` (must ${must})`}`,
        atMost,
        must,
      },
      value: median(times),
      shown:
        `${median(times).toFixed(0)} ms (${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)}; ` +
        `document at ${of("document")}, first contents drawn at ${of("frame")}, mounted at ${of("mounted")})`,
    };
  };
  const slow = `on slow 4G (150 ms, 1.6 Mbit/s, the worker's requests too), page's CPU ${SLOWER}× slower`;
  return [
    figure(`rows on the screen, repeated visit ${slow}`, repeated, REPEATED_MAX_MS, REPEATED_MUST_MS),
    figure("… first visit", cold, COLD_MAX_MS, COLD_MAX_MS),
  ];
}
