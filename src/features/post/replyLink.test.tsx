// The reply that an address leads to: where it is shown, and what the page says when it is not there.
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { aPost } from "#domain/testing/aPost.ts";
import { aReply, aReplyPage } from "#domain/testing/aReply.ts";
import { readPostSearch } from "./postSearch.ts";
import { listsOf, press, reply, showPost, shown, to } from "./testing/showPost.tsx";

const scrolledTo = vi.fn();
Element.prototype.scrollIntoView = function scrollIntoView() {
  scrolledTo(this.getAttribute("data-reply-id"));
};

afterEach(() => {
  scrolledTo.mockClear();
  vi.useRealTimers();
});

it("lands on the reply of a link, below those it answers, with the focus and a mark for 5 s", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const path = [aReply(7, { childCount: 3 }), to(7, 8, { childCount: 1 })];
  await showPost(
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

it.each([
  ["is unknown", () => ({ code: 404 })],
  ["was deleted", () => ({ post: aPost(1), ancestors: [], reply: aReply(9, { isDeleted: true }), page: 1 })],
  ["is below another post", () => ({ post: aPost(2), ancestors: [], reply: aReply(9), page: 1 })],
])("says so when the reply of a link %s, and shows the others", async (_why, replyContext) => {
  await showPost({ replies: () => aReplyPage([aReply(1)]), replyContext }, 9);
  expect(screen.getByText(/does not exist, or it was deleted/)).toBeTruthy();
  expect(scrolledTo).toHaveBeenCalledOnce();
  expect(shown()).toEqual(["1"]);
});

it("loads the reply of a link again after a failure", async () => {
  let broken = true;
  await showPost(
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
