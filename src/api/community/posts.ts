// Reads posts: cards of lists, a post with its body, pages of lists, counts and likes.
// See docs/wire.md#community.
import * as v from "valibot";
import type {
  Anchored,
  ContentMode,
  LikeState,
  Medium,
  MinutePosts,
  PostAuthor,
  PostSummary,
  PostCounts,
  PostDetail,
  PostNews,
  PostSport,
  RelatedObject,
  ReplyRule,
  TopicRef,
  Visibility,
} from "#domain/community/post.ts";
import {
  arrayOf,
  count,
  fileName,
  flag,
  id,
  oneOf,
  orElse,
  orNone,
  type Reads,
  reads,
  second,
  text,
  memberName,
} from "../wire/pageParts.ts";
import { pictureAddress } from "../wire/pictureAddress.ts";
import { REPLY_RULE_WORDS, VISIBILITY_WORDS } from "../wire/postWords.ts";

export const CONTENT_MODE_WORDS: Readonly<Record<string, ContentMode>> = {
  DEFAULT: "plain",
  RICH_TEXT: "rich",
};
export const SPORT_WORDS: Readonly<Record<string, PostSport>> = {
  FOOTBALL: "football",
  BASKETBALL: "basketball",
  TENNIS: "tennis",
};
/** docs/product.md#related-posts. */
export const RELATED_WORDS: Readonly<Record<string, RelatedObject["kind"]>> = {
  MATCH: "match",
  TEAM: "team",
  LEAGUE: "league",
  OTHER: "other",
};
export const MEDIUM_WORDS: Readonly<Record<string, Medium["kind"]>> = { IMAGE: "image", VIDEO: "video" };

/** A text longer than a name: titles, beginnings of posts, descriptions of pictures. At most 2,000 characters. */
const longText: Reads<string> = reads((value) => (typeof value === "string" ? value.slice(0, 2_000) : ""));

/** Text as it is, a document as JSON text; "" for anything else. */
export const body: Reads<string> = orElse(
  reads((value) =>
    typeof value === "string"
      ? value
      : typeof value === "object" && value !== null
        ? JSON.stringify(value)
        : undefined,
  ),
  "",
);

export const contentMode: Reads<ContentMode> = orElse<ContentMode>(oneOf(CONTENT_MODE_WORDS), "plain");

export const author: Reads<PostAuthor> = v.pipe(
  v.object({ userId: id, userName: memberName, avatar: pictureAddress, isCreator: orElse(flag, false) }),
  v.transform(({ userId, userName, avatar, isCreator }) => ({
    id: userId,
    name: userName,
    avatar,
    isCreator,
  })),
);

const readable: Reads<Medium> = v.pipe(
  v.object({
    kind: oneOf(MEDIUM_WORDS),
    src: pictureAddress,
    posterUrl: orElse(pictureAddress, ""),
    width: orElse(count, 0),
    height: orElse(count, 0),
    alt: orElse(longText, ""),
  }),
  v.transform(({ posterUrl, ...medium }) => ({ ...medium, poster: posterUrl })),
);

/** Pictures and videos of our own paths and of the image host; others are left out. */
export const media: Reads<readonly Medium[]> = v.pipe(
  orElse(arrayOf(readable), []),
  v.transform((all) => all.filter(({ src }) => src !== "")),
);

const related: Reads<RelatedObject> = v.pipe(
  v.object({
    relatedType: oneOf(RELATED_WORDS),
    relatedId: id,
    name: text,
    logo: orElse(fileName, ""),
    minute: orNone(text),
    scoreThen: orNone(text),
  }),
  v.transform(({ relatedType, relatedId, ...about }) => ({ ...about, kind: relatedType, id: relatedId })),
);

const topic: Reads<TopicRef> = v.pipe(
  v.object({ topicId: id, name: text }),
  v.transform(({ topicId, name }) => ({ id: topicId, name })),
);

