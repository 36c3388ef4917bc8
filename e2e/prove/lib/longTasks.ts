// Measures the tasks that block a page for more than 50 ms, with one of its own as the sign that they are measured.
import type { Page } from "@playwright/test";
import { expect } from "../../support/test.ts";

interface Measured {
  longTasks: number[];
}

/** Longer than any that a browser leaves out, ms. */
const OWN_MS = 80;

/** Starts measuring. The returned function answers the lengths of the tasks since then, in ms, and ends it. */
export async function watchLongTasks(page: Page): Promise<() => Promise<readonly number[]>> {
  const count = (): Promise<number> =>
    page.evaluate(() => (globalThis as unknown as Measured).longTasks.length);
  /** Tasks are reported later and in order. Those in which the test itself runs code are not. */
  async function untilOwnIsSeen(): Promise<void> {
    const before = await count();
    await page.evaluate((ms) => {
      setTimeout(() => {
        const end = performance.now() + ms;
        while (performance.now() < end);
      });
    }, OWN_MS);
    await expect.poll(count).toBeGreaterThan(before);
  }
  await page.evaluate(() => {
    const measured = globalThis as unknown as Measured;
    measured.longTasks = [];
    new PerformanceObserver((list) => {
      measured.longTasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: "longtask" });
  });
  await untilOwnIsSeen();
  await page.evaluate(() => {
    (globalThis as unknown as Measured).longTasks = [];
  });
  return async () => {
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await untilOwnIsSeen();
    return page.evaluate(() => (globalThis as unknown as Measured).longTasks.slice(0, -1));
  };
}
