// Draws every way in which a page fails to start, wide and phone, in English and Arabic.
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { FAILURE_PAGES, PLAIN_HOST } from "./failurePages.ts";
import type { Product } from "./product.ts";

/** The core is asked for four times before the page gives up. */
const FAILS_WITHIN_MS = 180_000;
const ADDRESSES = { en: "/live", ar: "/ar/live" };

export interface FailuresToDraw {
  /** Started with `PLAIN_HOST_ARG`. */
  readonly browser: Browser;
  readonly product: Product;
  readonly folder: string;
  readonly sizes: Readonly<Record<string, { readonly width: number; readonly height: number }>>;
  report(line: string): void;
}

/** Writes a picture for each failure, size and language; throws where one does not show what it should. */
export async function drawFailures({
  browser,
  product,
  folder,
  sizes,
  report,
}: FailuresToDraw): Promise<void> {
  for (const [name, { prepare, shows, javaScriptEnabled = true, onPlainHost }] of Object.entries(
    FAILURE_PAGES,
  )) {
    const origin = onPlainHost ? product.origin.replace("localhost", PLAIN_HOST) : product.origin;
    for (const [size, viewport] of Object.entries(sizes)) {
      for (const [language, address] of Object.entries(ADDRESSES)) {
        const context = await browser.newContext({
          viewport,
          javaScriptEnabled,
          locale: "en-GB",
          serviceWorkers: "block",
        });
        const page = await context.newPage();
        await prepare(page);
        await page.goto(origin + address);
        await page.locator(shows).first().waitFor({ timeout: FAILS_WITHIN_MS });
        const file = `failure-${name}-${size}-${language}.png`;
        await page.screenshot({ path: join(folder, file) });
        report(`pictures/${file}`);
        await context.close();
      }
    }
  }
  // The document with other words in its head is refused, and reported.
  await product.control.act("takeViolations");
}
