// Joins this tab to a core and reports what happens to the liveness machine, which decides when to join another.
import type { TabHello, TabUpdate } from "#workers/live/contract.ts";
import type { CoreCalls } from "../client/coreCalls.ts";
import type { LivenessAction } from "../liveness/liveness.ts";
import { SUPERVISE_LATE_MS } from "../liveness/timings.ts";
import type { BrowserParts } from "./browserParts.ts";
import { type CoreLine, openCoreLine } from "./coreLine.ts";
import { rememberedGeneration, rememberGeneration } from "./coreMemory.ts";
import { coreName, heldLocks, LOBBY, readGeneration, runningGeneration } from "./coreName.ts";
import type { Election } from "./electedCore.ts";
import { superviseLater } from "./superviseLater.ts";
import type { WorkerPort } from "./workerPort.ts";

export interface FollowOptions {
  readonly browser: BrowserParts;
  /** Called with the line in use. */
  readonly calls: Pick<CoreCalls, "use" | "opened" | "tell">;
  /** The tab's state at the moment a session is opened; `visible` and the lock are added here. */
  hello(): Omit<TabHello, "lockName" | "visible">;
  onUpdate(update: TabUpdate): void;
  /** A core is about to send its first update. */
  onJoin(): void;
}

export interface FollowedCore {
  /** The code of the page has run: how long that took is the first measure of how slow this device is now. */
  pageStarted(): void;
  /** Loads the liveness machine; rejects when its code cannot be loaded. */
  superviseCore(): Promise<void>;
}

/** Joins at once, and loads the liveness machine by itself when the first core is late or fails. */
export function followCore({ browser, calls, hello, onUpdate, onJoin }: FollowOptions): FollowedCore {
  const { locks, store, page, frame, workers } = browser;
  const isSeen = (): boolean => page.visibilityState === "visible";
  /** How long the page took to start, ms; undefined while its code is loading. */
  let startMs: number | undefined;
  let isAnswered = false;
  let late: ReturnType<typeof setTimeout> | undefined;
  const wasSeen = isSeen();
  let line: CoreLine | undefined;
  let lobby: ReturnType<BrowserParts["openChannel"]>;
  let election: Election | undefined;
  /** Grows with each joining and closing, so that a joining that took too long is dropped. */
  let turn = 0;
  /** performance.now() when the last worker was made. */
  let madeAt = -Infinity;
  const { send, load, loadSoon } = superviseLater(() => ({
    locks,
    wasSeen,
    startMs: startMs ?? performance.now(),
    line: () => line,
    join,
    close,
    hello,
    onUpdate,
  }));

  function close(goodbye: boolean): void {
    turn += 1;
    line?.close(goodbye);
    line = undefined;
    calls.use(undefined);
  }

  async function join({ from, pauseMs, alone }: LivenessAction & { do: "join" }): Promise<void> {
    turn += 1;
    const mine = turn;
    const restMs = pauseMs - (performance.now() - madeAt);
    if (restMs > 0) await new Promise((resolve) => setTimeout(resolve, restMs));
    const known = from === undefined ? rememberedGeneration(store) : undefined;
    const wanted = known ?? Math.max(runningGeneration(await heldLocks(locks)) ?? 0, from ?? 0);
    if (mine !== turn) return;
    madeAt = performance.now();
    const worker = alone ? workers.alone() : (workers.shared(coreName(wanted)) ?? (await elected(from)));
    if (mine !== turn) {
      worker.close();
      return;
    }
    const generation = worker.generation ?? wanted;
    onJoin();
    const fresh = openCoreLine({
      generation,
      worker,
      locks,
      hello: (lockName) => ({ ...hello(), lockName, visible: isSeen() }),
      onOpen: calls.opened,
      onAnswer(tookMs) {
        isAnswered = true;
        clearTimeout(late);
        rememberGeneration(store, generation);
        send({ type: "heard", tookMs });
      },
      onUpdate(update) {
        send({ type: "heard" });
        onUpdate(update);
      },
    });
    worker.onError(() => {
      if (fresh !== line) return;
      send({ type: "failed" });
      loadSoon();
    });
    line = fresh;
    calls.use(fresh);
    send({ type: "joined", generation });
  }

  /** The core that one tab runs for all; one for this tab alone where no tab runs one. */
  async function elected(from: number | undefined): Promise<WorkerPort> {
    try {
      const { createElection } = await import("./electedCore.ts");
      election ??= createElection(browser);
      return (await election.join(from)) ?? workers.alone();
    } catch {
      return workers.alone();
    }
  }

  function listen(): void {
    lobby = browser.openChannel(LOBBY);
    lobby?.addEventListener("message", ({ data }: MessageEvent<{ readonly core?: string } | null>) => {
      const generation = readGeneration(data?.core);
      if (generation !== undefined) send({ type: "announced", generation });
    });
  }

  page.addEventListener("visibilitychange", () => {
    calls.tell("setVisible", isSeen());
    send({ type: "seen", on: isSeen() });
  });
  // After a freeze what the tab shows may be old, and a core that was elected here may have lost its socket.
  page.addEventListener("resume", () => calls.tell("retry"));
  // A message to a page in the back-forward cache evicts it from there: it leaves, and joins again when shown.
  frame.addEventListener("pagehide", () => {
    lobby?.close();
    lobby = undefined;
    close(true);
    send({ type: "stop" });
  });
  frame.addEventListener("pageshow", () => {
    if (lobby === undefined) {
      listen();
      loadSoon();
    }
    send({ type: "start" });
  });
  listen();
  void join({ do: "join", from: undefined, pauseMs: 0, alone: false });
  return {
    superviseCore: load,
    pageStarted() {
      // A page that was opened in the background starts a second time when it is shown.
      startMs ??= performance.now();
      // On a slow line the core's code comes no sooner than the page's.
      if (!isAnswered) late = setTimeout(loadSoon, SUPERVISE_LATE_MS);
    },
  };
}
