// A changed reply takes its place in every answer that its author was given; other answers keep their identity.
import { beforeEach, expect, it } from "vitest";
import { aPost } from "#domain/testing/aPost.ts";
import { aReply, aReplyPage } from "#domain/testing/aReply.ts";
import { pageStore } from "../pageStore.ts";
import { pageClient } from "../pageData/pageClient.ts";
import { sessionAtom } from "../session/sessionAtom.ts";
import { replaceReply } from "./replaceReply.ts";

const AUTHOR = { id: 7, name: "A", avatar: "", isCreator: false };

const signIn = (id: number): void =>
  pageStore.set(sessionAtom, { session: `s${id}`, id, name: "A", avatar: "" });
beforeEach(() => signIn(7));
const keyOf = (call: string, of: number, session = "s7") => [call, of, "en_GB", 0, session];

it("replaces a reply in lists, and above and at the end of a link's replies", () => {
  const [page, other] = [aReplyPage([aReply(1), aReply(2)]), aReplyPage([aReply(3)])];
  const context = { post: aPost(1), ancestors: [aReply(2)], reply: aReply(4, { parentId: 2 }), page: 1 };
  pageClient.setQueryData(keyOf("replies", 1), page);
  pageClient.setQueryData(keyOf("replies", 2), other);
  pageClient.setQueryData(keyOf("replyContext", 4), context);
  const changed = aReply(2, { author: AUTHOR, content: "Better" });
  replaceReply(changed);
  expect(pageClient.getQueryData(keyOf("replies", 1))).toEqual({ ...page, items: [page.items[0], changed] });
  expect(pageClient.getQueryData(keyOf("replies", 2))).toBe(other);
  expect(pageClient.getQueryData(keyOf("replyContext", 4))).toEqual({ ...context, ancestors: [changed] });
  replaceReply(aReply(4, { author: AUTHOR, parentId: 2, isDeleted: true }));
  expect(pageClient.getQueryData(keyOf("replyContext", 4))).toMatchObject({
    reply: { id: 4, isDeleted: true },
  });
});

it("changes no answer of a visitor, nor any once another member has signed in", () => {
  const page = aReplyPage([aReply(1)]);
  const keys = ["", "s7", "s8"].map((session) => keyOf("replies", 1, session));
  for (const key of keys) pageClient.setQueryData(key, page);
  const changed = aReply(1, { author: AUTHOR, isOwn: true });
  signIn(8);
  replaceReply(changed);
  for (const key of keys) expect(pageClient.getQueryData(key)).toBe(page);
  signIn(7);
  replaceReply(changed);
  expect(keys.map((key) => pageClient.getQueryData(key) === page)).toEqual([true, false, true]);
});
