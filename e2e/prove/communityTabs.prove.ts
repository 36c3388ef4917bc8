// The community over several tabs: what twenty tabs ask for, how fast a like is everywhere, and when news are told.
import type { BrowserContext, Page } from "@playwright/test";
import { FEED_PAGE_SIZE, feedPage, POST_LIST } from "../pages/feedPage.ts";
import { likesNoted, noteLikes, pressHeart } from "../pages/heart.ts";
import { createRawTabs, type RawTab } from "../support/core/rawTabs.ts";
import { type SleepingCore, sleepingCore } from "../support/core/sleepingCore.ts";
import type { Product } from "../support/product.ts";
import { aMember, requestsTo, startSignedIn } from "../support/signIn.ts";
import { layoutShifts, watchShifts } from "../support/stillness.ts";
import { expect, test } from "../support/test.ts";
import { expectFigure } from "./lib/figure.ts";

const NEWS = "/v1/api/community/post/news";
const LIKE = "/v1/api/community/post/like";
const ADDRESS = "/community?type=all";
const TABS = 20;
const FIVE_MIN_MS = 5 * 60_000;

const isHidden = (tab: RawTab): Promise<boolean> => tab.evaluate("document.visibilityState === 'hidden'");

/** Opens a tab in front of the others, and waits until it shows the first page of the list. */
async function openFeed(tabs: Awaited<ReturnType<typeof createRawTabs>>, origin: string): Promise<RawTab> {
  const tab = await tabs.open(origin + ADDRESS, { background: false, script: "" });
  const count = "document.querySelectorAll('[data-feed] [data-post-id]').length";
  await expect.poll(() => tab.evaluate(count), { timeout: 30_000 }).toBe(FEED_PAGE_SIZE);
  return tab;
}

/** How many requests for news are made while five minutes pass on the core's clock. */
async function newsInFiveMin(product: Product, core: SleepingCore): Promise<number> {
  const before = await requestsTo(product, NEWS);
  const until = (await core.now()) + FIVE_MIN_MS;
  await expect.poll(() => core.now(), { timeout: FIVE_MIN_MS }).toBeGreaterThanOrEqual(until);
  return (await requestsTo(product, NEWS)) - before;
}

test("twenty tabs ask for the list once, and for news at most six times in five minutes", async ({
  browser,
  baseURL,
  product,
}) => {
  const origin = baseURL ?? product.origin;
  const tabs = await createRawTabs(browser);
  try {
    const opened: RawTab[] = [];
    for (let count = 0; count < TABS; count += 1) opened.push(await openFeed(tabs, origin));
    const lists = await requestsTo(product, POST_LIST);
    expectFigure(`${TABS} tabs: requests for the list`, lists, { atMost: 1 });

    // Another page in front hides all of them. The core's timers of before do not run faster; hiding ends them.
    await tabs.open("about:blank", { background: false, script: "" });
    for (const tab of opened) await expect.poll(() => isHidden(tab)).toBe(true);
    const core = sleepingCore(browser, origin);
    await core.hurry(10);
    expectFigure("… for news in 5 min, all hidden", await newsInFiveMin(product, core), { atMost: 0 });

    const shown = opened.at(-1)!;
    await shown.show();
    await expect.poll(() => isHidden(shown)).toBe(false);
    const news = await newsInFiveMin(product, core);
    expectFigure("… for news in 5 min, one visible", news, { atMost: 6 });
    // Without news the limit would say nothing.
    expect(news).toBeGreaterThanOrEqual(4);
    expect(await requestsTo(product, POST_LIST)).toBe(lists);
  } finally {
    await tabs.close();
  }
});

/** Tabs of a signed-in member with a post that has 3 likes. */
async function tabsWithPost(
  context: BrowserContext,
  first: Page,
  product: Product,
): Promise<readonly Page[]> {
  const author = await aMember(product, "Olga Writer");
  await product.control.act("post", { userId: author.userId, content: "A fine match.", likes: 3 });
  await startSignedIn(first, product, await aMember(product));
  const pages = [first];
  for (let count = 1; count < 4; count += 1) pages.push(await context.newPage());
  for (const page of pages) {
    await page.goto(`/profile/${author.userId}`);
    await expect(page.getByRole("button", { name: "Like, 3 likes" })).toBeVisible();
  }
  await first.bringToFront();
  return pages;
}

