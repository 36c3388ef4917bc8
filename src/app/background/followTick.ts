// Blinks the marks of running matches: one attribute on <html>, read by CSS, toggles for the whole page.

/** The shortest and the longest time that a mark is visible and hidden, ms. */
const VISIBLE_MS = { shortest: 1_400, longest: 2_600 } as const;
const HIDDEN_MS = { shortest: 700, longest: 1_300 } as const;

export interface TickDeps {
  readonly page: Document;
  /** True while the page must not move, as in low-power mode. */
  isStill(): boolean;
  /** Calls back before the page is redrawn for an update; returns how to stop. */
  onUpdate(listener: () => void): () => void;
}

/**
 * Toggles while the page is visible and may move. A CSS animation without end would make the compositor draw 60 frames
 * a second for a mark that changes once. A toggle costs one frame, or none when it joins the frame of an update. Each
 * toggle repaints every running match, so the visible phase is longer than the hidden one.
 *
 * @returns how to stop
 */
export function followTick({ page, isStill, onUpdate }: TickDeps): () => void {
  const root = page.documentElement;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let toggledAt = performance.now();

  const phase = (): typeof VISIBLE_MS | typeof HIDDEN_MS =>
    root.dataset["tick"] === "off" ? HIDDEN_MS : VISIBLE_MS;

  function toggle(): void {
    if (isStill()) delete root.dataset["tick"];
    else root.dataset["tick"] = root.dataset["tick"] === "off" ? "on" : "off";
    review();
  }

  function review(): void {
    clearTimeout(timer);
    toggledAt = performance.now();
    timer = page.visibilityState === "visible" ? setTimeout(toggle, phase().longest) : undefined;
  }

  const stopUpdates = onUpdate(() => {
    if (timer !== undefined && performance.now() - toggledAt >= phase().shortest) toggle();
  });
  review();
  page.addEventListener("visibilitychange", review);
  return () => {
    stopUpdates();
    clearTimeout(timer);
    timer = undefined;
    page.removeEventListener("visibilitychange", review);
  };
}
