// Whether the page is in low-power mode, which an attribute on <html> says: to style sheets, and to code that asks.

/** Asked where something is about to be spent: the mode may change at any time. */
export function isLowPower(): boolean {
  return "lowPower" in document.documentElement.dataset;
}

/** Fetches a piece before anybody asks for it, but not in low-power mode. One that does not come is asked for again. */
export function fetchAhead(load: () => Promise<unknown>): void {
  if (!isLowPower()) load().catch(() => undefined);
}
