// What a page would print: kept in place of the browser's dialog, and laid on the page to be looked at.
import type { Page } from "@playwright/test";

interface WithPaper extends Window {
  paper?: Element;
}

/** Keeps what the browser would print, in place of its dialog. Call it before the page is opened. */
export const keepPaper = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.print = () => {
      const paper = document.querySelector("[data-print]")?.cloneNode(true);
      Object.assign(window, { paper });
      dispatchEvent(new Event("afterprint"));
    };
  });

/** Resolves once the page has printed. */
export async function printedPaper(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as WithPaper).paper !== undefined);
}

/** Lays the paper on the page, where print media shows it alone. */
export const layPaper = (page: Page): Promise<void> =>
  page.evaluate(() => document.body.append((window as WithPaper).paper ?? ""));

/** The paper as text. */
export const paperText = (page: Page): Promise<string> =>
  page.evaluate(() => (window as WithPaper).paper?.outerHTML ?? "");
