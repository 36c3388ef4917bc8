// A post's page: the post in each state, and its replies as trees.
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { settled } from "#components/testing/renderPage.tsx";
import type { Reply } from "#domain/community/reply.ts";
import { NO_SPOILERS } from "#domain/spoilers.ts";
import { aPost } from "#domain/testing/aPost.ts";
import { aReply, aReplyPage } from "#domain/testing/aReply.ts";
import { pageStore } from "#state/pageStore.ts";
import { spoilersAtom } from "#state/preferences/spoilers.ts";
import { aDetail, listsOf, press, reply, showPost, shown, to } from "./testing/showPost.tsx";

afterEach(() => act(() => pageStore.set(spoilersAtom, NO_SPOILERS)));

Element.prototype.scrollIntoView = () => undefined;

it("shows the whole text with its line breaks, and names the tab after the author", async () => {
  await showPost({});
  expect(screen.getByText(/First line/).textContent).toBe("First line\nSecond line");
  expect(document.title).toBe("Post by \u2068Writer 1\u2069 – Touchline");
  expect(screen.getByText("No replies yet.")).toBeTruthy();
});

it("shows a title as the heading of the page, and rich text as elements", async () => {
  const content = JSON.stringify({ ops: [{ insert: "Bold", attributes: { bold: true } }, { insert: "\n" }] });
  await showPost({ post: () => aDetail({ title: "Derby", contentMode: "rich", content }) });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Derby");
  expect(screen.getByText("Bold").tagName).toBe("STRONG");
  expect(document.title).toBe("Derby – Touchline");
});

it("shows a picture of rich text once, in its place, and the others below the text", async () => {
  const ops = [{ insert: "Look: " }, { insert: { image: { src: "/img/a.png", alt: "In the text" } } }];
  const medium = (src: string, alt: string) =>
    ({ kind: "image", src, poster: "", width: 9, height: 7, alt }) as const;
  const media = [medium("/img/a.png", "In the text"), medium("/img/b.png", "Below")];
  await showPost({ post: () => aDetail({ contentMode: "rich", content: JSON.stringify({ ops }), media }) });
  expect(screen.getByAltText("In the text").closest("[data-rich-text]")).toBeTruthy();
  expect(screen.getByAltText("Below").closest("[data-rich-text]")).toBeNull();
});

it("is not found where the server knows no such post", async () => {
  await showPost({ post: () => ({ code: 404 }) });
  expect(screen.getByText("not found")).toBeTruthy();
});

it.each([
  ["refuses it", () => ({ refusal: "postDeleted" as const })],
  ["marks it", () => aDetail({ isDeleted: true })],
])("says that a post is deleted when the server %s", async (_how, post) => {
  await showPost({ post });
  expect(screen.getByText("This post was deleted.")).toBeTruthy();
  expect(screen.queryByText("Replies")).toBeNull();
});

it("shows neither title, text nor replies of a post about a match whose score is hidden, until it is asked for", async () => {
  act(() => pageStore.set(spoilersAtom, { ...NO_SPOILERS, hideScores: true }));
  const related = [
    { kind: "match", id: 1001, name: "A – B", logo: "", minute: undefined, scoreThen: undefined },
  ] as const;
  const { asked } = await showPost({ post: () => aDetail({ title: "It is 1–0", related }) });
  expect(document.querySelector('[data-post-state="score"]')).not.toBeNull();
  expect(document.title).toBe("Post – Touchline");
  expect(document.body.textContent).not.toMatch(/1–0|First line/);
  expect(asked.some((call) => call.startsWith("replies"))).toBe(false);
  press("Show the post");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("It is 1–0");
  await screen.findByText("No replies yet.");
  expect(document.title).toBe("It is 1–0 – Touchline");
});

it("shows neither text nor replies of a locked post", async () => {
  const { asked } = await showPost({ post: () => aDetail({ isLocked: true, text: "", content: "" }) });
  expect(document.querySelector('[data-post-state="locked"]')).not.toBeNull();
  expect(screen.queryByText("Replies")).toBeNull();
  expect(asked.some((call) => call.startsWith("replies"))).toBe(false);
});

it.each([
  ["public", null],
  ["onlyFans", "noindex"],
  ["close", "noindex"],
] as const)("a post with the visibility %s says %s to search engines", async (visibility, content) => {
  await showPost({ post: () => aDetail({ visibility }) });
  expect(document.head.querySelector("meta[name=robots]")?.getAttribute("content") ?? null).toBe(content);
});

it("covers the post of a muted author until it is asked for", async () => {
  await showPost({ post: () => aDetail({ isMuted: true }) });
  expect(screen.queryByText(/First line/)).toBeNull();
  expect(document.title).toBe("Post – Touchline");
  press("Show once");
  expect(screen.getByText(/First line/)).toBeTruthy();
});

it("opens a chain on request, follows a conversation to its end, and closes it again", async () => {
  const { asked } = await showPost({
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
  const { asked } = await showPost({
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
  await showPost({
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
  await showPost({
    replies: ({ page, anchor: given }) => {
      if (page === 1)
        return aReplyPage([aReply(anchor === "old" ? 1 : 5)], { total: 2, hasMore: true, anchor });
      return given === anchor ? aReplyPage([aReply(2)], { page, total: 2 }) : { refusal: "listChanged" };
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
  await showPost({ replies: () => (broken ? { code: 500 } : aReplyPage([aReply(1)])) });
  expect(screen.getByText("The replies could not be loaded.")).toBeTruthy();
  broken = false;
  press("Retry");
  await waitFor(() => expect(shown()).toEqual(["1"]));
});

it("asks for another order from its first page", async () => {
  const { asked } = await showPost({ replies: () => aReplyPage([aReply(1)]) });
  fireEvent.change(screen.getByRole("combobox", { name: "Order of the replies" }), {
    target: { value: "mostLiked" },
  });
  await settled();
  expect(asked.at(-1)).toBe('replies {"postId":1,"sort":"mostLiked","page":1}');
});

it("shows a line for a deleted reply that others answer, and covers one of a muted member", async () => {
  await showPost({
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

it("covers a reply, and changes its likes, when the core says so while it is shown", async () => {
  const { send } = await showPost(
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

it("asks again for a list as it was when a change puts it out of date, with later pages", async () => {
  const { send, asked } = await showPost({
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
  const { send, asked } = await showPost({
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
