// A browser without SharedWorker still shows rows and goals, each tab by a core of its own if need be.
import { listPage } from "./pages/listPage.ts";
import { freezeWorld } from "./support/stagedDay.ts";
import { expect, test } from "./support/test.ts";

test("without SharedWorker rows stand, goals arrive and stars hold", async ({
  page,
  product,
  complaints,
}) => {
  const [matchId = 0] = await freezeWorld(product, 2);
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, "SharedWorker");
  });
  const list = listPage(page);
  await page.goto("/live");
  await list.settled();
  expect(await page.evaluate(() => "SharedWorker" in globalThis)).toBe(false);
  await expect(list.connection.first()).toHaveAttribute("data-connection", "live");
  await product.control.act("goal", { matchId, side: "home" });
  await expect(list.field(matchId, "homeScore")).toHaveText("2");
  await list
    .row(matchId)
    .getByRole("button", { name: /^Favourite/ })
    .click();
  await product.control.act("goal", { matchId, side: "away" });
  await expect(list.popups).toHaveCount(1);
  await page.reload();
  await list.settled();
  await expect(list.row(matchId).locator("[data-favorite=match]")).toHaveAttribute("aria-pressed", "true");
  expect(complaints).toEqual([]);
});
