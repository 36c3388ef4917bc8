// What the core has counted, as the connection check shows it, for the messages of failing tests.
import type { Page } from "@playwright/test";

/** Opens the connection check in `page` and returns each counter as `name: count`, joined by commas. */
export async function coreCounters(page: Page, origin: string): Promise<string> {
  await page.goto(`${origin}/iptest`);
  const lines = page.locator("details dl > div");
  await lines.first().waitFor({ state: "attached" });
  const counters = await lines.evaluateAll((divs) =>
    divs.map((div) => `${div.firstElementChild?.textContent}: ${div.lastElementChild?.textContent}`),
  );
  return counters.join(", ");
}
