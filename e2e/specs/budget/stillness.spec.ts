// The page causes no layout shifts: rows keep their position, and values have reserved space.
import type { Page } from "@playwright/test";
import { listPage } from "../../pages/listPage.ts";
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

for (const scrolled of [false, true]) {
  test(`the row under the pointer stays when matches above it leave and join, ${scrolled ? "scrolled" : "at the top"}`, async ({
    page,
    product,
    complaints,
  }) => {
    const list = listPage(page);
    const ids = await openLongLive(page, product);
    if (scrolled) {
      await page.mouse.wheel(0, 900);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
    }
    const visible = await visibleIds(page);
    const held = visible[4] ?? 0;
    const above = ids.slice(0, ids.indexOf(held));
    const [leaves = 0, alsoLeaves = 0] = scrolled ? [above[0], visible[1]] : [visible[0], visible[2]];
    await list.row(held).hover();
    const before = await topOf(list.row(held));
    for (const matchId of [leaves, alsoLeaves]) {
      await product.control.act("phase", { matchId, state: FULL_TIME });
      await expect.poll(list.drawnIds).not.toContain(matchId);
      expect(Math.abs((await topOf(list.row(held))) - before)).toBeLessThanOrEqual(1);
    }
    await product.control.act("phase", { matchId: alsoLeaves, state: RUNNING });
    await expect.poll(list.drawnIds).toContain(alsoLeaves);
    expect(Math.abs((await topOf(list.row(held))) - before)).toBeLessThanOrEqual(1);
    expect(complaints).toEqual([]);
  });
}

test("the focused row stays when matches above it leave and join", async ({ page, product }) => {
  const list = listPage(page);
  await openLongLive(page, product);
  const visible = await visibleIds(page);
  const [first = 0, , third = 0, , held = 0] = visible;
  const star = list.row(held).getByRole("button", { name: /^Favourite/ });
  await star.focus();
  const before = await topOf(list.row(held));
  for (const matchId of [first, third]) {
    await product.control.act("phase", { matchId, state: FULL_TIME });
    await expect.poll(list.drawnIds).not.toContain(matchId);
    expect(Math.abs((await topOf(list.row(held))) - before)).toBeLessThanOrEqual(1);
  }
  await product.control.act("phase", { matchId: first, state: RUNNING });
  await expect.poll(list.drawnIds).toContain(first);
  expect(Math.abs((await topOf(list.row(held))) - before)).toBeLessThanOrEqual(1);
  await expect(star).toBeFocused();
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

for (const path of ["/", "/live", "/index_s", "/favorites"]) {
  test(`nothing shifts while ${path} loads`, async ({ page, product }) => {
    await product.control.act("freeze", { on: true });
    await watchShifts(page);
    await page.goto(path);
    if (path === "/favorites")
      await expect(page.getByRole("heading", { name: "No favourites" })).toBeVisible();
    else await listPage(page).settled();
    expect(await shiftsOfLoad(page)).toEqual([]);
  });
}

// The walk over all pages measures phones (e2e/specs/shell/everyPage.spec.ts).
test("nothing shifts while pages of each kind load on a wide Arabic screen", async ({ page, product }) => {
  const pages = await everyPage(product);
  const names = [
    "faq",
    "login",
    "iptest",
    "settings-theme",
    "football-match-odds",
    "football-league",
    "football-team",
    "football-player",
    "profile-other",
  ];
  await product.control.act("freeze", { on: true });
  await watchShifts(page);
  for (const name of names) {
    await page.goto(`/ar${pages[name]?.path}`);
    await pageLoaded(page);
    expect.soft(await shiftsOfLoad(page), name).toEqual([]);
  }
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

  await control.act("goal", { matchId: first, side: "home" });
  await expect(list.field(first, "homeScore")).toHaveText("2");
  await expect(list.popups).toHaveCount(1);
  await control.act("card", { matchId: first, side: "away", color: "red" });
  await expect(list.field(first, "awayRed")).toHaveText("1");
  await expect(list.popups).toHaveCount(2);
  await control.act("card", { matchId: second, side: "home", color: "yellow" });
  await expect(list.field(second, "homeYellow")).not.toHaveText("0");
  await control.act("odds", { matchId: second, provider: 8, home: 11.5, draw: 6.25, away: 1.08 });
  await expect(list.field(second, "oddsHome")).toHaveText(/11\.50?/, { timeout: 15_000 });
  await control.act("cancelGoal", { matchId: first, side: "home" });
  await expect(list.field(first, "homeScore")).toHaveText("1");
  // The popups close after 5 s, which shifts nothing either.
  await expect(list.popups).toHaveCount(0);
  // The popups and the log put the newest first and move their own lines for it; the page's own stay where they are,
  // but that a row's marks make room sideways for the word "Goal".
  const shifts = (await layoutShifts(page)).slice(before);
  expect(shifts.flatMap(({ inPage }) => inPage).filter(({ movedDown }) => movedDown !== 0)).toEqual([]);
  expect(complaints).toEqual([]);
});
