// Until when a member cannot withdraw, and why.
// See docs/product.md#accounts-for-withdrawals.
import type { DatabaseSync } from "node:sqlite";
import type { PayoutAccounts } from "./payoutAccounts.ts";

interface WalletLock {
  /** Epoch ms. */
  readonly until: number;
  readonly reason: "ACCOUNT_CHANGED" | "REVIEW";
}

export interface WalletLocks {
  /** The lock that lasts longest. */
  of(userId: number, now: number): WalletLock | undefined;
  /** Locks a wallet for a review; an instant that is past unlocks it. */
  set(userId: number, until: number): void;
}

export function createWalletLocks(database: DatabaseSync, accounts: PayoutAccounts): WalletLocks {
  const select = database.prepare("SELECT until FROM wallet_locks WHERE user_id = ?");
  const write = database.prepare("INSERT OR REPLACE INTO wallet_locks VALUES (?, ?)");
  return {
    of(userId, now) {
      const review = Number(select.get(userId)?.["until"] ?? 0);
      const rest = accounts.restsUntil(userId, now) ?? 0;
      if (Math.max(review, rest) <= now) return undefined;
      return review > rest ? { until: review, reason: "REVIEW" } : { until: rest, reason: "ACCOUNT_CHANGED" };
    },
    set: (userId, until) => void write.run(userId, until),
  };
}
