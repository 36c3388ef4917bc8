// Reads the server's answers about wallets.
// See docs/wire.md#wallet.
import * as v from "valibot";
import type { Cents } from "#domain/creators/money.ts";
import type {
  PayoutAccount,
  PayoutCountry,
  PayoutMethod,
  TransactionKind,
  WalletBalance,
  WalletTransaction,
  Withdrawal,
  WithdrawQuote,
  WithdrawReason,
  WithdrawStatus,
} from "#domain/creators/wallet.ts";
import type { Paged } from "#domain/member/member.ts";
import { paged } from "../account/members.ts";
import { amount, currency, signedAmount } from "../wire/moneyParts.ts";
import {
  arrayOf,
  count,
  flag,
  id,
  oneOf,
  orElse,
  orNone,
  reads,
  type Reads,
  second,
} from "../wire/pageParts.ts";

/** Wire words and ours. */
export const METHOD_WORDS: Readonly<Record<string, PayoutMethod>> = { BANK_CARD: "bank", PAYPAL: "payPal" };
export const KIND_WORDS: Readonly<Record<string, TransactionKind>> = {
  SALE: "sale",
  FEE: "fee",
  REFUND: "refund",
  WITHDRAW: "withdraw",
  RETURN: "return",
  ADJUST: "adjust",
};

const status: Reads<WithdrawStatus> = oneOf({
  SUBMITTED: "submitted",
  REVIEWING: "reviewing",
  SENT: "sent",
  PAID: "paid",
  FAILED: "failed",
  RETURNED: "returned",
  CANCELED: "canceled",
});
const reason: Reads<WithdrawReason | undefined> = orElse(
  orNone(
    oneOf({ ACCOUNT_CLOSED: "accountClosed", NAME_MISMATCH: "nameMismatch", BANK_REFUSED: "bankRefused" }),
  ),
  undefined,
);

const words = reads((value) => (typeof value === "string" ? value : undefined));
const text = orElse(words, "");

export const walletBalance: Reads<WalletBalance> = v.pipe(
  v.object({
    available: amount,
    pending: amount,
    withdrawing: amount,
    onHold: amount,
    currency,
    minWithdraw: amount,
    maxWithdraw: amount,
    releases: arrayOf(
      v.pipe(
        v.object({ time: second, amount }),
        v.transform(({ time, ...release }) => ({ ...release, at: time })),
      ),
    ),
    lockedUntil: orElse(orNone(second), undefined),
    lockReason: orElse(orNone(oneOf({ ACCOUNT_CHANGED: "accountChanged", REVIEW: "review" })), undefined),
  }),
  v.transform(
    ({ currency: _usd, minWithdraw, maxWithdraw, lockedUntil, lockReason, ...wire }): WalletBalance => ({
      ...wire,
      least: minWithdraw,
      most: maxWithdraw,
      lock: lockedUntil === undefined ? undefined : { until: lockedUntil, reason: lockReason ?? "review" },
    }),
  ),
);

export const walletTransaction: Reads<WalletTransaction> = v.pipe(
  v.object({
    transactionId: id,
    type: oneOf(KIND_WORDS),
    amount: signedAmount,
    balanceAfter: amount,
    time: second,
    note: text,
    orderId: orElse(orNone(id), undefined),
  }),
  v.transform(({ transactionId, type, time, ...wire }) => ({
    ...wire,
    id: transactionId,
    kind: type,
    at: time,
  })),
);
export const transactionPage: Reads<Paged<WalletTransaction>> = paged(walletTransaction);

const TERMS = { amount, fee: amount, net: amount, arriveFrom: second, arriveTo: second } as const;
/** docs/product.md#wallet: fee and net are checked to add up to the amount. */
const addsUp = ({ amount: whole, fee, net }: Readonly<Record<"amount" | "fee" | "net", Cents>>): boolean =>
  fee + net === whole;

export const withdrawQuote: Reads<WithdrawQuote> = v.pipe(
  v.object({ quoteId: id, ...TERMS, expireTime: second }),
  v.check((terms) => addsUp(terms)),
  v.transform(({ quoteId, arriveFrom, arriveTo, expireTime, ...wire }) => ({
    ...wire,
    id: quoteId,
    arrivesFrom: arriveFrom,
    arrivesTo: arriveTo,
    expiresAt: expireTime,
  })),
);

export const withdrawal: Reads<Withdrawal> = v.pipe(
  v.object({
    withdrawId: id,
    quoteId: id,
    ...TERMS,
    method: oneOf(METHOD_WORDS),
    accountMasked: words,
    status,
    reason,
    history: arrayOf(
      v.pipe(
        v.object({ status, reason, time: second }),
        v.transform(({ time, ...stage }) => ({ ...stage, at: time })),
      ),
    ),
    isCancelable: orElse(flag, false),
  }),
  v.check((terms) => addsUp(terms)),
  v.transform(({ withdrawId, arriveFrom, arriveTo, ...wire }) => ({
    ...wire,
    id: withdrawId,
    arrivesFrom: arriveFrom,
    arrivesTo: arriveTo,
  })),
);
export const withdrawalPage: Reads<Paged<Withdrawal>> = paged(withdrawal);

/** Accounts of a method, which the wire names by the path alone. */
export const payoutAccounts = (method: PayoutMethod): Reads<readonly PayoutAccount[]> =>
  v.array(
    v.pipe(
      v.object({
        accountId: id,
        masked: words,
        bankName: text,
        countryId: id,
        status: oneOf({ CHECKING: "checking", USABLE: "usable", REFUSED: "refused" }),
        usableFrom: second,
      }),
      v.transform(({ accountId, ...wire }) => ({ ...wire, id: accountId, method })),
    ),
  );

export const payoutCountries: Reads<readonly PayoutCountry[]> = arrayOf(
  v.pipe(
    v.object({
      countryId: id,
      accountKind: oneOf({ IBAN: "iban", ACCOUNT: "account" }),
      ibanLength: orElse(count, 0),
      accountPattern: text,
      needsSwift: orElse(flag, false),
      needsBankName: orElse(flag, false),
    }),
    v.transform(({ accountKind, ...wire }) => ({ ...wire, kind: accountKind })),
  ),
);
