// What members have marked, such as the matches, leagues and teams they follow: yes or no per kind and id.
import type { DatabaseSync } from "node:sqlite";
import { together } from "./together.ts";

/** `kind` names what is marked and why, such as "team". A new kind needs neither statements nor a migration. */
export interface Marks {
  /** The ids a member has marked, in the order of marking. */
  list(userId: number, kind: string): number[];
  has(userId: number, kind: string, id: number): boolean;
  /** The number of members who have marked the id. */
  count(kind: string, id: number): number;
  /** Marking twice, or unmarking what is not marked, has no effect. `now` is epoch ms. */
  add(userId: number, kind: string, ids: readonly number[], now: number): void;
  remove(userId: number, kind: string, ids: readonly number[]): void;
}

export function createMarks(database: DatabaseSync): Marks {
  const selectAll = database.prepare(
    "SELECT target_id FROM marks WHERE user_id = ? AND kind = ? ORDER BY marked_at, target_id",
  );
  const select = database.prepare("SELECT 1 FROM marks WHERE user_id = ? AND kind = ? AND target_id = ?");
  const count = database.prepare("SELECT count(*) AS number FROM marks WHERE kind = ? AND target_id = ?");
  const insert = database.prepare("INSERT OR IGNORE INTO marks VALUES (?, ?, ?, ?)");
  const remove = database.prepare("DELETE FROM marks WHERE user_id = ? AND kind = ? AND target_id = ?");

  return {
    list: (userId, kind) => selectAll.all(userId, kind).map((row) => Number(row["target_id"])),
    has: (userId, kind, id) => select.get(userId, kind, id) !== undefined,
    count: (kind, id) => Number(count.get(kind, id)?.["number"] ?? 0),
    add: (userId, kind, ids, now) =>
      together(database, () => {
        for (const id of ids) insert.run(userId, kind, id, now);
      }),
    remove: (userId, kind, ids) =>
      together(database, () => {
        for (const id of ids) remove.run(userId, kind, id);
      }),
  };
}
