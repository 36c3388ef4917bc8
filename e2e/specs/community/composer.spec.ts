// The dialog in which posts are written: rich text with a picture, one draft in two tabs, and a post written offline.
import type { Locator, Page } from "@playwright/test";
import { evaluateInCore } from "../../support/core/coreWorker.ts";
import { sleepingCore } from "../../support/core/sleepingCore.ts";
import { aPng } from "../../support/picture.ts";
import { aMember, requestsTo, startSignedIn } from "../../support/signIn.ts";
import { expect, test } from "../../support/test.ts";

const ADDRESS = "/community?type=all";
const CREATE = "/v1/api/community/post/create";

const dialogOf = (page: Page): Locator => page.getByRole("dialog", { name: "New post" });
const textOf = (page: Page): Locator => dialogOf(page).getByRole("textbox", { name: "Text" });
const postsOf = (page: Page, text: string): Locator =>
  page.locator("[data-feed] [data-post-id]").filter({ hasText: text });

async function openDialog(page: Page): Promise<void> {
  await page
    .locator("main")
    .getByRole("button", { name: /Write a post|Keep writing/ })
    .first()
    .click();
  await expect(textOf(page)).toBeEditable();
}

test("rich text with a picture is published, and read as it was written", async ({ page, product }) => {
  await startSignedIn(page, product, await aMember(product));
  await page.goto(ADDRESS);
  await openDialog(page);
  await dialogOf(page).getByRole("radio", { name: "Rich" }).click();
  const text = page.locator("[data-editor-text]");
  await expect(text).toBeFocused();
  await page.keyboard.press("Control+b");
  await page.keyboard.type("What a save");
  await dialogOf(page)
    .locator("input[type=file]")
    .setInputFiles({ name: "save.png", mimeType: "image/png", buffer: aPng(600, 300, [200, 30, 30]) });
  await expect(text.locator("[data-upload-progress]")).toHaveCount(0);
  await expect(text.locator("img")).toBeVisible();
  await dialogOf(page).getByLabel("What it shows").fill("A save in the rain");
  await dialogOf(page).getByRole("button", { name: "Publish" }).click();
  await expect(dialogOf(page)).toHaveCount(0);

  const card = postsOf(page, "What a save");
  await expect(card).toHaveCount(1);
  await page.goto(`/posts/${await card.getAttribute("data-post-id")}`);
  const article = page.locator("main article").first();
  await expect(article.locator("strong")).toHaveText("What a save");
  const picture = article.getByRole("img", { name: "A save in the rain" });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});

test("a draft goes on in a second tab, which says so, and publishing there closes the first dialog", async ({
  page,
  context,
  product,
}) => {
  await startSignedIn(page, product, await aMember(product));
  await page.goto(ADDRESS);
  await openDialog(page);
  await textOf(page).fill("From two tabs");
  await expect(dialogOf(page).getByText("Saved", { exact: true })).toBeVisible();

  const other = await context.newPage();
  await other.goto(ADDRESS);
  await openDialog(other);
  await expect(textOf(other)).toHaveValue("From two tabs");
  await expect(dialogOf(other).getByText(/open in another tab/)).toBeVisible();
  await dialogOf(other).getByRole("button", { name: "Publish" }).click();
  await expect(dialogOf(other)).toHaveCount(0);
  await expect(postsOf(other, "From two tabs")).toHaveCount(1);
  await page.bringToFront();
  await expect(dialogOf(page)).toHaveCount(0);
  expect(await requestsTo(product, CREATE)).toBe(1);
});

test("a post written offline on a phone waits, and is one post once the network is back", async ({
  page,
  browser,
  product,
}) => {
  const core = sleepingCore(browser, product.origin);
  await page.setViewportSize({ width: 375, height: 740 });
  await startSignedIn(page, product, await aMember(product));
  await page.goto(ADDRESS);
  await openDialog(page);
  await textOf(page).fill("From the train");
  await evaluateInCore(
    browser,
    product.origin,
    `Object.defineProperty(navigator, "onLine", { value: false, configurable: true }); true`,
  );
  await core.tell("offline");
  await dialogOf(page).getByRole("button", { name: "Publish" }).click();
  await expect(dialogOf(page).getByText(/^You are offline\. This is sent/)).toBeVisible();
  await page.keyboard.press("Escape");
  const waiting = page.locator("[data-post-state]").filter({ hasText: "From the train" });
  await expect(waiting).toBeVisible();
  expect(await requestsTo(product, CREATE)).toBe(0);

  await evaluateInCore(browser, product.origin, "delete navigator.onLine");
  await core.tell("online");
  await expect(waiting).toHaveCount(0);
  await expect(postsOf(page, "From the train")).toHaveCount(1);
  expect(await requestsTo(product, CREATE)).toBe(1);
});
