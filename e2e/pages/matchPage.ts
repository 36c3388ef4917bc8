// Page model of a match page, in English.
import type { Locator, Page } from "@playwright/test";

export interface MatchPageModel {
  readonly page: Page;
  readonly header: Locator;
  field(name: string): Locator;
  readonly tabs: Locator;
  tab(name: string): Locator;
  /** The row of a team in the table. */
  standing(teamId: number): Locator;
  /** The address of the tab's icon, decoded. */
  icon(): Promise<string>;
}

export function matchPage(page: Page): MatchPageModel {
  const header = page.locator("header[data-match-id]");
  const tabs = page.getByRole("navigation", { name: "Match" }).getByRole("link");
  return {
    page,
    header,
    field: (name) => header.locator(`[data-field="${name}"]`),
    tabs,
    tab: (name) => tabs.filter({ hasText: name }),
    standing: (teamId) => page.locator(`tr[data-team-id="${teamId}"]`),
    icon: () =>
      page.evaluate(() =>
        decodeURIComponent(document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href ?? ""),
      ),
  };
}
