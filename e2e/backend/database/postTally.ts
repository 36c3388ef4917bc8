// What a member wrote in a time and what it brought: posts, days with a post, likes and replies.
import type { DatabaseSync } from "node:sqlite";

interface Tally {
  readonly posts: number;
  /** Days with a post, in the feed's zone (docs/wire.md#feed-clock). */
  readonly days: number;
  readonly likes: number;
  readonly replies: number;
}

/** `from` and `to` in epoch ms; a post at `to` does not count. */
export type PostTally = (userId: number, from: number, to: number) => Tally;

export function createPostTally(database: DatabaseSync): PostTally {
  const select = database.prepare(`
    SELECT count(*) AS posts, count(DISTINCT (created_at + 28800000) / 86400000) AS days,
      total(like_count) AS likes, total(reply_count) AS replies
    FROM posts WHERE user_id = ? AND created_at >= ? AND created_at < ? AND deleted_at IS NULL`);
  return (userId, from, to) => {
    const row = select.get(userId, from, to);
    return {
      posts: Number(row?.["posts"] ?? 0),
      days: Number(row?.["days"] ?? 0),
      likes: Number(row?.["likes"] ?? 0),
      replies: Number(row?.["replies"] ?? 0),
    };
  };
}
