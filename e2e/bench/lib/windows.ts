// Windows of time in which several ways are measured at once, and the ratios between them.
import type { Product } from "../../support/product.ts";
import { type CpuPerSecond, MATCHES, type Run, sleep } from "./stage.ts";
import { median } from "./stats.ts";
import type { Way } from "./ways.ts";

/** The costs of all ways in the same seconds. */
export type Window = ReadonlyMap<Way, CpuPerSecond>;

type Figure = "all" | "renderers";

/** A window of `ms` in which all matches change at once in the middle. */
export async function takeWindow(product: Product, runs: ReadonlyMap<Way, Run>, ms: number): Promise<Window> {
  const costs = [...runs].map(async ([way, run]) => [way, await run.cpuPerSecond(ms)] as const);
  await sleep(ms / 2);
  await product.control.act("burst", { records: MATCHES });
  return new Map(await Promise.all(costs));
}

const figureOf = (window: Window, way: Way, figure: Figure): number =>
  window.get(way)?.[figure] ?? Number.NaN;

/** The median over the windows, ms per second. */
export function cpuOf(windows: readonly Window[], way: Way, figure: Figure): number {
  return median(windows.map((window) => figureOf(window, way, figure)));
}

/** The median of the ratios of all windows: each compares the same seconds. */
export function ratioOf(windows: readonly Window[], way: Way, peer: Way, figure: Figure): number {
  return median(windows.map((window) => figureOf(window, way, figure) / figureOf(window, peer, figure)));
}

/** The ratio with the medians of its components. */
export function ratioText(windows: readonly Window[], way: Way, peer: Way, figure: Figure): string {
  const [ours, theirs] = [cpuOf(windows, way, figure), cpuOf(windows, peer, figure)];
  return `${ratioOf(windows, way, peer, figure).toFixed(2)} (${ours.toFixed(1)} ÷ ${theirs.toFixed(1)} ms/s)`;
}
