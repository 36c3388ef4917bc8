// Answering on a post's page: what is sent, where the reply enters, what happens to a text that was not sent.
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pageStore } from "#state/pageStore.ts";
import { settled } from "#components/testing/renderPage.tsx";
import { aReply, aReplyPage } from "#domain/testing/aReply.ts";
import { markReported } from "#state/community/reported.ts";
import { OPEN_AUTH_DIALOG } from "#state/dialogs/authDialog.ts";
import { questionAtom } from "#state/dialogs/confirm.ts";
import { memberDialogAtom } from "#state/dialogs/memberDialogs.ts";
import { pageClient } from "#state/pageData/pageClient.ts";
import { sessionAtom } from "#state/session/sessionAtom.ts";
import { press, reply, shown } from "./testing/showPost.tsx";
import {
  choose,
  leavePage,
  ME,
  mine,
  openBox,
  showReplies,
  signMeIn,
  submit,
  write,
} from "./testing/showReplies.tsx";

const scrolledTo = vi.fn();

beforeEach(() => {
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolledTo(this.getAttribute("data-reply-id"));
  };
  signMeIn();
});
afterEach(async () => {
  await leavePage();
  scrolledTo.mockClear();
});

it("answers the post: the reply enters at once, in view, with the focus", async () => {
  const { core } = await showReplies({});
  await openBox("Write a reply");
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
  const { core } = await showReplies({
    replies: ({ parentId }) =>
      aReplyPage(parentId === undefined ? [aReply(1, { childCount: 2 }), aReply(2)] : []),
  });
  await openBox("Reply", reply(1));
  expect(screen.getByRole("textbox", { name: "Reply to \u2068Writer 1\u2069" })).toBe(document.activeElement);
  write("Well said");
  await submit();
  core.published("reply:1:1", { reply: mine(9, { parentId: 1, replyTo: "Writer 1" }) });
  await waitFor(() => expect(shown()).toEqual(["1", "9", "2"]));
});

it("takes pictures that are dropped or pasted into the box", async () => {
  const { core } = await showReplies({});
  await openBox("Write a reply");
  const aPicture = (name: string) => new File(["x"], name, { type: "image/png" });
  const area = screen.getByRole("textbox", { name: "Write a reply" });
  fireEvent.drop(area, { dataTransfer: { types: ["Files"], files: [aPicture("a.png")] } });
  fireEvent.paste(area, { clipboardData: { types: ["Files"], files: [aPicture("b.png")] } });
  const names = () => [...document.querySelectorAll("form bdi")].map(({ textContent }) => textContent);
  await waitFor(() => expect(names()).toEqual(["a.png", "b.png"]));
  await submit();
  expect(core.contentOf("reply:1:0")?.media).toHaveLength(2);
});

it("suggests names for a tag in a reply", async () => {
  const hotTopics = () => [{ id: 5, name: "Derby week", postCount: 3 }];
  await showReplies({ hotTopics });
  await openBox("Write a reply");
  // By an event that React reads too: a text that it does not know is gone when the box is drawn again.
  fireEvent.input(screen.getByRole("textbox", { name: "Write a reply" }), { target: { value: "#" } });
  expect(await screen.findByRole("option", { name: /Derby week/ })).toBeTruthy();
});

it("takes a reply that another tab has published, and leaves focus and place alone", async () => {
  const { core } = await showReplies({});
  core.keep("reply:1:0", { text: "From elsewhere" });
  core.published("reply:1:0", { reply: mine(9) });
  await waitFor(() => expect(shown()).toEqual(["1", "2", "9"]));
  expect(document.activeElement).toBe(document.body);
  expect(scrolledTo).not.toHaveBeenCalled();
});

it("keeps a text that the server refused, with its words, when the box is closed and opened again", async () => {
  const { core } = await showReplies({});
  await openBox("Write a reply");
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
  await openBox("Edit");
  expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("Well said");
  expect(shown()).toEqual(["1", "2"]);
});

