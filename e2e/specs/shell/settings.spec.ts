// The settings: each has its effect in every open tab, survives a reload, and damage loses one value alone.
import type { Page } from "@playwright/test";
import { listPage } from "../../pages/listPage.ts";
import { settingsPage, type SettingsPageModel } from "../../pages/settingsPage.ts";
import { areStored, listKnown } from "../../support/core/coreKnows.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { SMALL_DAY_ZONE, type SmallDay, stageSmallDay } from "../../support/smallDay.ts";
import { collectComplaints, expect, test } from "../../support/test.ts";

test.use({ timezoneId: SMALL_DAY_ZONE });

/** Requirement: a change shows in every open tab within a second. */
const AT_ONCE_MS = 1_000;
/** Changes that are measured at most. */
const ROUNDS = 3;

interface ThemeWindow {
  themedAt?: number;
}

/** Chooses a theme in `settings`; ms from the press until another page has it. */
async function themeTakes(page: Page, settings: SettingsPageModel, name: "Dark" | "Light"): Promise<number> {
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      (globalThis as ThemeWindow).themedAt = Date.now();
      observer.disconnect();
    }).observe(document.documentElement, { attributeFilter: ["data-theme"] });
  });
  const pressedAt = await settings.radio(name).evaluate((radio: HTMLElement) => {
    const at = Date.now();
    radio.click();
    return at;
  });
  await expect(page.locator("html")).toHaveAttribute("data-theme", name.toLowerCase());
  return (await page.evaluate(() => (globalThis as ThemeWindow).themedAt ?? Infinity)) - pressedAt;
}

/** A list in one tab, the settings in another. */
async function twoTabs(page: Page, path: string, listPath = "/") {
  await page.goto(listPath);
  await listPage(page).settled();
  const second = await page.context().newPage();
  const complaints = collectComplaints(second);
  const settings = settingsPage(second);
  await settings.open(path);
  return { list: listPage(page), second, settings, complaints };
}

test.describe("what a match row shows", () => {
  let day: SmallDay;
  let running: number;

  test.beforeEach(async ({ product }) => {
    day = await stageSmallDay(product);
    ({ running } = day.leagues[0]);
    for (const color of ["red", "yellow"] as const)
      await product.control.act("card", { matchId: running, side: "home", color });
  });

  test("odds, places, red and yellow cards are hidden and shown in rows and tiles of other tabs, and stay hidden", async ({
    page,
    complaints,
  }) => {
    const { list, second, settings } = await twoTabs(page, "contest/sport");
    const home = page.getByRole("main");
    const tile = home
      .getByRole("article")
      .filter({ has: page.locator(`[data-field=homeRed]`) })
      .first();
    const row = list.row(running);
    const oddsWidth = (await row.locator("[data-field=oddsHome]").boundingBox())?.width ?? 0;
    const parts = [
      ["Odds", row.locator("[data-field=oddsHome]"), undefined],
      ["Places in the table", row.locator("small.num"), tile.locator("small.num")],
      ["Yellow cards", list.field(running, "homeYellow"), tile.locator("[data-field=homeYellow]")],
    ] as const;
    for (const [name, inRow, inTile] of parts) {
      await expect(inRow.first(), name).toBeVisible();
      if (inTile) await expect(inTile.first(), name).toBeVisible();
      await settings.switch(name).click();
      await expect(settings.switch(name)).not.toBeChecked();
      await expect(inRow, name).toHaveCount(0);
      if (inTile) await expect(inTile, name).toHaveCount(0);
    }
    await settings.switch("Red cards").click();
    await expect(list.field(running, "homeRed")).toHaveCount(0);
    await expect(page.locator("[data-field=homeRed]")).toHaveCount(0);

    // A hidden part leaves no gap: the score ends where the row ends.
    const gap = await row.evaluate((element) => {
      const score = element.querySelector("[data-field=homeScore]")?.parentElement;
      return score
        ? Math.abs(element.getBoundingClientRect().right - score.getBoundingClientRect().right)
        : NaN;
    });
    expect(gap).toBeLessThan(oddsWidth);

    await page.reload();
    await list.settled();
    await expect(list.field(running, "oddsHome")).toHaveCount(0);
    await second.reload();
    for (const name of ["Odds", "Places in the table", "Red cards", "Yellow cards"]) {
      await expect(settings.switch(name)).not.toBeChecked();
      await settings.switch(name).click();
    }
    await expect(list.field(running, "homeRed")).toHaveText("1");
    await expect(list.field(running, "oddsHome")).toHaveText(/\d/);
    expect(complaints).toEqual([]);
  });

  test("format and provider change the prices, and the list's own menu agrees", async ({
    page,
    product,
    complaints,
  }) => {
    const { list, second, settings } = await twoTabs(page, "contest/format");
    // Providers have equal prices for a match that is nearly won; here they differ.
    const matchId = running;
    for (const [provider, home] of Object.entries({ 8: 2.1, 47: 2.25, 9: 2.4 }))
      await product.control.act("odds", { matchId, provider: Number(provider), home, draw: 3.4, away: 3.2 });
    const price = list.field(running, "oddsHome");
    await expect(price).toHaveText(/^\d+(\.\d+)?$/);
    await settings.radio("Fraction").click();
    await expect(price).toHaveText(/^\d+\/\d+$/);
    await settings.radio("American").click();
    await expect(price).toHaveText(/^[+-]\d+$/);
    const first = await price.innerText();

    await settings.open("contest/provider");
    await expect(settings.radio("First provider")).toBeChecked();
    await settings.radio("Third provider").click();
    await expect(price).not.toHaveText(first);
    await page.getByRole("button", { name: /^Display/ }).click();
    await expect(page.getByRole("menuitemradio", { name: "Provider 3" })).toBeChecked();
    await expect(page.getByRole("menuitemradio", { name: /^American/ })).toBeChecked();
    await page.getByRole("menuitemradio", { name: "Provider 2" }).click();
    await expect(settings.radio("Second provider")).toBeChecked();
    await second.reload();
    await expect(settings.radio("Second provider")).toBeChecked();
    expect(complaints).toEqual([]);
  });

  test("theme, within a second, and row height are seen in the other tab", async ({ page, complaints }) => {
    const { list, settings } = await twoTabs(page, "theme");
    const root = page.locator("html");
    const heightOf = async (): Promise<number> => (await list.row(running).boundingBox())?.height ?? 0;
    const tall = await heightOf();
    // A machine that stalls delays one change, a product that is late delays each.
    const took = [await themeTakes(page, settings, "Dark")];
    while (took.length < 2 * ROUNDS && !took.some((ms) => ms < AT_ONCE_MS)) {
      took.push(await themeTakes(page, settings, "Light"), await themeTakes(page, settings, "Dark"));
    }
    expect(Math.min(...took)).toBeLessThan(AT_ONCE_MS);
    await settings.radio("Compact").click();
    await expect(root).toHaveAttribute("data-density", "compact");
    await expect.poll(heightOf).toBeLessThan(tall);
    await page.reload();
    await list.settled();
    await expect(root).toHaveAttribute("data-theme", "dark");
    await expect.poll(heightOf).toBeLessThan(tall);
    expect(complaints).toEqual([]);
  });
});

