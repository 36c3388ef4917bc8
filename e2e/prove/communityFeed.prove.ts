// One tab of the community: the place in a feed, paging under change in four orders (SEED=N), scrolling, and weight.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser, Page } from "@playwright/test";
import { takeLongTasks, WATCH_SCRIPT } from "../bench/lib/pageWatch.ts";
import { DIST_DIR } from "../build/ensureBuilt.ts";
import { FEED_PAGE_SIZE, FEED_SORTS, feedPage, listedNow, NEAR_PX } from "../pages/feedPage.ts";
import { evaluateInCore } from "../support/core/coreWorker.ts";
import type { Product } from "../support/product.ts";
import { seededRandom } from "../support/seededRandom.ts";
import { expect, test } from "../support/test.ts";
import { wheelFor } from "../support/wheel.ts";
import { expectFigure } from "./lib/figure.ts";

const seed = process.env["SEED"];
const SEEDS = seed === undefined ? [1, 2] : [Number(seed)];
const ADDRESS = "/community?type=all";

interface Return {
  readonly id: number;
  /** Where the post was, px below the window's upper edge. */
  readonly top: number;
  readonly near: number;
  /** From when it is measured: the event of Back, or the start of the page. */
  readonly from: "popstate" | "start";
}

interface ReturnWindow {
  returnedAfter?: number;
}

