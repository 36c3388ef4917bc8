// Without SharedWorker one tab runs the core for all: elected by a Web Lock, reached over broadcast channels.
import { newId } from "#domain/newId.ts";
import { ELECTION_DEADLINE_MS, ELECTION_LOOK_MS, ELECTION_STEAL_MS } from "../liveness/timings.ts";
import type { BrowserParts } from "./browserParts.ts";
import { rememberedGeneration } from "./coreMemory.ts";
import { coreName, heldLocks, LOBBY, runningGeneration } from "./coreName.ts";
import type { WorkerPort } from "./workerPort.ts";

/** Held by the tab that runs the core; the others wait for it. */
const HOST_LOCK = `${LOBBY}-host`;

/** What one tab does in the election: joins the elected core, runs it, and resigns. */
export interface Election {
  /**
   * Joins the elected core of at least the generation `from`, and becomes a candidate; undefined where the browser lists no
   * locks, or no core is running in time. Rejects where it has no channels.
   */
  join(from: number | undefined): Promise<WorkerPort | undefined>;
}

/** A tab that is not a candidate yet. */
export function createElection(browser: BrowserParts): Election {
  const { locks, openChannel } = browser;
  /** The core that this tab runs for all. */
  let own:
    | {
        readonly worker: ReturnType<BrowserParts["workers"]["host"]>;
        readonly generation: number;
        release(): void;
      }
    | undefined;
  /** Set while this tab waits for the host lock, or holds it. */
  let candidacy: AbortController | undefined;

  const running = async (): Promise<number | undefined> => runningGeneration(await heldLocks(locks));

  /** Asks for the host lock once; `steal` takes it from a host that hangs. */
  function stand(steal: boolean, from: number): void {
    if (candidacy !== undefined && !steal) return;
    candidacy?.abort();
    const mine = new AbortController();
    candidacy = mine;
    const options = steal ? { steal: true } : { signal: mine.signal };
    void locks
      ?.request(HOST_LOCK, options, () => (mine === candidacy ? host(from, mine.signal) : undefined))
      // Another tab took the lock, or this tab withdrew its request.
      .catch(() => undefined)
      .finally(() => {
        if (mine === candidacy) resign();
      });
  }

  /** Runs the core until this tab resigns. */
  async function host(from: number, signal: AbortSignal): Promise<void> {
    const newest = (await running()) ?? -1;
    if (signal.aborted) return;
    // A core that has just ended holds no lock. Its tabs would not notice a second core with its generation.
    const generation = Math.max(newest + 1, from, (rememberedGeneration(browser.store) ?? -1) + 1);
    const worker = browser.workers.host(coreName(generation));
    await new Promise<void>((release) => {
      own = { worker, generation, release };
    });
  }

  /** Ends the core that this tab runs, if any; another tab is elected. */
  function resign(): void {
    candidacy?.abort();
    candidacy = undefined;
    own?.worker.terminate();
    own?.release();
    own = undefined;
  }

  /** The generation of the elected core once it is running; undefined when none is in time. */
  async function electedGeneration(from: number): Promise<number | undefined> {
    // The tab leaves the core that it ran itself.
    if (own !== undefined && own.generation < from) resign();
    // A core that this tab has left, and that still holds its lock, hangs.
    stand(((await running()) ?? from) < from, from);
    for (let waited = 0; waited < ELECTION_DEADLINE_MS; waited += ELECTION_LOOK_MS) {
      const found = await running();
      if (found !== undefined && found >= from) return found;
      if (waited === ELECTION_STEAL_MS && own === undefined) stand(true, from);
      await new Promise((resolve) => setTimeout(resolve, ELECTION_LOOK_MS));
    }
    return undefined;
  }

  /** Throws where the browser forbids channels. */
  function open(name: string): NonNullable<ReturnType<BrowserParts["openChannel"]>> {
    const channel = openChannel(name);
    if (channel === undefined) throw new Error("no channels");
    return channel;
  }

  function openLine(generation: number): WorkerPort {
    const id = `${coreName(generation)}/${newId()}`;
    const channel = open(id);
    const stream = open(`${id}/stream`);
    const lobby = open(LOBBY);
    /** Messages sent before the core listens would be lost; undefined once it does. */
    let early: unknown[] | undefined = [];
    channel.addEventListener("message", () => {
      for (const message of early ?? []) channel.postMessage(message);
      early = undefined;
    });
    lobby.postMessage({ join: id });
    lobby.close();
    return {
      generation,
      port: {
        postMessage: (message: unknown) => (early ? void early.push(message) : channel.postMessage(message)),
        addEventListener: channel.addEventListener.bind(channel),
        removeEventListener: channel.removeEventListener.bind(channel),
      },
      stream,
      handOver: undefined,
      onError: (listener) => own?.worker.addEventListener("error", listener),
      close: () => channel.close(),
    };
  }

  // A page in the back-forward cache must not run the core of the others.
  browser.frame.addEventListener("pagehide", resign);
  return {
    async join(from = 0) {
      // Without channels no tab could reach the core of another.
      open(LOBBY).close();
      if ((await heldLocks(locks)) === undefined) return undefined;
      const generation = await electedGeneration(from);
      return generation === undefined ? undefined : openLine(generation);
    },
  };
}
