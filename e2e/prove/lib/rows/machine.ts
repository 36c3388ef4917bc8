// A simulated machine: timers, a local clock that may jump and sleep, and the server's time.
import { createSteadyTime, type Clock, type SteadyTime, type Timer } from "#workers/live/base/clock.ts";

export interface Machine {
  /** The core's clock: local time made monotonic, as in the worker. */
  readonly clock: Clock;
  /** Adds time that passed while the local clock was set back, as in the worker. */
  readonly regain: SteadyTime["regain"];
  /** Runs `run` after `ms` of running time; for the network and the core. */
  after(ms: number, run: () => void): Timer;
  /** Advances time and runs the timers that fall due; promises settle in between. */
  advance(ms: number): Promise<void>;
  /** The machine sleeps: no timer runs, both clocks continue. */
  sleep(ms: number): void;
  /** Sets the local clock forward by this many ms; the server's clock is unaffected. */
  jump(ms: number): void;
  /** Running time at which the local clock was last changed, in ms. */
  movedAt(): number;
  /** True server time, epoch ms. */
  serverNow(): number;
  /** Time awake, in ms. */
  running(): number;
  /** Number of timers that ran. */
  ticks(): number;
}

interface Waiting {
  readonly at: number;
  readonly order: number;
  run: (() => void) | undefined;
}

/** Resolves after pending promises have settled; only then the next timer may run. */
function settle(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

function isBefore(a: Waiting, b: Waiting): boolean {
  return a.at < b.at || (a.at === b.at && a.order < b.order);
}

/** A binary heap of pending timers: thousands pass through it per second of real time. */
function createQueue() {
  const heap: Waiting[] = [];
  const swap = (a: number, b: number): void => {
    const [first, second] = [heap[a], heap[b]];
    if (first && second) [heap[a], heap[b]] = [second, first];
  };
  const earlier = (a: number, b: number): boolean => {
    const [first, second] = [heap[a], heap[b]];
    return first !== undefined && second !== undefined && isBefore(first, second);
  };
  return {
    first: () => heap[0],
    push(waiting: Waiting): void {
      heap.push(waiting);
      for (let at = heap.length - 1; at > 0;) {
        const parent = (at - 1) >> 1;
        if (!earlier(at, parent)) break;
        swap(at, parent);
        at = parent;
      }
    },
    pop(): void {
      const last = heap.pop();
      if (last === undefined || heap.length === 0) return;
      heap[0] = last;
      for (let at = 0; ;) {
        let least = at;
        if (earlier(2 * at + 1, least)) least = 2 * at + 1;
        if (earlier(2 * at + 2, least)) least = 2 * at + 2;
        if (least === at) break;
        swap(at, least);
        at = least;
      }
    },
  };
}

/** `startAt` is the server's time; the local clock differs by `wrongBy` ms from the start. */
export function createMachine(options: {
  readonly startAt: number;
  readonly wrongBy: number;
  random(): number;
}): Machine {
  let running = 0;
  let slept = 0;
  let jumped = options.wrongBy;
  let order = 0;
  let ran = 0;
  let movedAt = 0;
  const queue = createQueue();
  const waiting = new Map<number, Waiting>();

  function after(ms: number, run: () => void): Timer {
    order += 1;
    const entry: Waiting = { at: running + Math.max(0, ms), order, run };
    waiting.set(order, entry);
    queue.push(entry);
    return order as unknown as Timer;
  }

  async function advance(ms: number): Promise<void> {
    const end = running + ms;
    await settle();
    for (;;) {
      const next = queue.first();
      if (next === undefined || next.at > end) break;
      queue.pop();
      waiting.delete(next.order);
      if (next.run === undefined) continue;
      running = Math.max(running, next.at);
      ran += 1;
      next.run();
      await settle();
    }
    running = end;
  }

  const steady = createSteadyTime(() => options.startAt + running + slept + jumped);
  return {
    regain: steady.regain,
    clock: {
      now: steady.now,
      machineNow: () => options.startAt + running + slept + jumped,
      random: options.random,
      localOffset: () => 0,
      setTimeout: (run, ms) => after(ms, run),
      clearTimeout(timer) {
        const entry = timer === undefined ? undefined : waiting.get(timer as unknown as number);
        if (entry === undefined) return;
        entry.run = undefined;
        waiting.delete(entry.order);
      },
    },
    after,
    advance,
    sleep(ms) {
      slept += ms;
      movedAt = running;
    },
    jump(ms) {
      jumped += ms;
      movedAt = running;
    },
    running: () => running,
    movedAt: () => movedAt,
    serverNow: () => options.startAt + running + slept,
    ticks: () => ran,
  };
}
