// Page model of the bar over a list and of the days and places beside it, in English.
import type { Locator, Page } from "@playwright/test";
import { expect } from "../support/assert/expect.ts";

type FilterName = "All" | "Live" | "Finished" | "Scheduled" | "Favourites";

export interface ListControlsModel {
  filter(name: FilterName): Locator;
  /** Waits until the filters show these counts, in the order of FilterName; favourites have no filter for themselves. */
  expectCounts(counts: readonly number[]): Promise<void>;
  readonly orderButton: Locator;
  order(name: "By league" | "By kick-off"): Promise<void>;
  readonly days: Locator;
  readonly chosenDay: Locator;
  readonly calendarButton: Locator;
  readonly calendar: Locator;
  readonly rail: Locator;
  readonly leaguesButton: Locator;
  readonly hiddenButton: Locator;
  league(leagueId: number): Locator;
  /** Ids of the leagues whose headings are drawn, in order. */
  drawnLeagues(): Promise<readonly number[]>;
}

const FILTERS: readonly FilterName[] = ["All", "Live", "Finished", "Scheduled", "Favourites"];

/** A model of a list page's controls; `goto` first. */
export function listControls(page: Page): ListControlsModel {
  const filter = (name: FilterName): Locator =>
    page
      .getByRole("radiogroup", { name: "Which matches" })
      .getByRole("radio", { name: new RegExp(`^${name}`) });
  const days = page.getByRole("group", { name: "Day" }).getByRole("button");
  const orderButton = page.getByRole("button", { name: "Order" });
  return {
    filter,
    async expectCounts(counts) {
      for (const [index, count] of counts.entries())
        await expect(filter(FILTERS[index] ?? "All")).toHaveText(new RegExp(`^\\D*${count}$`));
    },
    orderButton,
    async order(name) {
      await orderButton.click();
      await page.getByRole("menuitemradio", { name }).click();
      await expect(orderButton).toHaveText(name);
    },
    days,
    chosenDay: page.getByRole("group", { name: "Day" }).locator('[aria-current="date"]'),
    calendarButton: page.getByRole("button", { name: "Choose a day in the calendar" }),
    calendar: page.getByRole("grid", { name: "Choose a day in the calendar" }),
    rail: page.getByRole("navigation", { name: "Countries" }),
    leaguesButton: page.getByRole("button", { name: /^(Top l|L)eagues/ }),
    hiddenButton: page.getByRole("button", { name: /^Hidden \(/ }),
    league: (leagueId) => page.locator(`[data-line] [data-league-id="${leagueId}"]`),
    drawnLeagues: () =>
      page
        .locator("[data-line] [data-league-id]")
        .evaluateAll((headings) => headings.map((heading) => Number(heading.getAttribute("data-league-id")))),
  };
}
