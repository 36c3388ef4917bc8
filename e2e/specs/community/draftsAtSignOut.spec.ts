// A sign-out on purpose asks when there are drafts: Cancel keeps sign-in and text, Sign out removes both from the browser.
import type { Page } from "@playwright/test";
import { authForms } from "../../pages/authForms.ts";
import { aMember, signInAs, startSignedIn } from "../../support/signIn.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { expect, test } from "../../support/test.ts";
import { findInPage, readDatabases } from "../../support/tokenSearch.ts";

const WORDS = "Nobody else may read this";
const ADDRESS = "/community?type=all";

const text = (page: Page) =>
  page.getByRole("dialog", { name: "New post" }).getByRole("textbox", { name: "Text" });

test("a sign-out with drafts asks: the one answer keeps them, the other removes every trace", async ({
  page,
  product,
  complaints,
}) => {
  await freezeWorld(product, 2);
  const member = await aMember(product, "Drew Draft");
  await startSignedIn(page, product, member);
  await page.goto(ADDRESS);
  await page.getByRole("button", { name: "Write a post" }).first().click();
  await text(page).fill(WORDS);
  await page.keyboard.press("Escape");
  await expect(text(page)).toHaveCount(0);
  // The page knows of the draft: a core that does not answer in time changes no number.
  const keepWriting = page.getByRole("button", { name: "Keep writing" }).first();
  await expect(keepWriting).toBeVisible();

  const forms = authForms(page);
  const question = page.getByRole("dialog", { name: "You have 1 draft. Signing out removes it." });
  await forms.signOut();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toHaveCount(0);
  await expect(forms.accountButton).toBeVisible();
  await keepWriting.click();
  await expect(text(page)).toHaveValue(WORDS);
  await expect(text(page)).toBeFocused();
  await page.keyboard.press("Escape");

  await forms.signOut();
  await question.getByRole("button", { name: "Sign out" }).click();
  await expect(forms.signInButton).toBeVisible();
  await expect.poll(() => readDatabases(page)).not.toContain(WORDS);
  expect(await findInPage(page, WORDS)).toEqual([]);
  await signInAs(page, member);
  await page.goto(ADDRESS);
  await page.getByRole("button", { name: "Write a post" }).first().click();
  await expect(text(page)).toBeEditable();
  await expect(text(page)).toHaveValue("");
  expect(complaints).toEqual([]);
});