const CARD = {
  postId: id,
  version: orElse(count, 1),
  user: author,
  createTime: second,
  editTime: orElse(orNone(second), undefined),
  title: orElse(longText, ""),
  summary: orElse(longText, ""),
  contentMode,
  visibility: orElse<Visibility>(oneOf(VISIBILITY_WORDS), "close"),
  postType: orElse<PostSport>(oneOf(SPORT_WORDS), "football"),
  mediaList: media,
  mediaCount: orElse(count, 0),
  relatedList: orElse(arrayOf(related), []),
  topicList: orElse(arrayOf(topic), []),
  isSpoiler: orElse(flag, false),
  replyRule: orElse<ReplyRule>(oneOf(REPLY_RULE_WORDS), "all"),
  likeCount: count,
  replyCount: count,
  isLiked: orElse(flag, false),
  isOwn: orElse(flag, false),
  isLocked: orElse(flag, false),
  isDeleted: orElse(flag, false),
};

const cardFields = v.object(CARD);

function cardOf(wire: v.InferOutput<typeof cardFields>): PostSummary {
  return {
    id: wire.postId,
    version: wire.version,
    author: wire.user,
    writtenAt: wire.createTime,
    editedAt: wire.editTime,
    title: wire.title,
    // A locked post has no body, whatever a server sends.
    text: wire.isLocked ? "" : wire.summary,
    contentMode: wire.contentMode,
    visibility: wire.visibility,
    sport: wire.postType,
    media: wire.isLocked ? [] : wire.mediaList,
    mediaCount: Math.max(wire.mediaCount, wire.mediaList.length),
    related: wire.relatedList,
    topics: wire.topicList,
    isSpoiler: wire.isSpoiler,
    replyRule: wire.replyRule,
    likeCount: wire.likeCount,
    replyCount: wire.replyCount,
    isLiked: wire.isLiked,
    isOwn: wire.isOwn,
    isLocked: wire.isLocked,
    isDeleted: wire.isDeleted,
  };
}

export const postCard: Reads<PostSummary> = v.pipe(cardFields, v.transform(cardOf));

export const postDetail: Reads<PostDetail> = v.pipe(
  v.object({ ...CARD, content: body }),
  v.transform((wire) => ({ ...cardOf(wire), content: wire.isLocked ? "" : wire.content })),
);

/** What a key has made; the server's null for nothing. */
export const createdPost: Reads<{ readonly post: PostSummary | undefined }> = v.pipe(
  orNone(postCard),
  v.transform((post) => ({ post })),
);

/** A page of an anchored list. */
export function anchored<Item>(item: Reads<Item>): Reads<Anchored<Item>> {
  return v.pipe(
    v.object({ list: arrayOf(item), page: count, total: count, hasMore: flag, anchor: orElse(text, "") }),
    v.transform(({ list, ...page }) => ({ ...page, items: list })),
  );
}

export const postPage = anchored(postCard);

/** A list that comes whole. */
export const postList: Reads<readonly PostSummary[]> = v.pipe(
  v.object({ list: arrayOf(postCard) }),
  v.transform(({ list }) => list),
);

export const postNews: Reads<PostNews> = v.object({ count, latestId: orElse(orNone(id), undefined) });

export const minutePosts: Reads<readonly MinutePosts[]> = v.pipe(
  v.object({ list: arrayOf(v.object({ minute: text, postCount: count })) }),
  v.transform(({ list }) => list.map(({ minute, postCount }) => ({ minute, count: postCount }))),
);

const countsOfPost: Reads<PostCounts> = v.pipe(
  v.object({
    postId: id,
    version: orElse(count, 1),
    likeCount: count,
    replyCount: count,
    isLiked: orElse(flag, false),
    isLocked: orElse(flag, false),
    isDeleted: orElse(flag, false),
  }),
  v.transform(({ postId, ...counts }) => ({ ...counts, id: postId })),
);
export const postCounts: Reads<readonly PostCounts[]> = arrayOf(countsOfPost);

export const likeState: Reads<LikeState> = v.object({ id, isLiked: flag, likeCount: count });

/** Whether a post is deleted, after an act that changed it. */
export const deletion: Reads<{ readonly id: number; readonly isDeleted: boolean }> = v.pipe(
  v.object({ postId: id, isDeleted: flag }),
  v.transform(({ postId, isDeleted }) => ({ id: postId, isDeleted })),
);
