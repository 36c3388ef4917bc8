// A list of posts: paging by an anchor, its states, its place in the history, new posts, and keys.
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { getDefaultStore } from "jotai";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { PageRequest } from "#domain/calls/pageCalls.ts";
import type { FeedList, PostPage } from "#domain/community/post.ts";
import { aPost, aPostPage } from "#domain/testing/aPost.ts";
import { forgetFeedPlaces, keepFeedPlace } from "#state/community/feedPlaces.ts";
import { pageClient } from "#state/pageData/pageClient.ts";
import { sessionAtom } from "#state/session/sessionAtom.ts";
import type { PageResult } from "#workers/live/contract.ts";
import { aNavigation } from "../testing/aNavigation.ts";
import { fakeObservers } from "../testing/fakeObservers.ts";
import { settled } from "../testing/renderPage.tsx";
import { renderWithLive } from "../testing/renderWithLive.tsx";
import { PostFeed } from "./PostFeed.tsx";

const LIST = { call: "feed", params: { scope: "forYou", type: "all", sort: "newest" } } as const;
const RANKED = { call: "feed", params: { ...LIST.params, sort: "mostLiked" } } as const;
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
type Answer = PostPage | number | "down";

/** Pages of two posts: 9, 8 · 7, 6 · … down to 1. */
function pageOf(page: number, pages = 4, anchor = "a1"): PostPage {
  const top = 2 * pages - 2 * (page - 1);
  return aPostPage([aPost(top), aPost(top - 1)], { page, total: 2 * pages, hasMore: page < pages, anchor });
}

function show(answer: (asked: Asked) => Answer, list: FeedList = LIST) {
  const asked: Asked[] = [];
  const getPage = async ({ params }: PageRequest): Promise<PageResult> => {
    const { page, anchor, newerThan } = params as Asked;
    asked.push({ page, ...(anchor ? { anchor } : {}), ...(newerThan ? { newerThan } : {}) });
    const value = answer(asked.at(-1)!);
    if (value === "down") return { ok: false, reason: "noAnswer", code: -1, message: "error" };
    if (typeof value === "number") return { ok: false, reason: "refused", code: value, message: "refused" };
    return { ok: true, value };
  };
  const rendered = renderWithLive(<PostFeed list={list} empty={<p>Nothing yet</p>} />, {
    getPage,
    navigation: aNavigation(() => undefined, ENTRY),
  });
  return { ...rendered, asked };
}

