// The lists by keyboard alone, and no serious barrier found by axe in dialogs and menus over them.
import type { Page } from "@playwright/test";
import { leaguePicker } from "../../pages/leaguePicker.ts";
import { listControls } from "../../pages/listControls.ts";
import { listPage } from "../../pages/listPage.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { barriersInBothThemes } from "../../support/barriers.ts";
import { SMALL_DAY_ZONE, stageSmallDay } from "../../support/smallDay.ts";
import { expect, test } from "../../support/test.ts";

test.use({ timezoneId: SMALL_DAY_ZONE });

test("highlights, dialog, menus, calendar and popups raise no serious barrier, light or dark", async ({
  page,
  product,
}) => {
  // Open elements over the page.
  const open = { within: "[role=dialog], [role=menu], [data-popup-event]" };
  const { leagues } = await stageSmallDay(product);
  const { running } = leagues[0];
  const controls = listControls(page);
  const list = listPage(page);
  await page.goto("/");
  await list.settled();
  await expect(list.connection.first()).toHaveAttribute("data-connection", "live");
  await product.control.act("goal", { matchId: running, side: "home" });
  await product.control.act("card", { matchId: leagues[1].running, side: "away", color: "red" });
  await expect(list.field(running, "homeScore")).toHaveAttribute("data-changed", "score");
  expect(await barriersInBothThemes(page, { within: "main" }), "highlights").toEqual([]);
  await controls.leaguesButton.click();
  await expect(leaguePicker(page).leagues).toHaveCount(2);
  expect(await barriersInBothThemes(page, open), "league picker").toEqual([]);
  await page.keyboard.press("Escape");
  for (const name of ["Odds and rows", "Language"]) {
    await page.getByRole("banner").or(page.getByRole("main")).getByRole("button", { name }).click();
    await expect(page.getByRole("menu")).toBeVisible();
    expect(await barriersInBothThemes(page, open), name).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toHaveCount(0);
  }
  await controls.calendarButton.click();
  await expect(controls.calendar).toBeVisible();
  expect(await barriersInBothThemes(page, open), "calendar").toEqual([]);
  await page.keyboard.press("Escape");
  await list.star(running);
  await product.control.act("goal", { matchId: running, side: "home" });
  await expect(list.popups).toHaveCount(1);
  await list.popups.hover();
  expect(await barriersInBothThemes(page, open), "popup").toEqual([]);
});

test("by keyboard alone: skip to the list, reach a star and toggle it, with the focus always visible", async ({
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

test("by keyboard: menus and a dialog keep the focus and restore it, arrow keys move the filter, mirrored in Arabic", async ({
  page,
  product,
}) => {
  await stageSmallDay(product);
  const { filter, leaguesButton, orderButton } = listControls(page);
  const picker = leaguePicker(page);
  await page.goto("/");
  await listPage(page).settled();

  await test.step("menus open and choose by arrow keys, and Esc restores the focus", async () => {
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

  await test.step("the dialog keeps the focus inside, Esc closes it and restores the focus", async () => {
    await leaguesButton.focus();
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
    await expect(leaguesButton).toBeFocused();
  });

  await test.step("arrow keys move the filter, mirrored in Arabic", async () => {
    await filter("All").focus();
    await page.keyboard.press("ArrowRight");
    await expect(filter("Live")).toBeChecked();
    await expect(filter("Live")).toBeFocused();
    await expect(page).toHaveURL(/\?(?:.*&)?filter=live/);
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
    await expect(page).toHaveURL(/\/ar\/\?(?:.*&)?filter=live/);
  });
});

/** Presses Tab until the focus is on what the selector names; at most forty times. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${selector}`);
}
