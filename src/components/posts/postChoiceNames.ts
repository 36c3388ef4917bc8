// The names of what members choose about posts: who sees one, who may reply, and the order of lists.
// See docs/product.md#settings-of-the-community.
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { PostSort, ReplyRule, Visibility } from "#domain/community/post.ts";

export const VISIBILITY_NAMES: Readonly<Record<Visibility, MessageDescriptor>> = {
  public: msg({ message: "Everybody", comment: "Who sees a post" }),
  onlyFans: msg({ message: "Only subscribers", comment: "Who sees a post" }),
  close: msg({ message: "Only me", comment: "Who sees a post" }),
};
export const REPLY_RULE_NAMES: Readonly<Record<ReplyRule, MessageDescriptor>> = {
  all: msg({ message: "Everybody may reply", comment: "Who may reply to a post" }),
  followed: msg({ message: "People I follow may reply", comment: "Who may reply to a post" }),
  none: msg({ message: "Nobody may reply", comment: "Who may reply to a post" }),
};
export const SORT_NAMES: Readonly<Record<PostSort, MessageDescriptor>> = {
  newest: msg({ message: "Newest first", comment: "Order of a list of posts" }),
  oldest: msg({ message: "Oldest first", comment: "Order of a list of posts" }),
  mostLiked: msg({ message: "Most liked", comment: "Order of a list of posts" }),
  mostReplied: msg({ message: "Most replies", comment: "Order of a list of posts" }),
};
