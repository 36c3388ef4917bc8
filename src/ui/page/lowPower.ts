// Whether the page is in low-power mode, which an attribute of <html> shows to style sheets and to code.

/** Read just before work is done, because the mode may change at any time. */
export function isLowPower(): boolean {
  return "lowPower" in document.documentElement.dataset;
}
