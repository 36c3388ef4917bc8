// Deadlines that count only time in which this page could have received an answer.
import { HELD_UP_MS, HELD_UP_TICKS, TICK_MS } from "./timings.ts";

export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false };

/**
 * Runs `then` after `ms` of counted time; returns how to cancel it. A tick that fires late does not count: the answer may
 * already wait in the page's queue behind the task that delayed the timer. A clock would overtake that answer.
 */
export function afterCounted(ms: number, then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let heldUp = 0;
  const wait = (left: number): void => {
    const tickMs = Math.min(TICK_MS, left);
    const dueAt = performance.now() + tickMs;
    timer = setTimeout(() => {
      if (performance.now() - dueAt > HELD_UP_MS) heldUp += 1;
      else heldUp = 0;
      const rest = heldUp % HELD_UP_TICKS === 0 ? left - tickMs : left;
      if (rest <= 0) then();
      else wait(rest);
    }, tickMs);
  };
  wait(ms);
  return () => clearTimeout(timer);
}

/** The promise's value; `ok: false` when it was rejected or did not settle within `ms` of counted time. Never throws. */
export function withDeadline<T>(promise: Promise<T>, ms: number): Promise<Answer<T>> {
  return new Promise((resolve) => {
    const cancel = afterCounted(ms, () => resolve({ ok: false }));
    promise.then(
      (value) => {
        cancel();
        resolve({ ok: true, value });
      },
      () => {
        cancel();
        resolve({ ok: false });
      },
    );
  });
}
