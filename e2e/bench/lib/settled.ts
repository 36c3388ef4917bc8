// Processor time of tabs that have been open for a while, as the medians of several windows of time.
import type { CostParts } from "./costParts.ts";
import { type CpuPerSecond, type Run, sleep } from "./stage.ts";
import { median } from "./stats.ts";

/**
 * Time under the stream until the engine has compiled most of what runs often. About 65 s after its start the browser
 * reads the memory of its processes, which costs more with each tab: this time ends after that.
 */
export const SETTLED_MS = 75_000;
export const SETTLED_WINDOW_MS = 15_000;
/** They end before the browser reads memory again, four minutes after the first time. */
export const SETTLED_WINDOWS = 5;

export interface SettledOptions {
  readonly settleMs?: number;
  readonly windowMs?: number;
  readonly windows?: number;
  /** Runs once in each window. */
  during?(): Promise<void>;
}

/** The median of each part. */
export function medianParts(all: readonly CostParts[]): CostParts {
  const of = (part: keyof CostParts): number => median(all.map((parts) => parts[part]));
  return {
    core: of("core"),
    page: of("page"),
    hidden: of("hidden"),
    browser: of("browser"),
    others: of("others"),
  };
}

/**
 * The median of each figure over the windows, ms per second. It leaves out a window in which the machine had other work,
 * or in which the engine collected all garbage.
 */
export async function settledCost(run: Run, options: SettledOptions = {}): Promise<CpuPerSecond> {
  const { settleMs = SETTLED_MS, windowMs = SETTLED_WINDOW_MS, windows = SETTLED_WINDOWS, during } = options;
  await sleep(settleMs);
  const taken: CpuPerSecond[] = [];
  for (let window = 0; window < windows; window += 1) taken.push(await run.cpuPerSecond(windowMs, during));
  return {
    all: median(taken.map(({ all }) => all)),
    renderers: median(taken.map(({ renderers }) => renderers)),
    parts: medianParts(taken.map(({ parts }) => parts)),
  };
}
