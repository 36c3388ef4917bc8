// Points that members were given in activities: each item once, with the key of the claim.
import type { DatabaseSync } from "node:sqlite";
import type { ActivityName } from "./activities.ts";

interface NewReward {
  readonly userId: number;
  readonly activity: ActivityName;
  /** What the points are for: `step:3`, `task:1`, `welcome`. */
  readonly item: string;
  readonly points: number;
  /** The Idempotency-Key of the claim; undefined for points that are given without one. */
  readonly key?: string | undefined;
}

export interface Reward {
  readonly id: number;
  readonly activity: ActivityName;
  readonly item: string;
  readonly points: number;
  /** Epoch ms. */
  readonly createdAt: number;
}

export interface Rewards {
  /** The constraints of the table refuse an item or a key that the member has: check first, in one transaction. */
  add(reward: NewReward, now: number): void;
  /** What the member has claimed with this key. */
  byKey(userId: number, key: string): Reward | undefined;
  has(userId: number, activity: ActivityName, item: string): boolean;
  count(userId: number, activity: ActivityName): number;
  /** All points of an activity. */
  points(userId: number, activity: ActivityName): number;
  /** Newest first; `page` starts at 1. */
  page(userId: number, activity: ActivityName, page: number, size: number): readonly Reward[];
}

export function createRewards(database: DatabaseSync): Rewards {
  const insert = database.prepare(
    "INSERT INTO rewards (user_id, activity, item, points, claim_key, created_at) VALUES (?, ?, ?, ?, ?, ?)",
  );
  const selectByKey = database.prepare("SELECT * FROM rewards WHERE user_id = ? AND claim_key = ?");
  const selectItem = database.prepare(
    "SELECT 1 FROM rewards WHERE user_id = ? AND activity = ? AND item = ?",
  );
  const sum = database.prepare(
    "SELECT count(*) AS number, total(points) AS points FROM rewards WHERE user_id = ? AND activity = ?",
  );
  const select = database.prepare(`
    SELECT * FROM rewards WHERE user_id = ? AND activity = ?
    ORDER BY created_at DESC, id DESC LIMIT ? OFFSET ?`);

  const read = (row: ReturnType<typeof select.all>[number]): Reward => ({
    id: Number(row["id"]),
    activity: row["activity"] === "post" ? "post" : "invite",
    item: String(row["item"]),
    points: Number(row["points"]),
    createdAt: Number(row["created_at"]),
  });

  return {
    add: ({ userId, activity, item, points, key }, now) =>
      void insert.run(userId, activity, item, points, key ?? null, now),
    byKey(userId, key) {
      const row = selectByKey.get(userId, key);
      return row && read(row);
    },
    has: (userId, activity, item) => selectItem.get(userId, activity, item) !== undefined,
    count: (userId, activity) => Number(sum.get(userId, activity)?.["number"] ?? 0),
    points: (userId, activity) => Number(sum.get(userId, activity)?.["points"] ?? 0),
    page: (userId, activity, page, size) =>
      select.all(userId, activity, size, (page - 1) * size).map((row) => read(row)),
  };
}
