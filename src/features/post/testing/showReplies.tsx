// A post's page of a member who answers and changes replies, over drafts in memory.
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { pageStore } from "#state/pageStore.ts";
import { type FakeDrafts, fakeDrafts } from "#components/testing/fakeDrafts.ts";
import { type PageAnswers, type RenderedPage, renderPage, settled } from "#components/testing/renderPage.tsx";
// The page fetches the code of a box when it opens, and of suggestions with the first tag: here it is there.
import "#components/editor/suggest/WordSuggestions.tsx";
import "#components/writing/TextBox.tsx";
import type { MemberRequest } from "#domain/calls/memberActs.ts";
import type { PostDetail } from "#domain/community/post.ts";
import type { Reply } from "#domain/community/reply.ts";
import { aPost } from "#domain/testing/aPost.ts";
import { aReply, aReplyPage } from "#domain/testing/aReply.ts";
import type { LiveClient } from "#state/live/client/liveClient.ts";
import { sessionAtom } from "#state/session/sessionAtom.ts";
import { PostPage } from "../PostPage.tsx";
import { press, reply } from "./showPost.tsx";

type ActAnswer = Awaited<ReturnType<LiveClient["act"]>>;

export const ME = { id: 7, name: "Me", avatar: "", isCreator: false };

/** The member is signed in from now on. */
export function signMeIn(): void {
  pageStore.set(sessionAtom, { session: "s", ...ME });
}

/** After each test: closes the page. */
export async function leavePage(): Promise<void> {
  cleanup();
  // Drafts are closed once nothing shows them any more.
  await settled();
}

interface Shown extends RenderedPage {
  readonly acts: readonly MemberRequest[];
  readonly core: FakeDrafts;
}

/** The page of post 1 with two replies by others. `before`: called with the drafts before the page opens. */
export async function showReplies(
  answers: PageAnswers & { readonly detail?: Partial<PostDetail> },
  act: (request: MemberRequest) => ActAnswer = () => undefined,
  before: (core: FakeDrafts) => void = () => undefined,
): Promise<Shown> {
  const acts: MemberRequest[] = [];
  const { detail, ...given } = answers;
  const core = fakeDrafts(() => rendered, "s");
  before(core);
  const rendered: RenderedPage = await renderPage({
    draft: core.draft,
    address: "/posts/1",
    path: "/posts/$postId",
    page: () => <PostPage postId={1} replyId={undefined} />,
    answers: {
      post: () => ({ ...aPost(1), content: "Text", ...detail }),
      replies: ({ parentId }) => aReplyPage(parentId === undefined ? [aReply(1), aReply(2)] : []),
      ...given,
    },
    act: async (request) => {
      acts.push(request);
      return act(request);
    },
  });
  return { ...rendered, acts, core };
}

/** An own reply. */
export const mine = (id: number, over: Partial<Reply> = {}): Reply =>
  aReply(id, { author: ME, isOwn: true, content: "Well said", ...over });
/** Opens a box by its button. */
export async function openBox(name: string, inside?: HTMLElement): Promise<void> {
  press(name, inside);
  await settled();
}
/** Presses the button that sends. */
export async function submit(name = "Reply", form = document.querySelector("form")!): Promise<void> {
  press(name, form);
  await settled();
}
/** Writes into the only text. */
export const write = (text: string): HTMLElement => {
  const area = screen.getByRole("textbox");
  fireEvent.change(area, { target: { value: text } });
  return area;
};

/** Opens the menu of a reply and chooses an item. */
export async function choose(id: number, item: string): Promise<void> {
  press(/^More/, reply(id));
  fireEvent.click(await screen.findByRole("menuitem", { name: item }));
  await settled();
}
