// Accounts that members withdraw to, masked: the full number is never stored.
// See docs/product.md#accounts-for-withdrawals.
import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import { ACCOUNT_CHECK_MS, ACCOUNT_REST_MS, type Method } from "./terms.ts";

export interface NewPayoutAccount {
  readonly userId: number;
  readonly method: Method;
  readonly countryId: number;
  /** What a member may see of the number. */
  readonly masked: string;
  readonly bankName: string;
}

export interface PayoutAccount extends NewPayoutAccount {
  readonly id: number;
  readonly status: "CHECKING" | "USABLE" | "REFUSED";
  /** Epoch ms. */
  readonly usableFrom: number;
}

/** Methods that write run inside the caller's transaction; instants are epoch ms. */
export interface PayoutAccounts {
  add(account: NewPayoutAccount, now: number): number;
  /** Replaces what an own account is; false where there is no such account of this method. */
  change(id: number, account: NewPayoutAccount, now: number): boolean;
  refuse(id: number): void;
  /** Oldest first; all methods without one. */
  list(userId: number, now: number, method?: Method): readonly PayoutAccount[];
  /** The member's own account. */
  one(userId: number, id: number, now: number): PayoutAccount | undefined;
  /** Until when a new or changed account keeps withdrawals from the member; undefined for not at all. */
  restsUntil(userId: number, now: number): number | undefined;
}

export function createPayoutAccounts(database: DatabaseSync): PayoutAccounts {
  const insert = database.prepare(
    `INSERT INTO wallet_accounts (user_id, method, country_id, masked, bank_name, changed_at)
     VALUES (?, ?, ?, ?, ?, ?)`,
  );
  const update = database.prepare(
    `UPDATE wallet_accounts SET country_id = ?, masked = ?, bank_name = ?, changed_at = ?, is_refused = 0
     WHERE id = ? AND user_id = ? AND method = ?`,
  );
  const markRefused = database.prepare("UPDATE wallet_accounts SET is_refused = 1 WHERE id = ?");
  const select = database.prepare("SELECT * FROM wallet_accounts WHERE user_id = ? ORDER BY id");
  const selectChange = database.prepare(
    "SELECT max(changed_at) AS at FROM wallet_accounts WHERE user_id = ? AND is_refused = 0",
  );

  function read(row: Readonly<Record<string, SQLOutputValue>>, now: number): PayoutAccount {
    const changedAt = Number(row["changed_at"]);
    const isChecking = now < changedAt + ACCOUNT_CHECK_MS;
    return {
      id: Number(row["id"]),
      userId: Number(row["user_id"]),
      method: String(row["method"]) as Method,
      countryId: Number(row["country_id"]),
      masked: String(row["masked"]),
      bankName: String(row["bank_name"]),
      status: row["is_refused"] === 1 ? "REFUSED" : isChecking ? "CHECKING" : "USABLE",
      usableFrom: changedAt + ACCOUNT_REST_MS,
    };
  }

  const list = (userId: number, now: number): readonly PayoutAccount[] =>
    select.all(userId).map((row) => read(row, now));

  return {
    add: ({ userId, method, countryId, masked, bankName }, now) =>
      Number(insert.run(userId, method, countryId, masked, bankName, now).lastInsertRowid),
    change: (id, { userId, method, countryId, masked, bankName }, now) =>
      Number(update.run(countryId, masked, bankName, now, id, userId, method).changes) > 0,
    refuse: (id) => void markRefused.run(id),
    list: (userId, now, method) =>
      list(userId, now).filter((account) => method === undefined || account.method === method),
    one: (userId, id, now) => list(userId, now).find((account) => account.id === id),
    restsUntil(userId, now) {
      const at = selectChange.get(userId)?.["at"];
      const until = typeof at === "number" ? at + ACCOUNT_REST_MS : 0;
      return until > now ? until : undefined;
    },
  };
}
