// A rich reply: written with a picture, read as it was written, and changed in its own mode on a phone.
import { aPng } from "../../support/picture.ts";
import { barriersInBothThemes } from "../../support/barriers.ts";
import { aMember, startSignedIn } from "../../support/signIn.ts";
import { expect, test } from "../../support/test.ts";

test("a rich reply with a picture is read as it was written, and its edit on a phone fills the screen", async ({
  page,
  product,
}) => {
  const { control } = product;
  const { postIds } = await control.act("post", { content: "What a night" });
  const { replyIds } = await control.act("reply", { postId: postIds[0]!, content: "Tell us more" });
  await startSignedIn(page, product, await aMember(product, "Rich Writer"));
  await page.goto(`/posts/${postIds[0]!}`);
  const answered = page.locator(`[data-reply-id="${replyIds[0]!}"]`);
  await answered.getByRole("button", { name: "Reply", exact: true }).click();
  const box = answered.locator("[data-composer]");
  await box.getByRole("radio", { name: "Rich" }).click();
  const text = page.locator("[data-editor-text]");
  await expect(text).toBeFocused();
  await page.keyboard.press("Control+b");
  await page.keyboard.type("Last minute");
  await box
    .locator("input[type=file]")
    .setInputFiles({ name: "goal.png", mimeType: "image/png", buffer: aPng(400, 200, [20, 120, 60]) });
  await expect(text.locator("img")).toBeVisible();
  expect(await barriersInBothThemes(page, { within: "[data-composer]" })).toEqual([]);
  await text.press("Control+Enter");
  const own = page.getByRole("article", { name: "Rich Writer" });
  await expect(own).toBeFocused();
  await expect(own.locator("strong")).toHaveText("Last minute");
  await expect(own.locator("[data-rich-text] img")).toBeVisible();

  await page.setViewportSize({ width: 375, height: 740 });
  await own.getByRole("button", { name: /^More: reply by/ }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  const dialog = page.getByRole("dialog", { name: "Your reply" });
  await expect(dialog.locator("[data-editor-text] strong")).toHaveText("Last minute");
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 375, height: 740 });
  await expect(text).toBeFocused();
  await page.keyboard.press("Control+Home");
  await page.keyboard.type("Yes: ");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(own).toContainText("Yes: Last minute");
  await expect(own).toContainText("Edited");
});
