// Gives a call to the worker a deadline: a dead worker answers nothing, and nothing may hang for ever.

export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false };

/** Time is counted in ticks of this length, ms. */
const TICK_MS = 250;
/** A tick this late was held up: by a busy page, a frozen tab, a crowded or sleeping machine. */
const HELD_UP_MS = 100;
/** Where every tick is held up the wait ends all the same, this much later. */
const PATIENCE_MS = 6_000;

/**
 * The promise's value; `ok: false` when it has failed, or has not come within `ms` during which this page was not held
 * up itself: whoever cannot keep its own time must not judge another's silence.
 */
export function withDeadline<T>(promise: Promise<T>, ms: number): Promise<Answer<T>> {
  return new Promise((resolve) => {
    const startedAt = performance.now();
    let timer: ReturnType<typeof setTimeout>;
    const wait = (left: number): void => {
      const tickMs = Math.min(TICK_MS, left);
      const dueAt = performance.now() + tickMs;
      timer = setTimeout(() => {
        const now = performance.now();
        const rest = now - dueAt > HELD_UP_MS ? left : left - tickMs;
        if (rest <= 0 || now - startedAt >= ms + PATIENCE_MS) resolve({ ok: false });
        else wait(rest);
      }, tickMs);
    };
    wait(ms);
    promise.then(
      (value) => {
        clearTimeout(timer);
        resolve({ ok: true, value });
      },
      () => {
        clearTimeout(timer);
        resolve({ ok: false });
      },
    );
  });
}
