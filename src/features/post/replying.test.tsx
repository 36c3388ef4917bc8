// Answering on a post's page: what is sent, where the reply enters, what happens to a text that was not sent.
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { getDefaultStore } from "jotai";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type FakeDrafts, fakeDrafts } from "#components/testing/fakeDrafts.ts";
import { type PageAnswers, type RenderedPage, renderPage, settled } from "#components/testing/renderPage.tsx";
import type { MemberRequest } from "#domain/calls/memberActs.ts";
import type { PostDetail } from "#domain/community/post.ts";
import type { Reply } from "#domain/community/reply.ts";
import { aPost } from "#domain/testing/aPost.ts";
import { aReply, aReplyPage } from "#domain/testing/aReply.ts";
import { markReported } from "#state/community/reported.ts";
import { OPEN_AUTH_DIALOG } from "#state/dialogs/authDialog.ts";
import { questionAtom } from "#state/dialogs/confirm.ts";
import { memberDialogAtom } from "#state/dialogs/memberDialogs.ts";
import { pageClient } from "#state/pageData/pageClient.ts";
import { sessionAtom } from "#state/session/sessionAtom.ts";
import type { LiveClient } from "#state/live/client/liveClient.ts";
import { PostPage } from "./PostPage.tsx";
import { press, reply, shown } from "./testing/showPost.tsx";

type ActAnswer = Awaited<ReturnType<LiveClient["act"]>>;

const ME = { id: 7, name: "Me", avatar: "", isCreator: false };
const scrolledTo = vi.fn();

beforeEach(() => {
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolledTo(this.getAttribute("data-reply-id"));
  };
  getDefaultStore().set(sessionAtom, { session: "s", ...ME });
});
afterEach(async () => {
  cleanup();
  // Drafts are closed once nothing shows them any more.
  await settled();
  localStorage.clear();
  getDefaultStore().set(memberDialogAtom, undefined);
  getDefaultStore().set(sessionAtom, undefined);
  pageClient.clear();
  scrolledTo.mockClear();
});

interface Shown extends RenderedPage {
  readonly acts: readonly MemberRequest[];
  readonly core: FakeDrafts;
}

