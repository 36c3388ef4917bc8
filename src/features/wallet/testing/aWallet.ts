// A wallet for component tests: balance, accounts, quotes and withdrawals as the calls answer them.
import type { Paged } from "#domain/member/member.ts";
import type {
  PayoutAccount,
  WalletBalance,
  WalletTransaction,
  Withdrawal,
  WithdrawQuote,
} from "#domain/creators/wallet.ts";

export const AT = Date.UTC(2026, 10, 21, 20, 5);
const DAY_MS = 86_400_000;

export const BALANCE: WalletBalance = {
  available: 12_050n,
  pending: 1_039n,
  withdrawing: 0n,
  onHold: 500n,
  least: 1_000n,
  most: 500_000n,
  releases: [{ at: AT, amount: 1_039n }],
  lock: undefined,
};

export const BANK: PayoutAccount = {
  id: 3,
  method: "bank",
  masked: "•••• 3000",
  bankName: "Commerzbank",
  countryId: 276,
  status: "usable",
  usableFrom: 0,
};

export const QUOTE: WithdrawQuote = {
  id: 4,
  amount: 5_000n,
  fee: 150n,
  net: 4_850n,
  arrivesFrom: AT + 2 * DAY_MS,
  arrivesTo: AT + 5 * DAY_MS,
  expiresAt: AT,
};

export const aWithdrawal = (over: Partial<Withdrawal> = {}): Withdrawal => ({
  id: 7,
  quoteId: QUOTE.id,
  amount: 5_000n,
  fee: 150n,
  net: 4_850n,
  arrivesFrom: QUOTE.arrivesFrom,
  arrivesTo: QUOTE.arrivesTo,
  method: "bank",
  accountMasked: BANK.masked,
  status: "submitted",
  reason: undefined,
  history: [{ status: "submitted", reason: undefined, at: AT }],
  isCancelable: true,
  ...over,
});

export const aTransaction = (over: Partial<WalletTransaction> = {}): WalletTransaction => ({
  id: 11,
  kind: "sale",
  amount: 1_299n,
  balanceAfter: 13_589n,
  at: AT,
  note: "",
  orderId: 5,
  ...over,
});

export const listOf = <Item>(...items: readonly Item[]): Paged<Item> => ({
  items,
  page: 1,
  total: items.length,
  hasMore: false,
});
