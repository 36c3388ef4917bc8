// What is read and done about the wallet of a creator.
// See docs/wire.md#wallet.
import type { Cents } from "../creators/money.ts";
import type {
  PayoutAccount,
  PayoutCountry,
  PayoutMethod,
  TransactionKind,
  WalletBalance,
  WalletTransaction,
  Withdrawal,
  WithdrawQuote,
} from "../creators/wallet.ts";
import type { Paged } from "../member/member.ts";
import { act, type NoParams, NO_TAGS, type OfPage, read, type SamplesOf } from "./call.ts";

/** Money must be as it is now: an answer is shared among those who ask at the same moment, ms. */
const SHARED_MS = 500;

interface TransactionsAsked extends OfPage {
  readonly kind?: TransactionKind;
  /** Epoch ms: from inclusive, to exclusive. */
  readonly from?: number;
  readonly to?: number;
  /** Lines of a page, at most 500; those of a list on the screen where it is left out. */
  readonly size?: number;
}

/** What is withdrawn to which account. */
interface QuoteAsked {
  readonly amount: Cents;
  readonly method: PayoutMethod;
  readonly accountId: number;
}

interface AccountAsked {
  /** The own account that is changed; undefined for a new one. */
  readonly accountId: number | undefined;
  readonly countryId: number;
  readonly holderName: string;
  readonly password: string;
}

interface BankAccountAsked extends AccountAsked {
  readonly kind: PayoutCountry["kind"];
  /** The IBAN, or the account number. */
  readonly number: string;
  readonly bankName: string;
  readonly swift: string;
}

const WALLET = () => ["wallet"] as const;
const ACCOUNTS = () => ["wallet", "walletAccounts"] as const;

export const WALLET_READS = {
  walletBalance: read<NoParams, WalletBalance>({ ofMember: true, tags: WALLET, maxAgeMs: SHARED_MS }),
  /** Newest first. */
  walletTransactions: read<TransactionsAsked, Paged<WalletTransaction>>({
    ofMember: true,
    tags: WALLET,
    maxAgeMs: SHARED_MS,
  }),
  walletTransaction: read<{ readonly id: number }, WalletTransaction>({
    ofMember: true,
    tags: WALLET,
    maxAgeMs: SHARED_MS,
  }),
  /** Newest first. */
  withdrawals: read<OfPage, Paged<Withdrawal>>({ ofMember: true, tags: WALLET, maxAgeMs: SHARED_MS }),
  withdrawal: read<{ readonly id: number }, Withdrawal>({
    ofMember: true,
    tags: WALLET,
    maxAgeMs: SHARED_MS,
  }),
  bankAccounts: read<NoParams, readonly PayoutAccount[]>({
    ofMember: true,
    tags: () => ["walletAccounts"],
    maxAgeMs: SHARED_MS,
  }),
  payPalAccounts: read<NoParams, readonly PayoutAccount[]>({
    ofMember: true,
    tags: () => ["walletAccounts"],
    maxAgeMs: SHARED_MS,
  }),
  payoutCountries: read<NoParams, readonly PayoutCountry[]>({ ofMember: true, tags: NO_TAGS }),
};

export const WALLET_ACTS = {
  /** What a withdrawal costs; it moves nothing. */
  quoteWithdrawal: act<QuoteAsked, WithdrawQuote>()({ outdates: NO_TAGS }),
  withdraw: act<QuoteAsked & { readonly quoteId: number; readonly password: string }, Withdrawal>()({
    outdates: WALLET,
    key: true,
  }),
  cancelWithdrawal: act<{ readonly id: number }, Withdrawal>()({ outdates: WALLET }),
  /** The answer holds the own accounts of the kind. */
  saveBankAccount: act<BankAccountAsked, readonly PayoutAccount[]>()({ outdates: ACCOUNTS, key: true }),
  savePayPalAccount: act<AccountAsked & { readonly email: string }, readonly PayoutAccount[]>()({
    outdates: ACCOUNTS,
    key: true,
  }),
};

const ACCOUNT_SAMPLE = { accountId: undefined, countryId: 276, holderName: "Ada", password: "Touchline1" };
const QUOTE_SAMPLE = { amount: 5_000n, method: "bank", accountId: 3 } as const;

export const WALLET_SAMPLES: SamplesOf<typeof WALLET_READS & typeof WALLET_ACTS> = {
  walletBalance: {},
  walletTransactions: { page: 1 },
  walletTransaction: { id: 3 },
  withdrawals: { page: 1 },
  withdrawal: { id: 3 },
  bankAccounts: {},
  payPalAccounts: {},
  payoutCountries: {},
  quoteWithdrawal: QUOTE_SAMPLE,
  withdraw: { ...QUOTE_SAMPLE, quoteId: 4, password: "Touchline1" },
  cancelWithdrawal: { id: 3 },
  saveBankAccount: {
    ...ACCOUNT_SAMPLE,
    kind: "iban",
    number: "DE89370400440532013000",
    bankName: "",
    swift: "",
  },
  savePayPalAccount: { ...ACCOUNT_SAMPLE, email: "ada@example.org" },
};
