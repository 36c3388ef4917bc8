// A member's settings follow them: saved whole by the tab that changed them, found on another device, gone when they leave.
import { settingsPage } from "./pages/settingsPage.ts";
import { aMember, requestsTo, signInAs } from "./support/signIn.ts";
import { expect, test } from "./support/test.ts";

const SAVE = "/v1/api/user/updateConfig";
const LOAD = "/v1/api/user/getConfig";

test("settings are saved once per change, found on another device, and the visitor's own come back", async ({
  page,
  browser,
  baseURL,
  product,
  complaints,
}) => {
  const settings = settingsPage(page);
  await settings.open("contest/format");
  await settings.radio("American").check();
  const member = await aMember(product);
  await signInAs(page, member);
  // A new member's settings are what stands here.
  await expect.poll(() => requestsTo(product, SAVE)).toBe(1);

  await settings.radio("Fraction").check();
  await expect.poll(() => requestsTo(product, SAVE)).toBe(2);
  await settings.open("contest/notifications/football");
  await settings.switch("Goal").click();
  await settings.switch("Red card").click();
  // Several switches in a row are one call.
  await expect.poll(() => requestsTo(product, SAVE)).toBe(3);
  await settings.open("timezone");
  await settings.search.fill("+5:45");
  await settings.search.press("Enter");
  await expect.poll(() => requestsTo(product, SAVE)).toBe(4);

  const other = await browser.newContext({ baseURL: baseURL ?? "", locale: "en-GB" });
  const there = await other.newPage();
  const elsewhere = settingsPage(there);
  await elsewhere.open("timezone");
  await signInAs(there, member);
  await expect(elsewhere.chosenOption).toContainText("UTC+5:45");
  await elsewhere.open("contest/format");
  await expect(elsewhere.radio("Fraction")).toBeChecked();
  await elsewhere.open("contest/notifications/football");
  await expect(elsewhere.switch("Goal")).not.toBeChecked();
  await expect(elsewhere.switch("Full time")).toBeChecked();
  await other.close();

  // What came from the server is not sent back to it.
  expect(await requestsTo(product, SAVE)).toBe(4);
  await page.getByRole("banner").getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(settings.chosenOption).toContainText("Automatic");
  await settings.open("contest/format");
  await expect(settings.radio("American")).toBeChecked();
  expect(await requestsTo(product, SAVE)).toBe(4);
  expect(complaints).toEqual([]);
});

test("a language alone makes no call, and goes along with the next one", async ({
  page,
  product,
  complaints,
}) => {
  const member = await aMember(product);
  await page.goto("/settings/theme");
  await signInAs(page, member);
  await expect.poll(() => requestsTo(product, SAVE)).toBe(1);
  await page.getByRole("button", { name: "Language" }).click();
  await page.getByRole("menuitemradio", { name: "Français" }).click();
  await expect(page).toHaveURL(/\/fr\/settings\/theme$/);
  await page.reload();
  await expect.poll(() => requestsTo(product, LOAD)).toBeGreaterThan(1);
  expect(await requestsTo(product, SAVE)).toBe(1);
  await page.goto("/fr/settings/contest/sport");
  await page.getByRole("main").getByRole("switch").first().click();
  await expect.poll(() => requestsTo(product, SAVE)).toBe(2);
  expect(complaints).toEqual([]);
});
