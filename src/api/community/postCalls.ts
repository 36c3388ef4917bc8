// The call of post lists: what was written about a match, a team or a league (CONTRACT §4, assumed).
import type { PostSubject } from "#domain/community/post.ts";
import { postPage } from "./posts.ts";
import { readWith } from "../wire/pageParts.ts";
import { assumed, type PageCallTable } from "../transport/pageCall.ts";

/** SPEC §3 "Related-object type". */
const RELATED_TYPES: Readonly<Record<PostSubject, string>> = {
  match: "MATCH",
  team: "TEAM",
  league: "LEAGUE",
};

/** Posts on a page. */
const PAGE_SIZE = 20;

export const POST_CALLS: PageCallTable<"posts"> = {
  posts: {
    endpoint: assumed("/v1/api/community/post/related"),
    params: ({ subject, subjectId, page }) => ({
      relatedType: RELATED_TYPES[subject],
      relatedId: subjectId,
      page,
      size: PAGE_SIZE,
    }),
    read: readWith(postPage),
  },
};
