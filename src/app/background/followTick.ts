// The beat of the marks that say "running": one for the whole page, as an attribute on <html> that style sheets read.

/** A mark stands, or is gone, for at least so long, and for at most so long, ms. */
const STANDS = { shortest: 1_400, longest: 2_600 } as const;
const GONE = { shortest: 700, longest: 1_300 } as const;

export interface TickSource {
  readonly page: Document;
  /** The page may not move, as in low-power mode. */
  isStill(): boolean;
  /** Calls back when the page is about to be drawn anew; returns how to stop. */
  onNews(listener: () => void): () => void;
}

/**
 * Beats while the page is seen and may move. An endless animation would have the compositor draw sixty frames a second
 * for a mark that changes once; this costs the frame in which it changes, and none where news brings one in time. Each
 * beat paints every running match anew, so the mark stands for longer than it is gone.
 *
 * @returns how to stop
 */
export function followTick({ page, isStill, onNews }: TickSource): () => void {
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
