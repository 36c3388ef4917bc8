// Ends transitions of a page: while a dialog, a menu or a theme comes, its place and its colours are not yet its own.
import type { Page } from "@playwright/test";

/** Waits until nothing is about to come or to go, and ends the transitions that run. */
export async function endTransitions(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector("[data-starting-style], [data-ending-style]") === null,
  );
  await page.evaluate(() => {
    for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
  });
}
