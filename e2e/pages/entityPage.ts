// Page model of the pages of leagues, teams and players, in English.
import type { Locator, Page } from "@playwright/test";
import { expect } from "../support/assert/expect.ts";

export interface EntityPageModel {
  readonly page: Page;
  readonly heading: Locator;
  readonly star: Locator;
  readonly tabs: Locator;
  readonly currentTab: Locator;
  tab(name: string): Locator;
  table(name: string | RegExp): Locator;
  /** The lines of a match; a page may show one in more than one list. */
  fixture(matchId: number): Locator;
  /** Waits until nothing is loading and fails where something could not be loaded. */
  settled(): Promise<void>;
  /** Fails where the page scrolls sideways. */
  expectNoSidewaysScroll(): Promise<void>;
}

/** A model of a league's, team's or player's page; `goto` first. */
export function entityPage(page: Page): EntityPageModel {
  const main = page.getByRole("main");
  const tabs = main.getByRole("navigation");
  return {
    page,
    heading: main.getByRole("heading", { level: 1 }),
    star: main.locator("header").getByRole("button", { name: /^Favourite/ }),
    tabs,
    currentTab: tabs.locator('[aria-current="page"]'),
    tab: (name) => tabs.getByRole("link", { name, exact: true }),
    table: (name) => main.getByRole("table", { name }),
    fixture: (matchId) => main.locator(`li[data-match-id="${matchId}"]`),
    async settled() {
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(/\S/);
      await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(main.getByRole("button", { name: "Retry" })).toHaveCount(0);
    },
    async expectNoSidewaysScroll() {
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(over).toBeLessThanOrEqual(0);
    },
  };
}
