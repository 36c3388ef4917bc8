// The calls of wallets.
// See docs/wire.md#wallet.
import type { WALLET_ACTS, WALLET_READS } from "#domain/calls/wallet.ts";
import { writeAmount } from "#domain/creators/money.ts";
import { type ActTable, assumedPost, type ReadTable, specGet, specPost } from "../transport/wireCall.ts";
import { PAGE_SIZE, readWith } from "../wire/pageParts.ts";
import { wordOf } from "../wire/postWords.ts";
import { writeSecond } from "../wire/seconds.ts";
import {
  KIND_WORDS,
  METHOD_WORDS,
  payoutAccounts,
  payoutCountries,
  transactionPage,
  walletBalance,
  walletTransaction,
  withdrawal,
  withdrawalPage,
  withdrawQuote,
} from "./wallet.ts";

const WALLET = "/v1/api/wallet";

const readBank = readWith(payoutAccounts("bank"));
const readPayPal = readWith(payoutAccounts("payPal"));

export const WALLET_READ_CALLS: ReadTable<typeof WALLET_READS> = {
  walletBalance: { endpoint: specGet(`${WALLET}/balance`), read: readWith(walletBalance) },
  walletTransactions: {
    endpoint: specGet(`${WALLET}/transactions`),
    params: ({ kind, from, to, page, size = PAGE_SIZE }) => ({
      page,
      size,
      ...(kind === undefined ? {} : { type: wordOf(KIND_WORDS, kind) }),
      ...(from === undefined ? {} : { from: writeSecond(from) }),
      ...(to === undefined ? {} : { to: writeSecond(to) }),
    }),
    read: readWith(transactionPage),
  },
  walletTransaction: {
    endpoint: specGet(`${WALLET}/transactions/{id}`),
    params: ({ id }) => ({ id }),
    read: readWith(walletTransaction),
  },
  withdrawals: {
    endpoint: specGet(`${WALLET}/withdraw/orders`),
    params: ({ page }) => ({ page, size: PAGE_SIZE }),
    read: readWith(withdrawalPage),
  },
  withdrawal: {
    endpoint: specGet(`${WALLET}/withdraw/{id}`),
    params: ({ id }) => ({ id }),
    read: readWith(withdrawal),
  },
  bankAccounts: { endpoint: specGet(`${WALLET}/bankCard`), read: readBank },
  payPalAccounts: { endpoint: specGet(`${WALLET}/paypal`), read: readPayPal },
  payoutCountries: { endpoint: specGet(`${WALLET}/country`), read: readWith(payoutCountries) },
};

export const WALLET_ACT_CALLS: ActTable<typeof WALLET_ACTS> = {
  quoteWithdrawal: {
    endpoint: assumedPost(`${WALLET}/withdraw/quote`, "once"),
    body: ({ amount, method, accountId }) => ({
      amount: writeAmount(amount),
      method: wordOf(METHOD_WORDS, method),
      accountId,
    }),
    read: readWith(withdrawQuote),
  },
  withdraw: {
    endpoint: specPost(`${WALLET}/withdraw`, "once"),
    body: ({ amount, method, ...order }) => ({
      ...order,
      amount: writeAmount(amount),
      method: wordOf(METHOD_WORDS, method),
    }),
    read: readWith(withdrawal),
  },
  cancelWithdrawal: {
    endpoint: assumedPost(`${WALLET}/withdraw/cancel`, "once"),
    body: ({ id }) => ({ withdrawId: id }),
    read: readWith(withdrawal),
  },
  saveBankAccount: {
    endpoint: specPost(`${WALLET}/bankCard`, "once"),
    body: ({ kind, number, ...account }) => ({
      ...account,
      ...(kind === "iban" ? { iban: number } : { accountNumber: number }),
    }),
    read: readBank,
  },
  savePayPalAccount: {
    endpoint: specPost(`${WALLET}/paypal`, "once"),
    body: (account) => account,
    read: readPayPal,
  },
};
