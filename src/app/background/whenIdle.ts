// Waits until the page has nothing more urgent to do, so that the first screen comes first.

/** Idle waits this long at most (ms). */
const LATEST_MS = 2000;

/** Resolves when the browser is idle. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === "function")
      requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
    else setTimeout(resolve, LATEST_MS / 4);
  });
}