/** Notes in the page how long it takes, in ms, until a frame has the post at its place. */
function noteReturn({ id, top, near, from }: Return): void {
  const host = globalThis as unknown as ReturnWindow;
  const watch = (since: number): void => {
    const look = (): void => {
      const post = document.querySelector(`[data-feed] [data-post-id="${id}"]`);
      const isThere = post !== null && Math.abs(post.getBoundingClientRect().top - top) <= near;
      if (isThere) host.returnedAfter = performance.now() - since;
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  if (from === "start") watch(0);
  else addEventListener("popstate", () => watch(performance.now()), { once: true });
}

async function returnedAfter(page: Page): Promise<number> {
  await page.waitForFunction(() => (globalThis as unknown as ReturnWindow).returnedAfter !== undefined);
  return page.evaluate(() => (globalThis as unknown as ReturnWindow).returnedAfter ?? NaN);
}

/** Requests for anything of the community but the polls, which no way back causes. */
async function communityReads({ control }: Product): Promise<number> {
  return Object.entries((await control.state()).sinceReset.requests)
    .filter(([path]) => path.includes("/community/") && !/\/(news|counts)$/.test(path))
    .reduce((sum, [, count]) => sum + count, 0);
}

/** The number of those requests once it no longer rises. */
async function settledReads(product: Product): Promise<number> {
  let reads = -1;
  const isSteady = async (): Promise<boolean> => {
    const before = reads;
    reads = await communityReads(product);
    return reads === before;
  };
  await expect.poll(isSteady, { intervals: [500] }).toBe(true);
  return reads;
}

test("the 45th of 60 posts is at its place after Back, a reload and the end of the core", async ({
  browser,
  context,
  page,
  product,
}) => {
  // A second tab, so that the core outlives a reload.
  await (await context.newPage()).goto("/faq");
  const feed = feedPage(page);
  await page.bringToFront();
  await page.goto(ADDRESS);
  await feed.load(60);
  const id = (await feed.ids())[44]!;
  await feed.scrollTo(id, 97);
  const place = { id, top: await feed.topOf(id), near: NEAR_PX };
  const expectThere = async (way: string): Promise<void> => {
    const away = Math.abs((await feed.topOf(id)) - place.top);
    expectFigure(`${way}: away from its place`, away, { atMost: NEAR_PX, unit: "px" });
    expect((await feed.ids()).indexOf(id)).toBe(44);
  };

  await feed.open(id);
  await expect(page).toHaveURL(`/posts/${id}`);
  await expect(page.locator("[data-feed]")).toHaveCount(0);
  await expect(page.locator(`[data-post-id="${id}"]`)).toBeVisible();
  const reads = await settledReads(product);
  await page.evaluate(noteReturn, { ...place, from: "popstate" as const });
  await page.goBack();
  expectFigure("Back: until the post is there", await returnedAfter(page), { atMost: 500, unit: "ms" });
  await expectThere("Back");
  expectFigure("Back: requests", (await settledReads(product)) - reads, { atMost: 0 });

  await page.addInitScript(noteReturn, { ...place, from: "start" as const });
  await page.reload();
  expectFigure("reload: until the post is there", await returnedAfter(page), { atMost: 2_000, unit: "ms" });
  await expectThere("reload");

  await evaluateInCore(browser, product.origin, "self.close(); true");
  await page.reload();
  expectFigure("core ended: until the post is there", await returnedAfter(page), {
    atMost: 2_000,
    unit: "ms",
  });
  await expectThere("core ended");
});

const PAGES = 4;

/** 30 posts, 5 deletions, 40 likes and 20 replies by others, in an order by chance. */
function changesOf(
  random: ReturnType<typeof seededRandom>,
  { control }: Product,
  { deleted, left }: { readonly deleted: readonly number[]; readonly left: readonly number[] },
): (() => Promise<unknown>)[] {
  const times = (count: number, change: () => Promise<unknown>): (() => Promise<unknown>)[] =>
    Array.from({ length: count }, () => change);
  const inOrder = [
    ...times(10, () => control.act("post", { count: 3, likes: random.below(1_000) })),
    ...deleted.map((postId) => () => control.act("deletePost", { postId })),
    ...times(8, () => control.act("like", { postId: random.pick(left), count: 5 })),
    ...times(4, () => control.act("reply", { postId: random.pick(left), count: 5 })),
  ];
  const mixed: (() => Promise<unknown>)[] = [];
  while (inOrder.length > 0) mixed.push(...inOrder.splice(random.below(inOrder.length), 1));
  return mixed;
}

for (const sort of Object.keys(FEED_SORTS) as (keyof typeof FEED_SORTS)[]) {
  for (const each of SEEDS) {
    test(`four pages repeat and skip nothing while others act: ${sort}, seed ${each}`, async ({
      page,
      product,
    }) => {
      const random = seededRandom(each);
      const feed = feedPage(page);
      const before = await listedNow(page, product, sort, PAGES);
      const left = [...before];
      const deleted = Array.from({ length: 5 }, () => left.splice(random.below(left.length), 1)[0]!);
      const changes = changesOf(random, product, { deleted, left });
      await page.goto(`${ADDRESS}&sort=${sort}`);
      await expect(feed.posts).toHaveCount(FEED_PAGE_SIZE);
      const share = Math.ceil(changes.length / (PAGES - 1));
      for (let at = 2; at <= PAGES; at += 1) {
        for (const change of changes.splice(0, share)) await change();
        const least = before.slice(0, at * FEED_PAGE_SIZE).filter((id) => !deleted.includes(id));
        await feed.load(least.length);
      }
      expect(changes).toEqual([]);
      const shown = await feed.ids();
      const missing = left.filter((id) => !shown.includes(id));
      const name = `${sort}, seed ${each}`;
      expectFigure(`${name}: repeated`, shown.length - new Set(shown).size, { atMost: 0 });
      expectFigure(`${name}: missing of ${left.length}`, missing.length, { atMost: 0 });
      expect(shown.filter((id) => !deleted.includes(id)).slice(0, left.length)).toEqual(left);
    });
  }
}

test("500 loaded posts scroll without a long task, the CPU 6 times slower", async ({ page }) => {
  await page.addInitScript(WATCH_SCRIPT);
  const feed = feedPage(page);
  await page.goto(ADDRESS);
  await feed.load(500);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await page.mouse.move(680, 500);
  // A round trip of the slowed page: what came before is not counted.
  await page.evaluate(() => new Promise((resolve) => void setTimeout(resolve, 1_000)));
  await page.evaluate(takeLongTasks);
  await wheelFor(page, 20_000);
  const longest = Math.max(0, ...(await page.evaluate(takeLongTasks)));
  expectFigure("500 posts, CPU 6 times slower: longest task", longest, { atMost: 200, unit: "ms" });
});

/** Paths of the scripts that a page itself loads from a cold start. */
async function scriptsOf(browser: Browser, address: string, shows: string): Promise<readonly string[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  await expect(page.locator(shows).first()).toBeVisible();
  // The region of the toasts is one of the parts of the frame that load last.
  await expect(page.locator("section > [role=alert]")).toBeAttached();
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType("resource").map((entry) => new URL(entry.name).pathname),
  );
  await context.close();
  return [...new Set(scripts)].filter((path) => path.endsWith(".js"));
}

test("what only pages with posts load weighs at most 25 kB", async ({ browser, baseURL, product }) => {
  const origin = baseURL ?? product.origin;
  const others = new Set([
    ...(await scriptsOf(browser, origin, "[data-match-id]")),
    ...(await scriptsOf(browser, `${origin}/faq`, "main h1, main h2")),
  ]);
  const own = (await scriptsOf(browser, origin + ADDRESS, "[data-feed] [data-post-id]")).filter(
    (path) => !others.has(path),
  );
  expect(own.some((path) => path.includes("/community-"))).toBe(true);
  const weigh = (path: string): number => gzipSync(readFileSync(join(DIST_DIR, path))).length / 1_000;
  for (const path of own) console.log(`  ${weigh(path).toFixed(1).padStart(7)} kB  ${path}`);
  const sum = own.reduce((total, path) => total + weigh(path), 0);
  expectFigure("own chunks of /community, gzipped", sum, { atMost: 25, unit: "kB" });
});
