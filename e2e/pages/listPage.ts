// Page model of the pages with a list of matches.
import type { Locator, Page } from "@playwright/test";
import { expect } from "../support/assert/expect.ts";

export interface ListPageModel {
  readonly page: Page;
  /** The row (or tile) of a match in the list. */
  row(matchId: number): Locator;
  /** One value of a row by its stable hook (docs/wire.md#page-hooks). */
  field(matchId: number, name: string): Locator;
  /** Ids of the matches drawn in the list, in order. */
  drawnIds(): Promise<readonly number[]>;
  /** Opens the menu of a match and presses one of its entries, in English. */
  chooseInMenu(matchId: number, entry: "Hide" | "Show again" | "Favourite league"): Promise<void>;
  /** Presses a match's star, and waits until the core has taken it: what happens from then on is told. */
  star(matchId: number): Promise<void>;
  readonly connection: Locator;
  readonly popups: Locator;
  /** Waits until rows stand. */
  settled(): Promise<void>;
}

async function boxOf(element: Locator): Promise<{ readonly y: number }> {
  const box = await element.boundingBox();
  if (box === null) throw new Error("is not on the page");
  return box;
}

/** A model of a list page; `goto` first. */
export function listPage(page: Page): ListPageModel {
  const list = page.getByRole("list").filter({ has: page.locator("[data-line]") });
  const row = (matchId: number): Locator => list.locator(`[data-match-id="${matchId}"]`);
  return {
    page,
    row,
    field: (matchId, name) => row(matchId).locator(`[data-field="${name}"]`),
    drawnIds: () =>
      list
        .locator("[data-match-id]")
        .evaluateAll((rows) => rows.map((element) => Number(element.getAttribute("data-match-id")))),
    async chooseInMenu(matchId, entry) {
      await row(matchId).hover();
      await row(matchId).getByRole("button", { name: /^More/ }).click();
      await page.getByRole("menu").getByText(entry, { exact: true }).click();
    },
    async star(matchId) {
      await row(matchId).locator("[data-favorite=match]").first().click();
      // The star shows the press at once; the mark of its league comes from the core.
      const { y } = await boxOf(row(matchId));
      const headings = await Promise.all(
        (await list.locator("[data-league-id]").all()).map(async (heading) => ({
          heading,
          ...(await boxOf(heading)),
        })),
      );
      const above = headings.filter((each) => each.y < y).toSorted((a, b) => b.y - a.y)[0];
      if (above === undefined) throw new Error(`match ${matchId} stands under no league`);
      await expect(above.heading.and(list.locator("[data-followed]"))).toBeVisible();
    },
    connection: page.locator("[data-connection]"),
    popups: page.locator("[data-popup-event]"),
    settled: () =>
      expect(list.locator("[data-match-id] [data-field=minute]").first()).toBeAttached({ timeout: 0 }),
  };
}
