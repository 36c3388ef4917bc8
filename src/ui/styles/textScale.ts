// How much larger than usual the reader's browser shows text.

/** The usual size of 1 rem in CSS pixels. */
const USUAL_REM = 16;

/** Browsers show text from about a third of its usual size to five times; a size beyond is no reader's choice. */
const LEAST = 0.3;
const MOST = 8;

/** The scale at a root font size such as "20px"; 1 where it is none. */
export function scaleOf(fontSize: string): number {
  return Math.min(MOST, Math.max(LEAST, parseFloat(fontSize) / USUAL_REM || 1));
}

/** 1 at the usual font size, 2 where the browser's font size is twice that. For lengths that CSS cannot give in rem. */
export function textScale(): number {
  return scaleOf(getComputedStyle(document.documentElement).fontSize);
}

/**
 * Calls back when the scale may have changed: by the browser's font size, or by a zoom of the text alone, which sends no
 * event. Returns how to stop.
 */
export function onTextScale(listener: () => void): () => void {
  if (!("ResizeObserver" in globalThis)) return () => undefined;
  const probe = document.createElement("div");
  probe.style.cssText = "position:fixed;inset-block-start:0;inline-size:1rem";
  document.body.append(probe);
  const observer = new ResizeObserver(listener);
  observer.observe(probe);
  return () => {
    observer.disconnect();
    probe.remove();
  };
}
