// Runs the liveness machine for one tab: feeds it events, and carries out its decisions with the browser's parts.
import { pageStore } from "#state/pageStore.ts";
import type { TabHello, TabUpdate } from "#workers/live/contract.ts";
import type { BrowserParts } from "../link/browserParts.ts";
import type { CoreLine } from "../link/coreLine.ts";
import { heldLocks, runningGeneration } from "../link/coreName.ts";
import { afterCounted } from "./countedTime.ts";
import { createLiveness, hasNoCore, type LivenessAction, type LivenessEvent, step } from "./liveness.ts";
import { noCoreAtom } from "./noCore.ts";

export interface SupervisedTab {
  readonly locks: BrowserParts["locks"];
  /** Whether the tab was visible when it started, and how long its page took to start, ms. */
  readonly wasSeen: boolean;
  readonly startMs: number;
  /** The line in use; undefined between two lines. */
  line(): CoreLine | undefined;
  join(wanted: LivenessAction & { do: "join" }): Promise<void>;
  close(goodbye: boolean): void;
  /** The tab's state; it rejoins where it has a list. */
  hello(): Pick<TabHello, "rejoins">;
  onUpdate(update: TabUpdate): void;
}

/** What a core says whose first list could not be loaded; the next core begins anew. */
function failedList(): TabUpdate {
  const today = new Date().toISOString().slice(0, 10);
  const counts = { all: 0, live: 0, finished: 0, scheduled: 0, favorites: 0, hidden: 0 };
  return {
    seq: 0,
    snapshot: true,
    list: { version: 0, status: "failed", date: today, today, counts, hot: [] },
  };
}

/** Supervises a tab that is joining its first core. Returns the function that takes its further events. */
export function supervise(tab: SupervisedTab) {
  const { locks, wasSeen, startMs, line, join, close, hello, onUpdate } = tab;
  let state = createLiveness(wasSeen, startMs);
  let cancelWake = (): void => {};
  /** When the machine took the last message, by performance.now(). */
  let heardAt = startMs;

  function send(event: LivenessEvent): void {
    if (event.type === "heard") heardAt = performance.now();
    const [next, actions] = step(state, event);
    if (hasNoCore(next) !== hasNoCore(state)) tellMissing(hasNoCore(next));
    state = next;
    for (const action of actions) perform(action);
  }

  function tellMissing(isMissing: boolean): void {
    pageStore.set(noCoreAtom, isMissing);
    // What loads after the rows, this notice among it, waits for a list or its failure. The rows of an earlier core stay.
    if (isMissing && hello().rejoins !== true) onUpdate(failedList());
  }

  function perform(action: LivenessAction): void {
    switch (action.do) {
      case "join":
        void join(action);
        return;
      case "close":
        close(action.goodbye);
        return;
      case "ping":
        void ping();
        return;
      case "look":
        void look();
        return;
      case "wakeAfterNews": {
        cancelWake();
        const timer = setTimeout(() => send({ type: "due" }), heardAt + action.ms - performance.now());
        cancelWake = () => clearTimeout(timer);
        return;
      }
      case "wake":
        cancelWake();
        if (action.inMs !== undefined) cancelWake = afterCounted(action.inMs, () => send({ type: "due" }));
    }
  }

  async function ping(): Promise<void> {
    const asked = line();
    if (asked === undefined) return;
    const askedAt = performance.now();
    try {
      await asked.core.ping();
    } catch {
      return;
    }
    if (asked === line()) send({ type: "heard", tookMs: performance.now() - askedAt });
  }

  async function look(): Promise<void> {
    const asked = line();
    // Read first: a lock that is learnt meanwhile is missing among those that are held now.
    const lock = asked?.coreLock();
    const held = await heldLocks(locks);
    if (asked === undefined || asked !== line()) return;
    send({
      type: "looked",
      running: runningGeneration(held) === asked.generation,
      // Where the browser cannot list locks, only missing answers count.
      held: lock === undefined || held === undefined || held.includes(lock),
    });
  }

  return send;
}
