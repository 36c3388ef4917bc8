// Presses a button that goes away by itself where the product recovers before it is pressed.
import type { Locator } from "@playwright/test";

/** Presses what is there now and does not wait for it, as `click` would until the test ends. */
export const pressIfThere = (button: Locator): Promise<void> =>
  button.evaluateAll((all: HTMLElement[]) => all.forEach((one) => one.click()));
