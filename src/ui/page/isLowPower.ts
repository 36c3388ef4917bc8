// Whether the page is in low-power mode, by the attribute of <html> that src/state/lowPower sets.

/** Read just before work is done, because the mode may change at any time. */
export function isLowPower(): boolean {
  return "lowPower" in document.documentElement.dataset;
}
