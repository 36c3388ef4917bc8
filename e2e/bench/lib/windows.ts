// Windows of time in which several ways are measured at once, and the ratios between them.
import type { Product } from "../../support/product.ts";
import type { CostParts } from "./costParts.ts";
import { type CpuPerSecond, MATCHES, type Run, sleep } from "./stage.ts";
import type { Way } from "./ways.ts";

/** The costs of all that are measured in the same seconds: ways, or points of growth. */
export type Window<K = Way> = ReadonlyMap<K, CpuPerSecond>;

type Figure = "all" | "renderers";

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** A window of `ms` in which all matches of each product change at once in the middle. */
export async function takeWindow<K>(
  products: readonly Product[],
  runs: ReadonlyMap<K, Run>,
  ms: number,
): Promise<Window<K>> {
  const costs = [...runs].map(async ([key, run]) => [key, await run.cpuPerSecond(ms)] as const);
  await sleep(ms / 2);
  for (const { control } of products) await control.act("burst", { records: MATCHES });
  return new Map(await Promise.all(costs));
}

/** The mean over the windows, ms per second; NaN for a way that was not measured. */
export function cpuOf<K>(windows: readonly Window<K>[], way: K, figure: Figure): number {
  return mean(windows.map((window) => window.get(way)?.[figure] ?? Number.NaN));
}

/** The mean of each part over the windows, ms per second. */
function partsOf<K>(windows: readonly Window<K>[], way: K): CostParts {
  const all = windows.flatMap((window) => window.get(way)?.parts ?? []);
  const of = (part: keyof CostParts): number => mean(all.map((parts) => parts[part]));
  return {
    core: of("core"),
    page: of("page"),
    hidden: of("hidden"),
    browser: of("browser"),
    others: of("others"),
  };
}

/** The mean of each part in words. */
export function partsText<K>(windows: readonly Window<K>[], way: K): string {
  const { core, page, hidden, browser, others } = partsOf(windows, way);
  return (
    `core ${core.toFixed(0)}, page in sight ${page.toFixed(0)}, other tabs ${hidden.toFixed(0)}, ` +
    `browser ${browser.toFixed(0)}, graphics and network ${others.toFixed(0)}`
  );
}

/** All time of `way` ÷ all time of `peer` in the same seconds, work that comes every few minutes included. */
export function ratioOf<K>(windows: readonly Window<K>[], way: K, peer: K, figure: Figure): number {
  return cpuOf(windows, way, figure) / cpuOf(windows, peer, figure);
}

/** The ratio with its components. */
export function ratioText<K>(windows: readonly Window<K>[], way: K, peer: K, figure: Figure): string {
  const [ours, theirs] = [cpuOf(windows, way, figure), cpuOf(windows, peer, figure)];
  return `${ratioOf(windows, way, peer, figure).toFixed(2)} (${ours.toFixed(1)} ÷ ${theirs.toFixed(1)} ms/s)`;
}
