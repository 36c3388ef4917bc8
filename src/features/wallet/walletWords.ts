// Names of the states, reasons and movements of a wallet.
// See docs/product.md#withdrawals.
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type {
  PayoutMethod,
  TransactionKind,
  WalletLock,
  WithdrawReason,
  WithdrawStatus,
} from "#domain/creators/wallet.ts";

type Names<Key extends string> = Readonly<Record<Key, MessageDescriptor>>;

export const KIND_NAMES: Names<TransactionKind> = {
  sale: msg({ message: "Sale", comment: "A movement in the wallet of a creator" }),
  fee: msg({ message: "Platform fee", comment: "A movement in the wallet of a creator" }),
  refund: msg({ message: "Refund", comment: "A movement in the wallet of a creator" }),
  withdraw: msg({ message: "Withdrawal", comment: "A movement in the wallet of a creator" }),
  return: msg({ message: "Returned withdrawal", comment: "A movement in the wallet of a creator" }),
  adjust: msg({ message: "Adjustment", comment: "A movement in the wallet of a creator" }),
};

export const STATUS_NAMES: Names<WithdrawStatus> = {
  submitted: msg({ message: "Submitted", comment: "State of a withdrawal" }),
  reviewing: msg({ message: "In review", comment: "State of a withdrawal" }),
  sent: msg({ message: "Sent", comment: "State of a withdrawal: on its way to the bank" }),
  paid: msg({ message: "Paid", comment: "State of a withdrawal" }),
  failed: msg({ message: "Failed", comment: "State of a withdrawal" }),
  returned: msg({ message: "Returned", comment: "State of a withdrawal: the money came back" }),
  canceled: msg({ message: "Cancelled", context: "withdrawal", comment: "State of a withdrawal" }),
};

/** What comes next; of "sent" the page names the day. */
export const NEXT_WORDS: Names<Exclude<WithdrawStatus, "sent">> = {
  submitted: msg`The withdrawal is reviewed next.`,
  reviewing: msg`The money is sent after the review.`,
  paid: msg`The money is in your account.`,
  failed: msg`The whole amount is available again.`,
  returned: msg`The whole amount is available again.`,
  canceled: msg`The whole amount is available again.`,
};

export const REASON_WORDS: Names<WithdrawReason> = {
  accountClosed: msg`The account is closed.`,
  nameMismatch: msg`The name is not that of the account’s holder.`,
  bankRefused: msg`The bank refused the payment.`,
};

export const LOCK_WORDS: Names<WalletLock["reason"]> = {
  accountChanged: msg`You cannot withdraw for 5 days after you add or change an account.`,
  review: msg`Your wallet is being reviewed.`,
};

export const METHOD_NAMES: Names<PayoutMethod> = {
  bank: msg`Bank account`,
  payPal: msg`Online payment account`,
};
