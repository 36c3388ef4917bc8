// A post's page: the post in each state, its replies as trees, and the reply that a link leads to.
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { type PageAnswers, type RenderedPage, renderPage, settled } from "#components/testing/renderPage.tsx";
import type { PostDetail } from "#domain/community/post.ts";
import type { Reply } from "#domain/community/reply.ts";
import { aPost } from "#domain/testing/aPost.ts";
import { aReply, aReplyPage } from "#domain/testing/aReply.ts";
import { pageClient } from "#state/pageData/pageClient.ts";
import { PostPage } from "./PostPage.tsx";
import { readPostSearch } from "./postSearch.ts";

const scrolledTo = vi.fn();
Element.prototype.scrollIntoView = function scrollIntoView() {
  scrolledTo(this.getAttribute("data-reply-id"));
};

afterEach(() => {
  pageClient.clear();
  scrolledTo.mockClear();
  vi.useRealTimers();
});

const aDetail = (over: Partial<PostDetail> = {}): PostDetail => ({
  ...aPost(1),
  content: "First line\nSecond line",
  ...over,
});

const show = (answers: PageAnswers, replyId?: number): Promise<RenderedPage> =>
  renderPage({
    address: "/posts/1",
    path: "/posts/$postId",
    page: () => <PostPage postId={1} replyId={replyId} />,
    answers: { post: () => aDetail(), replies: () => aReplyPage([]), ...answers },
  });

/** Answers `replies` from lists by the reply that they answer, 0 for the post. */
const listsOf =
  (lists: Readonly<Record<number, readonly Reply[]>>): NonNullable<PageAnswers["replies"]> =>
  ({ parentId = 0 }) =>
    aReplyPage(lists[parentId] ?? []);

const to = (parentId: number, id: number, over: Partial<Reply> = {}): Reply =>
  aReply(id, { parentId, replyTo: `Writer ${parentId}`, ...over });

const shown = (): readonly string[] =>
  [...document.querySelectorAll("[data-reply-id]")].map((each) => each.getAttribute("data-reply-id") ?? "");
const reply = (id: number): HTMLElement => document.querySelector<HTMLElement>(`[data-reply-id="${id}"]`)!;
const press = (name: string | RegExp, inside?: HTMLElement): void => {
  fireEvent.click((inside ? within(inside) : screen).getByRole("button", { name }));
};

it("shows the whole text with its line breaks, and names the tab after the author", async () => {
  await show({});
  expect(screen.getByText(/First line/).textContent).toBe("First line\nSecond line");
  expect(document.title).toBe("Post by Writer 1 – Touchline");
  expect(screen.getByText("No replies yet.")).toBeTruthy();
});

it("shows a title as the heading of the page, and rich text as elements", async () => {
  const content = JSON.stringify({ ops: [{ insert: "Bold", attributes: { bold: true } }, { insert: "\n" }] });
  await show({ post: () => aDetail({ title: "Derby", contentMode: "rich", content }) });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Derby");
  expect(screen.getByText("Bold").tagName).toBe("STRONG");
  expect(document.title).toBe("Derby – Touchline");
});

it("shows a picture of rich text once, in its place, and the others below the text", async () => {
  const ops = [{ insert: "Look: " }, { insert: { image: { src: "/img/a.png", alt: "In the text" } } }];
  const medium = (src: string, alt: string) =>
    ({ kind: "image", src, poster: "", width: 9, height: 7, alt }) as const;
  const media = [medium("/img/a.png", "In the text"), medium("/img/b.png", "Below")];
  await show({ post: () => aDetail({ contentMode: "rich", content: JSON.stringify({ ops }), media }) });
  expect(screen.getByAltText("In the text").closest("[data-rich-text]")).toBeTruthy();
  expect(screen.getByAltText("Below").closest("[data-rich-text]")).toBeNull();
});

it("is not found where the server knows no such post", async () => {
  await show({ post: () => ({ code: 404 }) });
  expect(screen.getByText("not found")).toBeTruthy();
});

it.each([
  ["refuses it", () => ({ code: 4022 })],
  ["marks it", () => aDetail({ isDeleted: true })],
])("says that a post is deleted when the server %s", async (_how, post) => {
  await show({ post });
  expect(screen.getByText("This post was deleted.")).toBeTruthy();
  expect(screen.queryByText("Replies")).toBeNull();
});

it("shows neither text nor replies of a locked post", async () => {
  const { asked } = await show({ post: () => aDetail({ isLocked: true, text: "", content: "" }) });
  expect(document.querySelector('[data-post-state="locked"]')).not.toBeNull();
  expect(screen.queryByText("Replies")).toBeNull();
  expect(asked.some((call) => call.startsWith("replies"))).toBe(false);
});

it.each([
  ["public", null],
  ["onlyFans", "noindex"],
  ["close", "noindex"],
] as const)("a post with the visibility %s says %s to search engines", async (visibility, content) => {
  await show({ post: () => aDetail({ visibility }) });
  expect(document.head.querySelector("meta[name=robots]")?.getAttribute("content") ?? null).toBe(content);
});

