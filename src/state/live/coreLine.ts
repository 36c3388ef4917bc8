// One tab's line to one core: its worker, its session, and the stream of updates; let go of as a whole.
import * as Comlink from "comlink";
import type { LiveEndpoint, TabHello, TabUpdate } from "#workers/live/contract.ts";
import { type Answer, withDeadline } from "./deadline.ts";
import { createSignal } from "./signal.ts";

/** A way to a worker, whatever kind it is. */
export interface WorkerPort {
  /** The generation of the core that was found, where another than the one wanted may be. */
  readonly generation?: number;
  readonly port: Comlink.Endpoint;
  /** Where updates arrive; `handOver` goes to the core with the hello, where it needs one. */
  readonly stream: Pick<MessagePort, "addEventListener" | "close"> & { start?(): void };
  readonly handOver: MessagePort | undefined;
  /** Calls back when the worker's code cannot be had or fails. */
  onError(listener: () => void): void;
  close(): void;
}

export type Endpoint = Comlink.Remote<LiveEndpoint>;

export interface CoreLine {
  readonly generation: number;
  readonly endpoint: Endpoint;
  /** Resolves when the session has been asked for: what is asked before that finds none. */
  readonly opened: Promise<void>;
  /** Resolves when the line is given up. */
  readonly lost: Promise<void>;
  /** The core has answered once. */
  answered(): boolean;
  /** Name of the lock that the core holds while it lives; undefined before it has answered, or where there are none. */
  coreLock(): string | undefined;
  /** A call with a deadline; never throws. */
  ask<T>(run: (endpoint: Endpoint) => Promise<T>, deadlineMs: number): Promise<Answer<T>>;
  /** Lets go of the worker; `goodbye` tells it, which a page must that goes into the back-forward cache. */
  close(goodbye: boolean): void;
}

export interface CoreLineOptions {
  readonly generation: number;
  readonly worker: WorkerPort;
  readonly locks: LockManager | undefined;
  /** How long the first answer may take, ms. */
  readonly openDeadlineMs: number;
  /** What the tab says of itself, at the moment the session is opened. */
  hello(lockName: string | undefined): TabHello;
  onUpdate(update: TabUpdate): void;
  /** The session has been asked for: calls from now on belong to it. */
  onOpen(): void;
  /** The core has answered the hello. */
  onAnswer(): void;
  /** Nothing came back: the core is dead, hangs, or cannot be loaded. */
  onSilent(): void;
}

/** Opens a session with the core behind `worker` at once. */
export function openCoreLine(options: CoreLineOptions): CoreLine {
  const { worker, locks } = options;
  const { stream } = worker;
  const endpoint = Comlink.wrap<LiveEndpoint>(worker.port);
  const lockName = `touchline-tab-${crypto.randomUUID()}`;
  const opened = createSignal();
  const lost = createSignal();
  let closed = false;
  let coreLock: string | undefined;
  let answered = false;

  const line: CoreLine = {
    generation: options.generation,
    endpoint,
    opened: opened.promise,
    lost: lost.promise,
    answered: () => answered,
    coreLock: () => coreLock,
    async ask(run, deadlineMs) {
      const answer = await withDeadline(run(endpoint), deadlineMs);
      answered ||= answer.ok;
      return answer;
    },
    close(goodbye) {
      if (closed) return;
      if (goodbye) void endpoint.goodbye();
      closed = true;
      lost.resolve();
      stream.close();
      worker.close();
    },
  };

  async function openSession(): Promise<void> {
    const { handOver } = worker;
    const stands = line.ask(
      (core) =>
        core.openSession(
          options.hello(locks && lockName),
          handOver && Comlink.transfer(handOver, [handOver]),
        ),
      options.openDeadlineMs,
    );
    opened.resolve();
    options.onOpen();
    const answer = await stands;
    if (closed) return;
    if (answer.ok) {
      coreLock = answer.value;
      options.onAnswer();
    } else {
      options.onSilent();
    }
  }

  stream.addEventListener("message", ({ data }: MessageEvent<TabUpdate>) => {
    answered = true;
    if (!closed) options.onUpdate(data);
  });
  stream.start?.();
  worker.onError(() => {
    if (!closed) options.onSilent();
  });
  // The core waits for this lock: it falls free when the tab goes, however it goes.
  if (locks) {
    void locks.request(lockName, () => {
      if (closed) return undefined;
      void openSession();
      return lost.promise;
    });
  } else {
    void openSession();
  }
  return line;
}
