// For everybody: no serious barrier that axe can find, and everything by keyboard alone.
import type { Page } from "@playwright/test";
import { type RichMatch, richMatch } from "../../backend/testing/feedClient.ts";
import { leaguePicker } from "../../pages/leaguePicker.ts";
import { listControls } from "../../pages/listControls.ts";
import { listPage } from "../../pages/listPage.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { barriers, CONTRAST, rulesOf } from "../../support/barriers.ts";
import { SMALL_DAY_ZONE, stageSmallDay } from "../../support/smallDay.ts";
import { expect, test } from "../../support/test.ts";

test.use({ timezoneId: SMALL_DAY_ZONE });

const PAGES = ["/", "/index_s", "/live", "/favorites"];

for (const [name, prefix, colorScheme] of [
  ["light", "", "light"],
  ["dark", "", "dark"],
  ["Arabic", "/ar", "light"],
] as const) {
  test(`no page raises a serious barrier: ${name}`, async ({ page, product }) => {
    const { leagues } = await stageSmallDay(product);
    await page.emulateMedia({ colorScheme });
    for (const path of PAGES) {
      await page.goto(prefix + path);
      await page.locator("[data-connection=live]").first().waitFor();
      if (path !== "/favorites") await listPage(page).settled();
      await product.control.act("goal", { matchId: leagues[0].running, side: "home" });
      await product.control.act("card", { matchId: leagues[1].running, side: "away", color: "red" });
      expect(await barriers(page, rulesOf(colorScheme)), `${prefix}${path}`).toEqual([]);
    }
  });
}

/** Football pages about one match, by name: each is a test of its own, since axe takes its time with long tables. */
const FOOTBALL: Readonly<Record<string, (match: RichMatch) => string>> = {
  ...Object.fromEntries(
    ["odds", "summary", "lineups", "analysis", "standings", "posts"].map((tab) => [
      `match ${tab}`,
      ({ matchId }: RichMatch) => `match/${matchId}/${tab}`,
    ]),
  ),
  ...Object.fromEntries(
    ["fixtures", "standings", "players", "statistics"].map((tab) => [
      `league ${tab}`,
      ({ leagueId }: RichMatch) => `league/${leagueId}?tab=${tab}`,
    ]),
  ),
  ...Object.fromEntries(
    ["fixtures", "squad", "standings", "statistics", "transfers"].map((tab) => [
      `team ${tab}`,
      ({ homeId }: RichMatch) => `team/${homeId}?tab=${tab}`,
    ]),
  ),
  player: ({ playerId }) => `player/${playerId}`,
};

for (const [name, pathOf] of Object.entries(FOOTBALL)) {
  test(`the ${name} page raises no serious barrier, light or dark`, async ({ page, product }) => {
    await product.control.act("freeze", { on: true });
    const match = await richMatch(product.origin);
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto(`/football/${pathOf(match)}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\S/);
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    expect(await barriers(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    expect(await barriers(page, { rules: CONTRAST })).toEqual([]);
  });
}

for (const name of ["match odds", "match lineups", "league standings", "team squad", "player"] as const) {
  test(`the ${name} page raises no serious barrier in Arabic`, async ({ page, product }) => {
    await product.control.act("freeze", { on: true });
    const match = await richMatch(product.origin);
    await page.goto(`/ar/football/${FOOTBALL[name]?.(match)}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\S/);
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    expect(await barriers(page)).toEqual([]);
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`dialog, menus, calendar and popups raise no serious barrier: ${colorScheme}`, async ({
    page,
    product,
  }) => {
    // What stands open over the page, which other tests look at.
    const open = { within: "[role=dialog], [role=menu], [data-popup-event]", ...rulesOf(colorScheme) };
    const { leagues } = await stageSmallDay(product);
    const { running } = leagues[0];
    const controls = listControls(page);
    const list = listPage(page);
    await page.emulateMedia({ colorScheme });
    await page.goto("/");
    await list.settled();
    await controls.leaguesButton.click();
    await expect(leaguePicker(page).leagues).toHaveCount(2);
    expect(await barriers(page, open), "league picker").toEqual([]);
    await page.keyboard.press("Escape");
    for (const name of ["Order", "Odds and rows", "Theme", "Language"]) {
      await page.getByRole("banner").or(page.getByRole("main")).getByRole("button", { name }).click();
      await expect(page.getByRole("menu")).toBeVisible();
      expect(await barriers(page, open), name).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("menu")).toHaveCount(0);
    }
    await controls.calendarButton.click();
    await expect(controls.calendar).toBeVisible();
    expect(await barriers(page, open), "calendar").toEqual([]);
    await page.keyboard.press("Escape");
    await list.star(running);
    await product.control.act("goal", { matchId: running, side: "home" });
    await expect(list.popups).toHaveCount(1);
    await list.popups.hover();
    expect(await barriers(page, open), "popup").toEqual([]);
  });
}

