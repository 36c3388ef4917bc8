// Stands in for the kept lists: reads the store when the core starts, and loads their code when there are some.
import { createLater } from "../base/later.ts";
import type { CoreSources } from "../tabs/updateSources.ts";
import type { Tab } from "../tabs/tab.ts";
import type { createKeptLists, KeptLists, KeptListsDeps } from "./keptLists.ts";

/** Brings the code that reads and writes kept lists. */
export type LoadKept = () => Promise<typeof createKeptLists>;

export interface Kept {
  /** Begins to read what is stored, once; resolves when a kept list could be shown, or is known to be missing. */
  read(): Promise<unknown>;
  /** What the tab is shown until its list arrives; undefined once it has, and without a kept list. */
  sourcesFor(tab: Tab): CoreSources | undefined;
  /** The same for its next message, in which everything is due that another source may say otherwise. */
  forMessage(tab: Tab): CoreSources | undefined;
  /** Writes the lists in use if that is due. Call it every second. */
  beat(): void;
  /** Writes what has changed now: a tab was hidden or has gone. */
  left(): void;
}

/** The code for writing is loaded so long after a list was requested, when the start is over, ms. */
const LOAD_AFTER_MS = 5_000;

/** No lists at first. A store that refuses or hangs means a start without kept lists. */
export function createKeptLater(
  deps: KeptListsDeps,
  load: LoadKept = async () => (await import("./keptLists.ts")).createKeptLists,
): Kept {
  let stored: Promise<unknown> | undefined;
  const later = createLater<KeptLists>(async () => {
    const part = (await load())(deps, await stored);
    // Up to 2 MB that nothing else needs.
    stored = undefined;
    return part;
  });
  let reading: Promise<unknown> | undefined;
  /** A list was loaded so long ago that the start is over. */
  let hasStarted = false;

  const need = (): Promise<unknown> | undefined => later.need(deps.clock.now());

  return {
    read() {
      if (reading) return reading;
      stored = deps.storage.load("lists.kept").catch(() => deps.counters.add("keptStoreFailures"));
      return (reading = stored.then((value) => value !== undefined && need()));
    },
    sourcesFor: (tab) => later.current()?.sourcesFor(tab),
    forMessage: (tab) => later.current()?.forMessage(tab),
    beat() {
      const before = deps.clock.now() - LOAD_AFTER_MS;
      for (const { status, completeAt } of deps.lists.all())
        if (status === "ready" && completeAt <= before) hasStarted = true;
      if (!hasStarted) return;
      const part = later.current();
      if (part) part.beat();
      else void need();
    },
    left: () => later.current()?.write(),
  };
}