const ids = (): readonly number[] =>
  [...document.querySelectorAll<HTMLElement>("[data-post-id]")].map((post) => Number(post.dataset["postId"]));

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal("scrollBy", vi.fn());
});
afterEach(() => {
  pageClient.clear();
  forgetFeedPlaces();
  getDefaultStore().set(sessionAtom, undefined);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("loads five pages by itself, and the sixth by a press that moves the focus to its first post", async () => {
  const near = fakeObservers();
  const { asked } = show(({ page }) => pageOf(page, 8));
  await screen.findByRole("feed");
  for (let turn = 0; turn < 8; turn += 1) await near();
  expect(asked.map(({ page }) => page)).toEqual([1, 2, 3, 4, 5]);
  expect(asked.slice(1).every(({ anchor }) => anchor === "a1")).toBe(true);
  screen.getByText("10 of 16");
  const more = screen.getByRole("button", { name: "Show more" });
  more.focus();
  fireEvent.click(more);
  fireEvent.click(more);
  await waitFor(() => expect(ids()).toHaveLength(12));
  expect(document.activeElement?.getAttribute("data-post-id")).toBe("6");
  expect(asked).toHaveLength(6);
});

it("says where each post is in the list, and how many there are once that is known", async () => {
  const near = fakeObservers();
  show(({ page }) => pageOf(page, 2));
  const feed = await screen.findByRole("feed", { name: "Posts" });
  expect([feed.dataset["feed"], feed.dataset["sort"]]).toEqual(["feed", "newest"]);
  const places = () =>
    screen
      .getAllByRole("article")
      .map((post) => [post.getAttribute("aria-posinset"), post.getAttribute("aria-setsize")].join("/"));
  expect(places()).toEqual(["1/-1", "2/-1"]);
  await near();
  expect(places()).toEqual(["1/4", "2/4", "3/4", "4/4"]);
  screen.getByText("There are no more posts.");
});

it("lists a post once that is on two pages", async () => {
  const near = fakeObservers();
  show(({ page }) =>
    page === 1
      ? aPostPage([aPost(3), aPost(2)], { total: 3, hasMore: true })
      : aPostPage([aPost(2), aPost(1)], { page: 2, total: 3 }),
  );
  await screen.findByRole("feed");
  await near();
  expect(ids()).toEqual([3, 2, 1]);
});

it("keeps the posts when the next page fails, and Retry loads it at its place", async () => {
  const near = fakeObservers();
  let down = true;
  show(({ page }) => (page === 2 && down ? "down" : pageOf(page, 2)));
  await screen.findByRole("feed");
  await near();
  expect(screen.getByRole("alert").textContent).toContain("More posts could not be loaded.");
  expect(ids()).toEqual([4, 3]);
  down = false;
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(ids()).toEqual([4, 3, 2, 1]));
});

it("says that the order has changed, keeps what is shown, and starts again with a newer list", async () => {
  const near = fakeObservers();
  const { asked } = show(
    ({ page, newerThan }) => (newerThan ? pageOf(1, 3, "a2") : page === 1 ? pageOf(1, 2) : 4029),
    RANKED,
  );
  await screen.findByRole("feed");
  await near();
  await near();
  screen.getByText("The order has changed.");
  expect(ids()).toEqual([4, 3]);
  fireEvent.click(screen.getByRole("button", { name: "Start again" }));
  await waitFor(() => expect(ids()).toEqual([6, 5]));
  expect(asked.at(-1)).toEqual({ page: 1, newerThan: "a1+0" });
  expect(document.activeElement?.getAttribute("data-post-id")).toBe("6");
});

it("says what failed when there is no first page, and shows the text of an empty list", async () => {
  let answer: Answer = 500;
  show(() => answer);
  await screen.findByText("The posts could not be loaded.");
  answer = aPostPage([]);
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  await screen.findByText("Nothing yet");
  expect(screen.queryByRole("feed")).toBeNull();
});

it("says as of when the posts are while the browser is offline", async () => {
  const { send } = show(() => pageOf(1, 1));
  await screen.findByRole("feed");
  expect(screen.queryByText(/You are offline/)).toBeNull();
  send({ connection: { state: "offline", stale: true } as never });
  expect(screen.getByText(/^You are offline. These posts are as of \d\d:\d\d\.$/)).toBeTruthy();
});

const LISTS: readonly FeedList[] = [
  LIST,
  { call: "posts", params: { subject: "match", subjectId: 1001, sort: "newest" } },
  { call: "posts", params: { subject: "match", subjectId: 1001, minute: "67", sort: "newest" } },
  { call: "userPosts", params: { userId: 9, sort: "newest" } },
  { call: "topicPosts", params: { topicId: 3, sort: "newest" } },
];

it.each(LISTS)(
  "offers new posts of $call, inserts none, and a press brings them with the focus",
  async (list) => {
    const { send, asked } = show(({ newerThan }) => (newerThan ? pageOf(1, 3, "a2") : pageOf(1, 2)), list);
    await screen.findByRole("feed");
    expect(document.querySelector("[data-new-posts]")).toBeNull();
    const news = { kind: "news", list, anchor: "a1" } as const;
    const other = { call: "userPosts", params: { userId: 10, sort: "newest" } } as const;
    send({ posts: [{ ...news, list: other, count: 3 }] });
    expect(document.querySelector("[data-new-posts]")).toBeNull();
    send({ posts: [{ ...news, count: 7 }] });
    const pill = screen.getByRole("button", { name: "7 new posts" });
    expect(pill.dataset["newPosts"]).toBe("7");
    expect(ids()).toEqual([4, 3]);
    expect(asked).toHaveLength(1);
    send({ posts: [{ ...news, count: 100 }] });
    fireEvent.click(screen.getByRole("button", { name: "99+ new posts" }));
    await waitFor(() => expect(ids()).toEqual([6, 5]));
    expect(asked.at(-1)).toEqual({ page: 1, newerThan: "a1+100" });
    await waitFor(() => expect(document.activeElement?.getAttribute("data-post-id")).toBe("6"));
    expect(document.querySelector("[data-new-posts]")).toBeNull();
  },
);

/** Post 4 is the first on the screen, 20 px above its edge; jsdom has no layout. */
function scrolledToPost4(): void {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function rect(this: Element) {
    const id = Number(this.querySelector<HTMLElement>("[data-post-id]")?.dataset["postId"]);
    const top = -20 + (4 - id) * 100;
    return { top, bottom: top + 100 } as DOMRect;
  });
}

