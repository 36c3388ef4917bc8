// A browser with tabs and cores in one process, on the test's clock: locks, channels, workers and storage are fakes.
import type { BrowserParts } from "../link/browserParts.ts";
import { LOBBY } from "../link/coreName.ts";
import type { WorkerPort } from "../link/workerPort.ts";
import { createBroadcasts, type FakeChannel } from "./fakeChannels.ts";
import { createFakeCore, type FakeCore } from "./fakeCore.ts";
import { createFakeLocks } from "./fakeLocks.ts";

export interface FakeBrowserOptions {
  /** SharedWorker, Web Locks, BroadcastChannel and localStorage; each is there unless it is turned off. */
  readonly shared?: boolean;
  readonly locks?: boolean;
  readonly channels?: boolean;
  readonly storage?: boolean;
  /** Refuses tabs their locks with an error of this name. */
  readonly refusal?: string;
  /** How long a core's code takes to load, ms. */
  readonly loadMs?: number;
}

export interface FakeTab {
  readonly parts: BrowserParts;
  show(on: boolean): void;
  /** The page enters the back-forward cache, and returns from it. */
  hide(): void;
  restore(): void;
  close(): void;
  /** Its process ends without a goodbye. */
  crash(): void;
}

export interface FakeBrowser {
  openTab(options?: { readonly seen?: boolean }): FakeTab;
  /** All cores that were ever started, in order. */
  readonly cores: readonly FakeCore[];
  /** Those that have not ended. */
  living(): readonly FakeCore[];
  /** How long a core takes for each answer, ms. */
  answerMs: number;
  /** Shared workers made from now on fail to load. */
  broken: boolean;
  /** So do those for one tab alone. */
  brokenAlone: boolean;
  /** Locks are there, and from now on no request of a page and no question for them is answered. */
  silentLocks: boolean;
  readonly stored: Map<string, string>;
}

/** Fires an event on a fake document or window. */
function createTarget(): EventTarget & Pick<Document, "addEventListener" | "removeEventListener"> {
  return new EventTarget() as ReturnType<typeof createTarget>;
}

/** A browser without tabs. */
export function createFakeBrowser(options: FakeBrowserOptions = {}): FakeBrowser {
  const locks = createFakeLocks();
  const openChannel = createBroadcasts();
  const cores: FakeCore[] = [];
  const stored = new Map<string, string>();
  const living = (): FakeCore[] => cores.filter((core) => core.isAlive());

  const browser: FakeBrowser = {
    cores,
    living,
    stored,
    answerMs: 2,
    broken: false,
    brokenAlone: false,
    silentLocks: false,
    openTab: ({ seen = true } = {}) => openTab(seen),
  };

  function startCore(name: string): FakeCore {
    const core = createFakeCore({
      name,
      instance: cores.length,
      locks,
      openChannel: options.channels === false || !name.startsWith(LOBBY) ? undefined : openChannel,
      loadMs: options.loadMs ?? 20,
      answerMs: () => browser.answerMs,
    });
    cores.push(core);
    return core;
  }

  function openTab(seenAtFirst: boolean): FakeTab {
    const owner = {};
    const page = createTarget();
    const frame = createTarget();
    const open = new Set<FakeChannel>();
    const hosted: FakeCore[] = [];
    let seen = seenAtFirst;
    let gone = false;

    function portTo(core: FakeCore | undefined, onClose: () => void): WorkerPort {
      const failed = core === undefined;
      const { port, stream } = (core ?? createFakeCore(noCore)).connect();
      open.add(port);
      return {
        port: port as unknown as WorkerPort["port"],
        stream: stream as unknown as WorkerPort["stream"],
        handOver: undefined,
        onError: (listener) => {
          if (failed && !gone) setTimeout(listener);
        },
        close() {
          port.close();
          onClose();
        },
      };
    }
    /** A worker that never loads. */
    const noCore = {
      name: "",
      instance: -1,
      locks,
      openChannel: undefined,
      loadMs: 2 ** 30,
      answerMs: () => 0,
    };

    function host(name: string): FakeCore {
      const core = startCore(name);
      hosted.push(core);
      return core;
    }

    function end(): void {
      gone = true;
      for (const channel of open) channel.close();
      for (const core of hosted) core.kill();
      locks.release(owner);
    }

    const refusing = async (): Promise<never> => {
      throw new DOMException("refused", options.refusal);
    };
    const never = (): Promise<never> => new Promise(() => undefined);
    const given = locks.of(owner);
    const own = {
      query: () => (browser.silentLocks ? never() : given.query()),
      request: (...wish: Parameters<typeof given.request>) =>
        browser.silentLocks ? never() : given.request(...wish),
    } as typeof given;

    return {
      parts: {
        locks:
          options.locks === false
            ? undefined
            : options.refusal === undefined
              ? own
              : { query: own.query, request: refusing },
        openChannel(name) {
          if (options.channels === false) return undefined;
          const channel = openChannel(name);
          if (gone) channel.close();
          else open.add(channel);
          return channel as unknown as BroadcastChannel;
        },
        store: {
          getItem: (key) => (options.storage === false ? null : (stored.get(key) ?? null)),
          setItem(key, value) {
            if (options.storage === false) throw new DOMException("forbidden", "SecurityError");
            stored.set(key, value);
          },
          removeItem: (key) => void stored.delete(key),
        },
        workers: {
          shared(name) {
            if (options.shared === false) return undefined;
            if (gone || browser.broken) return portTo(undefined, () => undefined);
            const known = living().find((core) => core.name === name);
            return portTo(known ?? startCore(name), () => undefined);
          },
          alone() {
            if (gone || browser.brokenAlone) return portTo(undefined, () => undefined);
            const core = host("");
            return portTo(core, core.kill);
          },
          host(name) {
            const core = gone ? createFakeCore(noCore) : host(name);
            return { addEventListener: () => undefined, terminate: core.kill };
          },
        },
        page: Object.defineProperty(page, "visibilityState", {
          get: () => (seen ? "visible" : "hidden"),
        }) as unknown as BrowserParts["page"],
        frame,
      },
      show(on) {
        seen = on;
        page.dispatchEvent(new Event("visibilitychange"));
      },
      hide: () => void frame.dispatchEvent(new Event("pagehide")),
      restore: () => void frame.dispatchEvent(new Event("pageshow")),
      close() {
        frame.dispatchEvent(new Event("pagehide"));
        // The goodbye is on its way.
        setTimeout(end, 1);
      },
      crash: end,
    };
  }

  return browser;
}
