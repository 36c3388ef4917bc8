// A member's post and reply while they are sent slowly, while it is unknown whether they were, and after a refusal.
// See docs/product.md#outbox.
import type { Locator, Page } from "@playwright/test";
import { barriers, barriersInBothThemes } from "../../support/barriers.ts";
import type { Product } from "../../support/product.ts";
import { pressIfThere } from "../../pages/pressIfThere.ts";
import { aMember, startSignedIn } from "../../support/signIn.ts";
import { expect, test } from "../../support/test.ts";

const API = "/v1/api/community";

/** What is being sent, in a list. */
const inState = (list: Locator, state: string): Locator => list.locator(`[data-post-state=${state}]`);

/** The next call waits until the faults are cleared. */
async function hold({ control }: Product, what: "post" | "reply"): Promise<void> {
  await control.act("fault", { path: `${API}/${what}/create`, kind: "hold", count: 1 });
}

/** The answers of the next calls are lost, and so is every question about them. */
async function lose({ control }: Product, what: "post" | "reply"): Promise<void> {
  const path = `${API}/${what}/create`;
  // Each answer: a browser sends a call again whose connection was open before and is cut without an answer.
  await control.act("fault", { path, kind: "lose" });
  await control.act("fault", { path: `${API}/${what}/byKey`, kind: "drop" });
}

/** Presses Check once the server answers again: what was lost is found, and is there once. */
async function expectFound({ control }: Product, list: Locator): Promise<void> {
  const unknown = inState(list, "unknown");
  await expect(unknown).toContainText("We do not know whether this was sent.");
  await expect(unknown.getByRole("button")).toHaveText(["Check", "Copy"]);
  await control.act("clearFaults");
  await pressIfThere(unknown.getByRole("button", { name: "Check" }));
  await expect(unknown).toHaveCount(0);
}

/** What was refused keeps the server's words; it is sent again, opened by `onEdit`, and discarded. */
async function expectRefused(page: Page, list: Locator, onEdit: () => Promise<void>): Promise<void> {
  const failed = inState(list, "failed");
  await expect(failed).toContainText("This was not sent.");
  const words = await failed.innerText();
  await failed.getByRole("button", { name: "Retry" }).click();
  await expect(failed).toHaveText(words, { useInnerText: true });
  await failed.getByRole("button", { name: "Edit" }).click();
  await onEdit();
  await failed.getByRole("button", { name: "Discard" }).click();
  await expect(failed).toHaveCount(0);
  await expect(page.locator("[data-toast=undo]")).toContainText("Your draft is discarded.");
}

test("a post is pending, unknown and found again, or refused in words", async ({ page, product }) => {
  const { control } = product;
  await startSignedIn(page, product, await aMember(product));
  await page.goto("/community?type=all");
  const main = page.getByRole("main");
  const dialog = page.getByRole("dialog", { name: "New post" });
  const text = dialog.getByRole("textbox", { name: "Text" });
  const published = (words: string): Locator =>
    page.locator("[data-feed] [data-post-id]").filter({ hasText: words });
  /** The dialog is left before the outcome is known. */
  async function publish(words: string): Promise<void> {
    await main.getByRole("button", { name: "Write a post" }).click();
    await text.fill(words);
    await dialog.getByRole("button", { name: "Publish" }).click();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  }

  await hold(product, "post");
  await publish("Slowly sent");
  await expect(inState(main, "pending")).toContainText("Slowly sent");
  await expect(inState(main, "pending").getByRole("status")).toHaveText("Sending…");
  await expect(inState(main, "pending").getByRole("button")).toHaveCount(0);
  await control.act("clearFaults");
  await expect(inState(main, "pending")).toHaveCount(0);
  await expect(published("Slowly sent")).toHaveCount(1);

  await lose(product, "post");
  await publish("Lost on the way");
  await expect(inState(main, "unknown")).toContainText("Lost on the way");
  expect(await barriersInBothThemes(page, { within: "[data-post-state=unknown]" })).toEqual([]);
  await expectFound(product, main);
  await expect(published("Lost on the way")).toHaveCount(1);

  await control.act("fault", { path: `${API}/post/create`, kind: "status", status: 429 });
  await publish("Refused for now");
  await expectRefused(page, main, async () => {
    await expect(text).toHaveValue("Refused for now");
    await page.keyboard.press("Escape");
  });
  await expect(published("Refused for now")).toHaveCount(0);
});

test("a reply is pending, unknown and found again, or refused in words", async ({ page, product }) => {
  const { control } = product;
  const { postIds } = await control.act("post", { content: "What do you think?" });
  await startSignedIn(page, product, await aMember(product, "Slow Writer"));
  await page.goto(`/posts/${postIds[0]!}`);
  const main = page.getByRole("main");
  const unsent = main.getByRole("list", { name: "Replies that are not sent yet" });
  const text = main.getByRole("textbox", { name: "Write a reply" });
  const own = (words: string): Locator =>
    page.getByRole("article", { name: "Slow Writer" }).filter({ hasText: words });
  /** The box is closed before the outcome is known. */
  async function reply(words: string): Promise<void> {
    await main.getByRole("button", { name: "Write a reply" }).click();
    await text.fill(words);
    await text.press("Control+Enter");
    await main.getByRole("button", { name: "Close" }).click();
  }

  await hold(product, "reply");
  await reply("Slowly answered");
  await expect(inState(unsent, "pending")).toContainText("Slowly answered");
  await expect(inState(unsent, "pending").getByRole("button")).toHaveCount(0);
  await control.act("clearFaults");
  await expect(unsent).toHaveCount(0);
  await expect(own("Slowly answered")).toHaveCount(1);

  await lose(product, "reply");
  await reply("Lost on the way");
  await expect(inState(unsent, "unknown")).toContainText("Lost on the way");
  expect(await barriers(page, { within: "[data-post-state=unknown]" })).toEqual([]);
  await expectFound(product, unsent);
  await expect(own("Lost on the way")).toHaveCount(1);

  await control.act("deletePost", { postId: postIds[0]! });
  await reply("Even later");
  await expect(inState(unsent, "failed")).toContainText("This was deleted.");
  await expectRefused(page, unsent, async () => {
    await expect(text).toHaveValue("Even later");
    await main.getByRole("button", { name: "Close" }).click();
  });
});
