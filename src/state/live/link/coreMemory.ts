// The number of the newest core that the tabs of one build have joined, kept in the storage they share.
import type { TabStore } from "./browserParts.ts";
import { coreName, readGeneration } from "./coreName.ts";

const KEY = "touchline.core";

/**
 * The newest core that a tab of this build has joined; it may have ended. Undefined when none is known. Asking the locks
 * instead would evict every page in the back-forward cache whose worker holds one.
 */
export function rememberedGeneration(store: TabStore): number | undefined {
  return readGeneration(store.getItem(KEY) ?? undefined);
}

/** The core of this generation has answered a tab. */
export function rememberGeneration(store: TabStore, generation: number): void {
  if (generation <= (rememberedGeneration(store) ?? -1)) return;
  try {
    store.setItem(KEY, coreName(generation));
  } catch {
    // The storage is full or blocked: the next tab asks the locks.
  }
}
