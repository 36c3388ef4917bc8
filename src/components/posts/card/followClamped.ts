// Tells whether the lines of a text exceed its box, for all texts of the page with one observer.
import { flushSync } from "react-dom";

type Tell = (clamped: boolean) => void;

let observer: ResizeObserver | undefined;
const tells = new WeakMap<Element, Tell>();

/** A hidden line is a whole line. Letters of high scripts reach beyond the last line by a few pixels without one. */
function isClamped(text: Element): boolean {
  const lineHeight = Number.parseFloat(getComputedStyle(text).lineHeight);
  return text.scrollHeight - text.clientHeight > (Number.isNaN(lineHeight) ? 1 : lineHeight / 2);
}

/**
 * Calls `tell` before the text is first painted and whenever its width changes, without a layout of its own: the browser
 * reports sizes when it has them. Returns how to stop.
 */
export function followClamped(text: Element, tell: Tell): () => void {
  // Without an observer the text is clamped and its link is missing; the card leads to the post all the same.
  if (!("ResizeObserver" in globalThis)) return () => undefined;
  observer ??= new ResizeObserver((entries) => {
    // Within this frame, so that the link does not move what is below it after it was painted.
    flushSync(() => {
      for (const { target } of entries) tells.get(target)?.(isClamped(target));
    });
  });
  const watching = observer;
  tells.set(text, tell);
  watching.observe(text);
  return () => {
    watching.unobserve(text);
    tells.delete(text);
  };
}
