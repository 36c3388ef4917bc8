// Shows a list of posts for a test, over pages of two posts each, as an entry of the history.
import { vi } from "vitest";
import type { PageRequest } from "#domain/calls/pageCalls.ts";
import type { FeedList, PageOfPosts } from "#domain/community/post.ts";
import type { Refusal } from "#domain/refusals.ts";
import { aPost, aPostPage } from "#domain/testing/aPost.ts";
import type { PageResult } from "#workers/live/contract.ts";
import { aNavigation } from "../../testing/aNavigation.ts";
import { refused } from "../../testing/memberServer.ts";
import { renderWithLive } from "../../testing/renderWithLive.tsx";
import { PostFeed } from "../PostFeed.tsx";

export const LIST = { call: "feed", params: { scope: "forYou", type: "all", sort: "newest" } } as const;
export const RANKED = { call: "feed", params: { ...LIST.params, sort: "mostLiked" } } as const;
/** The list's place in the history has the key "k1". */
const ENTRY = {
  path: "/community",
  search: {},
  flags: {},
  list: undefined,
  historyKey: "k1",
  complete: true,
};

interface Asked {
  readonly page: number;
  readonly anchor?: string;
  readonly newerThan?: string;
}
/** Or a refusal by its name; "down" is no answer. */
export type Answer = PageOfPosts | Refusal | "down";

/** Pages of two posts: 9, 8 · 7, 6 · … down to 1. */
export function pageOf(page: number, pages = 4, anchor = "a1"): PageOfPosts {
  const top = 2 * pages - 2 * (page - 1);
  return aPostPage([aPost(top), aPost(top - 1)], { page, total: 2 * pages, hasMore: page < pages, anchor });
}

/** Shows the list; `asked` has every call for a page. */
export function showFeed(answer: (asked: Asked) => Answer, list: FeedList = LIST) {
  const asked: Asked[] = [];
  const getPage = async ({ params }: PageRequest): Promise<PageResult> => {
    const { page, anchor, newerThan } = params as Asked;
    asked.push({ page, ...(anchor ? { anchor } : {}), ...(newerThan ? { newerThan } : {}) });
    const value = answer(asked.at(-1)!);
    if (value === "down") return { ok: false, reason: "noAnswer", code: -1, message: "error" };
    if (typeof value === "string") return refused(value, "refused");
    return { ok: true, value };
  };
  const rendered = renderWithLive(<PostFeed list={list} empty={<p>Nothing yet</p>} />, {
    getPage,
    navigation: aNavigation(() => undefined, ENTRY),
  });
  return { ...rendered, asked };
}

/** Ids of the posts that are drawn, in order. */
export const ids = (): readonly number[] =>
  [...document.querySelectorAll<HTMLElement>("[data-post-id]")].map((post) => Number(post.dataset["postId"]));

/** Before each test: jsdom does not scroll. */
export function stubScrolling(): void {
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal("scrollBy", vi.fn());
}

/** After each test. */
export function forgetFeed(): void {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}
