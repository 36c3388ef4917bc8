// A core of a fake browser: answers Comlink calls once it is loaded, can hang or be killed, and ends for a newer one.
import type { LiveSession, TabHello, TabUpdate } from "#workers/live/contract.ts";
import { LOBBY, readGeneration } from "../link/coreName.ts";
import { createPorts, type FakeChannel } from "./fakeChannels.ts";
import type { FakeLocks } from "./fakeLocks.ts";

/** A session as this core sees it. */
interface FakeSession {
  readonly hello: TabHello;
  send(update: TabUpdate): void;
}

export interface FakeCore {
  readonly name: string;
  readonly generation: number | undefined;
  readonly sessions: readonly FakeSession[];
  /** Commands in the order of their arrival, such as `retry` or `setVisible true`. */
  readonly commands: readonly string[];
  isAlive(): boolean;
  isRunning(): boolean;
  /** It does nothing for so long, ms. */
  hang(ms: number): void;
  /** It ends without a message; its locks are released. */
  kill(): void;
  connect(): { readonly port: FakeChannel; readonly stream: FakeChannel };
}

export interface FakeCoreOptions {
  readonly name: string;
  readonly instance: number;
  readonly locks: FakeLocks;
  /** undefined for a core that serves one tab alone. */
  readonly openChannel: ((name: string) => FakeChannel) | undefined;
  /** How long its code takes to load, and each answer, ms. */
  readonly loadMs: number;
  readonly answerMs: () => number;
}

interface Apply {
  readonly id: string;
  readonly path: readonly string[];
  readonly argumentList: readonly { readonly value: unknown }[];
}

/** Loads at once. */
export function createFakeCore(options: FakeCoreOptions): FakeCore {
  const { name, locks, openChannel } = options;
  const lock = `${name}/${options.instance}`;
  const owner = {};
  const generation = readGeneration(name);
  const sessions: FakeSession[] = [];
  const commands: string[] = [];
  const open: FakeChannel[] = [];
  let alive = true;
  let running = false;
  let hangsUntil = 0;

  /** Runs now, or when it no longer hangs; never once it has ended. */
  function whenAwake(run: () => void, afterMs = 0): void {
    setTimeout(
      () => {
        if (!alive) return;
        if (running && performance.now() >= hangsUntil) run();
        else whenAwake(run, 1);
      },
      Math.max(afterMs, hangsUntil - performance.now()),
    );
  }

  function serve(port: FakeChannel, stream: FakeChannel): void {
    open.push(port, stream);
    let mine: FakeSession | undefined;
    const end = (): void => {
      if (mine !== undefined) sessions.splice(sessions.indexOf(mine), 1);
      mine = undefined;
    };
    port.addEventListener("message", ({ data }: MessageEvent<Apply>) => {
      whenAwake(() => {
        const command = data.path[0] as keyof LiveSession | "openSession";
        const args = data.argumentList.map(({ value }) => value);
        if (command === "openSession") {
          const hello = args[0] as TabHello;
          mine = { hello, send: (update) => stream.postMessage(update) };
          sessions.push(mine);
          if (hello.lockName !== undefined) void locks.of(owner).request(hello.lockName, end);
        } else if (command === "goodbye") end();
        else commands.push([command, ...args].join(" "));
        port.postMessage({ id: data.id, type: "RAW", value: command === "openSession" ? lock : true });
      }, options.answerMs());
    });
  }

  function announce(lobby: FakeChannel | undefined): void {
    lobby?.addEventListener("message", ({ data }: MessageEvent<{ core?: string; join?: string }>) => {
      whenAwake(() => {
        const other = readGeneration(data.core);
        if (other !== undefined && other > (generation ?? 0)) kill();
        else if (other !== undefined && other < (generation ?? 0)) lobby.postMessage({ core: name });
        if (data.join?.startsWith(`${name}/`) !== true || openChannel === undefined) return;
        const port = openChannel(data.join);
        serve(port, openChannel(`${data.join}/stream`));
        port.postMessage("ready");
      });
    });
    lobby?.postMessage({ core: name });
  }

  function kill(): void {
    alive = false;
    for (const channel of open) channel.close();
    locks.release(owner);
  }

  setTimeout(() => {
    if (!alive) return;
    running = true;
    const lobby = openChannel?.(LOBBY);
    if (lobby) open.push(lobby);
    void locks.of(owner).request(lock, () => {
      announce(lobby);
      return new Promise(() => undefined);
    });
  }, options.loadMs);

  return {
    name,
    generation,
    sessions,
    commands,
    isAlive: () => alive,
    isRunning: () => alive && running,
    hang(ms) {
      hangsUntil = performance.now() + ms;
    },
    kill,
    connect() {
      const [port, corePort] = createPorts();
      const [stream, coreStream] = createPorts();
      serve(corePort, coreStream);
      return { port, stream };
    },
  };
}
