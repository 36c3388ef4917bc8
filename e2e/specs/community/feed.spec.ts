// The feed in the browser: the place survives Back, reload and the core's end; news move nothing; paging under change.
import { FEED_PAGE_SIZE, FEED_SORTS, feedPage, listedNow, NEAR_PX, POST_LIST } from "../../pages/feedPage.ts";
import { evaluateInCore } from "../../support/core/coreWorker.ts";
import { sleepingCore } from "../../support/core/sleepingCore.ts";
import { requestsTo } from "../../support/signIn.ts";
import { layoutShifts, watchShifts } from "../../support/stillness.ts";
import { expect, test } from "../../support/test.ts";

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
  const feed = feedPage(page);
  await feed.load(60);
  const id = (await feed.ids())[44]!;
  await feed.scrollTo(id, 97);
  const top = await feed.topOf(id);
  const isBack = async (): Promise<void> => {
    await expect.poll(async () => Math.abs((await feed.topOf(id)) - top)).toBeLessThanOrEqual(NEAR_PX);
    expect((await feed.ids()).indexOf(id)).toBe(44);
  };
  const asked = await requestsTo(product, POST_LIST);

  await feed.open(id);
  await expect(page).toHaveURL(`/posts/${id}`);
  await expect(page.locator("[data-feed]")).toHaveCount(0);
  await page.goBack();
  await isBack();
  await page.reload();
  await isBack();
  expect(await requestsTo(product, POST_LIST)).toBe(asked);

  // Once it has answered.
  await evaluateInCore(browser, product.origin, "setTimeout(() => self.close()); true");
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
  const feed = feedPage(page);
  await feed.load(FEED_PAGE_SIZE);
  const before = await feed.ids();
  const { postIds } = await product.control.act("post", { count: 7, content: "New" });
  // The next report of what is on the screen finds the news due.
  await sleepingCore(browser, product.origin).sleep(75_000);
  await expect(page.getByRole("banner").locator("[data-connection]")).toHaveText("Live");
  await page.evaluate(() => scrollTo({ top: 1_500, behavior: "instant" }));
  const [first = 0] = before;
  const top = await feed.topOf(first);
  const shifts = (await layoutShifts(page)).length;
  const pill = page.locator("[data-new-posts]");
  await expect(pill).toHaveText("7 new posts");
  expect(await feed.topOf(first)).toBe(top);
  expect((await feed.ids()).slice(0, 20)).toEqual(before.slice(0, 20));
  // The header says the age of the scores after the sleep.
  const moved = (await layoutShifts(page)).slice(shifts).flatMap(({ inPage }) => inPage);
  expect(moved.filter(({ inMain }) => inMain)).toEqual([]);
  await pill.click();
  await expect(feed.posts.first()).toBeFocused();
  expect((await feed.ids()).slice(0, 7)).toEqual(postIds.toReversed());
  await expect(feed.posts.first()).toBeInViewport();
  await expect(pill).toHaveCount(0);
});

const PAGES = 4;

for (const sort of Object.keys(FEED_SORTS) as (keyof typeof FEED_SORTS)[]) {
  test(`four pages repeat and skip nothing while others write, delete, like and reply: ${sort}`, async ({
    page,
    product,
  }) => {
    const { control } = product;
    const feed = feedPage(page);
    const before = await listedNow(page, product, sort, PAGES);
    await page.goto(`/community?type=all&sort=${sort}`);
    await expect(feed.posts).toHaveCount(FEED_PAGE_SIZE);
    expect(await feed.ids()).toEqual(before.slice(0, FEED_PAGE_SIZE));
    await control.act("post", { count: 30, likes: 900 });
    const deleted = [21, 34, 35, 58, 79].map((at) => before[at]!);
    for (const postId of deleted) await control.act("deletePost", { postId });
    for (const at of [22, 50, 62, 78]) await control.act("like", { postId: before[at]!, count: 10 });
    for (const at of [25, 66]) await control.act("reply", { postId: before[at]!, count: 10 });
    const left = before.filter((id) => !deleted.includes(id));
    await feed.load(left.length);
    const shown = await feed.ids();
    expect(new Set(shown).size).toBe(shown.length);
    expect(shown.slice(0, left.length)).toEqual(left);
  });
}
