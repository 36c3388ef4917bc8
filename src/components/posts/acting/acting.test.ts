// Deleting, muting and changing who sees a post: what is painted, what is asked of the server, and how it is taken back.
import { i18n } from "@lingui/core";
import { waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pageStore } from "#state/pageStore.ts";
import type { MemberRequest } from "#domain/calls/memberActs.ts";
import type { PageOfPosts } from "#domain/community/post.ts";
import { aPost, aPostPage } from "#domain/testing/aPost.ts";
import type { LiveClient } from "#state/live/client/liveClient.ts";
import { learnClockDifference } from "#state/live/serverTime.ts";
import { pageClient } from "#state/pageData/pageClient.ts";
import { sessionAtom } from "#state/session/sessionAtom.ts";
import { toasts } from "#ui/overlays/toast.ts";
import { undoOffers } from "#ui/overlays/undo.ts";
import { changeVisibility } from "./changeVisibility.ts";
import { deletePost } from "./deletePost.ts";
import { muteMember } from "./muteMember.ts";

const FEED_KEY = ["feed", { page: 1 }, "en_GB", 0, "s"];
const REFUSED = { ok: false, reason: "refused", code: 4023, message: "This is not yours." } as const;

beforeEach(() => {
  i18n.activate("en");
  pageStore.set(sessionAtom, { session: "s", id: 7, name: "A", avatar: "" });
  pageClient.setQueryData(FEED_KEY, aPostPage([aPost(1), aPost(2)]));
});
afterEach(() => vi.restoreAllMocks());

const isDeleted = (): boolean | undefined =>
  pageClient.getQueryData<PageOfPosts>(FEED_KEY)?.items.find(({ id }) => id === 1)?.isDeleted;
const said = (): readonly string[] => toasts.read().map(({ item }) => item.text);
const offered = () => undoOffers.read()[0]?.item;

type Answer = { readonly ok: true; readonly value: unknown } | typeof REFUSED;

/** A client whose acts wait until `answer` is called, in the order in which they were asked for. */
function aClient(parts: Partial<LiveClient> = {}) {
  const asked: MemberRequest[] = [];
  const waiting: ((answer: Answer) => void)[] = [];
  const act: LiveClient["act"] = (request) => {
    asked.push(request);
    return new Promise((resolve) => void waiting.push(resolve));
  };
  return {
    client: { act, ...parts } as unknown as LiveClient,
    asked,
    names: () => asked.map((request) => request.act),
    async answer(answer: Answer = { ok: true, value: undefined }) {
      waiting.shift()?.(answer);
      await waitFor(() => undefined);
      await Promise.resolve();
    },
  };
}

it("a deletion is painted before the server answers, and offers to be undone", async () => {
  const { client, answer, names } = aClient();
  const done = deletePost({ client }, 1);
  expect(isDeleted()).toBe(true);
  expect(offered()?.text).toBe("The post is deleted.");
  await answer();
  await done;
  expect(names()).toEqual(["deletePost"]);
  expect(isDeleted()).toBe(true);
});

it("undoing shows the post at once, and asks the server when it has answered the deletion", async () => {
  const { client, answer, names } = aClient();
  const done = deletePost({ client }, 1);
  offered()?.undo();
  expect(isDeleted()).toBe(false);
  expect(names()).toEqual(["deletePost"]);
  await answer();
  await done;
  await waitFor(() => expect(names()).toEqual(["deletePost", "restorePost"]));
  await answer();
  expect(isDeleted()).toBe(false);
});

it("a deletion that fails brings the post back with the reason, and its offer goes", async () => {
  const { client, answer } = aClient();
  const done = deletePost({ client }, 1);
  await answer(REFUSED);
  await done;
  expect(isDeleted()).toBe(false);
  expect(said()).toEqual(["This is not yours."]);
  expect(undoOffers.read()).toEqual([]);
});

it("a post that cannot be restored is deleted again, with the reason", async () => {
  const { client, answer, names } = aClient();
  const done = deletePost({ client }, 1);
  await answer();
  await done;
  offered()?.undo();
  await waitFor(() => expect(names()).toHaveLength(2));
  await answer(REFUSED);
  await waitFor(() => expect(isDeleted()).toBe(true));
  expect(said()).toEqual(["This is not yours."]);
});

it("a mute ends by the server's clock, and can be undone", async () => {
  vi.spyOn(Date, "now").mockReturnValue(1_000_000);
  learnClockDifference(5_000);
  const { client, asked, answer, names } = aClient();
  const done = muteMember({ client }, { id: 9, name: "Olga" }, 60_000);
  learnClockDifference(0);
  expect(asked).toMatchObject([{ act: "mute", params: { userId: 9, until: 1_065_000 } }]);
  await answer();
  await done;
  expect(offered()?.text).toBe("You will not see what \u2068Olga\u2069 writes.");
  offered()?.undo();
  await answer();
  await waitFor(() => expect(said()).toEqual(["You will see what \u2068Olga\u2069 writes again."]));
  expect(names()).toEqual(["mute", "unmute"]);
});

it("a mute for ever has no end, and a refused one says why", async () => {
  const { client, asked, answer } = aClient();
  const done = muteMember({ client }, { id: 9, name: "Olga" }, undefined);
  expect(asked).toEqual([{ act: "mute", params: { userId: 9 } }]);
  await answer(REFUSED);
  await done;
  expect(said()).toEqual(["This is not yours."]);
  expect(undoOffers.read()).toEqual([]);
});

it("who sees a post is changed with the newer version where another edit came first", async () => {
  const getPage: LiveClient["getPage"] = async () => ({ ok: true, value: { ...aPost(1), version: 4 } });
  const { client, asked, answer } = aClient({ getPage });
  const done = changeVisibility({ client }, aPost(1), "close");
  await answer({ ...REFUSED, refusal: "changedMeanwhile" } as unknown as Answer);
  await waitFor(() => expect(asked).toHaveLength(2));
  await answer();
  await done;
  expect(asked.map(({ params }) => params)).toEqual([
    { postId: 1, version: 1, visibility: "close" },
    { postId: 1, version: 4, visibility: "close" },
  ]);
  expect(new Set(asked.map((request) => "key" in request && request.key)).size).toBe(2);
  expect(said()).toEqual(["Only you can read the post now."]);
});
