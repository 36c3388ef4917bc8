// One withdrawal as a machine: its steps, what each of them knows, and which event leads where.
// See docs/product.md#withdrawals.
import type { EndedWithdrawal } from "#domain/creators/orderCalls.ts";
import type { Cents } from "#domain/creators/money.ts";
import type { PayoutAccount, Withdrawal, WithdrawQuote } from "#domain/creators/wallet.ts";

interface Typed {
  readonly amountText: string;
  /** The account chosen last. */
  readonly accountId: number | undefined;
  /** What was refused, in words. */
  readonly problem: string | undefined;
}

export interface AmountState extends Typed {
  readonly step: "amount";
}

export interface ChoosingState extends Typed {
  readonly step: "account";
  readonly cents: Cents;
  /** Chosen, and its quote asked for. */
  readonly account: PayoutAccount | undefined;
}

interface Quoted extends Typed {
  readonly cents: Cents;
  readonly account: PayoutAccount;
  readonly quote: WithdrawQuote;
  /** The quote that was over; the new one is compared with it. */
  readonly quoteBefore: WithdrawQuote | undefined;
  /** One for each quote: sent again, it leads to the same withdrawal. */
  readonly key: string;
}

export interface PreviewState extends Quoted {
  readonly step: "preview";
}

export interface PasswordState extends Quoted {
  readonly step: "password";
  /** The answer was lost, and the withdrawal was looked for without finding it, or without an answer. */
  readonly isUnknown: boolean;
  /** The last word of the core that this withdrawal has heard: the core repeats it. */
  readonly heard: EndedWithdrawal | undefined;
}

interface ReceiptState {
  readonly step: "receipt";
  readonly withdrawal: Withdrawal;
}

export type WithdrawalState = AmountState | ChoosingState | PreviewState | PasswordState | ReceiptState;

export type WithdrawalEvent =
  | { readonly type: "amountTyped"; readonly cents: Cents; readonly amountText: string }
  | { readonly type: "accountChosen"; readonly account: PayoutAccount }
  | { readonly type: "quoted"; readonly quote: WithdrawQuote; readonly key: string }
  /** `isAboutAmount`: another amount would be accepted. */
  | { readonly type: "quoteRefused"; readonly words: string; readonly isAboutAmount: boolean }
  | { readonly type: "confirmed" }
  | { readonly type: "sent" }
  | { readonly type: "refused"; readonly words: string }
  /** Neither the answer nor the list of withdrawals says what became of it. */
  | { readonly type: "lost" }
  | { readonly type: "made"; readonly withdrawal: Withdrawal }
  /** The core has learnt of a lost answer; `words` are for one that was not made. */
  | { readonly type: "ended"; readonly ended: EndedWithdrawal; readonly words: string }
  | { readonly type: "back" };

/** Starts with what was held over a lost sign-in. */
export const beginWithdrawal = (
  held: Pick<Typed, "amountText" | "accountId"> | undefined,
): WithdrawalState => ({
  step: "amount",
  amountText: held?.amountText ?? "",
  accountId: held?.accountId,
  problem: undefined,
});

/** The state that an event leads to; an event that does not belong to the step changes nothing. */
export function withdrawalReducer(state: WithdrawalState, event: WithdrawalEvent): WithdrawalState {
  switch (event.type) {
    case "amountTyped": {
      if (state.step !== "amount") return state;
      const { cents, amountText } = event;
      const { accountId } = state;
      return { step: "account", cents, amountText, accountId, account: undefined, problem: undefined };
    }
    case "accountChosen":
      if (state.step !== "account") return state;
      return { ...state, account: event.account, accountId: event.account.id };
    case "quoted":
      return withQuote(state, event.quote, event.key);
    case "quoteRefused":
      return withoutQuote(state, event.words, event.isAboutAmount);
    case "confirmed":
      if (state.step !== "preview") return state;
      return { ...state, step: "password", problem: undefined, isUnknown: false, heard: undefined };
    case "sent":
      return state.step === "password" ? { ...state, problem: undefined } : state;
    case "refused":
      return state.step === "password" ? { ...state, problem: event.words } : state;
    case "lost":
      return state.step === "password" ? { ...state, isUnknown: true } : state;
    case "made":
      return state.step === "password" ? { step: "receipt", withdrawal: event.withdrawal } : state;
    case "ended":
      return afterEnd(state, event.ended, event.words);
    // "back"
    default:
      return stepBack(state) ?? state;
  }
}

const preview = ({
  amountText,
  accountId,
  cents,
  account,
  quote,
  quoteBefore,
  key,
}: Quoted): PreviewState => ({
  step: "preview",
  amountText,
  accountId,
  cents,
  account,
  quote,
  quoteBefore,
  key,
  problem: undefined,
});

function withQuote(state: WithdrawalState, quote: WithdrawQuote, key: string): WithdrawalState {
  if (state.step === "amount" || state.step === "receipt" || state.account === undefined) return state;
  const quoteBefore = state.step === "account" ? undefined : state.quote;
  return preview({ ...state, account: state.account, quote, quoteBefore, key });
}

function withoutQuote(state: WithdrawalState, problem: string, isAboutAmount: boolean): WithdrawalState {
  if (state.step === "amount" || state.step === "receipt") return state;
  const { amountText, accountId, cents } = state;
  return isAboutAmount
    ? { step: "amount", amountText, accountId, problem }
    : { step: "account", amountText, accountId, cents, account: undefined, problem };
}

function afterEnd(state: WithdrawalState, ended: EndedWithdrawal, words: string): WithdrawalState {
  if (state.step !== "password" || !state.isUnknown) return state;
  if (ended === state.heard || ended.quoteId !== state.quote.id) return state;
  return ended.made === undefined
    ? { ...state, isUnknown: false, problem: words, heard: ended }
    : { step: "receipt", withdrawal: ended.made };
}

/** The step before, with its choices; undefined in a step that nothing leads back from. */
export function stepBack(state: WithdrawalState): WithdrawalState | undefined {
  if (state.step === "amount" || state.step === "receipt") return undefined;
  const { amountText, accountId, cents } = state;
  if (state.step === "account") return { step: "amount", amountText, accountId, problem: undefined };
  if (state.step === "preview") {
    return { step: "account", amountText, accountId, cents, account: undefined, problem: undefined };
  }
  if (state.isUnknown) return undefined;
  return preview(state);
}
