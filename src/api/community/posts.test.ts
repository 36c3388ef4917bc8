// Pages of posts are read post by post; pictures on other hosts are dropped.
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { COMMUNITY_SAMPLES } from "#domain/calls/community.ts";
import { COMMUNITY_ACT_CALLS, COMMUNITY_READ_CALLS } from "./communityCalls.ts";

const post = {
  postId: 9,
  user: { userId: 3, userName: "Nell", avatar: "/img/fbplayer/3.svg" },
  createTime: "202611212200",
  summary: "What a save!",
  likeCount: "4",
  replyCount: 0,
};
const page = (...list: readonly unknown[]) =>
  COMMUNITY_READ_CALLS.posts.read({ list, page: 1, total: 9, hasMore: 1 });

it("are read with their author and pictures", () => {
  expect(page(post)).toMatchObject({
    items: [
      {
        id: 9,
        author: { id: 3, name: "Nell", avatar: "/img/fbplayer/3.svg", isCreator: false },
        writtenAt: Date.UTC(2026, 10, 21, 14),
        text: "What a save!",
        likeCount: 4,
        replyCount: 0,
        visibility: "close",
        media: [],
      },
    ],
    page: 1,
    total: 9,
    hasMore: true,
    anchor: "",
  });
});

it("drop a bad post alone", () => {
  expect(page(null, { ...post, createTime: "soon" }, { ...post, likeCount: -1 }, post)?.items).toHaveLength(
    1,
  );
  expect(COMMUNITY_READ_CALLS.posts.read({ list: [] })).toBeUndefined();
});

it("have no picture where its address names another host", () => {
  const user = { ...post.user, avatar: "https://elsewhere.example/a.png" };
  expect(page({ ...post, user })?.items[0]?.author.avatar).toBe("");
});

it.each([
  ["\u3164\u3164", ""],
  ["Ad\u200bmin", "Admin"],
  ["می‌خواهم", "می‌خواهم"],
])("have an author named %j whose name is shown as %j", (userName, name) => {
  const user = { ...post.user, userName };
  expect(page({ ...post, user })?.items[0]?.author.name).toBe(name);
});

it("never throw, and are requested by subject", () => {
  fc.assert(fc.property(fc.anything(), (data) => void COMMUNITY_READ_CALLS.posts.read(data)));
  expect(
    COMMUNITY_READ_CALLS.posts.params?.({
      subject: "league",
      subjectId: 36,
      sort: "mostLiked",
      page: 2,
      anchor: "k",
    }),
  ).toEqual({
    relatedType: "LEAGUE",
    relatedId: 36,
    sort: "LIKE_COUNT_DESC",
    page: 2,
    size: 20,
    anchor: "k",
  });
});

it.each([
  [
    { call: "feed", params: { scope: "personal", type: "tennis", sort: "newest" } },
    { scope: "PERSONAL_POSTS", postType: "TENNIS" },
  ],
  [
    { call: "posts", params: { subject: "match", subjectId: 1001, minute: "67", sort: "newest" } },
    { relatedType: "MATCH", relatedId: 1001, minute: "67" },
  ],
  [{ call: "userPosts", params: { userId: 9, sort: "newest" } }, { userId: 9 }],
  [{ call: "topicPosts", params: { topicId: 3, sort: "newest" } }, { topicId: 3 }],
] as const)("new ones are asked for with the parameters of their list: %j", (list, wire) => {
  expect(COMMUNITY_READ_CALLS.postNews.params?.({ list, anchor: "k" })).toEqual({
    ...wire,
    sort: "TIME_DESC",
    anchor: "k",
  });
});

const picture = { kind: "IMAGE", src: "/img/a.png", width: 40, height: 30, alt: "A cup" };
const whole = {
  ...post,
  version: 3,
  createTime: "20261121220059",
  editTime: "20261121220100",
  title: "Saved",
  contentMode: "RICH_TEXT",
  visibility: "ONLY_FANS",
  postType: "TENNIS",
  mediaList: [picture, { ...picture, src: "https://elsewhere.example/a.png" }, { kind: "SOUND" }],
  mediaCount: 2,
  relatedList: [{ relatedType: "MATCH", relatedId: 1001, name: "A - B", minute: "67", scoreThen: "1-0" }],
  topicList: [{ topicId: 4, name: "Derby" }],
  isSpoiler: true,
  replyRule: "FOLLOWED",
  isLiked: true,
  isOwn: true,
};

it("are read with everything that they carry", () => {
  expect(page(whole)?.items[0]).toMatchObject({
    version: 3,
    writtenAt: Date.UTC(2026, 10, 21, 14, 0, 59),
    editedAt: Date.UTC(2026, 10, 21, 14, 1, 0),
    title: "Saved",
    contentMode: "rich",
    visibility: "onlyFans",
    sport: "tennis",
    media: [{ kind: "image", src: "/img/a.png", poster: "", width: 40, height: 30, alt: "A cup" }],
    mediaCount: 2,
    related: [{ kind: "match", id: 1001, name: "A - B", logo: "", minute: "67", scoreThen: "1-0" }],
    topics: [{ id: 4, name: "Derby" }],
    isSpoiler: true,
    replyRule: "followed",
    isLiked: true,
    isOwn: true,
  });
});

it("have neither text nor media while they are locked, whatever the server sends", () => {
  const locked = { ...whole, isLocked: true, content: "secret" };
  expect(page(locked)?.items[0]).toMatchObject({ text: "", media: [], mediaCount: 2, isLocked: true });
  expect(COMMUNITY_READ_CALLS.post.read(locked)).toMatchObject({ content: "", text: "" });
});

it("are written with the words of the wire, and only what is given", () => {
  const body = COMMUNITY_ACT_CALLS.createPost.body?.(COMMUNITY_SAMPLES.createPost);
  expect(body).toEqual({
    title: "",
    content: "What a match.",
    contentMode: "DEFAULT",
    visibility: "PUBLIC",
    postType: "FOOTBALL",
    relatedList: [{ relatedType: "MATCH", relatedId: 1001, minute: "67", scoreThen: "1-0" }],
    topicIds: [3, "Derby"],
    mediaList: [],
    isSpoiler: false,
    replyRule: "ALL",
  });
  const edit = COMMUNITY_ACT_CALLS.updatePost.body?.({ postId: 5, version: 2, title: "New" });
  expect(JSON.parse(JSON.stringify(edit))).toEqual({ postId: 5, version: 2, title: "New" });
});

it("read replies without the words of a deleted one", () => {
  const reply = {
    replyId: 7,
    postId: 9,
    parentId: null,
    user: post.user,
    createTime: "20261121220059",
    content: "Indeed.",
    contentMode: "DEFAULT",
    likeCount: 0,
  };
  const read = (over: object) =>
    COMMUNITY_READ_CALLS.replies.read({
      list: [{ ...reply, ...over }],
      page: 1,
      total: 1,
      hasMore: false,
      anchor: "a",
    });
  expect(read({})?.items[0]).toMatchObject({ id: 7, parentId: undefined, depth: 0, content: "Indeed." });
  expect(read({ isDeleted: true })?.items[0]).toMatchObject({ content: "", isDeleted: true });
  fc.assert(fc.property(fc.anything(), (data) => void COMMUNITY_READ_CALLS.replies.read(data)));
});

it("what a key has made is a post, or none", () => {
  const { read } = COMMUNITY_READ_CALLS.createdPost;
  expect(read(post)).toMatchObject({ post: { id: 9 } });
  expect(read(null)).toEqual({ post: undefined });
  expect(read({ postId: "nine" })).toBeUndefined();
});
