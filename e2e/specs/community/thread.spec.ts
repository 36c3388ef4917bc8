// A post's page in the browser: landing on a reply far down a chain, and answering by keyboard alone.
import type { Product } from "../../support/product.ts";
import { aMember, startSignedIn } from "../../support/signIn.ts";
import { layoutShifts, watchShifts } from "../../support/stillness.ts";
import { expect, test } from "../../support/test.ts";

interface Chain {
  readonly postId: number;
  /** Ids of the replies, the outermost first. */
  readonly chain: readonly number[];
}

/** A post with a chain of replies, each to the one before, and `others` replies before and after it. */
async function aChain({ control }: Product, depth: number, others: number): Promise<Chain> {
  const { postIds } = await control.act("post", { content: "A post with a long talk below it." });
  const postId = postIds[0]!;
  await control.act("reply", { postId, count: others, content: "Before" });
  const chain: number[] = [];
  for (let level = 0; level < depth; level += 1) {
    const parent = chain.at(-1);
    const { replyIds } = await control.act("reply", {
      postId,
      content: `Level ${level}`,
      ...(parent === undefined ? {} : { parentId: parent }),
    });
    chain.push(replyIds[0]!);
  }
  await control.act("reply", { postId, count: others, content: "After" });
  return { postId, chain };
}

test("a link lands on a reply eight levels down, on a phone, and nothing moves afterwards", async ({
  page,
  product,
  complaints: _complaints,
}) => {
  const { postId, chain } = await aChain(product, 8, 12);
  const last = chain.at(-1)!;
  await page.setViewportSize({ width: 320, height: 640 });
  await watchShifts(page);
  await page.goto(`/posts/${postId}?reply=${last}`);
  const reply = page.locator(`[data-reply-id="${last}"]`);
  await expect(reply).toBeFocused();
  await expect(reply).toBeInViewport({ ratio: 1 });
  const before = await layoutShifts(page);
  await expect(page.getByText("Before 1", { exact: true })).toBeAttached();
  await expect(page.locator("[data-reply-id]")).not.toHaveCount(8);
  expect(await layoutShifts(page)).toEqual(before);
  await expect(reply).toBeInViewport({ ratio: 1 });
  // The text keeps most of the width, and says whom it answers.
  const { width } = (await reply.getByText("Level 7").boundingBox())!;
  expect(width).toBeGreaterThan(150);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expect(reply).toContainText("to ");
});

test("a member answers a post and a reply by keyboard alone", async ({
  page,
  product,
  complaints: _complaints,
}) => {
  const { postId, chain } = await aChain(product, 1, 2);
  const member = await aMember(product, "Key Writer");
  await startSignedIn(page, product, member);
  await page.goto(`/posts/${postId}`);
  const prompt = page.getByRole("button", { name: "Write a reply" });
  await prompt.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Write a reply" })).toBeFocused();
  await page.keyboard.type("From the keyboard");
  await page.keyboard.press("Control+Enter");
  const own = page.getByRole("article", { name: "Key Writer" });
  await expect(own).toBeFocused();
  await expect(own).toBeInViewport();
  await expect(own).toContainText("From the keyboard");

  const answered = page.locator(`[data-reply-id="${chain[0]}"]`);
  await answered.getByRole("button", { name: "Reply", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: /^Reply to/ })).toBeFocused();
  await page.keyboard.type("Down here");
  await page.keyboard.press("Control+Enter");
  const below = page.getByRole("listitem").filter({ has: answered }).getByText("Down here");
  await expect(below).toBeVisible();
  await page.reload();
  await expect(page.getByText("From the keyboard")).toBeVisible();
});

test("a notice leads to its reply, also when the page is known already, and Back leads to the notices", async ({
  page,
  product,
  complaints: _complaints,
}) => {
  const member = await aMember(product, "Told Writer");
  const { postId, chain } = await aChain(product, 6, 12);
  const replyId = chain.at(-1)!;
  const notice = { userId: member.userId, type: "reply", postId, replyId, text: "Well said" } as const;
  await product.control.act("notice", notice);
  await startSignedIn(page, product, member);
  await page.setViewportSize({ width: 375, height: 640 });
  await page.goto("/message");
  const reply = page.locator(`[data-reply-id="${replyId}"]`);
  for (const visit of ["first", "second"]) {
    await test.step(`${visit} visit`, async () => {
      await page.getByRole("main").getByRole("link", { name: "Well said" }).click();
      await expect(page).toHaveURL(`/posts/${postId}?reply=${replyId}`);
      await expect(reply).toBeFocused();
      await expect(page).toHaveTitle(/Post/);
      await expect(page.locator("[data-reply-id]")).not.toHaveCount(6);
      await expect(reply).toBeInViewport({ ratio: 1 });
      await page.goBack();
      await expect(page).toHaveURL("/message");
    });
  }
});
