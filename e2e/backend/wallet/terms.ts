// Words and numbers of wallets, on the wire and in the database.
// See docs/wire.md#wallet and docs/product.md#wallet.
import { DAY_MS } from "../creators/terms.ts";

export const METHODS = ["BANK_CARD", "PAYPAL"] as const;
export type Method = (typeof METHODS)[number];

export const WITHDRAW_STATUSES = [
  "SUBMITTED",
  "REVIEWING",
  "SENT",
  "PAID",
  "FAILED",
  "RETURNED",
  "CANCELED",
] as const;
export type WithdrawStatus = (typeof WITHDRAW_STATUSES)[number];

export const REASONS = ["", "ACCOUNT_CLOSED", "NAME_MISMATCH", "BANK_REFUSED"] as const;
/** Why a withdrawal failed or came back; "" where there is nothing to say. */
export type WithdrawReason = (typeof REASONS)[number];

export const TRANSACTION_TYPES = ["SALE", "FEE", "REFUND", "WITHDRAW", "RETURN", "ADJUST"] as const;
export type TransactionType = (typeof TRANSACTION_TYPES)[number];

/** Cents. */
export const LEAST_WITHDRAWAL = 1_000;
export const MOST_WITHDRAWAL = 500_000;
export const MOST_ACCOUNTS = 5;

/** After a new or changed account withdrawals rest for so long. */
export const ACCOUNT_REST_MS = 5 * DAY_MS;
/** A new or changed account is checked for so long. */
export const ACCOUNT_CHECK_MS = 60_000;
export const QUOTE_MS = 600_000;

/** How long after its submission a withdrawal is reviewed and sent, unless something else happens. It is paid at `arriveFrom`. */
export const REVIEW_AFTER_MS = 2 * 60_000;
export const SEND_AFTER_MS = 2 * 3_600_000;

/** When money arrives, days after the quote. */
export const ARRIVAL_DAYS: Readonly<Record<Method, readonly [from: number, to: number]>> = {
  BANK_CARD: [2, 5],
  PAYPAL: [1, 1],
};

/** The fee in cents: 1.50 to a bank account, 2 per cent (half up) to an online payment account. */
export const withdrawFee = (method: Method, cents: number): number =>
  method === "BANK_CARD" ? 150 : Math.floor((cents * 2 + 50) / 100);
