// The calls of posts, replies and topics.
// See docs/wire.md#community.
import type { COMMUNITY_ACTS, COMMUNITY_READS } from "#domain/calls/community.ts";
import type {
  ListsOfPosts,
  Medium,
  PostDraft,
  PostScope,
  PostSort,
  PostSubject,
  PostType,
} from "#domain/community/post.ts";
import type { ReplyDraft } from "#domain/community/reply.ts";
import type { Params } from "../transport/http.ts";
import { type ActTable, assumedGet, assumedPost, type ReadTable, specPost } from "../transport/wireCall.ts";
import { PAGE_SIZE, readWith } from "../wire/pageParts.ts";
import {
  CONTENT_MODE_WORDS,
  createdPost,
  deletion,
  likeState,
  MEDIUM_WORDS,
  minutePosts,
  postCard,
  postCounts,
  postDetail,
  postList,
  postNews,
  postPage,
  RELATED_WORDS,
  SPORT_WORDS,
} from "./posts.ts";
import { creatorPage } from "../creators/creators.ts";
import { REPLY_RULE_WORDS, SORT_WORDS, VISIBILITY_WORDS, wordOf } from "../wire/postWords.ts";
import { createdReply, reply, replyContext, replyPage, reported, topic, topics } from "./replies.ts";

const POST = "/v1/api/community/post";
const REPLY = "/v1/api/community/reply";
const TOPIC = "/v1/api/community/topic";

/** docs/product.md#related-posts. */
const SUBJECTS: Readonly<Record<PostSubject, string>> = { match: "MATCH", team: "TEAM", league: "LEAGUE" };
const SCOPES: Readonly<Record<PostScope, string>> = {
  forYou: "COMMUNITY_FOR_YOU",
  personal: "PERSONAL_POSTS",
};
const TYPES: Readonly<Record<PostType, string>> = {
  all: "ALL",
  football: "FOOTBALL",
  basketball: "BASKETBALL",
  tennis: "TENNIS",
};

/** What says which list is asked for, by its call. */
const LISTS: { readonly [Name in keyof ListsOfPosts]: (list: ListsOfPosts[Name]) => Params } = {
  feed: ({ scope, type }) => ({ scope: SCOPES[scope], postType: TYPES[type] }),
  posts: ({ subject, subjectId, minute }) => ({
    relatedType: SUBJECTS[subject],
    relatedId: subjectId,
    ...(minute === undefined ? {} : { minute }),
  }),
  userPosts: ({ userId, forSubscribers }) => ({
    userId,
    ...(forSubscribers === undefined ? {} : { visibility: "ONLY_FANS" }),
  }),
  topicPosts: ({ topicId }) => ({ topicId }),
};

/** Parameters of a page of an anchored list. */
function ofPage(given: {
  readonly sort: PostSort;
  readonly page: number;
  readonly anchor?: string | undefined;
}): Params {
  const { sort, page, anchor } = given;
  return {
    sort: wordOf(SORT_WORDS, sort),
    page,
    size: PAGE_SIZE,
    ...(anchor === undefined ? {} : { anchor }),
  };
}

export const COMMUNITY_READ_CALLS: ReadTable<typeof COMMUNITY_READS> = {
  feed: {
    endpoint: assumedGet(`${POST}/list`),
    params: (page) => ({ ...LISTS.feed(page), ...ofPage(page) }),
    read: readWith(postPage),
  },
  posts: {
    endpoint: assumedGet(`${POST}/related`),
    params: (page) => ({ ...LISTS.posts(page), ...ofPage(page) }),
    read: readWith(postPage),
  },
  postMinutes: {
    endpoint: assumedGet(`${POST}/minutes`),
    params: ({ matchId }) => ({ matchId }),
    read: readWith(minutePosts),
  },
  userPosts: {
    endpoint: assumedGet(`${POST}/byUser`),
    params: (page) => ({ ...LISTS.userPosts(page), ...ofPage(page) }),
    read: readWith(postPage),
  },
  topicPosts: {
    endpoint: assumedGet(`${POST}/byTopic`),
    params: (page) => ({ ...LISTS.topicPosts(page), ...ofPage(page) }),
    read: readWith(postPage),
  },
  postNews: {
    endpoint: assumedGet(`${POST}/news`),
    params: ({ list: { call, params }, anchor }) => ({
      // The compiler does not follow the union through the call's name.
      ...LISTS[call](params as never),
      sort: wordOf(SORT_WORDS, params.sort),
      anchor,
    }),
    read: readWith(postNews),
  },
  postCounts: {
    endpoint: assumedPost(`${POST}/counts`),
    body: (params) => params,
    read: readWith(postCounts),
  },
  post: {
    endpoint: assumedGet(`${POST}/detail`),
    params: ({ postId }) => ({ postId }),
    read: readWith(postDetail),
  },
  replies: {
    endpoint: assumedGet(`${REPLY}/list`),
    params: ({ postId, parentId, ...page }) => ({
      postId,
      ...(parentId === undefined ? {} : { parentId }),
      ...ofPage(page),
    }),
    read: readWith(replyPage),
  },
  replyContext: {
    endpoint: assumedGet(`${REPLY}/context`),
    params: ({ replyId }) => ({ replyId }),
    read: readWith(replyContext),
  },
  topic: {
    endpoint: assumedGet(`${TOPIC}/detail`),
    params: ({ topicId }) => ({ topicId }),
    read: readWith(topic),
  },
  topicSearch: {
    endpoint: assumedGet(`${TOPIC}/search`),
    params: ({ text }) => ({ text }),
    read: readWith(topics),
  },
  createdPost: {
    endpoint: assumedGet(`${POST}/byKey`),
    params: ({ key }) => ({ key }),
    read: readWith(createdPost),
  },
  createdReply: {
    endpoint: assumedGet(`${REPLY}/byKey`),
    params: ({ key }) => ({ key }),
    read: readWith(createdReply),
  },
  hotPosts: { endpoint: assumedGet(`${POST}/hot`), read: readWith(postList) },
  creators: {
    endpoint: specPost("/v1/api/community/subscription/getCreators"),
    body: ({ page }) => ({ page, size: PAGE_SIZE }),
    read: readWith(creatorPage),
  },
  hotTopics: { endpoint: assumedGet(`${TOPIC}/hot`), read: readWith(topics) },
};

