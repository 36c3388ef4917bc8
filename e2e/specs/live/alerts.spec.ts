// Alerts in a browser: sound and notification, one tab for all, and what is said where one is missing.
// See docs/product.md#alerts.
import type { Page } from "@playwright/test";
import { listPage } from "../../pages/listPage.ts";
import { areStored, listKnown } from "../../support/core/coreKnows.ts";
import { heardBy, hearAlerts, hide, press, toldBy } from "../../support/alertsHeard.ts";
import type { Product } from "../../support/product.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { expect, test } from "../../support/test.ts";

test.use({ keepsContext: false });

/** A tab with a running favourite, that was pressed. */
async function openFavourite(page: Page, id: number): Promise<void> {
  await page.goto("/live");
  const list = listPage(page);
  await list.settled();
  await list.star(id);
  await press(page);
}

const goal = ({ control }: Product, matchId: number): Promise<unknown> =>
  control.act("goal", { matchId, side: "home" });

test("one of several tabs sounds, and none twice", async ({ context, page, product }) => {
  const [id = 0] = await freezeWorld(product, 1);
  await hearAlerts(context);
  await openFavourite(page, id);
  const others = [await context.newPage(), await context.newPage()];
  for (const other of others) {
    await other.goto("/live");
    await listPage(other).settled();
    await press(other);
  }
  const pages = [page, ...others];
  await goal(product, id);
  await expect.poll(() => toldBy(pages)).toMatchObject({ sounds: 1 });
  // The next one comes as well; a second sound of the first would have been counted by then.
  await goal(product, id);
  await expect.poll(() => toldBy(pages)).toMatchObject({ sounds: 2 });
});

test("hidden tabs post one notification, and no popup", async ({ context, page, product }) => {
  const [id = 0] = await freezeWorld(product, 1);
  await hearAlerts(context);
  await openFavourite(page, id);
  const other = await context.newPage();
  await other.goto("/live");
  await listPage(other).settled();
  await press(other);
  for (const each of [page, other]) await hide(each, true);
  const notices = async () => [...(await heardBy(page)).notices, ...(await heardBy(other)).notices];
  await goal(product, id);
  await expect.poll(notices).toEqual([expect.objectContaining({ tag: `match-${id}` })]);
  await hide(page, false);
  await goal(product, id);
  await expect(page.locator("[data-popup-event]")).toHaveCount(1);
  expect(await notices()).toHaveLength(1);
});

test("without permission, without Web Audio and after a refusal the settings say so", async ({
  context,
  page,
}) => {
  await hearAlerts(context, { permission: "denied" });
  await page.addInitScript("delete globalThis.AudioContext");
  await page.goto("/settings/contest/notifications/alerts");
  await expect(page.getByText("This browser cannot make sounds on a page.")).toBeVisible();
  await expect(page.getByText(/open the site settings beside the address/)).toBeVisible();
  await expect(page.getByRole("switch", { name: "System notifications" })).toBeDisabled();
});

test("a rule is made, fires, and says when; after a reload it is still there", async ({
  context,
  page,
  product,
}) => {
  const [id = 0] = await freezeWorld(product, 1);
  await hearAlerts(context);
  await openFavourite(page, id);
  await areStored(page, "match", 1);
  await page.goto("/settings/contest/notifications/rules");
  await listKnown(page);
  await page.getByLabel("When").selectOption("redCard");
  await page.getByRole("button", { name: "Add rule" }).click();
  const rules = page.getByRole("list", { name: "Rules" });
  await expect(rules).toContainText("Has not fired yet");
  await product.control.act("card", { matchId: id, side: "away", color: "red" });
  await expect(rules).toContainText("Fired last:");
  await page.reload();
  await expect(rules).toContainText("Fired last:");
  await page.getByRole("button", { name: "Remove: Red card" }).click();
  await expect(page.getByText("No rules yet.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rules).toContainText("Red card");
});
