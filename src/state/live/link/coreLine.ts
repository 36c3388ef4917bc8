// One tab's line to one core: its worker, its session, and the stream of updates; let go of as a whole.
import * as Comlink from "comlink";
import type { LiveEndpoint, TabHello, TabUpdate } from "#workers/live/contract.ts";
import { slownessNow } from "../liveness/coreMemory.ts";
import { type Answer, withDeadline } from "../liveness/deadline.ts";
import { createSignal } from "../client/signal.ts";

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

/** A core is given so many times as long as its slowest answer of late took: many tabs starting at once slow it down. */
const SLOWNESS_FACTOR = 4;
/** It is given no longer than this, ms. */
const PATIENT_MAX_MS = 10_000;
/** A core that has not answered by then is looked for: one that stands had time to. */
const LOOK_AFTER_MS = 300;
/** One that stands, and has answered a hello with nothing for so long, hangs. */
const STANDING_DEADLINE_MS = 1_500;

/** `deadlineMs`, or longer where answers took long of late. */
function patient(deadlineMs: number, slowestMs: number): number {
  return Math.max(deadlineMs, Math.min(SLOWNESS_FACTOR * slowestMs, PATIENT_MAX_MS));
}

/** True for what a page is told that asks for a lock while it is being closed. */
function isEnding(error: unknown): boolean {
  return error instanceof DOMException && (error.name === "AbortError" || error.name === "InvalidStateError");
}

export interface CoreLine {
  readonly generation: number;
  readonly endpoint: Endpoint;
  /** Resolves when the session has been asked for: what is asked before that finds none. */
  readonly opened: Promise<void>;
  /** Resolves when the line is given up. */
  readonly lost: Promise<void>;
  /** The core has answered once. */
  answered(): boolean;
  /** performance.now() of the last update, or of the answer to the hello; -Infinity before. */
  heardAt(): number;
  /** Name of the lock that the core holds while it lives; undefined before it has answered, or where there are none. */
  coreLock(): string | undefined;
  /** A call with a deadline, longer where the core has been slow of late; never throws. */
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
  /** How long the page took to get here, or the core to answer another, ms: where much starts at once both are slow. */
  readonly slownessMs: number;
  /** Whether the core stands: its code has been loaded and runs. */
  stands(): Promise<boolean>;
  /** What the tab says of itself, at the moment the session is opened. */
  hello(lockName: string | undefined): TabHello;
  onUpdate(update: TabUpdate): void;
  /** The session has been asked for: calls from now on belong to it. */
  onOpen(): void;
  /** The core has answered the hello, in so many ms. */
  onAnswer(tookMs: number): void;
  /** Nothing came back: the core is dead, hangs, or cannot be loaded; `stood`: it is loaded, and had time to answer. */
  onSilent(stood: boolean): void;
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
  /** The lock this tab holds, once it does. */
  let tabLock: string | undefined;
  let answered = false;
  let heardAt = -Infinity;
  /** How long the core took to answer, the slowest of late, ms. */
  let slowestMs = options.slownessMs;
  let slowAt = performance.now();

  const line: CoreLine = {
    generation: options.generation,
    endpoint,
    opened: opened.promise,
    lost: lost.promise,
    answered: () => answered,
    heardAt: () => heardAt,
    coreLock: () => coreLock,
    async ask(run, deadlineMs) {
      const askedAt = performance.now();
      const answer = await withDeadline(run(endpoint), patient(deadlineMs, slowestMs));
      if (answer.ok) noteAnswer(askedAt);
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

  /** An answer came to what was asked at this performance.now(). */
  function noteAnswer(askedAt: number): void {
    answered = true;
    const now = performance.now();
    slowestMs = Math.max(now - askedAt, slownessNow(slowestMs, now - slowAt));
    slowAt = now;
  }

  async function openSession(): Promise<void> {
    const { handOver } = worker;
    const askedAt = performance.now();
    const hello = endpoint.openSession(
      options.hello(tabLock),
      handOver && Comlink.transfer(handOver, [handOver]),
    );
    opened.resolve();
    options.onOpen();
    void hello.then(
      (lock) => {
        coreLock = lock;
        heardAt = performance.now();
        noteAnswer(askedAt);
        if (!closed) options.onAnswer(heardAt - askedAt);
      },
      () => undefined,
    );
    if ((await withDeadline(hello, LOOK_AFTER_MS)).ok) return;
    const stood = !closed && !answered && (await options.stands());
    const deadlineMs = stood ? STANDING_DEADLINE_MS : options.openDeadlineMs;
    await withDeadline(hello, patient(deadlineMs, slowestMs) - LOOK_AFTER_MS);
    // The core waits for its own lock before it tells of it; one that has answered anything else is no silent one.
    if (!closed && !answered) options.onSilent(stood);
  }

  stream.addEventListener("message", ({ data }: MessageEvent<TabUpdate>) => {
    answered = true;
    heardAt = performance.now();
    if (!closed) options.onUpdate(data);
  });
  stream.start?.();
  worker.onError(() => {
    if (!closed) options.onSilent(false);
  });
  // The core waits for this lock: it falls free when the tab goes, however it goes.
  if (locks) {
    locks
      .request(lockName, () => {
        if (closed) return undefined;
        tabLock = lockName;
        void openSession();
        return lost.promise;
      })
      .catch((error: unknown) => {
        if (tabLock !== undefined || closed) return;
        // The page is going, and would leave a session behind that nothing ends; one that stays tries again.
        if (isEnding(error)) options.onSilent(false);
        // Forbidden, as where cookies are blocked: the core learns of this tab's end by its goodbye alone.
        else void openSession();
      });
  } else {
    void openSession();
  }
  return line;
}
