// What the tabs of one build remember together of their core: the newest that answered one of them, when, and how fast.
import { localStore } from "../../preferences/webStorage.ts";
import { coreName, generationOf } from "../link/coreName.ts";

/** Where it is kept: `NAME/WHEN/TOOK`. */
const KEY = "touchline.core";

/** A core's slowness counts half after this time, ms. */
const SLOWNESS_HALVES_MS = 10_000;

/** No core is that slow: the machine slept, or the tab was frozen, while an answer was on its way. */
const SLOWEST_MS = 3_000;

/** The last answer to a hello that a tab had. */
interface Answer {
  readonly generation: number;
  /** Epoch ms. */
  readonly at: number;
  readonly tookMs: number;
}

/** A number of ms from the store, which anybody may have written into. */
function readMs(text: string | undefined): number {
  return Math.max(0, Number(text) || 0);
}

function lastAnswer(): Answer | undefined {
  const text = localStore().getItem(KEY) ?? undefined;
  const generation = generationOf(text);
  if (generation === undefined) return undefined;
  const [, when, tookMs] = text?.split("/") ?? [];
  const at = readMs(when);
  // From a clock that was set back since: it would pass for an answer to every question until then.
  return { generation, at: at > Date.now() ? 0 : at, tookMs: readMs(tookMs) };
}

/**
 * The newest core that a tab of this build has joined, dead by now perhaps; undefined when none is known. Asking the locks
 * instead would throw every page at rest in the back-forward cache out of there: its worker holds one.
 */
export function rememberedGeneration(): number | undefined {
  return lastAnswer()?.generation;
}

/** How slow the core of this generation was of late, ms: 0 when that is not known, or long ago. */
export function rememberedSlowness(generation: number): number {
  const last = lastAnswer();
  if (last?.generation !== generation) return 0;
  return slownessNow(last.tookMs, Date.now() - last.at);
}

/** True when the core of this generation has answered some tab's hello since then, epoch ms. */
export function hasAnsweredSince(generation: number, since: number): boolean {
  const last = lastAnswer();
  return last !== undefined && last.generation === generation && last.at >= since;
}

/** Tells all tabs that the core of this generation has just answered a hello, and how long that took, ms. */
export function rememberAnswer(generation: number, tookMs: number): void {
  if (generation < (rememberedGeneration() ?? -1)) return;
  try {
    localStore().setItem(
      KEY,
      `${coreName(generation)}/${Date.now()}/${Math.round(Math.min(tookMs, SLOWEST_MS))}`,
    );
  } catch {
    // Full, or forbidden: the next tab asks the locks, and has its own patience alone.
  }
}

/** What is left of a slowness after `passedMs`. */
export function slownessNow(slowestMs: number, passedMs: number): number {
  return slowestMs * 0.5 ** (passedMs / SLOWNESS_HALVES_MS);
}
