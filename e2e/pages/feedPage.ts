// Page model of a list of posts: what it shows, how further pages are loaded, and where a post is on the screen.
import type { Locator, Page } from "@playwright/test";
import type { Product } from "../support/product.ts";
import { expect } from "../support/assert/expect.ts";

/** The call of the community's list. */
export const POST_LIST = "/v1/api/community/post/list";
/** Posts of a page of the list. */
export const FEED_PAGE_SIZE = 20;
/** docs/product.md#place-in-a-feed, px. */
export const NEAR_PX = 4;

/** The orders of a list: in the address, and in the call. */
export const FEED_SORTS = {
  newest: "TIME_DESC",
  oldest: "TIME_ASC",
  mostLiked: "LIKE_COUNT_DESC",
  mostReplied: "REPLY_COUNT_DESC",
} as const;

export interface FeedPageModel {
  readonly posts: Locator;
  /** Ids of the posts, in order. */
  ids(): Promise<readonly number[]>;
  /** Scrolls to the end of what is loaded until `count` posts are; presses "Show more" where nothing loads by itself. */
  load(count: number): Promise<void>;
  /** Distance of a post's upper edge from the window's, px. */
  topOf(id: number): Promise<number>;
  /** Scrolls so that a post's upper edge is `px` below the window's. */
  scrollTo(id: number, px: number): Promise<void>;
  /** Opens a post by its time. */
  open(id: number): Promise<void>;
}

/** A model of a page with one list of posts; `goto` first. */
export function feedPage(page: Page): FeedPageModel {
  const posts = page.locator("[data-feed] [data-post-id]");
  const post = (id: number): Locator => page.locator(`[data-post-id="${id}"]`);
  const more = page.locator("[data-feed] + div").getByRole("button", { name: "Show more" });
  return {
    posts,
    ids: () => posts.evaluateAll((all) => all.map((each) => Number(each.getAttribute("data-post-id")))),
    async load(count) {
      await expect(posts.first()).toBeVisible();
      for (let shown = await posts.count(); shown < count; shown = await posts.count()) {
        // Five pages load by themselves (docs/product.md#feeds).
        if (shown >= 5 * FEED_PAGE_SIZE) await more.click();
        await expect(async () => {
          await posts.last().scrollIntoViewIfNeeded();
          expect(await posts.count()).toBeGreaterThan(shown);
        }).toPass();
      }
    },
    topOf: (id) => post(id).evaluate((element) => element.getBoundingClientRect().top),
    scrollTo: (id, px) =>
      post(id).evaluate((element, top) => {
        scrollBy({ top: element.getBoundingClientRect().top - top, behavior: "instant" });
      }, px),
    open: (id) => post(id).locator("time").dispatchEvent("click"),
  };
}

interface ListAnswer {
  readonly data: { readonly anchor: string; readonly list: readonly { readonly postId: number }[] };
}

/** The ids of the first pages of all posts as the server lists them now, in an order of FEED_SORTS. */
export async function listedNow(
  page: Page,
  { origin }: Pick<Product, "origin">,
  sort: keyof typeof FEED_SORTS,
  pages: number,
): Promise<readonly number[]> {
  const ids: number[] = [];
  let anchor: string | undefined;
  for (let at = 1; at <= pages; at += 1) {
    const list = { sort: FEED_SORTS[sort], postType: "ALL", size: FEED_PAGE_SIZE, page: at };
    const params = { ...list, ...(anchor ? { anchor } : {}) };
    const { data } = (await (await page.request.get(origin + POST_LIST, { params })).json()) as ListAnswer;
    anchor = data.anchor;
    ids.push(...data.list.map(({ postId }) => postId));
  }
  return ids;
}
