// Describes the calls of replies.
import {
  ANCHORED,
  anchoredPage,
  author,
  COMMUNITY,
  feedSecond,
  keyedPost,
  media,
  memberPost,
  postCard,
} from "./communityParts.ts";
import { MEMBERS_ONLY } from "./memberParts.ts";
import { call, flag, LANG, listOf, object, string, text, whole } from "./parts.ts";
import { orNull } from "./pageParts.ts";
import { CONTENT_MODES } from "../community/terms.ts";

const reply = object({
  replyId: whole,
  postId: whole,
  parentId: orNull(whole),
  depth: { ...whole, description: "0 for a reply to the post" },
  user: author,
  createTime: feedSecond,
  editTime: orNull(feedSecond),
  content: { ...string, description: "Text, or a document as JSON text; empty when deleted" },
  contentMode: { ...string, enum: CONTENT_MODES },
  mediaList: listOf(media),
  likeCount: whole,
  childCount: { ...whole, description: "Direct answers" },
  isLiked: flag,
  isOwn: flag,
  isDeleted: flag,
  replyTo: orNull({ ...string, description: "Name of the author of the answered reply" }),
});

const REPLY_BODY = {
  "content?": { ...string, description: "At most 1,000 letters" },
  "contentMode?": { ...string, enum: CONTENT_MODES },
  "mediaList?": { ...listOf(media), description: "At most 4 pictures" },
} as const;

export const REPLY_PATHS: Readonly<Record<string, object>> = {
  [`${COMMUNITY}/reply/list`]: {
    get: call(
      "Replies to a post, or to one of its replies; a deleted one stays while others answer it (assumed)",
      {
        postId: text("The post's id", true, "1"),
        parentId: text("A reply's id, for its answers"),
        ...ANCHORED,
        sort: text("TIME_ASC when absent; see post/list", false, "TIME_ASC"),
      },
      anchoredPage(reply),
    ),
  },
  [`${COMMUNITY}/reply/context`]: {
    get: call(
      "A reply with its post and what it answers, and the page of reply/list on which its chain begins (assumed)",
      { replyId: text("The reply's id", true, "1"), size: ANCHORED.size, sort: ANCHORED.sort, ...LANG },
      object({ post: postCard, ancestors: listOf(reply), reply, page: whole }),
    ),
  },
  [`${COMMUNITY}/reply/byKey`]: {
    get: call(
      "What a reply/create with this Idempotency-Key has made; null: nothing (assumed)",
      { key: text("The key, a UUID", true, "7e0cf0c2-6f4e-4a52-9c1c-4f3f7a0d1b2c") },
      orNull(reply),
      MEMBERS_ONLY,
    ),
  },
  [`${COMMUNITY}/reply/create`]: {
    post: call(
      "Replies to a post or a reply; 4024 when replies are closed (assumed)",
      {},
      reply,
      keyedPost({ postId: whole, "parentId?": whole, ...REPLY_BODY }),
    ),
  },
  [`${COMMUNITY}/reply/update`]: {
    post: call("Edits one's own reply (assumed)", {}, reply, keyedPost({ replyId: whole, ...REPLY_BODY })),
  },
  [`${COMMUNITY}/reply/delete`]: {
    post: call("Deletes one's own reply (assumed)", {}, reply, memberPost({ replyId: whole })),
  },
  [`${COMMUNITY}/reply/like`]: {
    post: call(
      "Sets or takes back one's like of a reply (assumed)",
      {},
      object({ id: whole, isLiked: flag, likeCount: whole }),
      memberPost({ replyId: whole, like: flag }),
    ),
  },
};
