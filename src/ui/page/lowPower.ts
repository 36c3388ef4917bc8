// Whether the page is in low-power mode, which an attribute on <html> says: to style sheets, and to code that asks.

/** Asked where something is about to be spent: the mode may change at any time. */
export function isLowPower(): boolean {
  return "lowPower" in document.documentElement.dataset;
}
