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
const REPEATED_MAX_MS = 500;
const COLD_MAX_MS = 2_000;

interface StartWindow {
  /** When the app, or the page of React alone, was mounted. */
  mountedAt?: number;
  rowsAt?: number;
  /** Whether the first contents were those of the picture. */
  hasPicture?: boolean;
}

/** ms from the navigation. */
interface Start {
  /** The document is there. */
  readonly document: number;
  /** The code of the first screen has run and the page is mounted. */
  readonly mounted: number;
  /** The first contents are drawn. */
  readonly frame: number;
  /** The picture of the last list is drawn, as the first contents; NaN where there is none. */
  readonly picture: number;
  /** The first row of the app is drawn. */
  readonly rows: number;
}

interface StartOptions {
  readonly isRepeated?: boolean;
  readonly beforeEnd?: (page: Page) => Promise<void>;
}

/** React alone with a screen of rows, at the same line and speed: the lower limit of a page of React. */
const BARE_PATH = "/bench/bare.html";
/** The picture of a repeated visit as a page of its own: one script and the client's style sheet, nothing else. */
const ALONE_PATH = "/bench/picture.html";
/** A text of the server: what the browser needs before it can draw anything. */
const TEXT_PATH = "/robots.txt";

/**
 * Opens a page, until the frame with the first filled row. `beforeEnd` runs before it is closed. With `isRepeated` the page is
 * watched from its first frame on, because watching it before delays that frame.
 */
async function start(
  context: BrowserContext,
  address: string,
  { isRepeated = false, beforeEnd }: StartOptions = {},
): Promise<Start> {
  const page = await context.newPage();
  await page.addInitScript((fromFirstFrame) => {
    const times = globalThis as unknown as StartWindow;
    /** When the frame that is made next has been made. */
    const afterFrame = (take: (at: number) => void): void => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => take(performance.now());
        port2.postMessage(undefined);
      });
    };
    const watch = (): void =>
      new MutationObserver((_, observer) => {
        if (document.querySelector("#root > *")) times.mountedAt ??= performance.now();
        if (!document.querySelector("[data-line] [data-match-id] [data-field=minute]")) return;
        observer.disconnect();
        afterFrame((at) => (times.rowsAt = at));
      }).observe(document, { childList: true, subtree: true });
    if (!fromFirstFrame) {
      watch();
      return;
    }
    new PerformanceObserver((entries, observer) => {
      if (entries.getEntriesByName("first-contentful-paint").length === 0) return;
      observer.disconnect();
      // The app draws nothing before it.
      times.hasPicture =
        document.querySelector("#kept [data-field=minute]") !== null &&
        document.querySelector("#root > *") === null;
      watch();
    }).observe({ type: "paint" });
  }, isRepeated);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.goto(address);
  const rows = await page.waitForFunction(() => (globalThis as unknown as StartWindow).rowsAt);
  const parts = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const frame = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN;
    const { hasPicture = false, mountedAt = NaN } = globalThis as unknown as StartWindow;
    return {
      document: navigation?.responseEnd ?? NaN,
      mounted: mountedAt,
      frame,
      picture: hasPicture ? frame : NaN,
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

/** Opens a page that is drawn at once, and waits until it is; ms from the navigation. */
async function firstDrawn(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.goto(address);
  const drawn = await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
  );
  const at = await drawn.jsonValue();
  await page.close();
  return at ?? NaN;
}

/** The parts of the kept picture, as JSON. */
async function partsOfPicture(context: BrowserContext, origin: string): Promise<string> {
  const page = await context.newPage();
  await page.goto(origin + TEXT_PATH);
  const parts = await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("touchline.screen.1") ?? "") as { parts: unknown };
    return JSON.stringify(kept.parts);
  });
  await page.close();
  return parts;
}

/** When a picture is drawn as a page of its own, whose files are in the browser's cache; ms from the navigation. */
async function drawAlone(context: BrowserContext, origin: string, parts: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(origin + TEXT_PATH);
  await page.evaluate((picture) => localStorage.setItem("picture", picture), parts);
  await page.close();
  await firstDrawn(context, origin + ALONE_PATH);
  return firstDrawn(context, origin + ALONE_PATH);
}

/** Leaves one word of the kept picture: how early a picture of this build can be drawn. */
async function keepOneWord(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(origin + TEXT_PATH);
  await page.evaluate(() => {
    const key = "touchline.screen.1";
    const kept = JSON.parse(localStorage.getItem(key) ?? "") as object;
    const parts = [["span", { "data-field": "minute" }, "1"]];
    localStorage.setItem(key, JSON.stringify({ ...kept, parts }));
  });
  await page.close();
}

