// A list of posts: author, time and text, page by page, and the text of an empty list.
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { pageStore } from "#state/pageStore.ts";
import type { PageOfPosts } from "#domain/community/post.ts";
import type { PageRequest } from "#domain/calls/pageCalls.ts";
import { aPost as post, aPostPage as page } from "#domain/testing/aPost.ts";
import { OPEN_AUTH_DIALOG } from "#state/dialogs/authDialog.ts";
import { sessionAtom } from "#state/session/sessionAtom.ts";
import { toasts } from "#ui/overlays/toast.ts";
import type { PageResult } from "#workers/live/contract.ts";
import { PostList } from "./PostList.tsx";
import { renderWithLive } from "../testing/renderWithLive.tsx";

/** Renders a list; `pages` answers its calls. */
function show(pages: (number: number) => PageOfPosts | undefined) {
  const getPage = async ({ params }: PageRequest): Promise<PageResult> => {
    const value = pages((params as { readonly page: number }).page);
    return value === undefined
      ? { ok: false, reason: "refused", code: 500, message: "error" }
      : { ok: true, value };
  };
  return renderWithLive(<PostList subject="match" subjectId={1001} sort="newest" />, { getPage });
}

const texts = (): readonly (string | undefined)[] =>
  screen.queryAllByRole("article").map((article) => article.querySelector("p")?.textContent ?? undefined);

it("shows author, time, text and the numbers of likes and replies", async () => {
  show(() => page([post(1)]));
  const article = await screen.findByRole("article");
  expect(article.textContent).toContain("Writer 1");
  expect(article.textContent).toContain("1 like");
  expect(article.textContent).toContain("0 replies");
  expect(article.querySelector("time")?.textContent).toMatch(/^[56] minutes ago$/);
  expect(article.querySelector("img")?.getAttribute("src")).toBe("/images/default-avatar.png");
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});

it("loads the next page, shows how many are loaded, and moves the focus to the first new post", async () => {
  const first = page([post(1), post(2)], { total: 3, hasMore: true });
  show((number) => (number === 1 ? first : page([post(3)], { page: 2, total: 3 })));
  const more = await screen.findByRole("button", { name: "Show more" });
  expect(screen.getByText("2 of 3")).toBeTruthy();
  more.focus();
  fireEvent.click(more);
  await waitFor(() => expect(texts()).toEqual(["Text 1", "Text 2", "Text 3"]));
  expect(document.activeElement?.getAttribute("data-post-id")).toBe("3");
  await waitFor(() => expect(screen.queryByRole("button", { name: "Show more" })).toBeNull());
});

it("keeps the loaded posts when the next page fails, and Retry loads it", async () => {
  let broken = true;
  show((number) => {
    if (number === 1) return page([post(1)], { total: 2, hasMore: true });
    return broken ? undefined : page([post(2)], { page: 2, total: 2 });
  });
  fireEvent.click(await screen.findByRole("button", { name: "Show more" }));
  const retry = await screen.findByRole("button", { name: "Retry" });
  expect(texts()).toEqual(["Text 1"]);
  broken = false;
  fireEvent.click(retry);
  await waitFor(() => expect(texts()).toEqual(["Text 1", "Text 2"]));
});

it("shows a text when there are no posts", async () => {
  show(() => page([]));
  expect((await screen.findByRole("heading")).textContent).toBe("Nobody has written about this match yet.");
});

it("shows a failure, and Retry loads again", async () => {
  let broken = true;
  show(() => (broken ? undefined : page([post(1)])));
  const retry = await screen.findByRole("button", { name: "Retry" });
  broken = false;
  fireEvent.click(retry);
  await waitFor(() => expect(texts()).toEqual(["Text 1"]));
});

it("asks a visitor to sign in before a like", async () => {
  const { commands } = show(() => page([post(1, { likeCount: 4 })]));
  const asked = vi.fn();
  addEventListener(OPEN_AUTH_DIALOG, asked);
  const like = await screen.findByRole("button", { name: "Like, 4 likes" });
  fireEvent.click(like);
  expect(asked).toHaveBeenCalledOnce();
  expect(like.getAttribute("aria-pressed")).toBe("false");
  expect(commands).not.toContain("like post 1");
  removeEventListener(OPEN_AUTH_DIALOG, asked);
});

it("paints a member's like at once", async () => {
  pageStore.set(sessionAtom, { session: "s", id: 7, name: "A", avatar: "" });
  const { commands } = show(() => page([post(1, { likeCount: 4 })]));
  fireEvent.click(await screen.findByRole("button", { name: "Like, 4 likes" }));
  const liked = await screen.findByRole("button", { name: "Like, 5 likes" });
  expect(liked.getAttribute("aria-pressed")).toBe("true");
  expect(commands).toContain("like post 1");
  pageStore.set(sessionAtom, undefined);
});

it("takes a like back that the core could not send, and says so", async () => {
  const { send } = show(() => page([post(1, { likeCount: 5, isLiked: true })]));
  await screen.findByRole("button", { name: "Like, 5 likes" });
  send({ posts: [{ kind: "post", id: 1, isLiked: false, likeCount: 4, failed: "refused" }] });
  await screen.findByRole("button", { name: "Like, 4 likes" });
  expect(toasts.read().map(({ item }) => item.text)).toEqual(["Your like could not be saved."]);
});
