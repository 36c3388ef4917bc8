// What the tabs of one build remember together of their core: the newest that answered one of them, when, and how fast.
import type { TabStore } from "./browserParts.ts";
import { coreName, readGeneration } from "./coreName.ts";

/** Where it is kept: `NAME/WHEN/TOOK`. */
const KEY = "touchline.core";

/** A core's slowness counts half after this time, ms. */
const SLOWNESS_HALVES_MS = 10_000;

/** The last answer to a hello that a tab had. */
interface Answer {
  readonly generation: number;
  /** Epoch ms. */
  readonly at: number;
  readonly tookMs: number;
}

/** A number of ms from the store, into which anything may have been written. */
function readMs(text: string | undefined): number {
  return Math.max(0, Number(text) || 0);
}

function lastAnswer(store: TabStore): Answer | undefined {
  const text = store.getItem(KEY) ?? undefined;
  const generation = readGeneration(text);
  if (generation === undefined) return undefined;
  const [, when, tookMs] = text?.split("/") ?? [];
  const at = readMs(when);
  // From a clock that was set back since: it would pass for an answer to every question until then.
  return { generation, at: at > Date.now() ? 0 : at, tookMs: readMs(tookMs) };
}

/**
 * The newest core that a tab of this build has joined, dead by now perhaps; undefined when none is known. Asking the locks
 * instead would evict every page at rest in the back-forward cache whose worker holds one.
 */
export function rememberedGeneration(store: TabStore): number | undefined {
  return lastAnswer(store)?.generation;
}

/** How slow the core of this generation was recently, ms: 0 when that is not known, or long ago. */
export function rememberedSlowness(store: TabStore, generation: number): number {
  const last = lastAnswer(store);
  if (last?.generation !== generation) return 0;
  return last.tookMs * 0.5 ** ((Date.now() - last.at) / SLOWNESS_HALVES_MS);
}

/** Tells all tabs that the core of this generation has just answered a hello, and how long that took, ms. */
export function rememberAnswer(store: TabStore, generation: number, tookMs: number): void {
  if (generation < (rememberedGeneration(store) ?? -1)) return;
  try {
    store.setItem(KEY, `${coreName(generation)}/${Date.now()}/${Math.round(tookMs)}`);
  } catch {
    // Full, or forbidden: the next tab asks the locks.
  }
}
