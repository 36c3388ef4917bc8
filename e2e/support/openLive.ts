// The live list with one running match over an open socket, and the loss of that socket: the start of failure tests.
import type { Locator, Page } from "@playwright/test";
import { type ListPageModel, listPage } from "../pages/listPage.ts";
import type { Product } from "./product.ts";
import { freezeWorld } from "./stagedDay.ts";
import { expect } from "./test.ts";

export interface OpenLive {
  readonly matchId: number;
  readonly list: ListPageModel;
  readonly indicator: Locator;
  /** The element with the age of the data. */
  readonly notice: Locator;
}

/** The live list with one running match, its home side one goal up, over an open socket. */
export async function openLive(page: Page, product: Product): Promise<OpenLive> {
  const [matchId = 0] = await freezeWorld(product, 1);
  // For a quarter of an hour its minute has two digits, so that it moves nothing in its row.
  await product.control.act("phase", { matchId, state: 1, minute: 30 });
  const list = listPage(page);
  await page.goto("/live");
  await list.settled();
  const indicator = list.connection.first();
  await expect(indicator).toHaveAttribute("data-connection", "live");
  return { matchId, list, indicator, notice: page.getByRole("status").filter({ hasText: "No news from" }) };
}

/** Closes the stream and prevents another. */
export async function loseStream({ control }: Product): Promise<void> {
  await control.act("streamFault", { kind: "refuse", on: true });
  await control.act("closeSockets", { code: 1006 });
}