/** Waits until every tab shows so many likes. */
async function expectLikes(pages: readonly Page[], likes: number): Promise<void> {
  for (const page of pages) {
    const heart = page.getByRole("button", { name: `Like, ${likes} likes` });
    await expect(heart).toHaveAttribute("aria-pressed", String(likes === 4));
  }
}

test("a like is painted at once, is in every tab within a second, and asks for nothing else", async ({
  context,
  page,
  product,
}) => {
  const pages = await tabsWithPost(context, page, product);
  // The first like loads the code of the core's community.
  const heart = page.locator("[data-like]").first();
  await heart.click();
  await expectLikes(pages, 4);
  await expect.poll(() => requestsTo(product, LIKE)).toBe(1);
  const { requests } = (await product.control.state()).sinceReset;

  for (const each of pages) await noteLikes(each);
  for (const likes of [3, 4, 3, 4]) {
    await heart.click();
    await expectLikes(pages, likes);
  }
  await expect.poll(async () => (await likesNoted(page)).painted.length).toBe(4);
  const { pressed, painted } = await likesNoted(page);
  expect(pressed).toHaveLength(4);
  const paintedAfter = painted.map((at, press) => at - pressed[press]!);
  expectFigure("like: press to paint, slowest of 4", Math.max(...paintedAfter), { atMost: 100, unit: "ms" });
  const everywhere = await Promise.all(pages.map(async (each) => (await likesNoted(each)).changed));
  const seenAfter = everywhere.flatMap((times) => pressed.map((at, press) => (times[press] ?? NaN) - at));
  expectFigure("like: press to the last of 4 tabs", Math.max(...seenAfter), { atMost: 1_000, unit: "ms" });

  const before = await requestsTo(product, LIKE);
  await pressHeart(page, 11);
  await expectLikes(pages, 3);
  await expect.poll(() => requestsTo(product, LIKE)).toBeGreaterThan(before);
  // A request that still runs is followed by the last one.
  await page.reload();
  await expectLikes(pages, 3);
  const calls = (await requestsTo(product, LIKE)) - before;
  expectFigure("11 quick presses: calls", calls, { atMost: 3 });
  expect(calls).toBeGreaterThanOrEqual(1);
  const after = (await product.control.state()).sinceReset.requests;
  // The counts of the posts on the screens are asked for by the clock.
  const others = Object.keys(after).filter(
    (path) =>
      !/\/(like|counts)$/.test(path) &&
      /post\/|user\/|notice|message/.test(path) &&
      after[path] !== requests[path],
  );
  expectFigure("likes: lists, profiles and notices asked for", others.length, { atMost: 0 });
  expect(others).toEqual([]);
});

test("seven new posts are told within 75 s, and nothing moves", async ({
  browser,
  context,
  page,
  product,
}) => {
  // A tab without posts starts the core, so that every timer for news is set by the faster clock.
  const other = await context.newPage();
  await other.goto("/faq");
  await expect(other.getByRole("banner").locator("[data-connection=live]")).toBeVisible();
  const times = 5;
  await sleepingCore(browser, product.origin).hurry(times);
  await watchShifts(page);
  const feed = feedPage(page);
  await page.goto(ADDRESS);
  await page.bringToFront();
  await feed.load(FEED_PAGE_SIZE);
  await expect(page.getByRole("banner").locator("[data-connection=live]")).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 1_500, behavior: "instant" }));
  const before = await feed.ids();
  const tops = await Promise.all(before.map((id) => feed.topOf(id)));
  const shifts = (await layoutShifts(page)).length;
  const startedAt = Date.now();
  await product.control.act("post", { count: 7, content: "New" });
  await page.waitForSelector("[data-new-posts]", { timeout: 60_000 });
  const seconds = ((Date.now() - startedAt) * times) / 1_000;
  expectFigure("7 new posts: until they are told", seconds, { atMost: 75, unit: "s" });
  await expect(page.locator("[data-new-posts]")).toHaveText("7 new posts");
  // The header says the age of the scores, which grows with the faster clock.
  const after = (await layoutShifts(page)).slice(shifts).flatMap(({ inPage }) => inPage);
  expectFigure("… layout shifts of the page", after.filter(({ inMain }) => inMain).length, { atMost: 0 });
  const moved = await Promise.all(before.map(async (id, at) => Math.abs((await feed.topOf(id)) - tops[at]!)));
  expectFigure("… farthest move of a post", Math.max(...moved), { atMost: 0, unit: "px" });
});
