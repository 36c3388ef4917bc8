// Notices to members: replies to and likes of their posts, new followers, and system notices.
import type { DatabaseSync } from "node:sqlite";
import { type Person, readPerson } from "./relations.ts";

export const NOTICE_TYPES = ["reply", "like", "follow", "system"] as const;
export type NoticeType = (typeof NOTICE_TYPES)[number];

interface NewNotice {
  readonly userId: number;
  readonly type: NoticeType;
  /** The member who acted; undefined for system notices. */
  readonly actorId?: number | undefined;
  readonly postId?: number | undefined;
  readonly replyId?: number | undefined;
  /** Plain text: the reply, or the system notice. */
  readonly text: string;
  /** Epoch ms. */
  readonly createdAt: number;
}

export interface Notice extends Omit<NewNotice, "actorId" | "userId"> {
  readonly id: number;
  readonly actor: Person | undefined;
  /** The beginning of the post concerned; "" where there is none that the receiver may read. */
  readonly postSummary: string;
  /** The reply that the reply of the notice answers; undefined for a reply to the post. */
  readonly parentId: number | undefined;
  readonly read: boolean;
}

type Unread = Readonly<Record<NoticeType, number>>;

export interface Notices {
  /** Stores nothing if the receiver has left or has muted the actor. */
  add(notice: NewNotice): void;
  /** Removes the notice about an actor's follow, or like of a post, that was taken back. */
  withdraw(notice: Pick<NewNotice, "userId" | "type" | "actorId" | "postId">): void;
  /** Removes the notices about a reply that was deleted. */
  withdrawReply(replyId: number): void;
  /** Notices by a member who is muted at `now` (epoch ms) are neither counted nor listed. */
  count(userId: number, type: NoticeType, now: number): number;
  /** Newest first; `page` starts at 1. */
  page(
    userId: number,
    type: NoticeType,
    paging: { readonly page: number; readonly size: number },
    now: number,
  ): readonly Notice[];
  unread(userId: number, now: number): Unread;
  /** Marks a member's notices as read: by id, by type, or all. */
  markRead(
    userId: number,
    which: { readonly ids?: readonly number[]; readonly type?: NoticeType },
    now: number,
  ): void;
}

const NOT_MUTED = `(notices.actor_id IS NULL OR notices.actor_id NOT IN (
  SELECT to_id FROM relations WHERE kind = 'mute' AND from_id = :user AND (until IS NULL OR until > :now)))`;

/** The post of a notice as its receiver may read it now (docs/wire.md#post-visibility). */
const READABLE_POST = `posts.deleted_at IS NULL AND (posts.user_id = :user OR posts.visibility = 'PUBLIC'
  OR posts.visibility = 'ONLY_FANS' AND EXISTS (
    SELECT 1 FROM subscriptions WHERE fan_id = :user AND creator_id = posts.user_id AND ends_at > :now))`;

export function createNotices(database: DatabaseSync): Notices {
  const insert = database.prepare(`
    INSERT INTO notices (user_id, type, actor_id, post_id, text, created_at, reply_id)
    SELECT :user, :type, :actor, :post, :text, :now, :reply
    WHERE EXISTS (SELECT 1 FROM users WHERE id = :user)
      AND NOT EXISTS (SELECT 1 FROM relations WHERE kind = 'mute' AND from_id = :user AND to_id = :actor
        AND (until IS NULL OR until > :now))`);
  const withdraw = database.prepare(
    "DELETE FROM notices WHERE user_id = ? AND type = ? AND actor_id = ? AND post_id IS ?",
  );
  const withdrawReply = database.prepare("DELETE FROM notices WHERE reply_id = ?");
  const count = database.prepare(
    `SELECT count(*) AS number FROM notices WHERE user_id = :user AND type = :type AND ${NOT_MUTED}`,
  );
  const select = database.prepare(`
    SELECT notices.*, users.name, users.avatar, iif(posts.title = '', posts.summary, posts.title) AS summary,
      replies.parent_id,
      notices.post_id IS NULL OR posts.id IS NOT NULL AS is_readable
    FROM notices LEFT JOIN users ON users.id = notices.actor_id
      LEFT JOIN replies ON replies.id = notices.reply_id
      LEFT JOIN posts ON posts.id = notices.post_id AND ${READABLE_POST}
    WHERE notices.user_id = :user AND type = :type AND ${NOT_MUTED}
    ORDER BY notices.created_at DESC, notices.id DESC LIMIT :size OFFSET :skip`);
  const countUnread = database.prepare(`
    SELECT type, count(*) AS number FROM notices
    WHERE user_id = :user AND read_at IS NULL AND ${NOT_MUTED} GROUP BY type`);
  const readOne = database.prepare(
    "UPDATE notices SET read_at = ? WHERE user_id = ? AND id = ? AND read_at IS NULL",
  );
  const readMany = database.prepare(
    "UPDATE notices SET read_at = ?1 WHERE user_id = ?2 AND (?3 IS NULL OR type = ?3) AND read_at IS NULL",
  );

  return {
    add: ({ userId, type, actorId, postId, replyId, text, createdAt }) =>
      void insert.run({
        user: userId,
        type,
        actor: actorId ?? null,
        post: postId ?? null,
        reply: replyId ?? null,
        text,
        now: createdAt,
      }),
    withdraw: ({ userId, type, actorId, postId }) =>
      void withdraw.run(userId, type, actorId ?? null, postId ?? null),
    withdrawReply: (replyId) => void withdrawReply.run(replyId),
    count: (userId, type, now) => Number(count.get({ user: userId, type, now })?.["number"] ?? 0),
    page: (userId, type, { page, size }, now) =>
      select.all({ user: userId, type, now, size, skip: (page - 1) * size }).map((row) => ({
        id: Number(row["id"]),
        type,
        actor:
          row["actor_id"] === null ? undefined : readPerson({ ...row, user_id: row["actor_id"] ?? null }),
        postId: row["post_id"] === null ? undefined : Number(row["post_id"]),
        parentId: row["parent_id"] === null ? undefined : Number(row["parent_id"]),
        replyId: row["reply_id"] === null ? undefined : Number(row["reply_id"]),
        postSummary: typeof row["summary"] === "string" ? row["summary"] : "",
        // What was written below a post is read only by those who may read the post.
        text: row["is_readable"] === 1 ? String(row["text"]) : "",
        createdAt: Number(row["created_at"]),
        read: row["read_at"] !== null,
      })),
    unread(userId, now) {
      const rows = new Map(
        countUnread.all({ user: userId, now }).map((row) => [row["type"], Number(row["number"])]),
      );
      const of = (type: NoticeType): number => rows.get(type) ?? 0;
      return { reply: of("reply"), like: of("like"), follow: of("follow"), system: of("system") };
    },
    markRead(userId, { ids, type }, now) {
      if (ids === undefined) readMany.run(now, userId, type ?? null);
      else for (const id of ids) readOne.run(now, userId, id);
    },
  };
}
