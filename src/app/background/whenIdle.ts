// Waits for an idle moment of the browser, so that the first screen is not delayed.

/** The longest wait for an idle moment, ms. */
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
