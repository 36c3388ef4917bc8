// Switches low-power mode of the page on or off; public/boot.js does the same before the first paint.

/** Sets the attribute that `isLowPower` and the style sheets read. */
export function setLowPower(on: boolean): void {
  document.documentElement.toggleAttribute("data-low-power", on);
}
