// Describes the calls of posts.
import { POST_TYPES, SCOPES } from "../community/terms.ts";
import {
  ANCHORED,
  anchoredPage,
  COMMUNITY,
  keyedPost,
  memberPost,
  POST_BODY,
  postCard,
  postDetail,
} from "./communityParts.ts";
import { body, MEMBERS_ONLY } from "./memberParts.ts";
import { call, flag, LANG, listOf, object, string, text, whole } from "./parts.ts";
import { orNull } from "./pageParts.ts";

const FEED = {
  scope: text(`${SCOPES.join(" or ")}; the second holds one's own posts`, false, SCOPES[0]),
  postType: text(`ALL (default), ${POST_TYPES.join(", ")}`, false, "ALL"),
};
const RELATED = {
  relatedType: text("MATCH, TEAM or LEAGUE", true, "MATCH"),
  relatedId: text("Its id", true, "1001"),
};
const BY_USER = { userId: text("The member's id", true, "1") };
const BY_TOPIC = { topicId: text("The topic's id", true, "1") };
const posts = anchoredPage(postCard);
const counts = object({
  postId: whole,
  version: whole,
  likeCount: whole,
  replyCount: whole,
  isLiked: flag,
  isLocked: flag,
  isDeleted: flag,
});
const deleted = object({ postId: whole, isDeleted: flag });

export const POST_PATHS: Readonly<Record<string, object>> = {
  [`${COMMUNITY}/post/list`]: {
    get: call("Posts of all, or one's own (assumed)", { ...FEED, ...ANCHORED, ...LANG }, posts),
  },
  [`${COMMUNITY}/post/related`]: {
    get: call(
      "Posts about a match, a team or a league (assumed)",
      {
        ...RELATED,
        minute: text("Only posts that name this minute of the match", false, "67"),
        ...ANCHORED,
        ...LANG,
      },
      posts,
    ),
  },
  [`${COMMUNITY}/post/byUser`]: {
    get: call(
      "What a member has written (assumed)",
      {
        ...BY_USER,
        visibility: text("ONLY_FANS: only posts for subscribers", false, "ONLY_FANS"),
        ...ANCHORED,
        ...LANG,
      },
      posts,
    ),
  },
  [`${COMMUNITY}/post/byTopic`]: {
    get: call("Posts with a topic (assumed)", { ...BY_TOPIC, ...ANCHORED, ...LANG }, posts),
  },
  [`${COMMUNITY}/post/news`]: {
    get: call(
      "How many posts by others have joined a list since its anchor; with the list's own parameters (assumed)",
      {
        ...FEED,
        relatedType: text("Of posts about something: MATCH, TEAM or LEAGUE", false, "MATCH"),
        relatedId: text("Its id", false, "1001"),
        minute: text("Only posts that name this minute of the match", false, "67"),
        userId: text("Of a member's posts: the member's id", false, "1"),
        topicId: text("Of a topic's posts: the topic's id", false, "1"),
        anchor: text("What a page of the list answered", true, "1.1.000000000000"),
        sort: ANCHORED.sort,
      },
      object({ count: { ...whole, description: "At most 100" }, latestId: whole }),
    ),
  },
  [`${COMMUNITY}/post/hot`]: {
    get: call(
      "At most ten public posts of the last three days with the most likes and replies (assumed)",
      LANG,
      object({ list: listOf(postCard) }),
    ),
  },
  [`${COMMUNITY}/post/minutes`]: {
    get: call(
      "How many posts name each minute of a match (assumed)",
      { matchId: text("The match's id", true, "1001") },
      object({ list: listOf(object({ minute: string, postCount: whole })) }),
    ),
  },
  [`${COMMUNITY}/post/counts`]: {
    post: call(
      "Counts of posts; a deleted or unknown one is isDeleted (assumed)",
      {},
      listOf(counts),
      body({ postIds: { ...listOf(whole), description: "At most 100" } }),
    ),
  },
  [`${COMMUNITY}/post/detail`]: {
    get: call(
      "A post with its whole text; 4022 when it was deleted (assumed)",
      { postId: text("The post's id", true, "1"), ...LANG },
      postDetail,
    ),
  },
  [`${COMMUNITY}/post/byKey`]: {
    get: call(
      "What a post/create with this Idempotency-Key has made; null: nothing (assumed)",
      { key: text("The key, a UUID", true, "7e0cf0c2-6f4e-4a52-9c1c-4f3f7a0d1b2c"), ...LANG },
      orNull(postCard),
      MEMBERS_ONLY,
    ),
  },
  [`${COMMUNITY}/post/create`]: {
    post: call("Publishes a post (assumed)", {}, postCard, keyedPost(POST_BODY)),
  },
  [`${COMMUNITY}/post/update`]: {
    post: call(
      "Edits one's own post; fields that are absent stay; 4027 with the newer post (assumed)",
      {},
      postCard,
      keyedPost({ postId: whole, version: whole, ...POST_BODY }),
    ),
  },
  [`${COMMUNITY}/post/delete`]: {
    post: call("Deletes one's own post (assumed)", {}, deleted, memberPost({ postId: whole })),
  },
  [`${COMMUNITY}/post/restore`]: {
    post: call("Takes a deletion back within 60 s (assumed)", {}, deleted, memberPost({ postId: whole })),
  },
  [`${COMMUNITY}/post/like`]: {
    post: call(
      "Sets or takes back one's like; a wish, not a toggle (assumed)",
      {},
      object({ id: whole, isLiked: flag, likeCount: whole }),
      memberPost({ postId: whole, like: flag }),
    ),
  },
};
