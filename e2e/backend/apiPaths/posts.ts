// Describes the calls of posts.
import { call, flag, listOf, object, string, text, whole } from "./parts.ts";

const post = object({
  postId: whole,
  user: object({ userId: whole, userName: string, avatar: string }),
  createTime: { ...string, description: "YYYYMMDDHHmm at UTC+8" },
  summary: { ...string, description: "Plain text of the beginning, at most 200 characters" },
  likeCount: whole,
  replyCount: whole,
});

const PAGING = {
  page: text("From 1, which is the default", false, "1"),
  size: text("1 to 50, 20 when absent", false, "20"),
};
const posts = object({ list: listOf(post), page: whole, size: whole, total: whole, hasMore: flag });

export const POST_PATHS: Readonly<Record<string, object>> = {
  "/v1/api/community/post/related": {
    get: call(
      "Posts about a match, a team or a league, newest first (assumed)",
      {
        relatedType: text("MATCH, TEAM or LEAGUE", true, "MATCH"),
        relatedId: text("Its id", true, "1001"),
        ...PAGING,
      },
      posts,
    ),
  },
  "/v1/api/community/post/byUser": {
    get: call(
      "What a member has written, newest first (assumed)",
      { userId: text("The member's id", true, "1"), ...PAGING },
      posts,
    ),
  },
};