test("by keyboard alone: skip to the list, reach a star and toggle it, with the focus always to be seen", async ({
  page,
  product,
}) => {
  const [matchId = 0] = await freezeWorld(product, 2);
  const list = listPage(page);
  await page.goto("/live");
  await list.settled();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  const star = list.row(matchId).getByRole("button", { name: /^Favourite/ });
  await tabTo(page, `[data-match-id="${matchId}"] [data-favorite=match]`);
  expect(await star.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe("none");
  await page.keyboard.press("Space");
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Enter");
  await expect(star).toHaveAttribute("aria-pressed", "false");
});

test("arrow keys move the filter, mirrored in Arabic", async ({ page, product }) => {
  await stageSmallDay(product);
  const { filter } = listControls(page);
  await page.goto("/");
  await listPage(page).settled();
  await filter("All").focus();
  await page.keyboard.press("ArrowRight");
  await expect(filter("Live")).toBeChecked();
  await expect(filter("Live")).toBeFocused();
  await expect(page).toHaveURL("/?filter=live");
  await page.keyboard.press("End");
  await expect(filter("Favourites")).toBeChecked();
  await page.keyboard.press("ArrowRight");
  await expect(filter("All")).toBeChecked();

  await page.goto("/ar/");
  await listPage(page).settled();
  const radios = page.getByRole("main").getByRole("radio");
  await radios.first().focus();
  await page.keyboard.press("ArrowLeft");
  await expect(radios.nth(1)).toBeFocused();
  await expect(page).toHaveURL("/ar/?filter=live");
});

test("the dialog keeps the focus inside, Esc closes it and gives the focus back", async ({
  page,
  product,
}) => {
  await stageSmallDay(product);
  const controls = listControls(page);
  const picker = leaguePicker(page);
  await page.goto("/");
  await listPage(page).settled();
  await controls.leaguesButton.focus();
  await page.keyboard.press("Enter");
  await expect(picker.leagues).toHaveCount(2);
  const inside = (): Promise<boolean> =>
    page.evaluate(() => document.activeElement?.closest("[role=dialog]") !== null);
  await expect.poll(inside).toBe(true);
  const visited = new Set<string>();
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press(presses < 14 ? "Tab" : "Shift+Tab");
    await expect.poll(inside).toBe(true);
    visited.add(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? ""));
  }
  expect(visited.size).toBeGreaterThan(6);
  await page.keyboard.press("Escape");
  await expect(picker.dialog).toHaveCount(0);
  await expect(controls.leaguesButton).toBeFocused();
});

test("menus open and choose by arrow keys, and Esc gives the focus back", async ({ page, product }) => {
  await stageSmallDay(product);
  const { orderButton } = listControls(page);
  await page.goto("/");
  await listPage(page).settled();
  await orderButton.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menu")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect(orderButton).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitemradio", { name: "By league" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(orderButton).toHaveText("By kick-off");
  await expect(orderButton).toBeFocused();
});

/** Presses Tab until the focus is on what the selector names; at most forty times. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${selector}`);
}
