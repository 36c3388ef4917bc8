// Pages that a translator rewrites go on: search, settings, and the dialog of a post with its drafts and pictures.
import type { Locator, Page } from "@playwright/test";
import { listPage } from "../../pages/listPage.ts";
import { searchDialog } from "../../pages/searchDialog.ts";
import { aPng } from "../../support/picture.ts";
import { aMember, startSignedIn } from "../../support/signIn.ts";
import { expect, test } from "../../support/test.ts";
import { translatePages } from "../../support/translated.ts";

test.use({ keepsContext: false });

const dialogOf = (page: Page): Locator => page.getByRole("dialog", { name: "New post" });
const textOf = (page: Page): Locator => dialogOf(page).getByRole("textbox", { name: "Text" });

async function openDialog(page: Page): Promise<void> {
  const main = page.locator("main");
  await main
    .getByRole("button", { name: /Write a post|Keep writing/ })
    .first()
    .click();
  await expect(textOf(page)).toBeEditable();
}

/** The state of the draft after a pause in writing. */
const saved = (page: Page): Locator => dialogOf(page).locator("[data-look=saved]");

for (const everything of [false, true]) {
  const what = everything ? "whose every text is replaced" : "that is translated";

  test(`the search goes on in a page ${what}`, async ({ page, complaints }) => {
    await translatePages(page, everything);
    await page.goto("/");
    await listPage(page).settled();
    const search = searchDialog(page);
    await search.button.click();
    for (const words of ["ars", "zzzz", "ars", ""]) {
      await search.field.fill(words);
      const found = search.dialog.getByRole("option").first();
      if (words === "zzzz") await expect(search.dialog.getByText(/^Nothing was found/).last()).toBeVisible();
      else await expect(found).toBeVisible();
    }
    expect(complaints).toEqual([]);
  });

  test(`the settings open and change in a page ${what}`, async ({ page, complaints }) => {
    await translatePages(page, everything);
    for (const path of ["/settings", "/settings/contest/sport", "/settings/timezone", "/settings/theme"]) {
      await page.goto(path);
      await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
    }
    await page.getByRole("main").getByRole("radio").last().click();
    expect(complaints).toEqual([]);
  });

  test(`a post is written, left and published in a page ${what}`, async ({ page, product, complaints }) => {
    await translatePages(page, everything);
    await startSignedIn(page, product, await aMember(product));
    await page.goto("/community?type=all");
    await openDialog(page);
    const text = `A save ${String(everything)}`;
    for (const words of ["A", " save", text.slice("A save".length)]) {
      await textOf(page).pressSequentially(words);
      await expect(saved(page)).toBeVisible();
    }
    const files = dialogOf(page).locator("input[type=file]");
    const picture = { name: "save.png", mimeType: "image/png", buffer: aPng(60, 30, [200, 30, 30]) };
    await files.setInputFiles(picture);
    await expect(dialogOf(page).getByLabel("What it shows")).toBeVisible();
    await dialogOf(page).getByRole("button", { name: "Remove Picture 1" }).click();
    await expect(dialogOf(page).getByLabel("What it shows")).toHaveCount(0);
    await files.setInputFiles(picture);
    await dialogOf(page).getByLabel("What it shows").fill("A save");
    await expect(saved(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialogOf(page)).toHaveCount(0);
    await openDialog(page);
    await expect(textOf(page)).toHaveValue(text);
    await dialogOf(page).locator("footer button").last().click();
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(page.locator("[data-feed] [data-post-id]").filter({ hasText: text })).toHaveCount(1);
    expect(complaints).toEqual([]);
  });

  test(`rich text is written in a page ${what}`, async ({ page, product, complaints }) => {
    await translatePages(page, everything);
    await startSignedIn(page, product, await aMember(product));
    await page.goto("/community?type=all");
    await openDialog(page);
    await dialogOf(page).getByRole("radio").last().click();
    const text = page.locator("[data-editor-text]");
    await expect(text).toBeFocused();
    for (const words of ["One @", "a", " two\n", "three"]) {
      await page.keyboard.type(words);
      await expect(saved(page)).toBeVisible();
    }
    await expect(text.locator("p")).toHaveText(["One @a two", "three"]);
    expect(complaints).toEqual([]);
  });
}
