// The calls of posts: those about a match, team or league, and those of a member.
// See docs/wire.md#listed-and-assumed-calls.
import type { COMMUNITY_READS } from "#domain/calls/community.ts";
import type { PostSubject } from "#domain/community/post.ts";
import { assumedGet, type ReadTable } from "../transport/wireCall.ts";
import { PAGE_SIZE, readWith } from "../wire/pageParts.ts";
import { postPage } from "./posts.ts";

/** docs/product.md#related-posts. */
const RELATED_TYPES: Readonly<Record<PostSubject, string>> = {
  match: "MATCH",
  team: "TEAM",
  league: "LEAGUE",
};

export const COMMUNITY_CALLS: ReadTable<typeof COMMUNITY_READS> = {
  posts: {
    endpoint: assumedGet("/v1/api/community/post/related"),
    params: ({ subject, subjectId, page }) => ({
      relatedType: RELATED_TYPES[subject],
      relatedId: subjectId,
      page,
      size: PAGE_SIZE,
    }),
    read: readWith(postPage),
  },
  userPosts: {
    endpoint: assumedGet("/v1/api/community/post/byUser"),
    params: ({ userId, page }) => ({ userId, page, size: PAGE_SIZE }),
    read: readWith(postPage),
  },
};
