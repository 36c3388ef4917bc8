// The browser's memory of pages that were left: Playwright switches it off, so these tests run a browser of their own.
import { type Browser, chromium, type Page } from "@playwright/test";
import { BROWSER_ARGS, findBrowser } from "../commands/lib/browser.ts";

/** Chromium keeps no page that takes too long to be put away, as on a busy machine: the way is gone again then. */
export const TRIES = 4;
const DECIDED_WITHIN_MS = 10_000;

/** A browser that keeps pages for the back button. Close it at the end. */
export async function launchWithMemory(): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({
    args: [...BROWSER_ARGS],
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
    ...(executablePath ? { executablePath } : {}),
  });
}

/** Must run before the page loads: `goBack` reads what it notes. It is left for /api-docs, which is none of ours. */
export async function noteRestores(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (location.pathname === "/api-docs") return;
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset["shown"] = persisted ? "restored" : "loaded";
    });
    addEventListener("pagehide", () => {
      delete document.documentElement.dataset["shown"];
    });
  });
}

/** Goes back to a page of ours; true when it came from memory, false when it was loaded anew. */
export async function goBack(page: Page): Promise<boolean> {
  await page.evaluate(() => history.back());
  const shown = page.locator("html[data-shown]");
  await shown.waitFor({ state: "attached", timeout: DECIDED_WITHIN_MS });
  return (await shown.getAttribute("data-shown")) === "restored";
}
