// A list of posts: paging by an anchor, its states, new posts, and keys.
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { FeedList } from "#domain/community/post.ts";
import { aPost, aPostPage } from "#domain/testing/aPost.ts";
import { fakeObservers } from "../testing/fakeObservers.ts";
import {
  type Answer,
  forgetFeed,
  ids,
  LIST,
  pageOf,
  RANKED,
  showFeed,
  stubScrolling,
} from "./testing/aFeed.tsx";

beforeEach(stubScrolling);
afterEach(forgetFeed);

it("loads five pages by itself, and the sixth by a press that moves the focus to its first post", async () => {
  const near = fakeObservers();
  const { asked } = showFeed(({ page }) => pageOf(page, 8));
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
  showFeed(({ page }) => pageOf(page, 2));
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
  showFeed(({ page }) =>
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
  showFeed(({ page }) => (page === 2 && down ? "down" : pageOf(page, 2)));
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
  const { asked } = showFeed(
    ({ page, newerThan }) => (newerThan ? pageOf(1, 3, "a2") : page === 1 ? pageOf(1, 2) : "listChanged"),
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
  // The focus follows the drawing of the list.
  await waitFor(() => expect(document.activeElement?.getAttribute("data-post-id")).toBe("6"));
});

it("says what failed when there is no first page, and shows the text of an empty list", async () => {
  let answer: Answer = "notOnOffer";
  showFeed(() => answer);
  await screen.findByText("The posts could not be loaded.");
  answer = aPostPage([]);
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  await screen.findByText("Nothing yet");
  expect(screen.queryByRole("feed")).toBeNull();
});

it("says as of when the posts are while the browser is offline", async () => {
  const { send } = showFeed(() => pageOf(1, 1));
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
    const { send, asked } = showFeed(
      ({ newerThan }) => (newerThan ? pageOf(1, 3, "a2") : pageOf(1, 2)),
      list,
    );
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

it("goes from post to post by j and k, by Page Down inside the list alone, and never while writing", async () => {
  showFeed(({ page }) => pageOf(page, 2));
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
  const { commands } = showFeed(() => pageOf(1, 1));
  await screen.findByRole("feed");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await near();
  await act(() => vi.advanceTimersByTimeAsync(500));
  vi.useRealTimers();
  expect(commands.filter((command) => command.startsWith("watch posts"))).toEqual([
    "watch posts ",
    "watch posts 2,1",
  ]);
});
