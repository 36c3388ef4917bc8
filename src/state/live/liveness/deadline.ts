// Gives a call to the worker a deadline: a dead worker answers nothing, and nothing may hang for ever.

export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false };

/** Time is counted in ticks of this length, ms. */
const TICK_MS = 250;
/** A tick this late was held up: by a busy page, a frozen tab, a crowded or sleeping machine. */
const HELD_UP_MS = 100;
/** Where every tick is held up the wait ends all the same, after so many more. */
const PATIENCE_TICKS = 24;

/**
 * The promise's value; `ok: false` when it has failed, or has not come within `ms` during which this page was not held
 * up itself: whoever cannot keep its own time must not judge another's silence. However long a tick took, the answer may
 * have come meanwhile and wait for its turn: ticks are what is counted, never the clock.
 */
export function withDeadline<T>(promise: Promise<T>, ms: number): Promise<Answer<T>> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout>;
    let patience = PATIENCE_TICKS;
    const wait = (left: number): void => {
      const tickMs = Math.min(TICK_MS, left);
      const dueAt = performance.now() + tickMs;
      timer = setTimeout(() => {
        const isHeldUp = performance.now() - dueAt > HELD_UP_MS && patience > 0;
        if (isHeldUp) patience -= 1;
        const rest = isHeldUp ? left : left - tickMs;
        if (rest <= 0) resolve({ ok: false });
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
