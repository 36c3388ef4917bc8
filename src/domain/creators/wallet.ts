// The wallet of a creator: balances, transactions, withdrawals and the accounts that they go to.
// See docs/product.md#wallet and docs/wire.md#wallet. Instants are epoch ms.
import type { Cents } from "./money.ts";

export interface WalletLock {
  readonly until: number;
  readonly reason: "accountChanged" | "review";
}

export interface WalletBalance {
  readonly available: Cents;
  readonly pending: Cents;
  readonly withdrawing: Cents;
  readonly onHold: Cents;
  /** The least and the most that one withdrawal takes. */
  readonly least: Cents;
  readonly most: Cents;
  /** When how much of what is pending becomes available, in order. */
  readonly releases: readonly { readonly at: number; readonly amount: Cents }[];
  /** Why nothing can be withdrawn, and until when. */
  readonly lock: WalletLock | undefined;
}

export const TRANSACTION_KINDS = ["sale", "fee", "refund", "withdraw", "return", "adjust"] as const;
export type TransactionKind = (typeof TRANSACTION_KINDS)[number];

export interface WalletTransaction {
  readonly id: number;
  readonly kind: TransactionKind;
  /** Below zero for what leaves. */
  readonly amount: Cents;
  /** The sum of all four balances afterwards. */
  readonly balanceAfter: Cents;
  readonly at: number;
  readonly note: string;
  /** The order of a sale, or the withdrawal. */
  readonly orderId: number | undefined;
}

export type PayoutMethod = "bank" | "payPal";

/** What a withdrawal costs and when it arrives. `fee` and `net` add up to `amount`. */
interface WithdrawTerms {
  readonly amount: Cents;
  readonly fee: Cents;
  readonly net: Cents;
  readonly arrivesFrom: number;
  readonly arrivesTo: number;
}

export interface WithdrawQuote extends WithdrawTerms {
  readonly id: number;
  readonly expiresAt: number;
}

export type WithdrawStatus = "submitted" | "reviewing" | "sent" | "paid" | "failed" | "returned" | "canceled";

/** Why a withdrawal failed or came back; undefined where the server names no reason. */
export type WithdrawReason = "accountClosed" | "nameMismatch" | "bankRefused";

export interface WithdrawStage {
  readonly status: WithdrawStatus;
  readonly reason: WithdrawReason | undefined;
  readonly at: number;
}

export interface Withdrawal extends WithdrawTerms {
  readonly id: number;
  readonly quoteId: number;
  readonly method: PayoutMethod;
  readonly accountMasked: string;
  readonly status: WithdrawStatus;
  readonly reason: WithdrawReason | undefined;
  /** Oldest first. */
  readonly history: readonly WithdrawStage[];
  readonly isCancelable: boolean;
}

export interface PayoutAccount {
  readonly id: number;
  readonly method: PayoutMethod;
  /** What may be seen of its number. */
  readonly masked: string;
  readonly bankName: string;
  readonly countryId: number;
  readonly status: "checking" | "usable" | "refused";
  readonly usableFrom: number;
}

/** How a bank account of a country is named. */
export interface PayoutCountry {
  readonly countryId: number;
  readonly kind: "iban" | "account";
  /** 0 for an account number. */
  readonly ibanLength: number;
  /** A regular expression of the whole account number; "" for an IBAN. */
  readonly accountPattern: string;
  readonly needsSwift: boolean;
  readonly needsBankName: boolean;
}

/** docs/product.md#accounts-for-withdrawals. */
export const MOST_ACCOUNTS = 5;

/** What an amount is wrong for; undefined for one that can be withdrawn. */
export function withdrawProblem(
  amount: Cents,
  { available, least, most }: Pick<WalletBalance, "available" | "least" | "most">,
): "belowLeast" | "aboveAvailable" | "aboveMost" | undefined {
  if (amount < least) return "belowLeast";
  if (amount > available) return "aboveAvailable";
  return amount > most ? "aboveMost" : undefined;
}

/** Why a quote cannot be confirmed: it is for another amount than was asked for, or does not add up. */
export function quoteProblem(
  { amount, fee, net }: Pick<WithdrawQuote, "amount" | "fee" | "net">,
  asked: Cents,
): "otherAmount" | "sum" | undefined {
  if (fee + net !== amount) return "sum";
  return amount === asked ? undefined : "otherAmount";
}

/** The fields of a new quote that are shown otherwise than those of the one before it. `shown`: a moment as text. */
export function quoteDifferences(
  before: WithdrawQuote,
  now: WithdrawQuote,
  shown: (at: number) => string = String,
): ReadonlySet<"fee" | "net" | "arrival"> {
  const differ = new Set<"fee" | "net" | "arrival">();
  if (before.fee !== now.fee) differ.add("fee");
  if (before.net !== now.net) differ.add("net");
  const arrival = ({ arrivesFrom, arrivesTo }: WithdrawQuote): string =>
    `${shown(arrivesFrom)} ${shown(arrivesTo)}`;
  if (arrival(before) !== arrival(now)) differ.add("arrival");
  return differ;
}
