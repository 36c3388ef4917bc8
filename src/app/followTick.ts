// The beat of the marks that say "running": one for the whole page, as an attribute on <html> that style sheets read.

/** So long a mark stands, and so long it is gone, ms. */
const HALF_MS = 800;

/**
 * Beats while the page is seen and may move: `isStill` says that it may not, as in low-power mode. An endless animation would have the compositor draw sixty frames
 * a second for a mark that changes once; this costs the frame in which it changes.
 *
 * @returns how to stop
 */
export function followTick(page: Document, isStill: () => boolean): () => void {
  const root = page.documentElement;
  let timer: ReturnType<typeof setInterval> | undefined;

  function beat(): void {
    if (isStill()) delete root.dataset["tick"];
    else root.dataset["tick"] = root.dataset["tick"] === "off" ? "on" : "off";
  }

  function review(): void {
    clearInterval(timer);
    timer = page.visibilityState === "visible" ? setInterval(beat, HALF_MS) : undefined;
  }

  review();
  page.addEventListener("visibilitychange", review);
  return () => {
    clearInterval(timer);
    page.removeEventListener("visibilitychange", review);
  };
}
