// Blinks the marks of running matches: one attribute on <html>, read by CSS, toggles for the whole page.

/** The shortest and the longest time between two toggles, ms. */
const STANDS = { shortest: 1_400, longest: 2_600 } as const;
const GONE = { shortest: 700, longest: 1_300 } as const;

export interface TickDeps {
  readonly page: Document;
  /** True while the page must not move, as in low-power mode. */
  isStill(): boolean;
  /** Calls back before the page is redrawn for an update; returns how to stop. */
  onNews(listener: () => void): () => void;
}

/**
 * Toggles while the page is visible and may move. A CSS animation without end would make the compositor draw 60 frames
 * a second for a mark that changes once. A toggle costs one frame, or none when it joins the frame of an update. Each
 * toggle repaints every running match, so the visible phase is longer than the hidden one.
 *
 * @returns how to stop
 */
export function followTick({ page, isStill, onNews }: TickDeps): () => void {
  const root = page.documentElement;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let beatAt = performance.now();

  const span = (): typeof STANDS | typeof GONE => (root.dataset["tick"] === "off" ? GONE : STANDS);

  function beat(): void {
    if (isStill()) delete root.dataset["tick"];
    else root.dataset["tick"] = root.dataset["tick"] === "off" ? "on" : "off";
    review();
  }

  function review(): void {
    clearTimeout(timer);
    beatAt = performance.now();
    timer = page.visibilityState === "visible" ? setTimeout(beat, span().longest) : undefined;
  }

  const stopNews = onNews(() => {
    if (timer !== undefined && performance.now() - beatAt >= span().shortest) beat();
  });
  review();
  page.addEventListener("visibilitychange", review);
  return () => {
    stopNews();
    clearTimeout(timer);
    timer = undefined;
    page.removeEventListener("visibilitychange", review);
  };
}