const partOf = (part: keyof Start, starts: readonly Start[]): string =>
  median(starts.map((one) => one[part])).toFixed(0);

/** When rows are on the screen: those of the picture of the last list, or those of the app. */
const onScreen = ({ picture, rows }: Start): number =>
  Number.isNaN(picture) ? rows : Math.min(picture, rows);

/** The parts of several starts, as text. */
function partsOf(starts: readonly Start[]): string {
  const of = (part: keyof Start): string => partOf(part, starts);
  const hasPicture = starts.some(({ picture }) => !Number.isNaN(picture));
  const rows = hasPicture ? `of the picture of the last list; the app's at ${of("rows")}` : "of the app";
  return `${rows}; document at ${of("document")}, first contents drawn at ${of("frame")}, mounted at ${of("mounted")}`;
}

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
  const oneWord: Start[] = [];
  const alone: number[] = [];
  const bare = { cold: [] as Start[], repeated: [] as Start[] };
  const text = { cold: [] as number[], repeated: [] as number[] };
  try {
    for (let count = 0; count < RUNS; count += 1) {
      const context = await openWindow(run);
      cold.push(
        await start(context, line.origin, {
          async beforeEnd(page) {
            await until("a kept list", async () => ((await keptLists(page))?.length ?? 0) > 0);
            await until("a kept picture", () =>
              page.evaluate(() => localStorage.getItem("touchline.screen.1") !== null),
            );
            // The offline worker shares the slow line, and still fetches when the first visit is over.
            await until("kept files", async () => (await keptPaths(page, build.id)).length >= files);
          },
        }),
      );
      await rest();
      repeated.push(await start(context, line.origin, { isRepeated: true }));
      await rest();
      const picture = await partsOfPicture(context, line.origin);
      await keepOneWord(context, line.origin);
      oneWord.push(await start(context, line.origin, { isRepeated: true }));
      await rest();
      await context.close();
      const other = await openWindow(run);
      bare.cold.push(await start(other, line.origin + BARE_PATH));
      bare.repeated.push(await start(other, line.origin + BARE_PATH));
      await other.close();
      const third = await openWindow(run);
      text.cold.push(await firstDrawn(third, line.origin + TEXT_PATH));
      text.repeated.push(await firstDrawn(third, line.origin + TEXT_PATH));
      await third.close();
      const fourth = await openWindow(run);
      alone.push(await drawAlone(fourth, line.origin, picture));
      await fourth.close();
      const last = (starts: readonly Start[]): string => partOf("rows", starts.slice(-1));
      const word = partOf("picture", oneWord.slice(-1));
      report(
        `cold ${last(cold)} ms, repeated ${partOf("picture", repeated.slice(-1))} and ${last(repeated)} ms; a picture of one word ${word}; the picture as a page of its own ${alone.at(-1)?.toFixed(0)}; React alone ${last(bare.cold)}, ${last(bare.repeated)}; a text ${text.repeated.at(-1)?.toFixed(0)}`,
      );
    }
  } finally {
    await line.stop();
    await run.end();
  }
  const figure = (
    what: string,
    starts: readonly Start[],
    lowest: readonly Start[],
    texts: readonly number[],
    more: string,
    atMost: number,
  ): Measured => {
    const times = starts.map(onScreen);
    const range = `${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)}`;
    return {
      target: { number: 16, what, target: `≤ ${atMost} ms`, atMost },
      value: median(times),
      shown: `${median(times).toFixed(0)} ms (${range}; ${partsOf(starts)}${more}; React alone with rows of text: mounted at ${partOf("mounted", lowest)}, rows at ${partOf("rows", lowest)}; a text of the server drawn at ${median(texts).toFixed(0)})`,
    };
  };
  const slow = `on slow 4G (150 ms, 1.6 Mbit/s, the worker's requests too), page's CPU ${SLOWER}× slower`;
  return [
    figure(
      `rows on the screen, repeated visit ${slow}`,
      repeated,
      bare.repeated,
      text.repeated,
      `; a picture of one word drawn at ${partOf("picture", oneWord)}, the picture as a page of its own at ${median(alone).toFixed(0)}`,
      REPEATED_MAX_MS,
    ),
    figure("… first visit", cold, bare.cold, text.cold, "", COLD_MAX_MS),
  ];
}