test.describe("alerts", () => {
  test("a goal is announced while its switch is on, and not while it is off", async ({
    page,
    product,
    complaints,
  }) => {
    const [silent = 0, loud = 0] = await freezeWorld(product, 2);
    const settings = settingsPage(page);
    const list = listPage(page);
    await page.goto("/live");
    await list.settled();
    for (const matchId of [silent, loud]) await list.star(matchId);
    await areStored(page, "match", 2);
    await settings.open("contest/notifications/football");
    await listKnown(page);
    await settings.switch("Goal").click();
    await product.control.act("goal", { matchId: silent, side: "home" });
    // The card is announced after the goal was seen, which shows that messages arrive at all.
    await product.control.act("card", { matchId: loud, side: "home", color: "red" });
    await expect(list.popups).toHaveCount(1);
    await expect(list.popups).toHaveAttribute("data-popup-event", "2");
    await settings.switch("Goal").click();
    await product.control.act("goal", { matchId: silent, side: "home" });
    await expect(page.locator("[data-popup-event='1']")).toHaveCount(1);
    expect(complaints).toEqual([]);
  });

  test("matches and teams have a switch each", async ({ page, product, complaints }) => {
    const [starred = 0, followed = 0] = await freezeWorld(product, 2);
    const settings = settingsPage(page);
    const list = listPage(page);
    await page.goto("/live");
    await list.settled();
    await list.star(starred);
    await areStored(page, "match", 1);
    await page.goto(`/football/match/${followed}/odds`);
    await page.getByRole("main").locator('a[href*="/football/team/"]').first().click();
    await page.locator("[data-favorite=team]").first().click();
    await areStored(page, "team", 1);
    const of = (matchId: number) => list.popups.filter({ has: page.locator(`a[href*="/${matchId}"]`) });
    for (const [name, silent, loud] of [
      ["Favourite matches", starred, followed],
      ["Favourite teams", followed, starred],
    ] as const) {
      await settings.open("contest/notifications");
      await listKnown(page);
      await settings.switch(name).click();
      await product.control.act("goal", { matchId: silent, side: "home" });
      await product.control.act("goal", { matchId: loud, side: "home" });
      await expect(of(loud)).toHaveCount(1);
      await expect(of(silent)).toHaveCount(0);
      await settings.switch(name).click();
    }
    expect(complaints).toEqual([]);
  });
});

test("a time zone changes the times of every tab, and Automatic restores the machine's", async ({
  page,
  product,
  complaints,
}) => {
  const { leagues, today } = await stageSmallDay(product);
  const { scheduled } = leagues[0];
  // The day is in the address: in the evening "today" would be another day in Nepal.
  const { list, second, settings } = await twoTabs(page, "timezone", `/?date=${today}`);
  const time = list.row(scheduled).getByText(/^\d\d:\d\d$/);
  const minutes = async (): Promise<number> => {
    const [hours = 0, rest = 0] = (await time.first().innerText()).split(":").map(Number);
    return hours * 60 + rest;
  };
  const before = await minutes();
  await expect(settings.chosenOption).toContainText("Automatic");
  await expect(settings.option(/./)).toHaveCount(38);

  await settings.search.fill("+5:45");
  await expect(settings.option(/./)).toHaveCount(1);
  await expect(settings.option("Nepal Time")).toContainText("UTC+5:45");
  await settings.search.press("Enter");
  await expect(settings.chosenOption).toContainText("Nepal Time");
  // A late match moves to the next day's list, which would leave no row to read.
  if (before < 1440 - 345) await expect.poll(minutes).toBe(before + 345);
  await second.reload();
  await expect(settings.chosenOption).toContainText("Nepal Time");
  await settings.search.fill("");
  await settings.option("Automatic").click();
  await expect.poll(minutes).toBe(before);
  expect(complaints).toEqual([]);
});