it("covers the post of a muted author until it is asked for", async () => {
  await show({ post: () => aDetail({ isMuted: true }) });
  expect(screen.queryByText(/First line/)).toBeNull();
  expect(document.title).toBe("Post – Touchline");
  press("Show once");
  expect(screen.getByText(/First line/)).toBeTruthy();
});

it("opens a chain on request, follows a conversation to its end, and closes it again", async () => {
  const { asked } = await show({
    replies: listsOf({
      0: [aReply(1, { childCount: 1 }), aReply(2)],
      1: [to(1, 3, { childCount: 1 })],
      3: [to(3, 4)],
    }),
  });
  expect(shown()).toEqual(["1", "2"]);
  press("1 reply", reply(1));
  await waitFor(() => expect(shown()).toEqual(["1", "3", "4", "2"]));
  const button = within(reply(1)).getByRole("button", { name: "2 replies" });
  expect(button.getAttribute("aria-expanded")).toBe("true");
  const before = asked.length;
  press("2 replies", reply(1));
  expect(shown()).toEqual(["1", "2"]);
  press("2 replies", reply(1));
  expect(shown()).toEqual(["1", "3", "4", "2"]);
  expect(asked).toHaveLength(before);
});

it("loads further pages of the list that its first page named, and drops what it has already", async () => {
  const { asked } = await show({
    replies: ({ page }) =>
      page === 1
        ? aReplyPage([aReply(1), aReply(2)], { total: 4, hasMore: true })
        : aReplyPage([aReply(2), aReply(3), aReply(4)], { page, total: 4 }),
  });
  press("2 more replies");
  await waitFor(() => expect(shown()).toEqual(["1", "2", "3", "4"]));
  expect(screen.queryByRole("button", { name: /more repl/ })).toBeNull();
  expect(asked.filter((call) => call.startsWith("replies"))).toEqual([
    'replies {"postId":1,"sort":"oldest","page":1}',
    'replies {"postId":1,"sort":"oldest","page":2,"anchor":"r1"}',
  ]);
});

it("keeps what is shown when a further page fails, and Retry loads it", async () => {
  let broken = true;
  await show({
    replies: ({ page }) => {
      if (page === 1) return aReplyPage([aReply(1)], { total: 2, hasMore: true });
      return broken ? { code: 500 } : aReplyPage([aReply(2)], { page, total: 2 });
    },
  });
  press("1 more reply");
  const retry = await screen.findByRole("button", { name: "Retry" });
  expect(shown()).toEqual(["1"]);
  broken = false;
  fireEvent.click(retry);
  await waitFor(() => expect(shown()).toEqual(["1", "2"]));
});

it("starts again on request when the order is not kept any more", async () => {
  let anchor = "old";
  await show({
    replies: ({ page, anchor: given }) => {
      if (page === 1)
        return aReplyPage([aReply(anchor === "old" ? 1 : 5)], { total: 2, hasMore: true, anchor });
      return given === anchor ? aReplyPage([aReply(2)], { page, total: 2 }) : { code: 4029 };
    },
  });
  anchor = "new";
  press("1 more reply");
  await screen.findByText("The order has changed.");
  expect(shown()).toEqual(["1"]);
  press("Start again");
  await waitFor(() => expect(shown()).toEqual(["5"]));
  press("1 more reply");
  await waitFor(() => expect(shown()).toEqual(["5", "2"]));
});

it("shows a failure of the first page, and Retry loads it", async () => {
  let broken = true;
  await show({ replies: () => (broken ? { code: 500 } : aReplyPage([aReply(1)])) });
  expect(screen.getByText("The replies could not be loaded.")).toBeTruthy();
  broken = false;
  press("Retry");
  await waitFor(() => expect(shown()).toEqual(["1"]));
});

it("asks for another order from its first page", async () => {
  const { asked } = await show({ replies: () => aReplyPage([aReply(1)]) });
  fireEvent.change(screen.getByRole("combobox", { name: "Order of the replies" }), {
    target: { value: "mostLiked" },
  });
  await settled();
  expect(asked.at(-1)).toBe('replies {"postId":1,"sort":"mostLiked","page":1}');
});

it("shows a line for a deleted reply that others answer, and covers one of a muted member", async () => {
  await show({
    replies: listsOf({
      0: [
        aReply(1, { isDeleted: true, content: "", childCount: 1 }),
        aReply(2, { isMuted: true, childCount: 1 }),
      ],
      2: [to(2, 3)],
    }),
  });
  expect(reply(1).textContent).toContain("This reply was deleted.");
  expect(reply(2).textContent).toContain("1 reply by somebody you muted");
  expect(reply(2).textContent).not.toContain("Writer 2");
  press("1 reply", reply(2));
  await waitFor(() => expect(shown()).toEqual(["1", "2", "3"]));
  press("Show once", reply(2));
  expect(reply(2).textContent).toContain("Reply 2");
});

