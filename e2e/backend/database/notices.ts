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
  /** Plain text: the reply, or the system notice. */
  readonly text: string;
  /** Epoch ms. */
  readonly createdAt: number;
}

export interface Notice extends Omit<NewNotice, "actorId" | "userId"> {
  readonly id: number;
  readonly actor: Person | undefined;
  /** The whole text of the post concerned, if any. */
  readonly postContent: string | undefined;
  readonly read: boolean;
}

type Unread = Readonly<Record<NoticeType, number>>;

export interface Notices {
  /** Stores nothing if the receiver has left or has muted the actor. */
  add(notice: NewNotice): void;
  /** Removes the notice about an actor's follow. */
  withdrawFollow(userId: number, actorId: number): void;
  count(userId: number, type: NoticeType): number;
  /** Newest first; `page` starts at 1. */
  page(userId: number, type: NoticeType, page: number, size: number): readonly Notice[];
  unread(userId: number): Unread;
  /** Marks a member's notices as read: by id, by type, or all. */
  markRead(
    userId: number,
    which: { readonly ids?: readonly number[]; readonly type?: NoticeType },
    now: number,
  ): void;
}

export function createNotices(database: DatabaseSync): Notices {
  const insert = database.prepare(`
    INSERT INTO notices (user_id, type, actor_id, post_id, text, created_at)
    SELECT ?1, ?2, ?3, ?4, ?5, ?6
    WHERE EXISTS (SELECT 1 FROM users WHERE id = ?1)
      AND NOT EXISTS (SELECT 1 FROM relations WHERE kind = 'mute' AND from_id = ?1 AND to_id = ?3)`);
  const withdraw = database.prepare(
    "DELETE FROM notices WHERE user_id = ? AND type = 'follow' AND actor_id = ?",
  );
  const count = database.prepare("SELECT count(*) AS number FROM notices WHERE user_id = ? AND type = ?");
  const select = database.prepare(`
    SELECT notices.*, users.name, users.avatar, posts.content
    FROM notices LEFT JOIN users ON users.id = notices.actor_id LEFT JOIN posts ON posts.id = notices.post_id
    WHERE notices.user_id = ? AND type = ? ORDER BY notices.created_at DESC, notices.id DESC LIMIT ? OFFSET ?`);
  const countUnread = database.prepare(
    "SELECT type, count(*) AS number FROM notices WHERE user_id = ? AND read_at IS NULL GROUP BY type",
  );
  const readOne = database.prepare(
    "UPDATE notices SET read_at = ? WHERE user_id = ? AND id = ? AND read_at IS NULL",
  );
  const readMany = database.prepare(
    "UPDATE notices SET read_at = ?1 WHERE user_id = ?2 AND (?3 IS NULL OR type = ?3) AND read_at IS NULL",
  );

  return {
    add: ({ userId, type, actorId, postId, text, createdAt }) =>
      void insert.run(userId, type, actorId ?? null, postId ?? null, text, createdAt),
    withdrawFollow: (userId, actorId) => void withdraw.run(userId, actorId),
    count: (userId, type) => Number(count.get(userId, type)?.["number"] ?? 0),
    page: (userId, type, page, size) =>
      select.all(userId, type, size, (page - 1) * size).map((row) => ({
        id: Number(row["id"]),
        type,
        actor:
          row["actor_id"] === null ? undefined : readPerson({ ...row, user_id: row["actor_id"] ?? null }),
        postId: row["post_id"] === null ? undefined : Number(row["post_id"]),
        postContent: typeof row["content"] === "string" ? row["content"] : undefined,
        text: String(row["text"]),
        createdAt: Number(row["created_at"]),
        read: row["read_at"] !== null,
      })),
    unread(userId) {
      const rows = new Map(countUnread.all(userId).map((row) => [row["type"], Number(row["number"])]));
      const of = (type: NoticeType): number => rows.get(type) ?? 0;
      return { reply: of("reply"), like: of("like"), follow: of("follow"), system: of("system") };
    },
    markRead(userId, { ids, type }, now) {
      if (ids === undefined) readMany.run(now, userId, type ?? null);
      else for (const id of ids) readOne.run(now, userId, id);
    },
  };
}
