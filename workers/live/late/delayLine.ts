// The one delay line of a core: what is handed over runs after the delay, in order.
import type { Clock, Timer } from "../base/clock.ts";

export interface DelayLine {
  /** `at`: when it arrived, local epoch ms; now if omitted. What arrived at the same time keeps its order. */
  hold(run: () => void, at?: number): void;
  /** The delay is another one: what is due by now runs at once, in order. */
  review(): void;
}

interface Held {
  readonly at: number;
  readonly run: () => void;
}

/** An empty line. `delayMs` may change; call `review` then. No timer runs while the line is empty. */
export function createDelayLine(clock: Clock, delayMs: () => number): DelayLine {
  let held: Held[] = [];
  let timer: Timer | undefined;
  let isRunning = false;

  function review(): void {
    // Called by what runs below, it would change the order.
    if (isRunning) return;
    isRunning = true;
    clock.clearTimeout(timer);
    timer = undefined;
    let next = held[0];
    while (next !== undefined && next.at + delayMs() <= clock.now()) {
      held.shift();
      try {
        next.run();
      } catch (error) {
        // One that fails loses itself alone.
        queueMicrotask(() => {
          throw error;
        });
      }
      next = held[0];
    }
    if (next !== undefined) timer = clock.setTimeout(review, next.at + delayMs() - clock.now());
    isRunning = false;
  }

  return {
    hold(run, at = clock.now()) {
      let index = held.length;
      while (index > 0 && (held[index - 1]?.at ?? -Infinity) > at) index -= 1;
      held.splice(index, 0, { at, run });
      if (timer === undefined || index === 0) review();
    },
    review,
  };
}
