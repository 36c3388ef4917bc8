// Scrolls a page by the mouse wheel as a fast swipe does, down and up.
import type { Page } from "@playwright/test";

/** A fast swipe on a phone, in px per second. */
const PX_PER_SECOND = 3_000;
const STEP_MS = 50;

/** Scrolls for so long, ms; turns at either end of the page. */
export async function wheelFor(page: Page, ms: number): Promise<void> {
  const endAt = performance.now() + ms;
  let down = true;
  while (performance.now() < endAt) {
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, ((down ? 1 : -1) * PX_PER_SECOND * STEP_MS) / 1_000);
    await new Promise((resolve) => void setTimeout(resolve, STEP_MS));
    if ((await page.evaluate(() => scrollY)) === before) down = !down;
  }
}
