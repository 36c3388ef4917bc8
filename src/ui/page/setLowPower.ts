// Puts the page into low-power mode or out of it; public/boot.js does the same before the first paint.

/** As `isLowPower` and the style sheets read it. */
export function setLowPower(on: boolean): void {
  document.documentElement.toggleAttribute("data-low-power", on);
}
