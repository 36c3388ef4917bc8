// Stores replies as trees below posts; who may read the post may read them.
// See docs/wire.md#reply-calls.
import type { DatabaseSync, SQLOutputValue, StatementSync } from "node:sqlite";
import type { ListQuestion } from "./anchoredLists.ts";
import type { Asker } from "./postLists.ts";
import type { ContentMode, Media, Sort } from "./terms.ts";

interface ReplyFields {
  readonly content: string;
  readonly contentMode: ContentMode;
  readonly media: readonly Media[];
}

interface NewReply extends ReplyFields {
  readonly postId: number;
  /** The reply that is answered; undefined for a reply to the post. */
  readonly parent: Pick<StoredReply, "id" | "depth"> | undefined;
  readonly userId: number;
  /** Epoch ms. */
  readonly createdAt: number;
}

/** Of a deleted reply the content and the media are empty. */
export interface StoredReply extends ReplyFields {
  readonly id: number;
  readonly postId: number;
  readonly parentId: number | undefined;
  /** 0 for a reply to the post. */
  readonly depth: number;
  readonly userId: number;
  readonly userName: string;
  /** Address of the author's picture, "" for none. */
  readonly avatar: string;
  readonly isCreator: boolean;
  /** Epoch ms. */
  readonly createdAt: number;
  readonly editedAt: number | undefined;
  readonly isDeleted: boolean;
  readonly likeCount: number;
  /** Direct answers that a list shows. */
  readonly childCount: number;
  readonly isLiked: boolean;
  readonly isOwn: boolean;
  /** The name of the author of the reply that is answered. */
  readonly answered: string | undefined;
}

export interface Replies {
  /** In the order of the ids; unknown ids are left out. */
  load(ids: readonly number[], asker: Asker): readonly StoredReply[];
  one(id: number, asker: Asker): StoredReply | undefined;
  /** The replies to a post, or to one of its replies, as a question to `AnchoredLists`. */
  question(postId: number, parentId: number | undefined, sort: Sort, asker: Asker): ListQuestion;
  /** The ids from the reply to the post down to the one that this reply answers. */
  ancestorIds(id: number): readonly number[];
  /** The writing functions are called inside a transaction. Returns the id. */
  create(reply: NewReply): number;
  update(id: number, fields: ReplyFields, now: number): void;
  /** Keeps the reply in its place while replies answer it. */
  delete(id: number, now: number): void;
  /** Setting what is set has no effect; true if something changed. */
  setLike(id: number, userId: number, like: boolean, now: number): boolean;
}

const ORDERS: Readonly<Record<Sort, string>> = {
  TIME_DESC: "id DESC",
  TIME_ASC: "id ASC",
  LIKE_COUNT_DESC: "like_count DESC, id DESC",
  REPLY_COUNT_DESC: "child_count DESC, id DESC",
};

/** The statement that selects a list's ids, for the store and the test of its plan. */
export function replyListSql(sort: Sort, ofPost: boolean): string {
  return `SELECT id FROM replies WHERE post_id = :post AND parent_id ${ofPost ? "IS NULL" : "= :parent"}
    AND id <= :highest AND (deleted_at IS NULL OR deleted_at > :asOf OR child_count > 0)
    ORDER BY ${ORDERS[sort]}`;
}

const SELECT = `
  SELECT replies.*, users.name, users.avatar, replies.user_id IS :me AS is_own,
    EXISTS (SELECT 1 FROM creators WHERE creators.user_id = replies.user_id) AS is_creator,
    EXISTS (SELECT 1 FROM reply_likes WHERE reply_id = replies.id AND reply_likes.user_id = :me) AS is_liked,
    answered.name AS answered_name
  FROM replies JOIN users ON users.id = replies.user_id
    LEFT JOIN replies AS parents ON parents.id = replies.parent_id
    LEFT JOIN users AS answered ON answered.id = parents.user_id
  WHERE replies.id IN (SELECT value FROM json_each(:ids))`;

function readReply(row: Readonly<Record<string, SQLOutputValue>>): StoredReply {
  const isDeleted = row["deleted_at"] !== null;
  const { parent_id: parentId, answered_name: answered, edited_at: editedAt } = row;
  return {
    id: Number(row["id"]),
    postId: Number(row["post_id"]),
    parentId: typeof parentId === "number" ? parentId : undefined,
    depth: Number(row["depth"]),
    userId: Number(row["user_id"]),
    userName: String(row["name"]),
    avatar: String(row["avatar"]),
    isCreator: row["is_creator"] === 1,
    createdAt: Number(row["created_at"]),
    editedAt: typeof editedAt === "number" ? editedAt : undefined,
    isDeleted,
    content: isDeleted ? "" : String(row["content"]),
    contentMode: row["content_mode"] as ContentMode,
    media: isDeleted ? [] : (JSON.parse(String(row["media"])) as readonly Media[]),
    likeCount: Number(row["like_count"]),
    childCount: Number(row["child_count"]),
    isLiked: row["is_liked"] === 1,
    isOwn: row["is_own"] === 1,
    answered: typeof answered === "string" ? answered : undefined,
  };
}

