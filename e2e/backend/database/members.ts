// Members and the tokens they are known by.
import { createHash, randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";

export interface Member {
  readonly userId: number;
  readonly token: string;
}

export interface Members {
  /** Makes a member with a fresh token. */
  create(name: string, now: number): Member;
  /** The member a token belongs to, if any. */
  byToken(token: string): number | undefined;
}

/** Only the hash is kept: whoever reads the file cannot act as a member. */
function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

export function createMembers(database: DatabaseSync): Members {
  const insertUser = database.prepare("INSERT INTO users (name, created_at) VALUES (?, ?)");
  const insertSession = database.prepare("INSERT INTO sessions VALUES (?, ?, ?)");
  const selectUser = database.prepare("SELECT user_id FROM sessions WHERE token_hash = ?");
  return {
    create(name, now) {
      const userId = Number(insertUser.run(name, now).lastInsertRowid);
      const token = randomBytes(24).toString("base64url");
      insertSession.run(hashToken(token), userId, now);
      return { userId, token };
    },
    byToken(token) {
      const userId = selectUser.get(hashToken(token))?.["user_id"];
      return typeof userId === "number" ? userId : undefined;
    },
  };
}
