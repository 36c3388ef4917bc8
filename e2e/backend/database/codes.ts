// Verification codes sent by e-mail (six digits, ten minutes, one use, five wrong tries) and their mailbox.
import { randomInt } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";

export const CODE_TYPES = ["register", "reset", "modifyEmail", "cancel"] as const;
export type CodeType = (typeof CODE_TYPES)[number];

const CODE_LIFETIME_MS = 600_000;
const RESEND_AFTER_MS = 60_000;
/** In ms: codes are deleted after a day. */
const KEPT_MS = 86_400_000;
const MAX_WRONG_TRIES = 5;
const MAILBOX_SIZE = 100;

export interface Mail {
  readonly id: number;
  readonly email: string;
  readonly type: CodeType;
  readonly code: string;
  /** Epoch ms. */
  readonly sentAt: number;
}

type SentCode =
  | { readonly ok: true; readonly code: string }
  /** Too soon after the last one: whole seconds to wait. */
  | { readonly ok: false; readonly waitSeconds: number };

type CodeCheck = "right" | "wrongCode" | "codeExpired" | "codeUsed" | "codeTries";

export interface Codes {
  /** Creates a code for an address and kind, and invalidates the previous one. `userId`: the member concerned, if any. */
  send(email: string, type: CodeType, userId: number | undefined, now: number): SentCode;
  /** Checks the newest code and, if it is right, uses it up. With `userId`, that member must have requested it. */
  use(email: string, type: CodeType, code: string, now: number, userId?: number): CodeCheck;
  /** Makes codes this many ms older: all, or those to one address. */
  age(ms: number, email?: string): void;
  /** Sent codes, newest first, at most 100; only those to `email` if given. */
  mailbox(email?: string): readonly Mail[];
}

export function createCodes(database: DatabaseSync): Codes {
  const insert = database.prepare(
    "INSERT INTO codes (email, type, user_id, code, sent_at) VALUES (?, ?, ?, ?, ?)",
  );
  const forget = database.prepare("DELETE FROM codes WHERE sent_at < ?");
  const newest = database.prepare(
    "SELECT * FROM codes WHERE email = ? AND type = ? ORDER BY id DESC LIMIT 1",
  );
  const countTry = database.prepare("UPDATE codes SET tries = tries + 1 WHERE id = ?");
  const markUsed = database.prepare("UPDATE codes SET used_at = ? WHERE id = ?");
  const makeOlder = database.prepare(
    "UPDATE codes SET sent_at = sent_at - ?1 WHERE ?2 IS NULL OR email = ?2",
  );
  const mails = database.prepare(
    // A reset that is about no member was not sent.
    `SELECT * FROM codes WHERE (?1 IS NULL OR email = ?1) AND NOT (type = 'reset' AND user_id IS NULL)
     ORDER BY id DESC LIMIT ?2`,
  );

  return {
    send(email, type, userId, now) {
      const last = newest.get(email, type);
      // A clock that was set back must not block further codes.
      const since = last === undefined ? RESEND_AFTER_MS : now - Number(last["sent_at"]);
      if (since >= 0 && since < RESEND_AFTER_MS) {
        return { ok: false, waitSeconds: Math.ceil((RESEND_AFTER_MS - since) / 1000) };
      }
      forget.run(now - KEPT_MS);
      const code = String(randomInt(1_000_000)).padStart(6, "0");
      insert.run(email, type, userId ?? null, code, now);
      return { ok: true, code };
    },
    use(email, type, code, now, userId) {
      const row = newest.get(email, type);
      if (row === undefined) return "wrongCode";
      if (userId !== undefined && row["user_id"] !== userId) return "wrongCode";
      if (row["used_at"] !== null) return row["code"] === code ? "codeUsed" : "wrongCode";
      if (now - Number(row["sent_at"]) >= CODE_LIFETIME_MS) return "codeExpired";
      if (Number(row["tries"]) >= MAX_WRONG_TRIES) return "codeTries";
      if (row["code"] !== code) {
        countTry.run(Number(row["id"]));
        return "wrongCode";
      }
      markUsed.run(now, Number(row["id"]));
      return "right";
    },
    age: (ms, email) => void makeOlder.run(ms, email ?? null),
    mailbox: (email) =>
      mails.all(email ?? null, MAILBOX_SIZE).map((row) => ({
        id: Number(row["id"]),
        email: String(row["email"]),
        type: CODE_TYPES.find((type) => type === row["type"]) ?? "register",
        code: String(row["code"]),
        sentAt: Number(row["sent_at"]),
      })),
  };
}
