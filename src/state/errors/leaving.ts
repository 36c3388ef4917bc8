// Whether this page is being left: the browser then ends its requests, and their failures say nothing about the product.

/** A page that is still there so long after the navigation began has stayed: it was refused, or a download, ms. */
const STAYS_AFTER_MS = 10_000;
/**
 * A start takes no longer, ms. Later only `pagehide` is heard: a page that listens to `beforeunload` is kept out of the
 * back-forward cache by some browsers.
 */
const START_MS = 8_000;

let leftAt = -Infinity;

/** Listens as long as the page lives. */
export function watchLeaving(page: Pick<Window, "addEventListener" | "removeEventListener">): void {
  const leave = (): void => void (leftAt = performance.now());
  page.addEventListener("beforeunload", leave);
  setTimeout(() => page.removeEventListener("beforeunload", leave), START_MS);
  page.addEventListener("pagehide", leave);
  page.addEventListener("pageshow", () => void (leftAt = -Infinity));
}

/** undefined where the page is not being left; else resolves when it is known to have stayed. */
export function whenStaying(): Promise<void> | undefined {
  const restMs = leftAt + STAYS_AFTER_MS - performance.now();
  return restMs > 0 ? new Promise((resolve) => setTimeout(resolve, restMs)) : undefined;
}
