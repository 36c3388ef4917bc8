// The ids of the posts in each list, as one asker may see them.
// See docs/wire.md#community-lists.
import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { RelatedType, Sort } from "./terms.ts";
import type { ListQuestion } from "./anchoredLists.ts";

/** Which posts a list holds. */
export type PostList =
  | { readonly of: "feed"; readonly postType: string | undefined }
  /** `onlyFans`: only posts for subscribers. */
  | {
      readonly of: "user";
      readonly userId: number;
      readonly postType: string | undefined;
      readonly onlyFans?: boolean;
    }
  /** `minute`: only posts that name this minute of the match; undefined for all. */
  | {
      readonly of: "related";
      readonly type: RelatedType;
      readonly id: number;
      readonly minute?: string | undefined;
    }
  | { readonly of: "topic"; readonly topicId: number };

export interface Asker {
  /** Undefined for a visitor. */
  readonly id: number | undefined;
  /** Epoch ms; decides which mutes and subscriptions are running. */
  readonly now: number;
}

export interface PostLists {
  /** The list as a question to `AnchoredLists`. */
  question(list: PostList, sort: Sort, asker: Asker): ListQuestion;
  /** The number of posts of others with an id above `after`, at most 100, and the highest of their ids. */
  news(list: PostList, after: number, asker: Asker): { readonly count: number; readonly latestId: number };
  /** The number of posts by minute, for a match and posts that name one. */
  minutes(matchId: number, asker: Asker): readonly { readonly minute: string; readonly postCount: number }[];
  /** Ids of hot posts, the hottest first (docs/product.md#hot-posts). */
  hot(most: number, asker: Asker): readonly number[];
  /** The number of a member's posts that the asker may see. */
  countBy(userId: number, asker: Asker): number;
  /** Ids of up to `most` writers, oldest accounts first. */
  writers(most: number): readonly number[];
}

/** SQL conditions on `posts`; they take the parameters `me` and `now`. */
export const VISIBLE = "(posts.visibility <> 'CLOSE' OR posts.user_id = :me)";
const MUTED =
  "SELECT to_id FROM relations WHERE kind = 'mute' AND from_id = :me AND (until IS NULL OR until > :now)";
export const NOT_MUTED = `posts.user_id NOT IN (${MUTED})`;

const ORDERS: Readonly<Record<Sort, string>> = {
  TIME_DESC: "posts.id DESC",
  TIME_ASC: "posts.id ASC",
  LIKE_COUNT_DESC: "posts.like_count DESC, posts.id DESC",
  REPLY_COUNT_DESC: "posts.reply_count DESC, posts.id DESC",
};

const MAX_NEWS = 100;

/** docs/product.md#hot-posts: how long a post can be hot, ms, and how many likes a reply weighs. */
const HOT_MS = 3 * 86_400_000;
const LIKES_OF_REPLY = 2;
/** Hot posts. Ids are in the order of time, so the newest post that is too old bounds the search. */
export const HOT_SQL = `SELECT posts.id FROM posts
  WHERE posts.id > coalesce(
    (SELECT old.id FROM posts AS old WHERE old.created_at <= :now - ${HOT_MS} ORDER BY old.id DESC LIMIT 1), 0)
    AND posts.visibility = 'PUBLIC' AND posts.deleted_at IS NULL AND posts.is_spoiler = 0 AND ${NOT_MUTED}
  ORDER BY posts.like_count + ${LIKES_OF_REPLY} * posts.reply_count DESC, posts.id DESC LIMIT :most`;

type Values = Readonly<Record<string, string | number | null>>;

interface Source {
  readonly from: string;
  /** The column with the posts' ids by which the list's index is ordered. */
  readonly id: "posts.id" | "post_id";
  readonly where: string;
  readonly values: Values;
}

