// The words of the wire that posts and the settings of the community share.
// See docs/wire.md#post-card and docs/wire.md#community-configuration.
import type { PostSort, ReplyRule, Visibility } from "#domain/community/post.ts";

/** docs/product.md#post-visibility. A visibility that is not known is the narrowest. */
export const VISIBILITY_WORDS: Readonly<Record<string, Visibility>> = {
  CLOSE: "close",
  PUBLIC: "public",
  ONLY_FANS: "onlyFans",
};
export const REPLY_RULE_WORDS: Readonly<Record<string, ReplyRule>> = {
  ALL: "all",
  FOLLOWED: "followed",
  NONE: "none",
};
export const SORT_WORDS: Readonly<Record<string, PostSort>> = {
  TIME_DESC: "newest",
  TIME_ASC: "oldest",
  LIKE_COUNT_DESC: "mostLiked",
  REPLY_COUNT_DESC: "mostReplied",
};

/** The wire's word for one of ours, from the table that reads it. */
export function wordOf<Word extends string>(words: Readonly<Record<string, Word>>, ours: Word): string {
  return Object.keys(words).find((word) => words[word] === ours) ?? "";
}
