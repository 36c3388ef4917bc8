// One tab's line to one core: its worker, its session, and the stream of updates; closed as a whole.
import { newId } from "#domain/newId.ts";
import * as Comlink from "comlink";
import type { TabHello, TabPort, TabUpdate } from "#workers/live/contract.ts";
import { afterCounted } from "../liveness/countedTime.ts";
import { createSignal } from "../client/signal.ts";
import type { BrowserParts } from "./browserParts.ts";
import type { WorkerPort } from "./workerPort.ts";

/** The commands of a core, each call a message to it and each answer a promise. */
type RemoteCore = Comlink.Remote<TabPort>;

export interface CoreLine {
  readonly generation: number;
  readonly core: RemoteCore;
  /** Resolves when the session has been requested. A call sent before that has no session. */
  readonly opened: Promise<void>;
  /** Resolves when the line is closed. */
  readonly lost: Promise<void>;
  /** Name of the lock that the core holds while it runs; undefined before its answer, or in a browser without locks. */
  coreLock(): string | undefined;
  /** Closes the connection. `goodbye` informs the core: required for a page that enters the back-forward cache. */
  close(goodbye: boolean): void;
}

export interface CoreLineDeps {
  readonly generation: number;
  readonly worker: WorkerPort;
  readonly locks: BrowserParts["locks"];
  /** The tab's state at the moment the session is opened. */
  hello(lockName: string | undefined): TabHello;
  /** The session has been requested: later calls belong to it. */
  onOpen(): void;
  /** The core has answered the hello, after so many ms. */
  onAnswer(tookMs: number): void;
  onUpdate(update: TabUpdate): void;
}

/** Names of the errors with which a browser refuses locks to a page that is being closed. */
const ENDING = new Set(["AbortError", "InvalidStateError"]);

/** How long a tab waits for its own lock, ms of counted time. */
const LOCKED_WITHIN_MS = 1_000;

/** Opens a session with the core behind `worker` at once. */
export function openCoreLine(deps: CoreLineDeps): CoreLine {
  const { worker, locks } = deps;
  const { stream } = worker;
  const core = Comlink.wrap<TabPort>(worker.port);
  const lockName = `touchline-tab-${newId()}`;
  const opened = createSignal();
  const lost = createSignal();
  let closed = false;
  let isOpened = false;
  let giveUpLock = (): void => {};
  let coreLock: string | undefined;

  async function openSession(tabLock?: string): Promise<void> {
    if (closed || isOpened) return;
    isOpened = true;
    giveUpLock();
    const { handOver } = worker;
    const askedAt = performance.now();
    const hello = core.openSession(deps.hello(tabLock), handOver && Comlink.transfer(handOver, [handOver]));
    opened.resolve();
    deps.onOpen();
    try {
      coreLock = await hello;
    } catch {
      return;
    }
    if (!closed) deps.onAnswer(performance.now() - askedAt);
  }

  stream.addEventListener("message", ({ data }: MessageEvent<TabUpdate>) => {
    if (!closed) deps.onUpdate(data);
  });
  stream.start?.();
  if (locks) {
    // No other asks for this lock: a browser that has not granted it by then does not answer.
    giveUpLock = afterCounted(LOCKED_WITHIN_MS, () => void openSession());
    // The core waits for this lock: the browser releases it however the tab ends.
    locks
      .request(lockName, () => {
        void openSession(lockName);
        return lost.promise;
      })
      .catch((error: unknown) => {
        // A page that is being closed opens no session: without a lock nothing would end it. Where locks are forbidden,
        // as with cookies blocked, only the goodbye tells the core that the tab has ended.
        if (error instanceof DOMException && ENDING.has(error.name)) giveUpLock();
        else void openSession();
      });
  } else {
    // As with a lock, not before the caller has the line: `onOpen` sends over it.
    queueMicrotask(() => void openSession());
  }
  return {
    generation: deps.generation,
    core,
    opened: opened.promise,
    lost: lost.promise,
    coreLock: () => coreLock,
    close(goodbye) {
      if (closed) return;
      if (goodbye) void core.goodbye();
      closed = true;
      lost.resolve();
      giveUpLock();
      stream.close();
      worker.close();
    },
  };
}