function writeMedium({ kind, poster, ...medium }: Medium): unknown {
  return { ...medium, kind: wordOf(MEDIUM_WORDS, kind), posterUrl: poster };
}

/** The fields that are given, by their names on the wire. */
function writePost(draft: Partial<PostDraft>): Readonly<Record<string, unknown>> {
  const {
    title,
    content,
    contentMode,
    visibility,
    sport,
    related,
    topics: topicIds,
    media,
    isSpoiler,
    replyRule,
  } = draft;
  return {
    title,
    content,
    contentMode: contentMode && wordOf(CONTENT_MODE_WORDS, contentMode),
    visibility: visibility && wordOf(VISIBILITY_WORDS, visibility),
    postType: sport && wordOf(SPORT_WORDS, sport),
    relatedList: related?.map(({ kind, id, minute = null, scoreThen = null }) => ({
      relatedType: wordOf(RELATED_WORDS, kind),
      relatedId: id,
      minute,
      scoreThen,
    })),
    topicIds,
    mediaList: media?.map(writeMedium),
    isSpoiler,
    replyRule: replyRule && wordOf(REPLY_RULE_WORDS, replyRule),
  };
}

function writeReply({ contentMode, content, media }: Pick<ReplyDraft, "contentMode" | "content" | "media">) {
  return { contentMode: wordOf(CONTENT_MODE_WORDS, contentMode), content, mediaList: media.map(writeMedium) };
}

export const COMMUNITY_ACT_CALLS: ActTable<typeof COMMUNITY_ACTS> = {
  createPost: {
    endpoint: assumedPost(`${POST}/create`, "once"),
    body: writePost,
    read: readWith(postCard),
  },
  updatePost: {
    endpoint: assumedPost(`${POST}/update`, "once"),
    body: ({ postId, version, ...changes }) => ({ postId, version, ...writePost(changes) }),
    read: readWith(postCard),
  },
  deletePost: {
    endpoint: assumedPost(`${POST}/delete`),
    body: ({ postId }) => ({ postId }),
    read: readWith(deletion),
  },
  restorePost: {
    endpoint: assumedPost(`${POST}/restore`),
    body: ({ postId }) => ({ postId }),
    read: readWith(deletion),
  },
  likePost: {
    endpoint: assumedPost(`${POST}/like`),
    body: (params) => params,
    read: readWith(likeState),
  },
  likeReply: {
    endpoint: assumedPost(`${REPLY}/like`),
    body: (params) => params,
    read: readWith(likeState),
  },
  createReply: {
    endpoint: assumedPost(`${REPLY}/create`, "once"),
    body: ({ postId, parentId = null, ...draft }) => ({ postId, parentId, ...writeReply(draft) }),
    read: readWith(reply),
  },
  updateReply: {
    endpoint: assumedPost(`${REPLY}/update`, "once"),
    body: ({ replyId, ...draft }) => ({ replyId, ...writeReply(draft) }),
    read: readWith(reply),
  },
  deleteReply: {
    endpoint: assumedPost(`${REPLY}/delete`),
    body: ({ replyId }) => ({ replyId }),
    read: readWith(reply),
  },
  report: {
    endpoint: assumedPost("/v1/api/community/report/create", "once"),
    body: ({ target, targetId, reason, text }) => ({
      targetType: target.toUpperCase(),
      targetId,
      reason: reason.toUpperCase(),
      text,
    }),
    read: readWith(reported),
  },
};
