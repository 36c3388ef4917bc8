// The reads of posts: those about a match, team or league, and those of a member.
import type { PostPage, PostSubject } from "../community/post.ts";
import { type OfPage, type OfUser, read, type SamplesOf } from "./call.ts";

interface OfSubject {
  readonly subject: PostSubject;
  readonly subjectId: number;
}

export const COMMUNITY_READS = {
  posts: read<OfSubject & OfPage, PostPage>({ ofMember: true, tags: () => ["memberNames"] }),
  userPosts: read<OfUser & OfPage, PostPage>({ ofMember: true, tags: () => ["memberNames"] }),
};

export const COMMUNITY_SAMPLES: SamplesOf<typeof COMMUNITY_READS> = {
  posts: { subject: "match", subjectId: 1001, page: 1 },
  userPosts: { userId: 9, page: 1 },
};
