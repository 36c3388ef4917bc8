// How a member uses the community: the order that feeds begin with, and what new posts begin with.
// See docs/product.md#settings-of-the-community.
import type { PostSort, ReplyRule, Visibility } from "./community/post.ts";

export interface CommunityConfig {
  /** The order that feeds begin with. */
  readonly sort: PostSort;
  /** What a new post begins with: who sees it, and who may reply. */
  readonly visibility: Visibility;
  readonly replyRule: ReplyRule;
  /** "For you" may be made for this member. */
  readonly recommend: boolean;
}

/** Of a visitor, and of a member who chose nothing. */
export const DEFAULT_COMMUNITY_CONFIG: CommunityConfig = {
  sort: "newest",
  visibility: "public",
  replyRule: "all",
  recommend: true,
};
