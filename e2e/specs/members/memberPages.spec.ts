// The pages of members for everybody: no serious barrier, nothing wider than the smallest phone, everything by keyboard.
import type { Page } from "@playwright/test";
import { ACCOUNT_PATHS, accountPage } from "../../pages/accountPage.ts";
import { barriers, rulesOf } from "../../support/barriers.ts";
import { DEMO_MEMBER, aMember, signInAs } from "../../support/signIn.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { expect, test } from "../../support/test.ts";

const PAGES = [
  "/profile",
  "/profile?tab=followers",
  "/profile?tab=following",
  ...ACCOUNT_PATHS.map((path) => `/settings/${path}`),
];

test.beforeEach(async ({ product, page }) => {
  await freezeWorld(product, 2);
  await product.control.act("clearTries");
  await page.goto("/about");
});

/** Opens a page and waits until nothing on it is on its way. */
async function show(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText(/\S/);
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
}

for (const [look, prefix, colorScheme] of [
  ["light", "", "light"],
  ["dark and Arabic", "/ar", "dark"],
] as const) {
  test(`they raise no serious barrier: ${look}`, async ({ page }) => {
    test.slow();
    await signInAs(page, DEMO_MEMBER);
    await page.emulateMedia({ colorScheme });
    for (const path of PAGES) {
      await show(page, prefix + path);
      expect(await barriers(page, rulesOf(colorScheme)), prefix + path).toEqual([]);
    }
  });
}

test("they fit the smallest phone, in long words too", async ({ page }) => {
  test.slow();
  await signInAs(page, DEMO_MEMBER);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const prefix of ["", "/de", "/ar"]) {
    for (const path of PAGES) {
      await show(page, prefix + path);
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(tooWide, prefix + path).toBeLessThanOrEqual(0);
    }
  }
});

test("a profile is changed by keyboard alone", async ({ page, product, complaints }) => {
  const account = accountPage(page);
  await signInAs(page, await aMember(product, "Nina Nutmeg"));
  await account.open("account/profile");
  await account.field("Nickname").focus();
  await page.keyboard.press("End");
  await page.keyboard.type(" II");
  for (const label of ["About you", "Birthday"]) {
    await page.keyboard.press("Tab");
    await expect(account.field(label)).toBeFocused();
  }
  await page.keyboard.type("01021999");
  await tabTo(page, "select");
  await page.keyboard.press("f");
  await page.keyboard.press("Tab");
  await expect(account.button(/^Country/)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(account.dialog.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("german");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(account.button(/^Country/)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(account.button("Save")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(account.toast).toContainText("Your profile is saved.");
  await page.reload();
  await expect(account.field("Nickname")).toHaveValue("Nina Nutmeg II");
  await expect(account.field("Birthday")).not.toHaveValue("");
  await expect(account.field("Gender")).toHaveValue("female");
  await expect(account.button(/^Country/)).toHaveText("Germany");
  expect(complaints).toEqual([]);
});

/** Presses Tab until the focus is on what the selector names; at most ten times. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 10; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${selector}`);
}
