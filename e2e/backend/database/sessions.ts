// Members' tokens: random, stored only as a hash, with a limited lifetime.
import { createHash, randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";

const TOKEN_LIFETIME_MS = 30 * 86_400_000;

export interface Sessions {
  /** Returns a new token of a member. */
  open(userId: number, now: number): string;
  /** The member of a token; undefined if it is unknown, expired or revoked. */
  userOf(token: string, now: number): number | undefined;
  /** Revokes one token. */
  close(token: string): void;
  /** Revokes a member's tokens, all of them or all but `kept`. */
  closeAll(userId: number, kept?: string): void;
  /** Invalidates every token issued so far, or those of one member. */
  expireAll(userId?: number): void;
  /** Lifetime of tokens issued from now on, in ms; without a value, 30 days again. */
  setLifetime(ms?: number): void;
}

/** Only the hash is stored, so that the database file gives no access to accounts. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

export function createSessions(database: DatabaseSync): Sessions {
  const insert = database.prepare(
    "INSERT INTO sessions (token_hash, user_id, created_at, expires_at) VALUES (?, ?, ?, ?)",
  );
  const forget = database.prepare("DELETE FROM sessions WHERE expires_at <= ?");
  const select = database.prepare("SELECT user_id FROM sessions WHERE token_hash = ? AND expires_at > ?");
  const remove = database.prepare("DELETE FROM sessions WHERE token_hash = ?");
  const removeOthers = database.prepare("DELETE FROM sessions WHERE user_id = ? AND token_hash <> ?");
  const removeEverybody = database.prepare("DELETE FROM sessions");
  let lifetimeMs = TOKEN_LIFETIME_MS;

  function closeAll(userId: number, kept?: string): void {
    removeOthers.run(userId, kept === undefined ? "" : hashToken(kept));
  }

  return {
    open(userId, now) {
      forget.run(now);
      const token = randomBytes(32).toString("base64url");
      insert.run(hashToken(token), userId, now, now + lifetimeMs);
      return token;
    },
    userOf(token, now) {
      const userId = select.get(hashToken(token), now)?.["user_id"];
      return typeof userId === "number" ? userId : undefined;
    },
    close: (token) => void remove.run(hashToken(token)),
    closeAll,
    expireAll(userId) {
      if (userId === undefined) removeEverybody.run();
      else closeAll(userId);
    },
    setLifetime(ms = TOKEN_LIFETIME_MS) {
      lifetimeMs = ms;
    },
  };
}
