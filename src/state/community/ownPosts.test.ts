// A published post is at once at the top of the lists that the tab reads, once, and in no list of another member.
import { beforeEach, expect, it } from "vitest";
import type { PageOfPosts } from "#domain/community/post.ts";
import { aPost, aPostPage } from "#domain/testing/aPost.ts";
import { pageStore } from "../pageStore.ts";
import { pageClient } from "../pageData/pageClient.ts";
import { sessionAtom } from "../session/sessionAtom.ts";
import { showOwnPost } from "./ownPosts.ts";

beforeEach(() => pageStore.set(sessionAtom, { session: "s", id: 7, name: "A", avatar: "" }));
const FEED = { scope: "forYou", type: "all", sort: "newest" };
const keyOf = (params: object, session = "s") => ["feed", params, "en_GB", 0, session];
const idsOf = (key: readonly unknown[]) =>
  pageClient.getQueryData<PageOfPosts>(key)?.items.map(({ id }) => id);

it("enters at the top of page 1 of every list that holds it", () => {
  const first = keyOf({ ...FEED, page: 1, anchor: "a1" });
  const ranked = keyOf({ ...FEED, sort: "mostLiked", page: 1, anchor: "a1" });
  const others = [
    keyOf({ ...FEED, page: 2, anchor: "a1" }),
    keyOf({ ...FEED, page: 1 }),
    keyOf({ ...FEED, type: "tennis", page: 1, anchor: "a1" }),
    keyOf({ ...FEED, page: 1, anchor: "a1" }, "another"),
    ["mutedUsers", { page: 1 }, "en_GB", 0, "s"],
  ];
  for (const key of [first, ranked, ...others]) pageClient.setQueryData(key, aPostPage([aPost(1)]));
  showOwnPost(aPost(2));
  showOwnPost(aPost(2));
  expect([idsOf(first), idsOf(ranked)]).toEqual([
    [2, 1],
    [2, 1],
  ]);
  expect(pageClient.getQueryData<PageOfPosts>(first)?.total).toBe(2);
  for (const key of others) expect(idsOf(key)).toEqual([1]);
});

it("enters no list once another member has signed in, or nobody is", () => {
  const keys = [
    keyOf({ ...FEED, page: 1, anchor: "a1" }, "s8"),
    keyOf({ ...FEED, page: 1, anchor: "a1" }, ""),
  ];
  for (const key of keys) pageClient.setQueryData(key, aPostPage([aPost(1)]));
  for (const member of [{ session: "s8", id: 8, name: "B", avatar: "" }, undefined]) {
    pageStore.set(sessionAtom, member);
    showOwnPost(aPost(2));
  }
  for (const key of keys) expect(idsOf(key)).toEqual([1]);
});