async function show(
  answers: PageAnswers & { readonly detail?: Partial<PostDetail> },
  act: (request: MemberRequest) => ActAnswer = () => undefined,
): Promise<Shown> {
  const acts: MemberRequest[] = [];
  const { detail, ...given } = answers;
  const core = fakeDrafts(() => rendered, "s");
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

const mine = (id: number, over: Partial<Reply> = {}): Reply =>
  aReply(id, { author: ME, isOwn: true, content: "Well said", ...over });
/** Opens a box by its button. */
async function open(name: string, inside?: HTMLElement): Promise<void> {
  press(name, inside);
  await settled();
}
async function submit(name = "Reply", form = document.querySelector("form")!): Promise<void> {
  press(name, form);
  await settled();
}
const write = (text: string): HTMLElement => {
  const area = screen.getByRole("textbox");
  fireEvent.change(area, { target: { value: text } });
  return area;
};

/** Opens the menu of a reply and chooses an item. */
async function choose(id: number, item: string): Promise<void> {
  press(/^More/, reply(id));
  fireEvent.click(await screen.findByRole("menuitem", { name: item }));
  await settled();
}

it("answers the post: the reply enters at once, in view, with the focus", async () => {
  const { core } = await show({});
  await open("Write a reply");
  fireEvent.keyDown(write("Well said"), { key: "Enter", ctrlKey: true });
  await settled();
  expect(core.asked).toEqual(["send reply:1:0"]);
  expect(core.contentOf("reply:1:0")).toMatchObject({ mode: "simple", text: "Well said" });
  core.published("reply:1:0", { reply: mine(9) });
  await waitFor(() => expect(shown()).toEqual(["1", "2", "9"]));
  await waitFor(() => expect(document.activeElement).toBe(reply(9)));
  expect(scrolledTo).toHaveBeenLastCalledWith("9");
  // Also after the frame in which a box that is closed gives the focus back.
  await new Promise((resolve) => void requestAnimationFrame(resolve));
  expect(document.activeElement).toBe(reply(9));
  expect(screen.getByRole("button", { name: "Write a reply" })).toBeTruthy();
});

it("answers a reply below it, also where its chain is not loaded", async () => {
  const { core } = await show({
    replies: ({ parentId }) =>
      aReplyPage(parentId === undefined ? [aReply(1, { childCount: 2 }), aReply(2)] : []),
  });
  await open("Reply", reply(1));
  expect(screen.getByRole("textbox", { name: "Reply to Writer 1" })).toBe(document.activeElement);
  write("Well said");
  await submit();
  core.published("reply:1:1", { reply: mine(9, { parentId: 1, replyTo: "Writer 1" }) });
  await waitFor(() => expect(shown()).toEqual(["1", "9", "2"]));
});

it("takes pictures that are dropped or pasted into the box", async () => {
  const { core } = await show({});
  await open("Write a reply");
  const aPicture = (name: string) => new File(["x"], name, { type: "image/png" });
  const area = screen.getByRole("textbox", { name: "Write a reply" });
  fireEvent.drop(area, { dataTransfer: { types: ["Files"], files: [aPicture("a.png")] } });
  fireEvent.paste(area, { clipboardData: { types: ["Files"], files: [aPicture("b.png")] } });
  expect([...document.querySelectorAll("form bdi")].map(({ textContent }) => textContent)).toEqual([
    "a.png",
    "b.png",
  ]);
  await submit();
  expect(core.contentOf("reply:1:0")?.media).toHaveLength(2);
});

it("suggests names for a tag in a reply", async () => {
  const hotTopics = () => [{ id: 5, name: "Derby week", postCount: 3 }];
  await show({ hotTopics });
  await open("Write a reply");
  const area = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Write a reply" });
  await waitFor(() => expect(area.getAttribute("aria-autocomplete")).toBe("list"));
  area.setRangeText("#", 0, 0, "end");
  fireEvent.input(area);
  expect(await screen.findByRole("option", { name: /Derby week/ })).toBeTruthy();
});

it("takes a reply that another tab has published, and leaves focus and place alone", async () => {
  const { core } = await show({});
  core.keep("reply:1:0", { text: "From elsewhere" });
  core.published("reply:1:0", { reply: mine(9) });
  await waitFor(() => expect(shown()).toEqual(["1", "2", "9"]));
  expect(document.activeElement).toBe(document.body);
  expect(scrolledTo).not.toHaveBeenCalled();
});

it("keeps a text that the server refused, with its words, when the box is closed and opened again", async () => {
  const { core } = await show({});
  await open("Write a reply");
  write("Well said");
  await submit();
  core.become("reply:1:0", {
    sending: { state: "failed", problem: { kind: "refused", words: "Slow down" } },
  });
  await screen.findByText("Slow down");
  press("Close");
  await settled();
  // The reply that was not sent is above the others.
  expect(screen.getByRole("list", { name: "Replies that are not sent yet" }).textContent).toContain(
    "Well said",
  );
  await open("Edit");
  expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("Well said");
  expect(shown()).toEqual(["1", "2"]);
});

it("locks a text whose outcome is unknown, and offers to check and to discard nothing", async () => {
  const { core } = await show({});
  await open("Write a reply");
  write("Well said");
  await submit();
  core.become("reply:1:0", { sending: { state: "unknown" } });
  await screen.findByText(/We do not know whether this was sent/);
  expect(screen.getByRole<HTMLTextAreaElement>("textbox").readOnly).toBe(true);
  await open("Check");
  expect(core.asked).toEqual(["send reply:1:0", "check reply:1:0"]);
});

it("goes on with a draft from before", async () => {
  const { core } = await show({});
  core.keep("reply:1:0", { text: "Half a thought" });
  core.become("reply:1:0", {});
  await open("Go on writing your reply");
  expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("Half a thought");
});

it("gives the focus back where a box is closed without sending", async () => {
  await show({});
  await open("Write a reply");
  press("Close");
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Write a reply"));
  await open("Reply", reply(2));
  press("Close");
  expect(document.activeElement).toBe(reply(2));
});

it("asks a visitor to sign in before the box opens", async () => {
  getDefaultStore().set(sessionAtom, undefined);
  await show({});
  const asked = vi.fn();
  addEventListener(OPEN_AUTH_DIALOG, asked);
  press("Write a reply");
  press("Reply", reply(1));
  expect(asked).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole("textbox")).toBeNull();
  removeEventListener(OPEN_AUTH_DIALOG, asked);
});

