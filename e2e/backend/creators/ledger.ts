// The books: sales with the platform's share, releases and refunds as double-entry transactions.
// See docs/wire.md#ledger.
import type { DatabaseSync } from "node:sqlite";
import { DAY_MS } from "./terms.ts";

/** The platform's share of a sale, in hundredths of a per cent. */
export const PLATFORM_RATE = 2_000;
/** A sale is pending for so long; then its money is available. */
export const RELEASE_AFTER_MS = 14 * DAY_MS;

/** A creator's accounts. "available" can be withdrawn, "pending" waits for its release. */
const CREATOR_ACCOUNTS = ["available", "pending", "withdrawing", "onHold"] as const;
type CreatorAccount = (typeof CREATOR_ACCOUNTS)[number];
/** "outside": buyers' cards. "platform": the platform's share. */
type Account = CreatorAccount | "outside" | "platform";

type TransactionKind = "SALE" | "FEE" | "RELEASE" | "REFUND" | "WITHDRAW" | "RETURN" | "ADJUST";

interface Entry {
  readonly account: Account;
  /** The creator of one of their accounts; 0 for the others. */
  readonly ownerId: number;
  readonly cents: number;
}

/** Cents on a creator's accounts. */
type Balance = Readonly<Record<CreatorAccount, number>>;

interface Sale {
  readonly orderId: number;
  readonly creatorId: number;
  readonly cents: number;
}

/** Methods that write run inside the caller's transaction; instants are epoch ms. */
export interface Ledger {
  /** Books what a buyer has paid: the whole to the creator, and of it the platform's share. */
  sell(sale: Sale, now: number): void;
  /** Gives a buyer the money back; false for a sale that is unknown or was given back before. */
  refund(orderId: number, now: number): boolean;
  /** Moves sales whose time of waiting is over from pending to available. */
  release(now: number): void;
  balance(creatorId: number): Balance;
  /** Books a movement of a wallet; throws where its entries do not add up to 0. */
  move(
    kind: "WITHDRAW" | "RETURN" | "ADJUST",
    withdrawId: number | undefined,
    entries: readonly Entry[],
    now: number,
  ): void;
}

/** The platform's share of an amount in cents, half up. */
const platformShare = (cents: number): number => Math.floor((cents * PLATFORM_RATE + 5_000) / 10_000);

export function createLedger(database: DatabaseSync): Ledger {
  const insertTransaction = database.prepare(
    "INSERT INTO ledger_transactions (kind, order_id, withdraw_id, made_at) VALUES (?, ?, ?, ?)",
  );
  const insertEntry = database.prepare("INSERT INTO ledger_entries VALUES (?, ?, ?, ?)");
  const insertSale = database.prepare(
    "INSERT INTO sales (order_id, creator_id, cents, platform_cents, release_at) VALUES (?, ?, ?, ?, ?)",
  );
  const selectSale = database.prepare("SELECT * FROM sales WHERE order_id = ? AND refunded_at IS NULL");
  const markRefunded = database.prepare("UPDATE sales SET refunded_at = ? WHERE order_id = ?");
  const selectReleased = database.prepare(
    `SELECT * FROM sales WHERE release_at <= ? AND released_at IS NULL AND refunded_at IS NULL
     ORDER BY release_at, order_id`,
  );
  const markReleased = database.prepare("UPDATE sales SET released_at = ? WHERE order_id = ?");
  const sumOf = database.prepare(
    "SELECT account, sum(cents) AS cents FROM ledger_entries WHERE owner_id = ? GROUP BY account",
  );

  /** Throws where the entries do not balance: money neither arises nor vanishes. */
  function book(
    kind: TransactionKind,
    orderId: number | undefined,
    entries: readonly Entry[],
    now: number,
    withdrawId?: number,
  ): void {
    if (entries.reduce((sum, { cents }) => sum + cents, 0) !== 0) {
      throw new Error(`${kind} of ${orderId ?? withdrawId} does not balance`);
    }
    const { lastInsertRowid } = insertTransaction.run(kind, orderId ?? null, withdrawId ?? null, now);
    for (const { account, ownerId, cents } of entries) {
      if (cents !== 0) insertEntry.run(lastInsertRowid, account, ownerId, cents);
    }
  }

  function balance(creatorId: number): Balance {
    const sums = new Map(sumOf.all(creatorId).map((row) => [row["account"], Number(row["cents"])]));
    const of = (account: CreatorAccount): number => sums.get(account) ?? 0;
    return {
      available: of("available"),
      pending: of("pending"),
      withdrawing: of("withdrawing"),
      onHold: of("onHold"),
    };
  }

  return {
    balance,
    move: (kind, withdrawId, entries, now) => book(kind, undefined, entries, now, withdrawId),
    sell({ orderId, creatorId, cents }, now) {
      const share = platformShare(cents);
      insertSale.run(orderId, creatorId, cents, share, now + RELEASE_AFTER_MS);
      book(
        "SALE",
        orderId,
        [
          { account: "outside", ownerId: 0, cents: -cents },
          { account: "pending", ownerId: creatorId, cents },
        ],
        now,
      );
      book(
        "FEE",
        orderId,
        [
          { account: "pending", ownerId: creatorId, cents: -share },
          { account: "platform", ownerId: 0, cents: share },
        ],
        now,
      );
    },
    refund(orderId, now) {
      const sale = selectSale.get(orderId);
      if (sale === undefined) return false;
      const [creatorId, cents] = [Number(sale["creator_id"]), Number(sale["cents"])];
      const net = cents - Number(sale["platform_cents"]);
      const isReleased = sale["released_at"] !== null;
      // What the creator has withdrawn already is the platform's loss, so that no balance falls below zero.
      const fromCreator = isReleased ? Math.min(net, balance(creatorId).available) : net;
      markRefunded.run(now, orderId);
      book(
        "REFUND",
        orderId,
        [
          { account: isReleased ? "available" : "pending", ownerId: creatorId, cents: -fromCreator },
          { account: "platform", ownerId: 0, cents: fromCreator - cents },
          { account: "outside", ownerId: 0, cents },
        ],
        now,
      );
      return true;
    },
    release(now) {
      for (const sale of selectReleased.all(now)) {
        const [orderId, ownerId] = [Number(sale["order_id"]), Number(sale["creator_id"])];
        const net = Number(sale["cents"]) - Number(sale["platform_cents"]);
        const at = Number(sale["release_at"]);
        markReleased.run(at, orderId);
        book(
          "RELEASE",
          orderId,
          [
            { account: "pending", ownerId, cents: -net },
            { account: "available", ownerId, cents: net },
          ],
          at,
        );
      }
    },
  };
}
