// How a page came to be shown after Back: loaded anew, or restored from the browser's memory.
import type { EngineName } from "./driver/engine.ts";
import type { Tab } from "./driver/tab.ts";
import type { TestScripts } from "./relay.ts";

interface NotingWindow {
  readonly shownAs?: "restored" | "loaded";
}

/** Notes it in each document. */
export const NOTES_SHOWN = {
  inDocuments: [
    `addEventListener("pageshow", ({ persisted }) => { window.shownAs = persisted ? "restored" : "loaded"; });`,
  ],
} as const satisfies TestScripts;

/** Chromium keeps no page whose leaving takes too long, as on a busy machine: the way is then repeated. */
export const TRIES = 4;

/** Chromium keeps the product's pages in its memory; others do so or not, by rules of their own. */
export const isLost = (engine: EngineName, shown: string): boolean =>
  engine === "chromium" && shown !== "restored";

/** Waits until the page has been shown. */
export const howShown = (tab: Tab): Promise<"restored" | "loaded"> =>
  tab.until("a page that is shown", () => (globalThis as NotingWindow).shownAs);
