// Which lists a member's own new post belongs to.
// See docs/product.md#feeds.
import type { PostSummary, PostScope, PostSubject, PostType } from "./post.ts";

/** Parameters that say which list a page is of; those of other lists are left out. */
export interface ListParams {
  readonly scope?: PostScope;
  readonly type?: PostType;
  readonly subject?: PostSubject;
  readonly subjectId?: number;
  /** Only posts that name this minute of the match. */
  readonly minute?: string;
  readonly userId?: number;
  /** Only posts for subscribers. */
  readonly forSubscribers?: true;
  readonly topicId?: number;
}

/** True for a list that shows the post to its author (docs/wire.md#community-lists). */
export function listHolds(params: ListParams, post: PostSummary): boolean {
  const { scope, type, subject, subjectId, minute, userId, forSubscribers, topicId } = params;
  const { author, sport, related, topics, visibility } = post;
  if (scope !== undefined) return type === "all" || type === sport;
  if (subject !== undefined) {
    return related.some(
      (about) =>
        about.kind === subject && about.id === subjectId && (minute === undefined || about.minute === minute),
    );
  }
  if (userId !== undefined) {
    return userId === author.id && (forSubscribers === undefined || visibility === "onlyFans");
  }
  return topicId !== undefined && topics.some(({ id }) => id === topicId);
}