function sourceOf(list: PostList): Source {
  switch (list.of) {
    case "feed":
      return list.postType === undefined
        ? { from: "posts", id: "posts.id", where: NOT_MUTED, values: {} }
        : {
            from: "posts",
            id: "posts.id",
            where: `posts.post_type = :type AND ${NOT_MUTED}`,
            values: { type: list.postType },
          };
    case "user":
      // A visit to a muted member's profile shows their posts.
      return list.postType === undefined
        ? {
            from: "posts",
            id: "posts.id",
            where: `posts.user_id = :user AND :now > 0${
              list.onlyFans === true ? " AND posts.visibility = 'ONLY_FANS'" : ""
            }`,
            values: { user: list.userId },
          }
        : {
            from: "posts",
            id: "posts.id",
            where: "posts.user_id = :user AND posts.post_type = :type AND :now > 0",
            values: { user: list.userId, type: list.postType },
          };
    case "related":
      return {
        from: "post_related CROSS JOIN posts ON posts.id = post_related.post_id",
        id: "post_id",
        where: `related_type = :type AND related_id = :related AND ${NOT_MUTED}${
          list.minute === undefined ? "" : " AND post_related.minute = :minute"
        }`,
        values: {
          type: list.type,
          related: list.id,
          ...(list.minute === undefined ? {} : { minute: list.minute }),
        },
      };
    default:
      return {
        from: "post_topics CROSS JOIN posts ON posts.id = post_topics.post_id",
        id: "post_id",
        where: `topic_id = :topic AND ${NOT_MUTED}`,
        values: { topic: list.topicId },
      };
  }
}

/** The statement that selects a list's ids, for the store and the test of its plan. */
export function listSql(list: PostList, sort: Sort): string {
  const { from, where } = sourceOf(list);
  return `SELECT posts.id FROM ${from} WHERE ${where} AND ${VISIBLE} AND posts.id <= :highest
    AND (posts.deleted_at IS NULL OR posts.deleted_at > :asOf) ORDER BY ${ORDERS[sort]}`;
}

/** The statement that selects the newest posts by others that have joined a list, also for the test of its plan. */
export function newsSql(list: PostList): string {
  const { from, id, where } = sourceOf(list);
  return `SELECT posts.id FROM ${from} WHERE ${where} AND ${VISIBLE} AND ${id} > :after
    AND posts.deleted_at IS NULL AND posts.user_id IS NOT :me ORDER BY ${id} DESC LIMIT ${MAX_NEWS}`;
}

export function createPostLists(database: DatabaseSync): PostLists {
  const prepared = new Map<string, StatementSync>();
  const statement = (sql: string): StatementSync => {
    const known = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, known);
    return known;
  };
  const selectHighest = database.prepare("SELECT coalesce(max(id), 0) AS id FROM posts");
  const countBy = database.prepare(
    `SELECT count(*) AS number FROM posts WHERE user_id = :user AND deleted_at IS NULL AND ${VISIBLE}`,
  );
  const countMinutes = database.prepare(
    `SELECT minute, count(*) AS number
     FROM post_related CROSS JOIN posts ON posts.id = post_related.post_id
     WHERE related_type = 'MATCH' AND related_id = :match AND minute IS NOT NULL
       AND posts.deleted_at IS NULL AND ${VISIBLE} AND ${NOT_MUTED}
     GROUP BY minute ORDER BY CAST(minute AS INTEGER), length(minute), minute`,
  );
  const selectHot = database.prepare(HOT_SQL);
  const selectWriters = database.prepare("SELECT DISTINCT user_id FROM posts ORDER BY user_id LIMIT ?");
  const valuesOf = ({ values }: Source, { id, now }: Asker): Values => ({ ...values, me: id ?? null, now });

  return {
    question: (list, sort, asker) => ({
      name: JSON.stringify(list),
      sort,
      askerId: asker.id,
      highest: () => Number(selectHighest.get()?.["id"] ?? 0),
      select: (highest, asOf) =>
        statement(listSql(list, sort))
          .all({ ...valuesOf(sourceOf(list), asker), highest, asOf })
          .map((row) => Number(row["id"])),
    }),
    news(list, after, asker) {
      const rows = statement(newsSql(list)).all({ ...valuesOf(sourceOf(list), asker), after });
      return { count: rows.length, latestId: Number(rows[0]?.["id"] ?? after) };
    },
    minutes: (matchId, { id, now }) =>
      countMinutes
        .all({ match: matchId, me: id ?? null, now })
        .map((row) => ({ minute: String(row["minute"]), postCount: Number(row["number"]) })),
    hot: (most, { id, now }) => selectHot.all({ most, me: id ?? null, now }).map((row) => Number(row["id"])),
    countBy: (userId, { id }) => Number(countBy.get({ user: userId, me: id ?? null })?.["number"] ?? 0),
    writers: (most) => selectWriters.all(most).map((row) => Number(row["user_id"])),
  };
}
