// Takes one withdrawal through its steps: asks for quotes, sends it, and looks for one whose answer was lost.
// See docs/product.md#withdrawals.
import { newId } from "#domain/newId.ts";
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { useEffect, useEffectEvent, useReducer, useState } from "react";
import type { EndedWithdrawal } from "#domain/creators/orderCalls.ts";
import type { Cents } from "#domain/creators/money.ts";
import { type PayoutAccount, quoteProblem } from "#domain/creators/wallet.ts";
import { ERROR_WORD } from "#domain/failureWords.ts";
import type { Refusal } from "#domain/refusals.ts";
import { failureText } from "#components/acting/tellFailure.ts";
import { useAct } from "#components/acting/useAct.ts";
import { useLiveClient } from "#state/live/client/hooks.ts";
import { serverNow } from "#state/live/serverTime.ts";
import { lookUp } from "#state/pageData/lookUp.ts";
import { type HeldWithdrawal, useHoldWithdrawal } from "./heldForms.ts";
import {
  beginWithdrawal,
  type PasswordState,
  stepBack,
  type WithdrawalState,
  withdrawalReducer,
} from "./withdrawal.ts";

/** The code of an answer without words of the server. */
const NO_WORDS = -1;
const ABOUT_AMOUNT: ReadonlySet<Refusal | undefined> = new Set(["belowLeast", "aboveAvailable", "aboveMost"]);
/** A clock that runs far ahead must not ask for quotes without end: the server refuses one that is over anyway. */
const LEAST_LEFT_MS = 30_000;

/** A quote that cannot be confirmed, in words. */
const unfitText = (problem: ReturnType<typeof quoteProblem>): string =>
  problem === "otherAmount"
    ? t(i18n)`The preview is for another amount. Nothing was withdrawn. Try again.`
    : t(i18n)`There is no correct preview of this withdrawal. Nothing was withdrawn. Try again.`;

export interface WithdrawalFlow {
  readonly state: WithdrawalState;
  readonly busy: boolean;
  /** Undefined in a step that nothing leads back from. */
  readonly back: (() => void) | undefined;
  setAmount(cents: Cents, typed: string): void;
  chooseAccount(account: PayoutAccount): Promise<void>;
  confirm(): void;
  /** Sends the withdrawal; the problem of the password in words, undefined for none. */
  submit(password: string): Promise<string | undefined>;
  /** Looks once more for a withdrawal whose answer was lost. */
  lookAgain(): Promise<void>;
}

/** Starts with what was held over a lost sign-in. `ended`: what the core has learnt of a lost answer. */
export function useWithdrawal(
  held: HeldWithdrawal | undefined,
  ended: EndedWithdrawal | undefined,
): WithdrawalFlow {
  const client = useLiveClient();
  const quoting = useAct("quoteWithdrawal", { quiet: true });
  const withdrawing = useAct("withdraw", { quiet: true });
  const [state, dispatch] = useReducer(withdrawalReducer, held, beginWithdrawal);
  const [isLooking, setLooking] = useState(false);
  // The first step holds what is in its field.
  useHoldWithdrawal(
    state.step === "amount" || state.step === "receipt"
      ? undefined
      : { amountText: state.amountText, accountId: state.accountId },
  );

  async function ask(cents: Cents, account: PayoutAccount): Promise<void> {
    const answer = await quoting.run({ amount: cents, method: account.method, accountId: account.id });
    if (answer === undefined) return;
    const unfit = answer.ok ? quoteProblem(answer.value, cents) : undefined;
    if (answer.ok && unfit === undefined) {
      return dispatch({ type: "quoted", quote: answer.value, key: newId() });
    }
    dispatch({
      type: "quoteRefused",
      words: answer.ok || answer.code === NO_WORDS ? unfitText(unfit) : (failureText(answer) ?? ""),
      isAboutAmount: !answer.ok && ABOUT_AMOUNT.has(answer.refusal),
    });
  }

  async function look({ quote }: PasswordState): Promise<void> {
    setLooking(true);
    const found = await lookUp(client, "withdrawals", { page: 1 });
    setLooking(false);
    const withdrawal = found.ok ? found.value.items.find(({ quoteId }) => quoteId === quote.id) : undefined;
    dispatch(withdrawal === undefined ? { type: "lost" } : { type: "made", withdrawal });
  }

  async function send(sent: PasswordState, password: string): Promise<string | undefined> {
    const { cents, account, quote, key } = sent;
    dispatch({ type: "sent" });
    const { id: quoteId, amount } = quote;
    const { method, id: accountId } = account;
    const answer = await withdrawing.run({ quoteId, amount, method, accountId, password }, key);
    if (answer === undefined) return undefined;
    if (answer.ok) dispatch({ type: "made", withdrawal: answer.value });
    else if (answer.reason === "unknown") await look(sent);
    else if (answer.refusal === "wrongPassword") return failureText(answer) ?? "";
    else if (answer.refusal === "quoteOver") await ask(cents, account);
    else if (answer.reason === "refused" && answer.message === ERROR_WORD) {
      dispatch({
        type: "refused",
        words: t(i18n)`A withdrawal is on its way. Only one is possible at a time.`,
      });
    } else dispatch({ type: "refused", words: failureText(answer) ?? "" });
    return undefined;
  }

  // The core asks on, and tells every tab.
  const isUnknown = state.step === "password" && state.isUnknown;
  useEffect(() => {
    if (!isUnknown || ended === undefined) return;
    const words = t(i18n)`Your withdrawal was not made. Nothing was withdrawn.`;
    dispatch({ type: "ended", ended, words });
  }, [isUnknown, ended]);

  // A preview that is over is replaced by a new one, unless the answer to its withdrawal is still open.
  const waiting =
    (state.step === "preview" || state.step === "password") && !isUnknown && !withdrawing.busy
      ? state
      : undefined;
  const renew = useEffectEvent(() => {
    if (waiting !== undefined) void ask(waiting.cents, waiting.account);
  });
  const expiresAt = waiting?.quote.expiresAt;
  useEffect(() => {
    const left = (expiresAt ?? 0) - serverNow();
    if (expiresAt === undefined || left < LEAST_LEFT_MS) return undefined;
    const timer = setTimeout(() => renew(), left);
    return () => clearTimeout(timer);
  }, [expiresAt]);

  return {
    state,
    busy: quoting.busy || withdrawing.busy || isLooking,
    back: stepBack(state) === undefined ? undefined : () => dispatch({ type: "back" }),
    setAmount: (cents, amountText) => dispatch({ type: "amountTyped", cents, amountText }),
    async chooseAccount(account) {
      if (state.step !== "account") return;
      dispatch({ type: "accountChosen", account });
      await ask(state.cents, account);
    },
    confirm: () => dispatch({ type: "confirmed" }),
    submit: async (password) => (state.step === "password" ? send(state, password) : undefined),
    async lookAgain() {
      if (state.step === "password") await look(state);
    },
  };
}
