// Stands in for the code of delay and hidden scores, which is loaded where a page has asked for one of them.
// See docs/product.md#delay-and-hidden-scores.
import type { Clock } from "../base/clock.ts";
import { createLater } from "../base/later.ts";
import { AGAIN_AFTER_MS } from "../base/limits.ts";
import type { TabUpdate } from "../contract.ts";
import type { LogEntry } from "../tabs/eventLog.ts";
import type { Tab } from "../tabs/tab.ts";
import type { CoreSources } from "../tabs/updateSources.ts";

type Build = (tab: Tab, sources: CoreSources) => TabUpdate | undefined;

export interface SpoilersPart {
  /** Applies the settings in the text that a page found stored. */
  set(stored: string): void;
  /** The event as tabs may see it. */
  seen(entry: LogEntry): LogEntry;
  /** The message without what must not be told. */
  build(build: Build, tab: Tab, sources: CoreSources): TabUpdate | undefined;
}

export interface SpoilersLater extends Pick<SpoilersPart, "build" | "seen"> {
  /** The settings that a page found stored; null for none. The latest are those of the browser. */
  learn(stored: string | null | undefined): void;
  /** Resolves once the code is loaded without which something could be told early; undefined where there is none. */
  gate(): Promise<unknown> | undefined;
}

/** Nothing is delayed or hidden, and no code is loaded for it. */
export function createSpoilersLater(
  clock: Pick<Clock, "setTimeout">,
  load: () => Promise<SpoilersPart>,
): SpoilersLater {
  const later = createLater(load);
  let told = "";
  let gate: Promise<unknown> | undefined;

  async function apply(): Promise<void> {
    // While it cannot be loaded nothing is told.
    while ((await later.load()) === undefined)
      await new Promise<void>((resolve) => void clock.setTimeout(resolve, AGAIN_AFTER_MS));
    later.current()?.set(told);
  }

  return {
    learn(stored) {
      const text = stored ?? "";
      if (text === told) return;
      told = text;
      gate = apply();
    },
    gate: () => gate,
    seen: (entry) => later.current()?.seen(entry) ?? entry,
    build(build, tab, sources) {
      const part = later.current();
      if (part) return part.build(build, tab, sources);
      return gate === undefined ? build(tab, sources) : undefined;
    },
  };
}
