// Long lists scroll with few rows drawn, and Back and Forward restore the scroll position.
import { listPage } from "../../pages/listPage.ts";
import { completeIds, visibleIds } from "../../support/stillness.ts";
import { expect, test } from "../../support/test.ts";

/** Lines drawn at any moment, whatever the list's length. */
const DRAWN_MAX = 120;

test("back and forward restore the scroll position", async ({ page, product }) => {
  const list = listPage(page);
  await product.control.act("manyMatches", { count: 400 });
  await page.goto("/");
  await list.settled();
  // Further down than the live page is high.
  await page.evaluate(() => scrollTo({ top: 20_000 }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(20_000);
  const seen = await completeIds(page);
  expect(seen.length).toBeGreaterThan(5);
  // Not click(): it would scroll the page to bring the sticky header to the middle of the screen.
  const navigation = page.getByRole("navigation", { name: "Main", exact: true });
  await navigation.getByRole("link", { name: "Live" }).dispatchEvent("click");
  await expect(page).toHaveURL("/live");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await list.settled();
  await page.evaluate(() => scrollTo({ top: 1_500 }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1_500);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(20_000);
  await expect.poll(() => visibleIds(page)).toEqual(seen);
  await page.goForward();
  await expect(page).toHaveURL("/live");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1_500);
});

test("1,500 matches scroll to the end and back with few rows drawn", async ({
  page,
  product,
  complaints,
}) => {
  const list = listPage(page);
  await product.control.act("manyMatches", { count: 1_500 });
  await page.goto("/");
  await list.settled();
  const first = await completeIds(page);
  const drawn = page.locator("[data-line]");
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeGreaterThan(1_500 * 40);
  for (let step = 1; step <= 12; step += 1) {
    await page.evaluate((to) => scrollTo({ top: to }), (height * step) / 12);
    await expect.poll(async () => (await visibleIds(page)).length).toBeGreaterThan(3);
    expect(await drawn.count()).toBeLessThan(DRAWN_MAX);
  }
  // The very last match is drawn, with its values.
  await expect(
    page.locator(`[data-line] [data-match-id]`).last().locator("[data-field=minute]"),
  ).toBeAttached();
  await expect(page.getByRole("contentinfo")).toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 0 }));
  await expect.poll(() => visibleIds(page)).toEqual(first);
  expect(await drawn.count()).toBeLessThan(DRAWN_MAX);
  expect(complaints).toEqual([]);
});
