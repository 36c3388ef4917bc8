// Stores posts with their media, related objects and topics, and hands them out as one asker may see them.
// See docs/wire.md#post-visibility.
import type { DatabaseSync, SQLOutputValue, StatementSync } from "node:sqlite";
import type { Asker } from "./postLists.ts";
import { NOT_MUTED, VISIBLE } from "./postLists.ts";
import {
  type ContentMode,
  type Media,
  type PostType,
  type Related,
  type RelatedType,
  type ReplyRule,
  type Visibility,
} from "./terms.ts";

export interface PostFields {
  readonly title: string;
  readonly content: string;
  readonly contentMode: ContentMode;
  /** Plain text of the beginning, at most 200 letters. */
  readonly summary: string;
  readonly visibility: Visibility;
  readonly postType: PostType;
  readonly isSpoiler: boolean;
  readonly replyRule: ReplyRule;
  readonly media: readonly Media[];
  readonly related: readonly Related[];
  readonly topicIds: readonly number[];
}

export interface NewPost extends PostFields {
  readonly userId: number;
  /** Epoch ms. */
  readonly createdAt: number;
  /** Likes of people who have no account here; only seeded posts have them. */
  readonly likeCount?: number;
}

/** A post as its asker may see it: of a locked one the summary and the media are empty. */
export interface StoredPost extends Omit<PostFields, "content" | "topicIds"> {
  readonly id: number;
  readonly version: number;
  readonly userId: number;
  readonly userName: string;
  /** Address of the author's picture, "" for none. */
  readonly avatar: string;
  readonly isCreator: boolean;
  /** Epoch ms. */
  readonly createdAt: number;
  readonly editedAt: number | undefined;
  readonly deletedAt: number | undefined;
  readonly mediaCount: number;
  readonly topics: readonly { readonly id: number; readonly name: string }[];
  readonly likeCount: number;
  readonly replyCount: number;
  readonly isLiked: boolean;
  readonly isOwn: boolean;
  readonly isLocked: boolean;
}

export interface Posts {
  /** The posts with these ids that exist for the asker, deleted ones included, in the order of the ids. */
  load(ids: readonly number[], asker: Asker): readonly StoredPost[];
  /** Those of them that a list shows: neither deleted nor by a member whom the asker has muted. */
  listed(ids: readonly number[], asker: Asker): readonly StoredPost[];
  /** One post; undefined if it does not exist for the asker. */
  one(id: number, asker: Asker): StoredPost | undefined;
  /** The whole text of a post that the asker may read; "" for a locked one. */
  contentOf(post: StoredPost): string;
  /** All stored fields, for the next version by the author. */
  fieldsOf(post: StoredPost): PostFields;
  /** The writing functions are called inside a transaction. Returns the id. */
  create(post: NewPost): number;
  /** Replaces all fields and counts the version up. */
  update(id: number, fields: PostFields, now: number): void;
  setDeleted(id: number, deletedAt: number | undefined): void;
  /** Setting what is set has no effect; true if something changed. */
  setLike(id: number, userId: number, like: boolean, now: number): boolean;
  count(): number;
  /** A picture or video of a post by its address; undefined for an unknown one. */
  mediaAt(src: string): { readonly width: number; readonly height: number } | undefined;
}

type Row = Readonly<Record<string, SQLOutputValue>>;

const SELECT = `
  SELECT posts.*, users.name, users.avatar, posts.user_id IS :me AS is_own,
    EXISTS (SELECT 1 FROM creators WHERE creators.user_id = posts.user_id) AS is_creator,
    EXISTS (SELECT 1 FROM post_likes WHERE post_id = posts.id AND post_likes.user_id = :me) AS is_liked,
    (SELECT count(*) FROM post_media WHERE post_id = posts.id) AS media_count,
    posts.visibility = 'ONLY_FANS' AND posts.user_id IS NOT :me AND NOT EXISTS (
      SELECT 1 FROM subscriptions WHERE fan_id = :me AND creator_id = posts.user_id AND ends_at > :now
    ) AS is_locked
  FROM posts JOIN users ON users.id = posts.user_id
  WHERE posts.id IN (SELECT value FROM json_each(:ids)) AND ${VISIBLE}`;

