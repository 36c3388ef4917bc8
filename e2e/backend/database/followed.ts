// Matches, leagues and teams that members follow.
import type { DatabaseSync } from "node:sqlite";
import { together } from "./together.ts";

export type FollowedKind = "match" | "league" | "team";

export interface Followed {
  list(userId: number, kind: FollowedKind): number[];
  /** Following twice, or unfollowing what is not followed, has no effect. */
  follow(userId: number, kind: FollowedKind, ids: readonly number[], now: number): void;
  unfollow(userId: number, kind: FollowedKind, ids: readonly number[]): void;
}

export function createFollowed(database: DatabaseSync): Followed {
  const select = database.prepare(
    "SELECT target_id FROM followed WHERE user_id = ? AND kind = ? ORDER BY followed_at, target_id",
  );
  const insert = database.prepare("INSERT OR IGNORE INTO followed VALUES (?, ?, ?, ?)");
  const remove = database.prepare("DELETE FROM followed WHERE user_id = ? AND kind = ? AND target_id = ?");

  return {
    list: (userId, kind) => select.all(userId, kind).map((row) => Number(row["target_id"])),
    follow: (userId, kind, ids, now) =>
      together(database, () => {
        for (const id of ids) insert.run(userId, kind, id, now);
      }),
    unfollow: (userId, kind, ids) =>
      together(database, () => {
        for (const id of ids) remove.run(userId, kind, id);
      }),
  };
}
