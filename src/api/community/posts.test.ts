// Pages of posts are read post by post; pictures on other hosts are dropped.
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { COMMUNITY_CALLS } from "./communityCalls.ts";

const post = {
  postId: 9,
  user: { userId: 3, userName: "Nell", avatar: "/img/fbplayer/3.svg" },
  createTime: "202611212200",
  summary: "What a save!",
  likeCount: "4",
  replyCount: 0,
};
const page = (...list: readonly unknown[]) =>
  COMMUNITY_CALLS.posts.read({ list, page: 1, total: 9, hasMore: 1 });

it("are read with their author and pictures", () => {
  expect(page(post)).toEqual({
    posts: [
      {
        id: 9,
        author: { id: 3, name: "Nell", avatar: "/img/fbplayer/3.svg" },
        writtenAt: Date.UTC(2026, 10, 21, 14),
        text: "What a save!",
        likeCount: 4,
        replyCount: 0,
      },
    ],
    page: 1,
    total: 9,
    hasMore: true,
  });
});

it("drop a bad post alone", () => {
  expect(page(null, { ...post, createTime: "soon" }, { ...post, likeCount: -1 }, post)?.posts).toHaveLength(
    1,
  );
  expect(COMMUNITY_CALLS.posts.read({ list: [] })).toBeUndefined();
});

it("have no picture where its address names another host", () => {
  const user = { ...post.user, avatar: "https://elsewhere.example/a.png" };
  expect(page({ ...post, user })?.posts[0]?.author.avatar).toBe("");
});

it("never throw, and are requested by subject", () => {
  fc.assert(fc.property(fc.anything(), (data) => void COMMUNITY_CALLS.posts.read(data)));
  expect(COMMUNITY_CALLS.posts.params?.({ subject: "league", subjectId: 36, page: 2 })).toEqual({
    relatedType: "LEAGUE",
    relatedId: 36,
    page: 2,
    size: 20,
  });
});
