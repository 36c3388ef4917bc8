// Which failed reads are shown as a toast: the same words once, however many parts of the page fail with them.
import type { PageFailure } from "./pageClient.ts";

export interface FailedReads {
  /** The read `key` of the shown page failed, again or for the first time. */
  failed(key: string, failure: PageFailure): void;
  /** The read `key` was answered: its next failure counts as a new one. */
  answered(key: string): void;
}

/**
 * Passes on the first failure of a page with its words (docs/product.md#failed-reads). `addressOf` is the address of
 * the shown page: another page starts again.
 */
export function createFailedReads(
  addressOf: () => string,
  onFailed: (failure: PageFailure) => void,
): FailedReads {
  let address: string | undefined;
  /** By words: the reads that failed with them and were not answered since. */
  const failing = new Map<string, Set<string>>();
  return {
    failed(key, failure) {
      const isShown = failure.reason === "refused" || failure.reason === "notFound";
      if (!isShown || failure.silent === true) return;
      const now = addressOf();
      if (now !== address) failing.clear();
      address = now;
      const reads = failing.get(failure.message);
      if (reads !== undefined) {
        reads.add(key);
        return;
      }
      failing.set(failure.message, new Set([key]));
      onFailed(failure);
    },
    answered(key) {
      for (const [words, reads] of failing) if (reads.delete(key) && reads.size === 0) failing.delete(words);
    },
  };
}

let listener: ((failure: PageFailure) => void) | undefined;

/** `show` gets each failure that is to be shown; one listener per tab. Returns how to stop. */
export function onFailedRead(show: (failure: PageFailure) => void): () => void {
  listener = show;
  return () => {
    if (listener === show) listener = undefined;
  };
}

/** The failed reads of this tab. */
export const failedReads = createFailedReads(
  () => location.pathname + location.search,
  (failure) => listener?.(failure),
);
