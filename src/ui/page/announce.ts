// Says something to screen readers through the page's one polite live region.
import { createMessageQueue } from "../overlays/messageQueue.ts";

/** Long enough to be read out, short enough not to be found later by somebody walking through the page. */
const KEPT_MS = 10_000;

/** What the region holds now. */
export const announcements = createMessageQueue<string>(KEPT_MS, 8);

/** Announces a whole sentence, in the language of the page, when the reader is next idle. */
export function announce(text: string): void {
  if (text !== "") announcements.push(text);
}
