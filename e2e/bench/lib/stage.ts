// The environment of all measurements: one server with 1,500 matches, and a new browser for each run.
import { type Browser, chromium } from "@playwright/test";
import { BROWSER_ARGS, findBrowser } from "../../commands/lib/browser.ts";
import type { ControlClient } from "../../backend/control/controlClient.ts";
import type { Product } from "../../support/product.ts";
import { createRawTabs, type RawTab, type RawTabs } from "../../support/core/rawTabs.ts";
import { type CostParts, partsBetween, threadsOf } from "./costParts.ts";
import { type BrowserProcess, type KindMemory, pssOfProcess, sumByKind } from "./memory.ts";
import { cpuBetween, cpuOfTree } from "./processTree.ts";
import type { Way } from "./ways.ts";

export const MATCHES = 1_500;
const FRAMES_PER_SECOND = 10;
export const RECORDS_PER_FRAME = 50;

/** All tabs use one language: a first visit is redirected to the browser's, and lists are requested by language. */
const LANGUAGE_ARGS = ["--lang=en-GB", "--accept-lang=en-GB"];

/** Maximum time until a tab is ready, in ms. */
const READY_WITHIN_MS = 120_000;
const LOOK_EVERY_MS = 200;

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Polls until the answer is true; throws with `what` after the deadline. */
export async function until(what: string, ask: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await ask().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`${what} did not happen in time`);
    await sleep(LOOK_EVERY_MS);
  }
}

/** The same day and the same frames from their start, for every contender. */
export async function setTheDay(control: ControlClient, matches = MATCHES): Promise<void> {
  await control.act("reset");
  await control.act("manyMatches", { count: matches });
}

export async function startStream(
  control: ControlClient,
  framesPerSecond = FRAMES_PER_SECOND,
  recordsPerFrame = RECORDS_PER_FRAME,
): Promise<void> {
  await control.act("load", { framesPerSecond, recordsPerFrame, seed: 1 });
}

export async function stopStream(control: ControlClient): Promise<void> {
  await control.act("load", { framesPerSecond: 0, recordsPerFrame: 0 });
}

/** Ms per second. */
export interface CpuPerSecond {
  /** Of all browser processes. */
  readonly all: number;
  readonly renderers: number;
  readonly parts: CostParts;
}

export interface Run {
  readonly browser: Browser;
  readonly tabs: RawTabs;
  /** Opens a tab and waits until it is ready. `path`: another one than the way's own. */
  open(way: Way, background: boolean, path?: string): Promise<RawTab>;
  /** Activates an empty tab, so that all others are hidden. */
  hideAll(): Promise<void>;
  /** Processor time during the next `ms`. */
  cpuPerSecond(ms: number, during?: () => Promise<void>): Promise<CpuPerSecond>;
  /** Memory in use now, per kind of process. */
  memory(): Promise<ReadonlyMap<string, KindMemory>>;
  end(): Promise<void>;
}

/** A newly started browser; call `end` afterwards. */
export async function startRun(product: Product): Promise<Run> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    args: [...BROWSER_ARGS, ...LANGUAGE_ARGS],
    ...(executablePath ? { executablePath } : {}),
  });
  const session = await browser.newBrowserCDPSession();
  const tabs = await createRawTabs(browser);

  async function processes(): Promise<readonly BrowserProcess[]> {
    const { processInfo } = await session.send("SystemInfo.getProcessInfo");
    return processInfo.map(({ type, id }) => ({ kind: type, pid: id }));
  }

  return {
    browser,
    tabs,
    async open(way, background, path = way.path) {
      const tab = await tabs.open(product.origin + path, { background, script: way.script });
      await until(`${way.name}: a tab`, () => tab.evaluate(background ? way.isReadyHidden : way.isReady));
      return tab;
    },
    async hideAll() {
      await tabs.open("about:blank", { background: false, script: "" });
    },
    async cpuPerSecond(ms, during) {
      const known = await processes();
      const root = known.find(({ kind }) => kind === "browser")?.pid;
      if (root === undefined) throw new Error("the browser does not report its process id");
      const renderers = new Set(known.filter(({ kind }) => kind === "renderer").map(({ pid }) => pid));
      const startedAt = performance.now();
      const before = cpuOfTree(root);
      const threadsBefore = threadsOf(known);
      await Promise.all([sleep(ms), during?.()]);
      const after = cpuOfTree(root);
      const seconds = (performance.now() - startedAt) / 1000;
      return {
        all: cpuBetween(before, after) / seconds,
        renderers: cpuBetween(before, after, renderers) / seconds,
        parts: partsBetween(threadsBefore, threadsOf(known), known, seconds),
      };
    },
    async memory() {
      return sumByKind(await processes(), pssOfProcess);
    },
    async end() {
      await tabs.close();
      await browser.close();
    },
  };
}

/** What a run shows, and how fast it changes. */
interface Day {
  readonly matches: number;
  readonly framesPerSecond: number;
  readonly recordsPerFrame: number;
}

const USUAL: Day = {
  matches: MATCHES,
  framesPerSecond: FRAMES_PER_SECOND,
  recordsPerFrame: RECORDS_PER_FRAME,
};

/**
 * Opens `tabs` tabs of each way, each way in a browser of its own, the first tab visible, and starts the stream for all.
 * All ends when `read` has read its figures.
 */
export async function sideBySide<W extends Way, T>(
  product: Product,
  ways: readonly W[],
  tabs: number | ((way: W) => number),
  read: (runs: ReadonlyMap<W, Run>) => Promise<T>,
  day = USUAL,
): Promise<T> {
  const { control } = product;
  await setTheDay(control, day.matches);
  const runs = new Map<W, Run>();
  try {
    for (const way of ways) {
      const run = await startRun(product);
      runs.set(way, run);
      const count = typeof tabs === "number" ? tabs : tabs(way);
      for (let opened = 0; opened < count; opened += 1) await run.open(way, opened > 0);
    }
    await startStream(control, day.framesPerSecond, day.recordsPerFrame);
    return await read(runs);
  } finally {
    await stopStream(control);
    for (const run of runs.values()) await run.end();
  }
}

/** Opens `tabs` tabs, the first visible, and starts the stream. Both end when `read` has read its figures. */
export function underStream<T>(
  product: Product,
  way: Way,
  tabs: number,
  read: (run: Run) => Promise<T>,
): Promise<T> {
  return sideBySide(product, [way], tabs, (runs) => {
    const run = runs.get(way);
    if (run === undefined) throw new Error(`${way.name} was not opened`);
    return read(run);
  });
}
