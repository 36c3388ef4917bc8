// Opens browsers with the back-forward cache, which Playwright switches off by default.
import { type Browser, chromium, type Page } from "@playwright/test";
import { BROWSER_ARGS, findBrowser } from "../commands/lib/browser.ts";
import { fontEnvironment } from "../commands/lib/testFonts.ts";

/** Chromium caches no page whose unload takes too long, as on a busy machine; the navigation is then repeated. */
export const TRIES = 4;
const DECIDED_WITHIN_MS = 10_000;

/** A browser with the back-forward cache. Close it at the end. */
export async function launchWithMemory(): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({
    args: [...BROWSER_ARGS],
    env: fontEnvironment(),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
    ...(executablePath ? { executablePath } : {}),
  });
}

/** Must run before the page loads: `goBack` reads its record. Pages are left for one of the server, not of the client. */
export async function noteRestores(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (/^\/(?:api-docs$|__pay\/)/.test(location.pathname)) return;
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset["shown"] = persisted ? "restored" : "loaded";
    });
    addEventListener("pagehide", () => {
      delete document.documentElement.dataset["shown"];
    });
  });
}

/** Goes back to a page of the product; true when it came from the cache, false when it was reloaded. */
export async function goBack(page: Page): Promise<boolean> {
  // Not by a script in the page: its answer is lost when the page is gone before it is read.
  const session = await page.context().newCDPSession(page);
  const { currentIndex, entries } = await session.send("Page.getNavigationHistory");
  const entryId = entries[currentIndex - 1]?.id;
  if (entryId === undefined) throw new Error("there is no page to go back to");
  await session.send("Page.navigateToHistoryEntry", { entryId });
  await session.detach();
  const shown = page.locator("html[data-shown]");
  await shown.waitFor({ state: "attached", timeout: DECIDED_WITHIN_MS });
  return (await shown.getAttribute("data-shown")) === "restored";
}
