// Drafts of replies whose place on the page is not loaded, gone or covered: each can be gone on with all the same.
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { aReply, aReplyPage } from "#domain/testing/aReply.ts";
import { wantDraft } from "#state/writing/wantedDraft.ts";
import { press, reply } from "./testing/showPost.tsx";
import { leavePage, mine, openBox, showReplies, signMeIn } from "./testing/showReplies.tsx";

beforeEach(signMeIn);
afterEach(leavePage);

const FAILED = { sending: { state: "failed", problem: { kind: "refused", words: "No." } } } as const;
const text = (): Promise<HTMLTextAreaElement> => screen.findByRole<HTMLTextAreaElement>("textbox");

it.each(["reply:1:50", "editReply:1:50"])(
  "opens %s above the replies, where its reply is not loaded",
  async (slot) => {
    const { core } = await showReplies({});
    core.keep(slot, { text: "Half a thought" });
    core.become(slot, FAILED);
    await openBox("Edit");
    expect((await text()).value).toBe("Half a thought");
    expect((await text()).closest("[data-reply-id]")).toBeNull();
    expect(screen.queryByRole("list", { name: "Replies that are not sent yet" })).toBeNull();
    press("Close");
    await waitFor(() => expect(screen.queryByRole("textbox")).toBeNull());
    expect(screen.getByRole("list", { name: "Replies that are not sent yet" })).toBeTruthy();
  },
);

it("opens an answer to a muted member's reply below its stub", async () => {
  const replies = () => aReplyPage([aReply(1), aReply(2, { isMuted: true })]);
  const { core } = await showReplies({ replies });
  core.keep("reply:1:2", { text: "Half a thought" });
  core.become("reply:1:2", FAILED);
  await openBox("Edit");
  expect((await text()).closest("[data-reply-id]")).toBe(reply(2));
  expect(within(reply(2)).queryByText("Reply 2")).toBeNull();
});

it("opens an answer in a chain that its reader has closed above the replies", async () => {
  const child = mine(9, { parentId: 1, replyTo: "Writer 1" });
  const { core } = await showReplies({
    replies: ({ parentId }) =>
      aReplyPage(
        parentId === undefined ? [aReply(1, { childCount: 1 }), aReply(2)] : parentId === 1 ? [child] : [],
      ),
  });
  core.keep("reply:1:9", { text: "Half a thought" });
  core.become("reply:1:9", FAILED);
  await openBox("Edit");
  expect((await text()).closest("[data-reply-id]")).toBeNull();
  fireEvent.click(within(reply(1)).getByRole("button", { name: /^1 reply/ }));
  await waitFor(() => expect(screen.getByRole("textbox").closest("[data-reply-id]")).toBe(reply(9)));
});

it("opens the draft that was chosen on another page, once", async () => {
  wantDraft("reply:1:2");
  const { unmount } = await showReplies({}, undefined, (core) =>
    core.keep("reply:1:2", { text: "Half a thought" }),
  );
  expect((await text()).value).toBe("Half a thought");
  expect((await text()).closest("[data-reply-id]")).toBe(reply(2));
  unmount();
  await leavePage();
  signMeIn();
  wantDraft("reply:5:2");
  await showReplies({});
  expect(screen.queryByRole("textbox")).toBeNull();
});
