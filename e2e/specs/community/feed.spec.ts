// The feed in the browser: the place survives Back, reload and the core's end; news move nothing; paging under change.
import type { Page } from "@playwright/test";
import { evaluateInCore } from "../../support/core/coreWorker.ts";
import { sleepingCore } from "../../support/core/sleepingCore.ts";
import { requestsTo } from "../../support/signIn.ts";
import { layoutShifts, watchShifts } from "../../support/stillness.ts";
import { expect, test } from "../../support/test.ts";

const LIST = "/v1/api/community/post/list";
/** docs/product.md#place-in-a-feed. */
const NEAR_PX = 4;

const posts = (page: Page) => page.locator("[data-feed] [data-post-id]");

async function idsOf(page: Page): Promise<readonly number[]> {
  return posts(page).evaluateAll((all) => all.map((post) => Number(post.getAttribute("data-post-id"))));
}

/** Scrolls to the end of what is loaded until `count` posts are. */
async function loadPosts(page: Page, count: number): Promise<void> {
  await expect(posts(page).first()).toBeVisible();
  await expect(async () => {
    await posts(page).last().scrollIntoViewIfNeeded();
    expect(await posts(page).count()).toBeGreaterThanOrEqual(count);
  }).toPass();
}

/** Distance of a post's upper edge from the window's, px. */
const topOf = (page: Page, id: number): Promise<number> =>
  page.locator(`[data-post-id="${id}"]`).evaluate((post) => post.getBoundingClientRect().top);

test("the place in a feed survives Back, a reload and the end of the core, without another list", async ({
  browser,
  context,
  page,
  product,
}) => {
  // A second tab, so that the core outlives a reload.
  const other = await context.newPage();
  await other.goto("/faq");
  await page.goto("/community?type=all");
  await loadPosts(page, 60);
  const id = (await idsOf(page))[44]!;
  await page.locator(`[data-post-id="${id}"]`).evaluate((post) => {
    scrollBy({ top: post.getBoundingClientRect().top - 97, behavior: "instant" });
  });
  const top = await topOf(page, id);
  const isBack = async (): Promise<void> => {
    await expect.poll(async () => Math.abs((await topOf(page, id)) - top)).toBeLessThanOrEqual(NEAR_PX);
    expect((await idsOf(page)).indexOf(id)).toBe(44);
  };
  const asked = await requestsTo(product, LIST);

  await page.locator(`[data-post-id="${id}"] time`).dispatchEvent("click");
  await expect(page).toHaveURL(`/posts/${id}`);
  await expect(page.locator("[data-feed]")).toHaveCount(0);
  await page.goBack();
  await isBack();
  await page.reload();
  await isBack();
  expect(await requestsTo(product, LIST)).toBe(asked);

  await evaluateInCore(browser, product.origin, "self.close(); true");
  await page.reload();
  await isBack();
});

test("7 new posts are offered without moving anything, and a press brings them with the focus", async ({
  browser,
  page,
  product,
}) => {
  await watchShifts(page);
  await page.goto("/community?type=all");
  await loadPosts(page, 20);
  const before = await idsOf(page);
  const { postIds } = await product.control.act("post", { count: 7, content: "New" });
  // The next report of what is on the screen finds the news due.
  await sleepingCore(browser, product.origin).sleep(75_000);
  await expect(page.getByRole("banner").locator("[data-connection]")).toHaveText("Live");
  await page.evaluate(() => scrollTo({ top: 1_500, behavior: "instant" }));
  const [first = 0] = before;
  const top = await topOf(page, first);
  const shifts = (await layoutShifts(page)).length;
  const pill = page.locator("[data-new-posts]");
  await expect(pill).toHaveText("7 new posts");
  expect(await topOf(page, first)).toBe(top);
  expect((await idsOf(page)).slice(0, 20)).toEqual(before.slice(0, 20));
  // The header says the age of the scores after the sleep.
  const moved = (await layoutShifts(page)).slice(shifts).flatMap(({ inPage }) => inPage);
  expect(moved.filter(({ inMain }) => inMain)).toEqual([]);
  await pill.click();
  await expect(posts(page).first()).toBeFocused();
  expect((await idsOf(page)).slice(0, 7)).toEqual(postIds.toReversed());
  await expect(posts(page).first()).toBeInViewport();
  await expect(pill).toHaveCount(0);
});

const SORTS = {
  newest: "TIME_DESC",
  oldest: "TIME_ASC",
  mostLiked: "LIKE_COUNT_DESC",
  mostReplied: "REPLY_COUNT_DESC",
} as const;
const PAGES = 4;
const PAGE_SIZE = 20;

interface ListAnswer {
  readonly data: { readonly anchor: string; readonly list: readonly { readonly postId: number }[] };
}

/** The ids of the first pages as the server lists them now. */
async function listedNow(page: Page, origin: string, sort: string): Promise<readonly number[]> {
  const ids: number[] = [];
  let anchor: string | undefined;
  for (let at = 1; at <= PAGES; at += 1) {
    const params = { sort, postType: "ALL", size: PAGE_SIZE, page: at, ...(anchor ? { anchor } : {}) };
    const { data } = (await (await page.request.get(origin + LIST, { params })).json()) as ListAnswer;
    anchor = data.anchor;
    ids.push(...data.list.map(({ postId }) => postId));
  }
  return ids;
}

for (const [sort, wireSort] of Object.entries(SORTS)) {
  test(`four pages repeat and skip nothing while others write, delete, like and reply: ${sort}`, async ({
    page,
    product: { control, origin },
  }) => {
    const before = await listedNow(page, origin, wireSort);
    await page.goto(`/community?type=all&sort=${sort}`);
    await expect(posts(page)).toHaveCount(PAGE_SIZE);
    expect(await idsOf(page)).toEqual(before.slice(0, PAGE_SIZE));
    await control.act("post", { count: 30, likes: 900 });
    const deleted = [21, 34, 35, 58, 79].map((at) => before[at]!);
    for (const postId of deleted) await control.act("deletePost", { postId });
    for (const at of [22, 50, 62, 78]) await control.act("like", { postId: before[at]!, count: 10 });
    for (const at of [25, 66]) await control.act("reply", { postId: before[at]!, count: 10 });
    const left = before.filter((id) => !deleted.includes(id));
    await loadPosts(page, left.length);
    const shown = await idsOf(page);
    expect(new Set(shown).size).toBe(shown.length);
    expect(shown.slice(0, left.length)).toEqual(left);
  });
}
