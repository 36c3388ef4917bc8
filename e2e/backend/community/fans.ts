// Creators, and the members with a running subscription to them.
import type { DatabaseSync } from "node:sqlite";

export interface Fans {
  setCreator(userId: number, on: boolean, now: number): void;
  /** Sets when a member's subscription to a creator ends, epoch ms. */
  subscribe(fanId: number, creatorId: number, endsAt: number): void;
}

export function createFans(database: DatabaseSync): Fans {
  const insertCreator = database.prepare("INSERT OR IGNORE INTO creators VALUES (?, ?)");
  const removeCreator = database.prepare("DELETE FROM creators WHERE user_id = ?");
  const insertFan = database.prepare("INSERT OR REPLACE INTO subscriptions VALUES (?, ?, ?)");
  return {
    setCreator(userId, on, now) {
      if (on) insertCreator.run(userId, now);
      else removeCreator.run(userId);
    },
    subscribe: (fanId, creatorId, endsAt) => void insertFan.run(fanId, creatorId, endsAt),
  };
}
