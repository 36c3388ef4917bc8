// Announces texts to screen readers through the page's one polite live region.
import { createMessageQueue } from "../overlays/messageQueue.ts";

/** ms: long enough to be read out, short enough that a reader moving through the page does not find it later. */
const KEPT_MS = 10_000;

/** The texts that the region contains. */
export const announcements = createMessageQueue<string>(KEPT_MS, 8);

/** Announces a whole sentence, in the language of the page, when the reader is next idle. */
export function announce(text: string): void {
  if (text !== "") announcements.push(text);
}
