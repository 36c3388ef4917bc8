// The server's time on the page: the machine's clock and the difference that the core tells.
// See docs/product.md#time-on-the-page.

/** Server time less the machine's, ms; 0 until the core has told it. */
let difference = 0;

/** What depends on the time is looked at again this often, ms. */
const TICK_MS = 5_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

const tell = (): void => {
  for (const listener of listeners) listener();
};

/** What the core has told. */
export function learnClockDifference(ms: number): void {
  difference = ms;
  tell();
}

/** Epoch ms. */
export const serverNow = (): number => Date.now() + difference;

/** Calls back every 5 s, and when the difference is another one. Returns how to stop. */
export function followServerTime(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tell, TICK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
