// When the editor tells the page of its document: after a pause of the keys, or after a while without one.
// See docs/product.md#drafts.

/** ms after the last key; with the pause of drafts it is saved within 1.5 s (docs/product.md#drafts). */
const PAUSE_MS = 250;
/** ms: who writes without a pause is saved as well. */
const LONGEST_MS = 1_000;
/** ms, on a slow computer. */
const LONGEST_SLOW_MS = 3_000;
/** While keys come without a pause, reports take at most this part of the time: a key that meets one is shown late. */
const MOST_PART = 1 / 60;

/** All in ms. */
export interface ReportTimes {
  /** Since the first change that is not reported. */
  readonly waited: number;
  /** What the last report took, with the drawing that it caused. */
  readonly took: number;
}

/** ms from the last key to the next report. */
export function reportPause({ waited, took }: ReportTimes): number {
  const longest = Math.min(LONGEST_SLOW_MS, Math.max(LONGEST_MS, took / MOST_PART));
  return Math.max(0, Math.min(PAUSE_MS, longest - waited));
}