export function createReplies(database: DatabaseSync): Replies {
  const select = database.prepare(SELECT);
  const selectHighest = database.prepare("SELECT coalesce(max(id), 0) AS id FROM replies");
  const lists = new Map<string, StatementSync>();
  const listStatement = (sort: Sort, ofPost: boolean): StatementSync => {
    const sql = replyListSql(sort, ofPost);
    const known = lists.get(sql) ?? database.prepare(sql);
    lists.set(sql, known);
    return known;
  };
  const selectAncestors = database.prepare(`
    WITH RECURSIVE up (id, parent_id, depth) AS (
      SELECT id, parent_id, depth FROM replies WHERE id = ?
      UNION ALL SELECT replies.id, replies.parent_id, replies.depth FROM replies JOIN up ON replies.id = up.parent_id
    ) SELECT id FROM up ORDER BY depth`);
  const insert = database.prepare(`
    INSERT INTO replies (post_id, parent_id, depth, user_id, content, content_mode, media, created_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)`);
  const update = database.prepare(
    "UPDATE replies SET content = ?, content_mode = ?, media = ?, edited_at = ? WHERE id = ?",
  );
  const markDeleted = database.prepare(
    "UPDATE replies SET deleted_at = ? WHERE id = ? AND deleted_at IS NULL RETURNING parent_id, child_count",
  );
  const loseChild = database.prepare(
    "UPDATE replies SET child_count = child_count - 1 WHERE id = ? RETURNING parent_id, child_count, deleted_at",
  );
  const like = database.prepare("INSERT OR IGNORE INTO reply_likes VALUES (?, ?, ?)");
  const unlike = database.prepare("DELETE FROM reply_likes WHERE reply_id = ? AND user_id = ?");

  function load(ids: readonly number[], { id: me }: Asker): readonly StoredReply[] {
    const rows = new Map(
      select.all({ ids: JSON.stringify(ids), me: me ?? null }).map((row) => [Number(row["id"]), row]),
    );
    return ids.flatMap((id) => {
      const row = rows.get(id);
      return row === undefined ? [] : [readReply(row)];
    });
  }

  return {
    load,
    one: (id, asker) => load([id], asker)[0],
    question: (postId, parentId, sort, asker) => ({
      name: `replies ${postId} ${parentId ?? ""}`,
      sort,
      askerId: asker.id,
      highest: () => Number(selectHighest.get()?.["id"] ?? 0),
      select: (highest, asOf) =>
        listStatement(sort, parentId === undefined)
          .all({ post: postId, highest, asOf, ...(parentId === undefined ? {} : { parent: parentId }) })
          .map((row) => Number(row["id"])),
    }),
    ancestorIds: (id) =>
      selectAncestors
        .all(id)
        .map((row) => Number(row["id"]))
        .slice(0, -1),
    create: ({ postId, parent, userId, content, contentMode, media, createdAt }) =>
      Number(
        insert.run(
          postId,
          parent?.id ?? null,
          parent === undefined ? 0 : parent.depth + 1,
          userId,
          content,
          contentMode,
          JSON.stringify(media),
          createdAt,
        ).lastInsertRowid,
      ),
    update: (id, { content, contentMode, media }, now) =>
      void update.run(content, contentMode, JSON.stringify(media), now, id),
    delete(id, now) {
      const deleted = markDeleted.get(now, id);
      if (deleted === undefined || Number(deleted["child_count"]) > 0) return;
      // A deleted reply that nothing answers any more leaves its list too, and so on upwards.
      let parentId = deleted["parent_id"];
      while (typeof parentId === "number") {
        const parent = loseChild.get(parentId);
        if (parent === undefined || parent["deleted_at"] === null || Number(parent["child_count"]) > 0)
          return;
        parentId = parent["parent_id"];
      }
    },
    setLike(id, userId, on, now) {
      const { changes } = on ? like.run(id, userId, now) : unlike.run(id, userId);
      return Number(changes) > 0;
    },
  };
}
