// Renders a post's page for a test, and reads and presses what it shows.
import { fireEvent, screen, within } from "@testing-library/react";
import { type PageAnswers, type RenderedPage, renderPage } from "#components/testing/renderPage.tsx";
import type { PostDetail } from "#domain/community/post.ts";
import type { Reply } from "#domain/community/reply.ts";
import { aPost } from "#domain/testing/aPost.ts";
import { aReply, aReplyPage } from "#domain/testing/aReply.ts";
import { PostPage } from "../PostPage.tsx";

export const aDetail = (over: Partial<PostDetail> = {}): PostDetail => ({
  ...aPost(1),
  content: "First line\nSecond line",
  ...over,
});

/** The page of post 1; without answers of its own it has no replies. `replyId`: the reply that the address leads to. */
export const showPost = (answers: PageAnswers, replyId?: number): Promise<RenderedPage> =>
  renderPage({
    address: "/posts/1",
    path: "/posts/$postId",
    page: () => <PostPage postId={1} replyId={replyId} />,
    answers: { post: () => aDetail(), replies: () => aReplyPage([]), ...answers },
  });

/** Answers `replies` from lists by the reply that they answer, 0 for the post. */
export const listsOf =
  (lists: Readonly<Record<number, readonly Reply[]>>): NonNullable<PageAnswers["replies"]> =>
  ({ parentId = 0 }) =>
    aReplyPage(lists[parentId] ?? []);

/** An answer to the reply `parentId`. */
export const to = (parentId: number, id: number, over: Partial<Reply> = {}): Reply =>
  aReply(id, { parentId, replyTo: `Writer ${parentId}`, ...over });

/** Ids of the replies on the page, from top to bottom. */
export const shown = (): readonly string[] =>
  [...document.querySelectorAll("[data-reply-id]")].map((each) => each.getAttribute("data-reply-id") ?? "");

/** The element of a reply on the page. */
export const reply = (id: number): HTMLElement =>
  document.querySelector<HTMLElement>(`[data-reply-id="${id}"]`)!;

/** Presses the only button of this name, on the page or in `inside`. */
export const press = (name: string | RegExp, inside?: HTMLElement): void => {
  fireEvent.click((inside ? within(inside) : screen).getByRole("button", { name }));
};
