// Posts about matches, teams and leagues, and their writers.
import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import { together } from "./together.ts";

const RELATED_TYPES = ["match", "team", "league", "other"] as const;
export type RelatedType = (typeof RELATED_TYPES)[number];

interface NewPost {
  readonly userId: number;
  readonly relatedType: RelatedType;
  readonly relatedId: number;
  readonly content: string;
  /** Epoch ms. */
  readonly createdAt: number;
  readonly likeCount: number;
  readonly replyCount: number;
}

export interface StoredPost extends NewPost {
  readonly id: number;
  readonly userName: string;
  /** Address of the writer's picture, "" for none. */
  readonly avatar: string;
}

export interface Posts {
  /** The number of posts about a subject, or of all posts. */
  count(about?: { readonly relatedType: RelatedType; readonly relatedId: number }): number;
  /** Newest first; `page` starts at 1. */
  related(relatedType: RelatedType, relatedId: number, page: number, size: number): readonly StoredPost[];
  /** The number of a member's posts. */
  countBy(userId: number): number;
  /** A member's posts, newest first; `page` starts at 1. */
  writtenBy(userId: number, page: number, size: number): readonly StoredPost[];
  /** Ids of up to `most` writers, oldest accounts first. */
  writers(most: number): readonly number[];
  /** Stores writers and posts in one transaction; `write` receives functions that add one and return its id. */
  fill(write: (add: Fill) => void): void;
}

export interface Fill {
  writer(name: string, avatar: string, now: number): number;
  /** Returns the id. */
  post(post: NewPost): number;
}

function readPost(row: Readonly<Record<string, SQLOutputValue>>): StoredPost {
  return {
    id: Number(row["id"]),
    userId: Number(row["user_id"]),
    userName: String(row["name"]),
    avatar: String(row["avatar"]),
    relatedType: RELATED_TYPES.find((type) => type === row["related_type"]) ?? "other",
    relatedId: Number(row["related_id"]),
    content: String(row["content"]),
    createdAt: Number(row["created_at"]),
    likeCount: Number(row["like_count"]),
    replyCount: Number(row["reply_count"]),
  };
}

export function createPosts(database: DatabaseSync): Posts {
  const countAll = database.prepare("SELECT count(*) AS number FROM posts");
  const countRelated = database.prepare(
    "SELECT count(*) AS number FROM posts WHERE related_type = ? AND related_id = ?",
  );
  const select = database.prepare(`
    SELECT posts.*, users.name, users.avatar FROM posts JOIN users ON users.id = posts.user_id
    WHERE related_type = ? AND related_id = ?
    ORDER BY posts.created_at DESC, posts.id DESC LIMIT ? OFFSET ?`);
  const countWritten = database.prepare("SELECT count(*) AS number FROM posts WHERE user_id = ?");
  const selectWritten = database.prepare(`
    SELECT posts.*, users.name, users.avatar FROM posts JOIN users ON users.id = posts.user_id
    WHERE posts.user_id = ? ORDER BY posts.created_at DESC, posts.id DESC LIMIT ? OFFSET ?`);
  const selectWriters = database.prepare("SELECT DISTINCT user_id FROM posts ORDER BY user_id LIMIT ?");
  const insertWriter = database.prepare("INSERT INTO users (name, created_at, avatar) VALUES (?, ?, ?)");
  const insertPost = database.prepare(`
    INSERT INTO posts (user_id, related_type, related_id, content, created_at, like_count, reply_count)
    VALUES (?, ?, ?, ?, ?, ?, ?)`);

  const fill: Fill = {
    writer: (name, avatar, now) => Number(insertWriter.run(name, now, avatar).lastInsertRowid),
    post: ({ userId, relatedType, relatedId, content, createdAt, likeCount, replyCount }) => {
      const values = [userId, relatedType, relatedId, content, createdAt, likeCount, replyCount];
      return Number(insertPost.run(...values).lastInsertRowid);
    },
  };

  return {
    count(about) {
      const row = about ? countRelated.get(about.relatedType, about.relatedId) : countAll.get();
      return Number(row?.["number"] ?? 0);
    },
    related: (relatedType, relatedId, page, size) =>
      select.all(relatedType, relatedId, size, (page - 1) * size).map(readPost),
    countBy: (userId) => Number(countWritten.get(userId)?.["number"] ?? 0),
    writtenBy: (userId, page, size) => selectWritten.all(userId, size, (page - 1) * size).map(readPost),
    writers: (most) => selectWriters.all(most).map((row) => Number(row["user_id"])),
    fill: (write) => together(database, () => write(fill)),
  };
}
