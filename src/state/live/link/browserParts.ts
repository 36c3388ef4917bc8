// The parts of the browser that liveness needs, as small interfaces, so that tests run many tabs on one fake browser.
import { type Locks, openChannel, webLocks } from "../../browser/webParts.ts";
import { tabSight } from "../../browser/tabSight.ts";
import { localStore } from "../../browser/webStorage.ts";
import { joinOwn, joinShared, startOwnWorker } from "./loadWorker.ts";
import type { WorkerPort } from "./workerPort.ts";

/** The part of localStorage used here. Writing may throw. */
export type TabStore = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The part of BroadcastChannel used here. */
type TabChannel = Pick<
  BroadcastChannel,
  "postMessage" | "addEventListener" | "removeEventListener" | "close"
>;

interface WorkerLoader {
  /** Starts the shared core of this name or joins it where it runs; undefined where the browser has no SharedWorker. */
  shared(name: string): WorkerPort | undefined;
  /** A core for this tab alone. */
  alone(): WorkerPort;
  /** A dedicated worker that runs the core of this name for all tabs. */
  host(name: string): Pick<Worker, "addEventListener" | "terminate">;
}

export interface BrowserParts {
  /** undefined where the browser has none. */
  readonly locks: Locks | undefined;
  /** Returns undefined where the browser has none, or forbids them. */
  openChannel(name: string): TabChannel | undefined;
  readonly store: TabStore;
  readonly workers: WorkerLoader;
  /** Fires `visibilitychange` and `resume`. */
  readonly page: Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener">;
  /** Fires `pagehide` and `pageshow`. */
  readonly frame: Pick<Window, "addEventListener" | "removeEventListener">;
}

/** The browser that this page runs in. */
export function thisBrowser(): BrowserParts {
  return {
    locks: webLocks(),
    openChannel,
    store: localStore(),
    workers: { shared: joinShared, alone: joinOwn, host: startOwnWorker },
    page: tabSight,
    frame: window,
  };
}
