// The movements of a wallet's money: to and from withdrawals, adjustments, and the list that a member reads.
// See docs/wire.md#wallet.
import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import type { Ledger } from "../creators/ledger.ts";
import type { TransactionType } from "./terms.ts";

interface Moved {
  readonly id: number;
  readonly userId: number;
  readonly cents: number;
  readonly feeCents: number;
}

export interface Transaction {
  readonly id: number;
  readonly type: TransactionType;
  /** What the member's whole balance changed by, and what it was afterwards. */
  readonly cents: number;
  readonly balanceAfter: number;
  /** Epoch ms. */
  readonly at: number;
  /** The order of a sale, or the withdrawal; undefined for an adjustment. */
  readonly orderId: number | undefined;
}

interface TransactionFilter {
  readonly type: TransactionType | undefined;
  /** Epoch ms: from inclusive, to exclusive. */
  readonly from: number;
  readonly to: number;
}

/** Methods that write run inside the caller's transaction. */
export interface Movements {
  /** Takes the amount of a withdrawal out of what is available. */
  hold(withdrawal: Moved, now: number): void;
  /** Puts the amount of a withdrawal that was not paid back. */
  release(withdrawal: Moved, now: number): void;
  /** The money leaves: the net amount to the member's account, the fee to the platform. */
  payOut(withdrawal: Moved, now: number): void;
  /** The money of a paid withdrawal comes back, the fee too. */
  takeBack(withdrawal: Moved, now: number): void;
  /** The platform gives or takes, to what is available and to what is on hold. */
  adjust(userId: number, change: { readonly available: number; readonly onHold: number }, now: number): void;
  count(userId: number, filter: TransactionFilter): number;
  /** Newest first; `page` starts at 1. A movement that leaves the whole balance as it is has no entry. */
  page(
    userId: number,
    filter: TransactionFilter,
    paging: { readonly page: number; readonly size: number },
  ): readonly Transaction[];
  one(userId: number, id: number): Transaction | undefined;
  /** What is released when, of the member's pending sales, in order. */
  releases(userId: number): readonly { readonly at: number; readonly cents: number }[];
}

/** Every transaction that changes the member's whole balance, with the running balance. */
const OWN = `
  WITH own AS (
    SELECT id, kind, coalesce(order_id, withdraw_id) AS about, made_at, sum(cents) AS cents
    FROM ledger_transactions JOIN ledger_entries ON transaction_id = id
    WHERE owner_id = :user GROUP BY id HAVING sum(cents) <> 0
  ), running AS (
    SELECT *, sum(cents) OVER (ORDER BY made_at, id) AS balance FROM own
  )`;
const FILTER = "(:type = '' OR kind = :type) AND made_at >= :from AND made_at < :to";

const readTransaction = (row: Readonly<Record<string, SQLOutputValue>>): Transaction => ({
  id: Number(row["id"]),
  type: String(row["kind"]) as TransactionType,
  cents: Number(row["cents"]),
  balanceAfter: Number(row["balance"]),
  at: Number(row["made_at"]),
  orderId: row["about"] === null ? undefined : Number(row["about"]),
});

export function createMovements(database: DatabaseSync, ledger: Ledger): Movements {
  const countOwn = database.prepare(`${OWN} SELECT count(*) AS number FROM running WHERE ${FILTER}`);
  const selectPage = database.prepare(
    `${OWN} SELECT * FROM running WHERE ${FILTER} ORDER BY made_at DESC, id DESC LIMIT :size OFFSET :skip`,
  );
  const selectOne = database.prepare(`${OWN} SELECT * FROM running WHERE id = :id`);
  const selectReleases = database.prepare(
    `SELECT release_at, sum(cents - platform_cents) AS cents FROM sales
     WHERE creator_id = ? AND released_at IS NULL AND refunded_at IS NULL
     GROUP BY release_at ORDER BY release_at`,
  );
  const named = (user: number, { type, from, to }: TransactionFilter) => ({
    user,
    type: type ?? "",
    from,
    to,
  });

  return {
    hold({ id, userId: ownerId, cents }, now) {
      const entries = [
        { account: "available", ownerId, cents: -cents },
        { account: "withdrawing", ownerId, cents },
      ] as const;
      ledger.move("WITHDRAW", id, entries, now);
    },
    release({ id, userId: ownerId, cents }, now) {
      const entries = [
        { account: "withdrawing", ownerId, cents: -cents },
        { account: "available", ownerId, cents },
      ] as const;
      ledger.move("RETURN", id, entries, now);
    },
    payOut({ id, userId: ownerId, cents, feeCents }, now) {
      const entries = [
        { account: "withdrawing", ownerId, cents: -cents },
        { account: "outside", ownerId: 0, cents: cents - feeCents },
        { account: "platform", ownerId: 0, cents: feeCents },
      ] as const;
      ledger.move("WITHDRAW", id, entries, now);
    },
    takeBack({ id, userId: ownerId, cents, feeCents }, now) {
      const entries = [
        { account: "outside", ownerId: 0, cents: feeCents - cents },
        { account: "platform", ownerId: 0, cents: -feeCents },
        { account: "available", ownerId, cents },
      ] as const;
      ledger.move("RETURN", id, entries, now);
    },
    adjust(ownerId, { available, onHold }, now) {
      const entries = [
        { account: "available", ownerId, cents: available },
        { account: "onHold", ownerId, cents: onHold },
        { account: "platform", ownerId: 0, cents: -available - onHold },
      ] as const;
      ledger.move("ADJUST", undefined, entries, now);
    },
    count: (userId, filter) => Number(countOwn.get(named(userId, filter))?.["number"] ?? 0),
    page: (userId, filter, { page, size }) =>
      selectPage.all({ ...named(userId, filter), size, skip: (page - 1) * size }).map(readTransaction),
    one(userId, id) {
      const row = selectOne.get({ user: userId, id });
      return row && readTransaction(row);
    },
    releases: (userId) =>
      selectReleases
        .all(userId)
        .map((row) => ({ at: Number(row["release_at"]), cents: Number(row["cents"]) })),
  };
}
