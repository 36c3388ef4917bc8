// Opens tabs with the live list, and checks that one core serves all of them through one socket.
import type { BrowserContext } from "@playwright/test";
import { type ListPageModel, listPage } from "../../pages/listPage.ts";
import type { Product } from "../product.ts";
import { expect } from "../test.ts";

async function openServedTab(context: BrowserContext): Promise<ListPageModel> {
  const page = await context.newPage();
  const watched = page.waitForResponse(/\/supervise-/);
  await page.goto("/live");
  await watched;
  const tab = listPage(page);
  await tab.settled();
  return tab;
}

/**
 * Tabs with the live list, each joined to the core; the code that judges the core has been loaded in each. The first one
 * has started the core, unless one runs.
 */
export async function openServedTabs(context: BrowserContext, count: number): Promise<ListPageModel[]> {
  const first = await openServedTab(context);
  const others = Array.from({ length: count - 1 }, () => openServedTab(context));
  return [first, ...(await Promise.all(others))];
}

export interface Served {
  readonly matchId: number;
  /** What the home side has once it has scored again. */
  readonly score: number;
  /** How long it may take, ms. */
  readonly timeout: number;
}

/** One socket is open, and a goal reaches every tab. */
export async function expectServed(
  tabs: readonly ListPageModel[],
  { control }: Product,
  { matchId, score, timeout }: Served,
): Promise<void> {
  await expect.poll(async () => (await control.state()).openSockets, { timeout }).toBe(1);
  await control.act("goal", { matchId, side: "home" });
  for (const tab of tabs) await expect(tab.field(matchId, "homeScore")).toHaveText(`${score}`, { timeout });
}