it("is opened as anew by a reader who was at its top", async () => {
  const first = show(({ page }) => pageOf(page, 4));
  await screen.findByRole("feed");
  first.unmount();
  expect(sessionStorage.getItem("touchline.feedPlaces.1") ?? "{}").toBe("{}");
  const again = show(() => pageOf(1, 4, "a2"));
  await waitFor(() => expect(again.asked).toEqual([{ page: 1 }]));
});

it("returns to its pages and its place in the history without a request", async () => {
  const near = fakeObservers();
  scrolledToPost4();
  const first = show(({ page }) => pageOf(page, 4));
  await screen.findByRole("feed");
  await near();
  await near();
  expect(ids()).toHaveLength(6);
  first.unmount();
  expect(JSON.parse(sessionStorage.getItem("touchline.feedPlaces.1")!)).toMatchObject({
    k1: { anchor: "a1", pages: 3, postId: 4, offset: -20 },
  });
  const again = show(() => "down");
  expect(ids()).toEqual([8, 7, 6, 5, 4, 3]);
  await settled();
  expect(again.asked).toEqual([]);
});

it("asks for all its pages with their anchor after a reload, and draws none before they are there", async () => {
  fakeObservers();
  keepFeedPlace("k1", {
    list: ` ${JSON.stringify(LIST)}`,
    anchor: "a1",
    pages: 3,
    asOf: 0,
    postId: 4,
    offset: 80,
  });
  const { asked } = show(({ page }) => pageOf(page, 4));
  expect(ids()).toEqual([]);
  await screen.findByRole("feed");
  expect(ids()).toEqual([8, 7, 6, 5, 4, 3]);
  expect(asked).toEqual([1, 2, 3].map((page) => ({ page, anchor: "a1" })));
  // jsdom has no layout: the post is at 0, and must be at 80.
  expect(scrollBy).toHaveBeenCalledWith({ top: -80, behavior: "instant" });
});

it("begins at its top when the list of its place is not kept any more", async () => {
  keepFeedPlace("k1", {
    list: ` ${JSON.stringify(RANKED)}`,
    anchor: "old",
    pages: 2,
    asOf: 0,
    postId: 3,
    offset: 0,
  });
  const { asked } = show(({ anchor }) => (anchor === "old" ? 4029 : pageOf(1, 2, "a2")), RANKED);
  await screen.findByRole("feed");
  expect(ids()).toEqual([4, 3]);
  expect(asked.at(-1)).toEqual({ page: 1 });
});

it("keeps no place of a member who has signed out", async () => {
  getDefaultStore().set(sessionAtom, { session: "s", id: 7, name: "A", avatar: "" });
  scrolledToPost4();
  const { unmount } = show(() => pageOf(1, 2));
  await screen.findByRole("feed");
  act(() => getDefaultStore().set(sessionAtom, undefined));
  await settled();
  expect(sessionStorage.getItem("touchline.feedPlaces.1")).toBeNull();
  unmount();
  expect(sessionStorage.getItem("touchline.feedPlaces.1")).not.toContain('"s ');
});

it("goes from post to post by j and k, by Page Down inside the list alone, and never while writing", async () => {
  show(({ page }) => pageOf(page, 2));
  await screen.findByRole("feed");
  const focused = (): string | null | undefined => document.activeElement?.getAttribute("data-post-id");
  const press = (key: string): boolean => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  expect(press("PageDown")).toBe(true);
  expect(focused()).toBeNull();
  // jsdom has no layout: all posts end above the header, so the first key finds none below it.
  document.querySelector<HTMLElement>("[data-post-id]")?.focus();
  press("j");
  expect(focused()).toBe("3");
  press("k");
  expect(focused()).toBe("4");
  press("k");
  expect(focused()).toBe("4");
  expect(press("PageDown")).toBe(false);
  expect(focused()).toBe("3");
  press("j");
  expect(document.activeElement?.textContent).toBe("Show more");
  const field = document.createElement("textarea");
  document.querySelector("article")?.append(field);
  field.focus();
  press("j");
  expect(document.activeElement).toBe(field);
});

it("tells the core which posts are near the window, once for the list", async () => {
  const near = fakeObservers();
  const { commands } = show(() => pageOf(1, 1));
  await screen.findByRole("feed");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  await near();
  await act(() => vi.advanceTimersByTimeAsync(500));
  vi.useRealTimers();
  expect(commands.filter((command) => command.startsWith("watch posts"))).toEqual([
    "watch posts ",
    "watch posts 2,1",
  ]);
});