it("keeps the box and its text when the sign-in ends, and goes on for the same member", async () => {
  const { asked } = await show({});
  await open("Reply", reply(2));
  write("Well said");
  getDefaultStore().set(sessionAtom, undefined);
  await settled();
  // Post and replies are those that a visitor gets, read from the start.
  expect(asked.at(-1)).toBe('replies {"postId":1,"sort":"oldest","page":1}');
  expect(screen.getByText(/Your sign-in has ended/)).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("");
  const asking = vi.fn();
  addEventListener(OPEN_AUTH_DIALOG, asking, { once: true });
  press("Sign in", reply(2).querySelector("form")!);
  expect(asking).toHaveBeenCalledOnce();
  getDefaultStore().set(sessionAtom, { session: "s2", ...ME });
  await waitFor(() => expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("Well said"));
});

it("offers no box where the author has closed the post to replies, except to the author", async () => {
  const { unmount } = await show({ detail: { replyRule: "none" } });
  expect(screen.getByText("The author has closed this post to replies.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Reply" })).toBeNull();
  unmount();
  pageClient.clear();
  await show({ detail: { replyRule: "none", isOwn: true } });
  expect(screen.getByRole("button", { name: "Write a reply" })).toBeTruthy();
});

it("changes an own reply in its place", async () => {
  const own = aReply(2, { isOwn: true, author: ME });
  const { core } = await show({ replies: () => aReplyPage([aReply(1), own]) });
  await choose(2, "Edit");
  expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("Reply 2");
  write("Better");
  await submit("Save");
  expect(core.contentOf("editReply:1:2")).toMatchObject({ text: "Better" });
  core.published("editReply:1:2", { reply: { ...own, content: "Better", editedAt: Date.now() } });
  await waitFor(() => expect(reply(2).textContent).toContain("Better"));
  expect(reply(2).textContent).toContain("Edited");
});

it("deletes an own reply after a question, and gives the focus to the heading", async () => {
  const own = aReply(2, { isOwn: true, author: ME });
  const { acts } = await show({ replies: () => aReplyPage([aReply(1), own]) }, () => ({
    ok: true,
    value: { ...own, content: "", isDeleted: true },
  }));
  await choose(2, "Delete");
  expect(acts).toEqual([]);
  getDefaultStore().get(questionAtom)?.answer(true);
  await waitFor(() => expect(shown()).toEqual(["1"]));
  expect(acts[0]).toMatchObject({ act: "deleteReply", params: { postId: 1, replyId: 2 } });
  expect(document.activeElement?.textContent).toBe("Replies");
});

it("opens the report of a reply, says that it is reported, and does not offer it again", async () => {
  await show({});
  await choose(1, "Report");
  const dialog = getDefaultStore().get(memberDialogAtom);
  expect(dialog).toMatchObject({ open: "report", target: { kind: "reply", id: 1, author: { id: 101 } } });
  markReported({ kind: "reply", id: 1 });
  await waitFor(() => expect(reply(1).textContent).toContain("You reported this."));
  press(/^More/, reply(1));
  await screen.findByRole("menuitem", { name: "Mute \u2068Writer 1\u2069" });
  expect(screen.queryByRole("menuitem", { name: "Report" })).toBeNull();
});

it("copies the address of a reply", async () => {
  const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await show({});
  await choose(1, "Copy link");
  expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/\/posts\/1\?reply=1$/));
});