it("locks a text whose outcome is unknown, and offers to check and to discard nothing", async () => {
  const { core } = await showReplies({});
  await openBox("Write a reply");
  write("Well said");
  await submit();
  core.become("reply:1:0", { sending: { state: "unknown" } });
  await screen.findByText(/We do not know whether this was sent/);
  expect(screen.getByRole<HTMLTextAreaElement>("textbox").readOnly).toBe(true);
  await openBox("Check");
  expect(core.asked).toEqual(["send reply:1:0", "check reply:1:0"]);
});

it("goes on with a draft from before", async () => {
  const { core } = await showReplies({});
  core.keep("reply:1:0", { text: "Half a thought" });
  core.become("reply:1:0", {});
  await openBox("Keep writing your reply");
  expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("Half a thought");
});

it("gives the focus back where a box is closed without sending", async () => {
  await showReplies({});
  await openBox("Write a reply");
  press("Close");
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Write a reply"));
  await openBox("Reply", reply(2));
  press("Close");
  expect(document.activeElement).toBe(reply(2));
});

it("asks a visitor to sign in before the box opens", async () => {
  pageStore.set(sessionAtom, undefined);
  await showReplies({});
  const asked = vi.fn();
  addEventListener(OPEN_AUTH_DIALOG, asked);
  press("Write a reply");
  press("Reply", reply(1));
  expect(asked).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole("textbox")).toBeNull();
  removeEventListener(OPEN_AUTH_DIALOG, asked);
});

it("keeps the box and its text when the sign-in ends, and goes on for the same member", async () => {
  const { asked } = await showReplies({});
  await openBox("Reply", reply(2));
  write("Well said");
  pageStore.set(sessionAtom, undefined);
  await settled();
  // Post and replies are those that a visitor gets, read from the start.
  expect(asked.at(-1)).toBe('replies {"postId":1,"sort":"oldest","page":1}');
  expect(screen.getByText(/Your sign-in has ended/)).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
  const asking = vi.fn();
  addEventListener(OPEN_AUTH_DIALOG, asking, { once: true });
  press("Sign in", reply(2).querySelector("form")!);
  expect(asking).toHaveBeenCalledOnce();
  pageStore.set(sessionAtom, { session: "s2", ...ME });
  await waitFor(() => expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("Well said"));
});

it("offers no box where the author has closed the post to replies, except to the author", async () => {
  const { unmount } = await showReplies({ detail: { replyRule: "none" } });
  expect(screen.getByText("The author has closed this post to replies.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Reply" })).toBeNull();
  unmount();
  pageClient.clear();
  await showReplies({ detail: { replyRule: "none", isOwn: true } });
  expect(screen.getByRole("button", { name: "Write a reply" })).toBeTruthy();
});

it("changes an own reply in its place", async () => {
  const own = aReply(2, { isOwn: true, author: ME });
  const { core } = await showReplies({ replies: () => aReplyPage([aReply(1), own]) });
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
  const { acts } = await showReplies({ replies: () => aReplyPage([aReply(1), own]) }, () => ({
    ok: true,
    value: { ...own, content: "", isDeleted: true },
  }));
  await choose(2, "Delete");
  expect(acts).toEqual([]);
  pageStore.get(questionAtom)?.answer(true);
  await waitFor(() => expect(shown()).toEqual(["1"]));
  expect(acts[0]).toMatchObject({ act: "deleteReply", params: { postId: 1, replyId: 2 } });
  expect(document.activeElement?.textContent).toBe("Replies");
});

it("opens the report of a reply, says that it is reported, and does not offer it again", async () => {
  await showReplies({});
  await choose(1, "Report");
  const dialog = pageStore.get(memberDialogAtom);
  expect(dialog).toMatchObject({ open: "report", target: { kind: "reply", id: 1, author: { id: 101 } } });
  markReported({ kind: "reply", id: 1 });
  await waitFor(() => expect(reply(1).textContent).toContain("You reported this."));
  press(/^More/, reply(1));
  await screen.findByRole("menuitem", { name: "Mute \u2068Writer 1\u2069" });
  expect(screen.queryByRole("menuitem", { name: "Report" })).toBeNull();
});

it("copies the address of a reply", async () => {
  const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await showReplies({});
  await choose(1, "Copy link");
  expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/\/posts\/1\?reply=1$/));
});
