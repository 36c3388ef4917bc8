// Processor time of tabs that have been open for a while, by several windows of time.
import type { Product } from "../../support/product.ts";
import { type Run, sleep } from "./stage.ts";
import { takeWindow, type Window } from "./windows.ts";

/**
 * Time under the stream until the engine has compiled most of what runs often. About 65 s after its start the browser
 * reads the memory of its processes, which costs more with each tab: this time ends after that.
 */
export const SETTLED_MS = 75_000;
export const SETTLED_WINDOW_MS = 15_000;
/** They end before the browser reads memory again, four minutes after the first time. */
const SETTLED_WINDOWS = 5;

/** Waits until SETTLED_MS have passed, of which `passedMs` have passed already, and measures all runs at the same time. */
export async function settledWindows<K>(
  products: readonly Product[],
  runs: ReadonlyMap<K, Run>,
  passedMs = 0,
): Promise<readonly Window<K>[]> {
  await sleep(SETTLED_MS - passedMs);
  const windows: Window<K>[] = [];
  while (windows.length < SETTLED_WINDOWS) windows.push(await takeWindow(products, runs, SETTLED_WINDOW_MS));
  return windows;
}
