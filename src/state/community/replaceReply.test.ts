// A changed reply takes its place in every answer that the tab keeps; other answers keep their identity.
import { afterEach, expect, it } from "vitest";
import { aPost } from "#domain/testing/aPost.ts";
import { aReply, aReplyPage } from "#domain/testing/aReply.ts";
import { pageClient } from "../pageData/pageClient.ts";
import { replaceReply } from "./replaceReply.ts";

afterEach(() => pageClient.clear());

it("replaces a reply in lists, and above and at the end of a link's replies", () => {
  const [page, other] = [aReplyPage([aReply(1), aReply(2)]), aReplyPage([aReply(3)])];
  const context = { post: aPost(1), ancestors: [aReply(2)], reply: aReply(4, { parentId: 2 }), page: 1 };
  pageClient.setQueryData(["replies", 1], page);
  pageClient.setQueryData(["replies", 2], other);
  pageClient.setQueryData(["replyContext", 4], context);
  const changed = aReply(2, { content: "Better" });
  replaceReply(changed);
  expect(pageClient.getQueryData(["replies", 1])).toEqual({ ...page, items: [page.items[0], changed] });
  expect(pageClient.getQueryData(["replies", 2])).toBe(other);
  expect(pageClient.getQueryData(["replyContext", 4])).toEqual({ ...context, ancestors: [changed] });
  replaceReply(aReply(4, { parentId: 2, isDeleted: true }));
  expect(pageClient.getQueryData(["replyContext", 4])).toMatchObject({ reply: { id: 4, isDeleted: true } });
});
