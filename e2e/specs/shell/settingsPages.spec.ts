// The settings as pages: their addresses, menu, language, keyboard and the colour of the browser's bar.
import { settingsPage } from "../../pages/settingsPage.ts";
import { overflowOf } from "../../support/languageProof.ts";
import { expect, test } from "../../support/test.ts";

const PHONE = { width: 390, height: 844 };

test("/settings opens its first page on wide screens and is the menu on phones", async ({
  page,
  complaints,
}) => {
  const settings = settingsPage(page);
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Settings" }).click();
  await expect(page).toHaveURL("/settings/theme");
  await expect(settings.menu.getByRole("link", { name: "Appearance" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL("/");

  await page.setViewportSize(PHONE);
  await page.getByRole("banner").getByRole("link", { name: "Settings" }).click();
  await expect(page).toHaveURL("/settings");
  await expect(page).toHaveTitle("Settings – Touchline");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Matches and odds/ })
    .click();
  await expect(page).toHaveURL("/settings/contest");
  await settings.line("Odds format Decimal").click();
  await expect(page).toHaveTitle("Odds format – Touchline");
  await expect(settings.menu).toBeHidden();
  await settings.line("Matches and odds").click();
  await settings.line("Settings").click();
  await expect(page).toHaveURL("/settings");
  // The narrowest window in which the menu is beside the page.
  await page.setViewportSize({ width: 721, height: 900 });
  await expect(page).toHaveURL("/settings/theme");
  await expect(settings.menu).toBeVisible();
  expect(await overflowOf(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test("the browser's bar has the page's colour under /settings in every language, the header's elsewhere", async ({
  page,
}) => {
  const color = () => page.locator('meta[name="theme-color"]').getAttribute("content");
  const token = (name: string) =>
    page.evaluate((of) => getComputedStyle(document.documentElement).getPropertyValue(of).trim(), name);
  for (const [prefix, colorScheme] of [
    ["", "light"],
    ["/ar", "dark"],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${prefix}/settings/contest`);
    await expect.poll(color).toBe(await token("--bg"));
    await page.getByRole("banner").getByRole("link").first().click();
    await expect.poll(color).toBe(await token("--surface"));
    expect(await token("--bg")).not.toBe(await token("--surface"));
  }
});

test("by keyboard alone: from the header through the menu to a switch, a radio and a language", async ({
  page,
  complaints,
}) => {
  const settings = settingsPage(page);
  await settings.open("contest");
  const focused = page.locator(":focus");
  await settings.menu.getByRole("link", { name: "Match rows" }).focus();
  await page.keyboard.press("Enter");
  await expect(settings.heading).toHaveText("Match rows");
  await settings.switch("Odds").focus();
  expect(await focused.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe("none");
  await page.keyboard.press("Space");
  await expect(settings.switch("Odds")).not.toBeChecked();
  await page.keyboard.press("Tab");
  await expect(settings.switch("Places in the table")).toBeFocused();

  await settings.open("contest/format");
  await settings.radio("Decimal").focus();
  await page.keyboard.press("ArrowDown");
  await expect(settings.radio("Fraction")).toBeChecked();

  await settings.open("language");
  await settings.search.focus();
  await page.keyboard.press("ArrowDown");
  await expect(settings.chosenOption).toBeFocused();
  await page.keyboard.press("End");
  await expect(settings.option("Tiếng Việt")).toBeFocused();
  await expect(settings.option("Tiếng Việt")).toBeInViewport();
  await expect(page).toHaveURL("/settings/language");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/vi/settings/language");
  await expect(settings.chosenOption).toBeFocused();
  expect(complaints).toEqual([]);
});
