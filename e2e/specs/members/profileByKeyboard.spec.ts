// The profile form of a member by keyboard alone.
import type { Page } from "@playwright/test";
import { accountPage } from "../../pages/accountPage.ts";
import { aMember, startSignedIn } from "../../support/signIn.ts";
import { expect, test } from "../../support/test.ts";

test("a profile is changed by keyboard alone", async ({ page, product, complaints }) => {
  const account = accountPage(page);
  await startSignedIn(page, product, await aMember(product, "Nina Nutmeg"));
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
