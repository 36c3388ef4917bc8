// Accounts on other platforms that members sign in with.
import type { DatabaseSync } from "node:sqlite";

interface Binding {
  readonly platform: string;
  /** Name of the account on the platform. */
  readonly account: string;
  /** Epoch ms. */
  readonly boundAt: number;
}

export interface Bindings {
  /** The member who signs in with an identity of a platform. */
  userOf(platform: string, identity: string): number | undefined;
  list(userId: number): readonly Binding[];
  /** A member has at most one identity per platform, and an identity belongs to one member: check first. */
  add(userId: number, platform: string, identity: string, account: string, now: number): void;
  remove(userId: number, platform: string): void;
}

export function createBindings(database: DatabaseSync): Bindings {
  const selectUser = database.prepare("SELECT user_id FROM bindings WHERE platform = ? AND identity = ?");
  const select = database.prepare("SELECT * FROM bindings WHERE user_id = ? ORDER BY bound_at, platform");
  const insert = database.prepare("INSERT INTO bindings VALUES (?, ?, ?, ?, ?)");
  const remove = database.prepare("DELETE FROM bindings WHERE user_id = ? AND platform = ?");
  return {
    userOf(platform, identity) {
      const userId = selectUser.get(platform, identity)?.["user_id"];
      return typeof userId === "number" ? userId : undefined;
    },
    list: (userId) =>
      select.all(userId).map((row) => ({
        platform: String(row["platform"]),
        account: String(row["account"]),
        boundAt: Number(row["bound_at"]),
      })),
    add: (userId, platform, identity, account, now) =>
      void insert.run(platform, identity, userId, account, now),
    remove: (userId, platform) => void remove.run(userId, platform),
  };
}