const orUndefined = (value: SQLOutputValue | undefined): number | undefined =>
  typeof value === "number" ? value : undefined;
const textOrUndefined = (value: SQLOutputValue | undefined): string | undefined =>
  typeof value === "string" ? value : undefined;

function readMedia(row: Row): Media {
  return {
    kind: row["kind"] === "VIDEO" ? "VIDEO" : "IMAGE",
    src: String(row["src"]),
    poster: String(row["poster"]),
    width: Number(row["width"]),
    height: Number(row["height"]),
    alt: String(row["alt"]),
    embedded: row["embedded"] === 1,
  };
}

function readRelated(row: Row): Related {
  return {
    type: row["related_type"] as RelatedType,
    id: Number(row["related_id"]),
    minute: textOrUndefined(row["minute"]),
    score: textOrUndefined(row["score"]),
  };
}

interface Parts {
  readonly media: readonly Media[];
  readonly related: readonly Related[];
  readonly topics: readonly { readonly id: number; readonly name: string }[];
}

function readPost(row: Row, { media, related, topics }: Parts): StoredPost {
  const isLocked = row["is_locked"] === 1;
  return {
    id: Number(row["id"]),
    version: Number(row["version"]),
    userId: Number(row["user_id"]),
    userName: String(row["name"]),
    avatar: String(row["avatar"]),
    isCreator: row["is_creator"] === 1,
    createdAt: Number(row["created_at"]),
    editedAt: orUndefined(row["edited_at"]),
    deletedAt: orUndefined(row["deleted_at"]),
    title: String(row["title"]),
    summary: isLocked ? "" : String(row["summary"]),
    contentMode: row["content_mode"] as ContentMode,
    visibility: row["visibility"] as Visibility,
    postType: row["post_type"] as PostType,
    isSpoiler: row["is_spoiler"] === 1,
    replyRule: row["reply_rule"] as ReplyRule,
    media: isLocked ? [] : media,
    mediaCount: Number(row["media_count"]),
    related,
    topics,
    likeCount: Number(row["like_count"]),
    replyCount: Number(row["reply_count"]),
    isLiked: row["is_liked"] === 1,
    isOwn: row["is_own"] === 1,
    isLocked,
  };
}

