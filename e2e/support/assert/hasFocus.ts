// Waits for the focus of a dialog: a key that is pressed before is the page's.
import type { Locator } from "@playwright/test";
import { expect } from "./expect.ts";

/** Waits until the focus is in the dialog, which takes keys from then on. */
export async function hasFocus(dialog: Locator): Promise<void> {
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
}
