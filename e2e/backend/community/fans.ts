// Creators, and the members with a running subscription to them.
import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import { type Person, readPerson } from "../database/relations.ts";
import { foldName } from "../search/foldName.ts";
import { type Asker, NOT_MUTED } from "./postLists.ts";

export const CREATOR_SORTS = ["SUBSCRIBERS", "NEWEST", "POSTS"] as const;
type CreatorSort = (typeof CREATOR_SORTS)[number];

export interface Creator extends Person {
  readonly bio: string;
  /** Public posts, and those for subscribers. */
  readonly postCount: number;
  readonly fansPostCount: number;
  readonly subscriberCount: number;
  /** When the asker's running subscription ends, epoch ms; undefined without one. */
  readonly subscribedUntil: number | undefined;
  readonly isSelf: boolean;
}

export interface Fans {
  isCreator(userId: number): boolean;
  setCreator(userId: number, on: boolean, now: number): void;
  /** Creators whose name contains `keyword` ("" for all), without those the asker has muted. */
  creators(keyword: string, sort: CreatorSort, asker: Asker): readonly Creator[];
  /** One of them, also a muted one. */
  creator(userId: number, asker: Asker): Creator | undefined;
}

const ORDERS: Readonly<Record<CreatorSort, string>> = {
  SUBSCRIBERS: "subscribers DESC, creators.user_id",
  NEWEST: "creators.since DESC, creators.user_id DESC",
  POSTS: "open_posts + fans_posts DESC, creators.user_id",
};

const creatorsSql = (which: string, order: string): string => `
  SELECT creators.user_id, users.name, users.avatar, users.bio, creators.user_id IS :me AS is_self,
    (SELECT count(*) FROM subscriptions WHERE creator_id = creators.user_id AND ends_at > :now) AS subscribers,
    (SELECT ends_at FROM subscriptions WHERE fan_id = :me AND creator_id = creators.user_id AND ends_at > :now) AS until,
    count(CASE WHEN posts.visibility = 'PUBLIC' THEN 1 END) AS open_posts,
    count(CASE WHEN posts.visibility = 'ONLY_FANS' THEN 1 END) AS fans_posts
  FROM creators JOIN users ON users.id = creators.user_id
    LEFT JOIN posts ON posts.user_id = creators.user_id AND posts.deleted_at IS NULL
  WHERE ${which}
  GROUP BY creators.user_id ORDER BY ${order}`;

const NOT_MUTED_CREATORS = NOT_MUTED.replace("posts.", "creators.");

const readCreator = (row: Readonly<Record<string, SQLOutputValue>>): Creator => ({
  ...readPerson(row),
  bio: String(row["bio"]),
  postCount: Number(row["open_posts"]),
  fansPostCount: Number(row["fans_posts"]),
  subscriberCount: Number(row["subscribers"]),
  subscribedUntil: typeof row["until"] === "number" ? row["until"] : undefined,
  isSelf: row["is_self"] === 1,
});

export function createFans(database: DatabaseSync): Fans {
  const insertCreator = database.prepare("INSERT OR IGNORE INTO creators VALUES (?, ?)");
  const removeCreator = database.prepare("DELETE FROM creators WHERE user_id = ?");
  const selectCreators = {
    SUBSCRIBERS: database.prepare(creatorsSql(NOT_MUTED_CREATORS, ORDERS.SUBSCRIBERS)),
    NEWEST: database.prepare(creatorsSql(NOT_MUTED_CREATORS, ORDERS.NEWEST)),
    POSTS: database.prepare(creatorsSql(NOT_MUTED_CREATORS, ORDERS.POSTS)),
  };
  const selectOne = database.prepare(creatorsSql("creators.user_id = :creator", ORDERS.NEWEST));
  const selectCreator = database.prepare("SELECT 1 FROM creators WHERE user_id = ?");
  return {
    isCreator: (userId) => selectCreator.get(userId) !== undefined,
    setCreator(userId, on, now) {
      if (on) insertCreator.run(userId, now);
      else removeCreator.run(userId);
    },
    creator(userId, { id, now }) {
      const row = selectOne.get({ creator: userId, me: id ?? null, now });
      return row && readCreator(row);
    },
    creators: (keyword, sort, { id, now }) =>
      selectCreators[sort]
        .all({ me: id ?? null, now })
        .map(readCreator)
        // SQLite folds the case of English letters only; the reference backend has few creators.
        .filter(({ userName }) => foldName(userName).includes(foldName(keyword))),
  };
}