it("lands on the reply of a link, below those it answers, with the focus and a mark for 5 s", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  const path = [aReply(7, { childCount: 3 }), to(7, 8, { childCount: 1 })];
  await show(
    {
      replies: listsOf({ 0: [aReply(1), path[0]!] }),
      replyContext: () => ({ post: aPost(1), ancestors: path, reply: to(8, 9), page: 4 }),
    },
    9,
  );
  expect(shown()).toEqual(["7", "8", "9", "1"]);
  expect(within(reply(7)).getByRole("button", { name: "4 replies" })).toBeTruthy();
  expect(scrolledTo.mock.calls).toEqual([["9"]]);
  expect(document.activeElement).toBe(reply(9));
  expect(reply(9).dataset["marked"]).toBe("");
  await vi.advanceTimersByTimeAsync(4_000);
  expect(reply(9).dataset["marked"]).toBe("");
  await vi.advanceTimersByTimeAsync(1_100);
  expect(reply(9).dataset["marked"]).toBeUndefined();
});

it("covers a reply, and changes its likes, when the core says so while it is shown", async () => {
  const { send } = await show(
    {
      replies: () => aReplyPage([aReply(1)]),
      replyContext: () => ({ post: aPost(1), ancestors: [], reply: aReply(9), page: 1 }),
    },
    9,
  );
  send({
    posts: [
      { kind: "muted", userId: 101, isMuted: true },
      { kind: "reply", id: 9, likeCount: 4, isLiked: true },
    ],
  });
  await waitFor(() => expect(reply(1).textContent).toContain("1 reply by somebody you muted"));
  expect(within(reply(9)).getByRole("button", { name: "Like, 4 likes", pressed: true })).toBeTruthy();
  send({ posts: [{ kind: "muted", userId: 101, isMuted: false }] });
  await waitFor(() => expect(reply(1).textContent).toContain("Reply 1"));
});

it.each([
  ["is unknown", () => ({ code: 404 })],
  ["was deleted", () => ({ post: aPost(1), ancestors: [], reply: aReply(9, { isDeleted: true }), page: 1 })],
  ["is below another post", () => ({ post: aPost(2), ancestors: [], reply: aReply(9), page: 1 })],
])("says so when the reply of a link %s, and shows the others", async (_why, replyContext) => {
  await show({ replies: () => aReplyPage([aReply(1)]), replyContext }, 9);
  expect(screen.getByText(/does not exist, or it was deleted/)).toBeTruthy();
  expect(scrolledTo).toHaveBeenCalledOnce();
  expect(shown()).toEqual(["1"]);
});

it("loads the reply of a link again after a failure", async () => {
  let broken = true;
  await show(
    {
      replyContext: () =>
        // No answer at all.
        (broken ? undefined : { post: aPost(1), ancestors: [], reply: aReply(9), page: 1 }) as never,
    },
    9,
  );
  broken = false;
  press("Retry");
  await waitFor(() => expect(document.activeElement).toBe(reply(9)));
});

it("reads the reply from an address, and ignores anything but an id", () => {
  expect(readPostSearch({ reply: 12 })).toEqual({ reply: 12 });
  expect(readPostSearch({ reply: "12" })).toEqual({ reply: 12 });
  for (const junk of ["x", "-1", 0, 1.5, null, undefined, ["1", "2"], 1e20])
    expect(readPostSearch({ reply: junk })).toEqual({ reply: undefined });
});

it("asks again for a list as it was when a change puts it out of date, with later pages", async () => {
  const { send, asked } = await show({
    replies: ({ page, anchor }) =>
      page === 1
        ? aReplyPage([aReply(1, { likeCount: anchor === undefined ? 0 : 7 })], { total: 2, hasMore: true })
        : aReplyPage([aReply(2)], { page, total: 2 }),
  });
  press("1 more reply");
  await waitFor(() => expect(shown()).toEqual(["1", "2"]));
  const before = asked.length;
  send({ outdated: ["replies:1"] });
  await waitFor(() => expect(reply(1).textContent).toContain("7 likes"));
  expect(asked.slice(before).toSorted()).toEqual([
    'replies {"postId":1,"sort":"oldest","page":1,"anchor":"r1"}',
    'replies {"postId":1,"sort":"oldest","page":2,"anchor":"r1"}',
  ]);
});

it("says that others have replied since, and shows the newest first on request", async () => {
  let newest: readonly Reply[] = [];
  const { send, asked } = await show({
    post: () => aDetail({ replyCount: 1 }),
    replies: ({ sort }) => aReplyPage(sort === "newest" ? newest : [aReply(1)]),
  });
  newest = [aReply(2), aReply(1)];
  send({ posts: [{ kind: "post", id: 1, replyCount: 2 }] });
  const button = await screen.findByRole("button", { name: "Show 1 new reply" });
  expect(shown()).toEqual(["1"]);
  fireEvent.click(button);
  await waitFor(() => expect(shown()).toEqual(["2", "1"]));
  expect(screen.queryByRole("button", { name: /new repl/ })).toBeNull();
  expect(asked.at(-1)).toContain('"sort":"newest"');
});