export function createPosts(database: DatabaseSync): Posts {
  const select = database.prepare(SELECT);
  const selectListed = database.prepare(`${SELECT} AND posts.deleted_at IS NULL AND ${NOT_MUTED}`);
  const ofPosts = (columns: string, from: string): StatementSync =>
    database.prepare(
      `SELECT post_id, ${columns} FROM ${from}
       WHERE post_id IN (SELECT value FROM json_each(?)) ORDER BY post_id, position`,
    );
  const selectMedia = ofPosts("kind, src, poster, width, height, alt, embedded", "post_media");
  const selectRelated = ofPosts("related_type, related_id, minute, score", "post_related");
  const selectTopics = ofPosts("topics.id, topics.name", "post_topics JOIN topics ON topics.id = topic_id");
  const selectContent = database.prepare("SELECT content FROM posts WHERE id = ?");
  const count = database.prepare("SELECT count(*) AS number FROM posts");
  const selectMediaAt = database.prepare("SELECT width, height FROM post_media WHERE src = ? LIMIT 1");
  const insert = database.prepare(`
    INSERT INTO posts (user_id, created_at, like_count, title, content, summary, content_mode, visibility,
      post_type, is_spoiler, reply_rule) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const update = database.prepare(`
    UPDATE posts SET version = version + 1, edited_at = ?, title = ?, content = ?, summary = ?,
      content_mode = ?, visibility = ?, post_type = ?, is_spoiler = ?, reply_rule = ? WHERE id = ?`);
  const setDeleted = database.prepare("UPDATE posts SET deleted_at = ? WHERE id = ?");
  const like = database.prepare("INSERT OR IGNORE INTO post_likes VALUES (?, ?, ?)");
  const unlike = database.prepare("DELETE FROM post_likes WHERE post_id = ? AND user_id = ?");
  const insertMedia = database.prepare("INSERT INTO post_media VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)");
  const insertRelated = database.prepare("INSERT INTO post_related VALUES (?, ?, ?, ?, ?, ?)");
  const insertTopic = database.prepare("INSERT INTO post_topics VALUES (?, ?, ?)");
  const removeParts = ["post_media", "post_related", "post_topics"].map((table) =>
    database.prepare(`DELETE FROM ${table} WHERE post_id = ?`),
  );

  function partsOf<Part>(
    statement: StatementSync,
    ids: string,
    read: (row: Row) => Part,
  ): (id: number) => readonly Part[] {
    const parts = new Map<number, Part[]>();
    for (const row of statement.all(ids)) {
      const id = Number(row["post_id"]);
      const known = parts.get(id);
      if (known === undefined) parts.set(id, [read(row)]);
      else known.push(read(row));
    }
    return (id) => parts.get(id) ?? [];
  }

  function loadWith(statement: StatementSync, ids: readonly number[], { id: me, now }: Asker): StoredPost[] {
    const json = JSON.stringify(ids);
    const rows = new Map(
      statement.all({ ids: json, me: me ?? null, now }).map((row) => [Number(row["id"]), row]),
    );
    const media = partsOf(selectMedia, json, readMedia);
    const related = partsOf(selectRelated, json, readRelated);
    const topics = partsOf(selectTopics, json, (row) => ({
      id: Number(row["id"]),
      name: String(row["name"]),
    }));
    return ids.flatMap((id) => {
      const row = rows.get(id);
      return row === undefined
        ? []
        : [readPost(row, { media: media(id), related: related(id), topics: topics(id) })];
    });
  }

  function writeParts(id: number, { media, related, topicIds }: PostFields): void {
    for (const [place, { kind, src, poster, width, height, alt, embedded }] of media.entries()) {
      insertMedia.run(id, place, kind, src, poster, width, height, alt, embedded ? 1 : 0);
    }
    for (const [place, { type, id: relatedId, minute, score }] of related.entries()) {
      insertRelated.run(type, relatedId, id, place, minute ?? null, score ?? null);
    }
    for (const [place, topicId] of topicIds.entries()) insertTopic.run(topicId, id, place);
  }

  const storedContent = (id: number): string => String(selectContent.get(id)?.["content"] ?? "");

  return {
    load: (ids, asker) => loadWith(select, ids, asker),
    listed: (ids, asker) => loadWith(selectListed, ids, asker),
    one: (id, asker) => loadWith(select, [id], asker)[0],
    contentOf: ({ id, isLocked }) => (isLocked ? "" : storedContent(id)),
    fieldsOf: (post) => ({
      ...post,
      content: storedContent(post.id),
      topicIds: post.topics.map(({ id }) => id),
    }),
    create(post) {
      const { title, content, summary, contentMode, visibility, postType, isSpoiler, replyRule } = post;
      const id = Number(
        insert.run(
          post.userId,
          post.createdAt,
          post.likeCount ?? 0,
          title,
          content,
          summary,
          contentMode,
          visibility,
          postType,
          isSpoiler ? 1 : 0,
          replyRule,
        ).lastInsertRowid,
      );
      writeParts(id, post);
      return id;
    },
    update(id, fields, now) {
      const { title, content, summary, contentMode, visibility, postType, isSpoiler, replyRule } = fields;
      update.run(
        now,
        title,
        content,
        summary,
        contentMode,
        visibility,
        postType,
        isSpoiler ? 1 : 0,
        replyRule,
        id,
      );
      for (const remove of removeParts) remove.run(id);
      writeParts(id, fields);
    },
    setDeleted: (id, deletedAt) => void setDeleted.run(deletedAt ?? null, id),
    setLike(id, userId, on, now) {
      const { changes } = on ? like.run(id, userId, now) : unlike.run(id, userId);
      return Number(changes) > 0;
    },
    count: () => Number(count.get()?.["number"] ?? 0),
    mediaAt(src) {
      const row = selectMediaAt.get(src);
      return row && { width: Number(row["width"]), height: Number(row["height"]) };
    },
  };
}
