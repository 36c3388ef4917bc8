// The page causes no layout shifts: rows keep their position, and values have reserved space.
import type { Page } from "@playwright/test";
import { type ListPageModel, listPage } from "../../pages/listPage.ts";
import { everyPage, pageLoaded } from "../../support/everyPage.ts";
import type { Product } from "../../support/product.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { layoutShifts, shiftsOfLoad, topOf, visibleIds, watchShifts } from "../../support/stillness.ts";
import { expect, test } from "../../support/test.ts";

const FULL_TIME = -1;
const RUNNING = 1;

/** The live page with 40 running matches; returns their ids in drawn order from the top. */
async function openLongLive(page: Page, product: Product): Promise<readonly number[]> {
  await product.control.act("manyMatches", { count: 100 });
  await page.goto("/live");
  const list = listPage(page);
  await list.settled();
  return list.drawnIds();
}

/** The row stays where it is (px of the screen) while matches above it leave and one of them joins again. */
async function expectStays(
  list: ListPageModel,
  product: Product,
  { held, leaving }: { readonly held: number; readonly leaving: readonly number[] },
): Promise<void> {
  const before = await topOf(list.row(held));
  const stays = async (): Promise<void> =>
    expect(Math.abs((await topOf(list.row(held))) - before)).toBeLessThanOrEqual(1);
  for (const matchId of leaving) {
    await product.control.act("phase", { matchId, state: FULL_TIME });
    await expect.poll(list.drawnIds).not.toContain(matchId);
    await stays();
  }
  const back = leaving.at(-1) ?? 0;
  await product.control.act("phase", { matchId: back, state: RUNNING });
  await expect.poll(list.drawnIds).toContain(back);
  await stays();
}

test("the row under the pointer, then the focused row, stay when matches above them leave and join", async ({
  page,
  product,
  complaints,
}) => {
  const list = listPage(page);
  const ids = await openLongLive(page, product);
  const [first = 0, , third = 0, , fifth = 0] = await visibleIds(page);
  await list.row(fifth).hover();
  await expectStays(list, product, { held: fifth, leaving: [first, third] });

  // The page has moved with the row that it held.
  await page.evaluate(() => scrollTo({ top: 0 }));
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  const visible = await visibleIds(page);
  const pointed = visible[4] ?? 0;
  await list.row(pointed).hover();
  // A row far above the screen and one on it.
  const far = ids.find((id) => id !== first && id !== third) ?? 0;
  expect(visible).not.toContain(far);
  await expectStays(list, product, { held: pointed, leaving: [far, visible[1] ?? 0] });

  await page.mouse.move(0, 0);
  await page.evaluate(() => scrollTo({ top: 0 }));
  await expect.poll(async () => (await visibleIds(page)).length).toBeGreaterThan(5);
  const [top = 0, , next = 0, , focused = 0] = await visibleIds(page);
  const star = list.row(focused).getByRole("button", { name: /^Favourite/ });
  await star.focus();
  await expectStays(list, product, { held: focused, leaving: [next, top] });
  await expect(star).toBeFocused();
  expect(complaints).toEqual([]);
});

test("scrolled down without a pointer, what is read stays when matches above it leave", async ({
  page,
  product,
}) => {
  const list = listPage(page);
  const ids = await openLongLive(page, product);
  await page.evaluate(() => scrollTo({ top: 1_000 }));
  await expect.poll(async () => (await visibleIds(page)).includes(ids[0] ?? 0)).toBe(false);
  const [, , held = 0] = await visibleIds(page);
  const before = await topOf(list.row(held));
  const gone = ids[0] ?? 0;
  const navigation = page.getByRole("navigation", { name: "Main", exact: true });
  const running = Number(/\d+/.exec(await navigation.innerText())?.[0]);
  await product.control.act("phase", { matchId: gone, state: FULL_TIME });
  await expect(navigation).toContainText(String(running - 1));
  expect(Math.abs((await topOf(list.row(held))) - before)).toBeLessThanOrEqual(1);
});

test.describe("from an empty cache", () => {
  test.use({ keepsContext: false });

  // The walk over all pages measures phones (e2e/specs/shell/everyPage.spec.ts).
  test("nothing shifts while pages of each kind load on a wide screen, most of them in Arabic", async ({
    page,
    product,
  }) => {
    const pages = await everyPage(product);
    const arabic = [
      "faq",
      "login",
      "iptest",
      "settings-theme",
      "football-match-odds",
      "football-league",
      "football-team",
      "football-player",
      "profile-other",
    ].map((name) => `/ar${pages[name]?.path}`);
    await product.control.act("freeze", { on: true });
    await watchShifts(page);
    for (const address of ["/", "/live", "/index_s", "/favorites", ...arabic]) {
      await page.goto(address);
      await pageLoaded(page);
      expect.soft(await shiftsOfLoad(page), address).toEqual([]);
    }
  });
});

test("goals, cards, popups and odds shift nothing", async ({ page, product, complaints }) => {
  const { control } = product;
  const [first = 0, second = 0] = await freezeWorld(product, 4);
  const list = listPage(page);
  await watchShifts(page);
  await page.goto("/live");
  await list.settled();
  await list.star(first);
  await expect(page.locator("[data-connection=live]").first()).toBeVisible();
  const before = (await layoutShifts(page)).length;

  // Prices are polled every 8 s; the rest happens meanwhile.
  await control.act("odds", { matchId: second, provider: 8, home: 11.5, draw: 6.25, away: 1.08 });
  await control.act("goal", { matchId: first, side: "home" });
  await expect(list.field(first, "homeScore")).toHaveText("2");
  await expect(list.popups).toHaveCount(1);
  await control.act("card", { matchId: first, side: "away", color: "red" });
  // The popup of the goal is there for 5 s only.
  await expect(list.popups).toHaveCount(2);
  await expect(list.field(first, "awayRed")).toHaveText("1");
  await control.act("card", { matchId: second, side: "home", color: "yellow" });
  await expect(list.field(second, "homeYellow")).not.toHaveText("0");
  await control.act("cancelGoal", { matchId: first, side: "home" });
  await expect(list.field(first, "homeScore")).toHaveText("1");
  // The popups close after 5 s, which shifts nothing either.
  await expect(list.popups).toHaveCount(0);
  await expect(list.field(second, "oddsHome")).toHaveText(/11\.50?/, { timeout: 15_000 });
  // The popups and the log put the newest first and move their own lines for it; the page's own stay where they are,
  // but that a row's marks make room sideways for the word "Goal".
  const shifts = (await layoutShifts(page)).slice(before);
  expect(shifts.flatMap(({ inPage }) => inPage).filter(({ movedDown }) => movedDown !== 0)).toEqual([]);
  expect(complaints).toEqual([]);
});
