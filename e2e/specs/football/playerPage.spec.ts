// A player's page: opened from the squad, with facts, statistics, matches and career.
import { entityPage } from "../../pages/entityPage.ts";
import { firstPlayerOf } from "../../backend/testing/seasonClient.ts";
import { expect, test } from "../../support/test.ts";

test("links from the squad to the player and back to the team", async ({ page, product, complaints }) => {
  await product.control.act("freeze", { on: true });
  await page.goto("/football/team/1005?tab=squad");
  const model = entityPage(page);
  await model.settled();
  const link = model.table("Forwards").getByRole("link").first();
  const name = (await link.textContent()) ?? "";
  const team = (await model.heading.textContent()) ?? "";
  await link.click();
  await expect(page).toHaveURL(/\/football\/player\/\d+$/);
  await expect(model.heading).toHaveText(name);
  await expect(page).toHaveTitle(`${name} – Touchline`);
  await model.settled();
  const head = page.getByRole("main").locator("header");
  for (const fact of ["Forward", "Shirt number", "Height", "Preferred foot"])
    await expect(head.getByText(fact, { exact: true })).toBeVisible();
  await expect(head).toContainText(/\d{1,2}\/\d{1,2}\/\d{4} \(\d+ years\)/);
  await expect(model.table("Career").locator("tbody tr").first()).toContainText(/\d/);
  await head.getByRole("link", { name: team }).click();
  await expect(model.heading).toHaveText(team);
  expect(complaints).toEqual([]);
});

test("writes dates in the format of the language", async ({ page, product }) => {
  await product.control.act("freeze", { on: true });
  const playerId = await firstPlayerOf(product.origin, 1005);
  await page.goto(`/ar/football/player/${playerId}`);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.getByRole("main").locator("header")).toContainText(/\d{1,2}\/\d{1,2}\/\d{4}/);
  await page.setViewportSize({ width: 320, height: 640 });
  await entityPage(page).expectNoSidewaysScroll();
});
