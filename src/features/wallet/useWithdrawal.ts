// The state of one withdrawal between its steps: what was chosen, the quote that holds, and what became of it.
// See docs/product.md#withdrawals.
import { newId } from "#domain/newId.ts";
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { useEffect, useRef, useState } from "react";
import type { EndedWithdrawal } from "#domain/creators/orderCalls.ts";
import type { Cents } from "#domain/creators/money.ts";
import {
  type PayoutAccount,
  quoteProblem,
  type Withdrawal,
  type WithdrawQuote,
} from "#domain/creators/wallet.ts";
import { ERROR_WORD } from "#domain/failureWords.ts";
import { failureText } from "#components/forms/tellFailure.ts";
import { useAct } from "#components/forms/useAct.ts";
import { useLiveClient } from "#state/live/client/hooks.ts";
import { serverNow } from "#state/live/serverTime.ts";
import { lookUp } from "#state/pageData/lookUp.ts";
import { type HeldWithdrawal, useHoldWithdrawal } from "./heldForms.ts";

type WithdrawStep = "amount" | "account" | "preview" | "password" | "receipt";

/** docs/wire.md#wallet. */
const REFUSED = {
  wrongPassword: 4011,
  belowLeast: 5030,
  aboveAvailable: 5031,
  quoteOver: 5033,
  aboveMost: 5037,
} as const;
/** The code of an answer without words of the server. */
const NO_WORDS = -1;
const ABOUT_AMOUNT: ReadonlySet<number | undefined> = new Set([
  REFUSED.belowLeast,
  REFUSED.aboveAvailable,
  REFUSED.aboveMost,
]);
/** A clock that runs far ahead must not ask for quotes without end: the server refuses one that is over anyway. */
const LEAST_LEFT_MS = 30_000;

/** A quote that cannot be confirmed, in words. */
const unfitText = (problem: ReturnType<typeof quoteProblem>): string =>
  problem === "otherAmount"
    ? t(i18n)`The preview is for another amount. Nothing was withdrawn. Try again.`
    : t(i18n)`There is no correct preview of this withdrawal. Nothing was withdrawn. Try again.`;

export interface Withdrawing {
  readonly step: WithdrawStep;
  readonly busy: boolean;
  /** The amount as typed, and the account chosen last. */
  readonly amountText: string;
  readonly accountId: number | undefined;
  readonly account: PayoutAccount | undefined;
  readonly quote: WithdrawQuote | undefined;
  /** The quote that was over; the new one is compared with it. */
  readonly quoteBefore: WithdrawQuote | undefined;
  /** The receipt. */
  readonly withdrawal: Withdrawal | undefined;
  /** What was refused, in words. */
  readonly problem: string | undefined;
  /** The answer was lost, and the withdrawal was looked for without finding it, or without an answer. */
  readonly isUnknown: boolean;
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
): Withdrawing {
  const client = useLiveClient();
  const quoting = useAct("quoteWithdrawal", { quiet: true });
  const withdrawing = useAct("withdraw", { quiet: true });
  const [step, setStep] = useState<WithdrawStep>("amount");
  const [amountText, setAmountText] = useState(held?.amountText ?? "");
  const [accountId, setAccountId] = useState(held?.accountId);
  const [cents, setCents] = useState<Cents>(0n);
  const [account, setAccount] = useState<PayoutAccount>();
  const [quote, setQuote] = useState<WithdrawQuote>();
  const [quoteBefore, setQuoteBefore] = useState<WithdrawQuote>();
  const [withdrawal, setWithdrawal] = useState<Withdrawal>();
  const [problem, setProblem] = useState<string>();
  const [isUnknown, setUnknown] = useState(false);
  const [looking, setLooking] = useState(false);
  /** One key for each quote: sent again, it leads to the same withdrawal. */
  const key = useRef("");
  // The first step holds what is in its field.
  const isHeld = step !== "amount" && step !== "receipt";
  useHoldWithdrawal(isHeld ? { amountText, accountId } : undefined);

  async function ask(chosen: PayoutAccount, before: WithdrawQuote | undefined): Promise<void> {
    const answer = await quoting.run({ amount: cents, method: chosen.method, accountId: chosen.id });
    if (answer === undefined) return;
    const unfit = answer.ok ? quoteProblem(answer.value, cents) : undefined;
    if (!answer.ok || unfit !== undefined) {
      setQuote(undefined);
      setProblem(answer.ok || answer.code === NO_WORDS ? unfitText(unfit) : (failureText(answer) ?? ""));
      setStep(!answer.ok && ABOUT_AMOUNT.has(answer.code) ? "amount" : "account");
      return;
    }
    key.current = newId();
    setProblem(undefined);
    setUnknown(false);
    setQuoteBefore(before);
    setQuote(answer.value);
    setStep("preview");
  }

  function finish(made: Withdrawal): void {
    setUnknown(false);
    setProblem(undefined);
    setWithdrawal(made);
    setStep("receipt");
  }

  async function lookAgain(): Promise<void> {
    setLooking(true);
    const found = await lookUp(client, "withdrawals", { page: 1 });
    setLooking(false);
    const made = found.ok ? found.value.items.find(({ quoteId }) => quoteId === quote?.id) : undefined;
    if (made === undefined) setUnknown(true);
    else finish(made);
  }

  // The core asks on, and tells every tab.
  const [heard, setHeard] = useState<EndedWithdrawal>();
  if (isUnknown && ended !== heard && ended?.quoteId === quote?.id) {
    setHeard(ended);
    if (ended?.made !== undefined) finish(ended.made);
    else if (ended !== undefined) {
      setUnknown(false);
      setProblem(t(i18n)`Your withdrawal was not made. Nothing was withdrawn.`);
    }
  }

  // A preview that is over is replaced by a new one, unless the answer to its withdrawal is still open.
  const isWaiting = (step === "preview" || step === "password") && !isUnknown && !withdrawing.busy;
  const renew = useRef(() => {});
  useEffect(() => {
    renew.current = () => void (account === undefined ? undefined : ask(account, quote));
  });
  const expiresAt = isWaiting ? quote?.expiresAt : undefined;
  useEffect(() => {
    const left = (expiresAt ?? 0) - serverNow();
    if (expiresAt === undefined || left < LEAST_LEFT_MS) return undefined;
    const timer = setTimeout(() => renew.current(), left);
    return () => clearTimeout(timer);
  }, [expiresAt]);

  const BACK: Readonly<Partial<Record<WithdrawStep, WithdrawStep>>> = {
    account: "amount",
    preview: "account",
    ...(isUnknown ? {} : { password: "preview" }),
  };
  const before = BACK[step];

  return {
    step,
    busy: quoting.busy || withdrawing.busy || looking,
    amountText,
    accountId,
    account,
    quote,
    quoteBefore,
    withdrawal,
    problem,
    isUnknown,
    back:
      before === undefined
        ? undefined
        : () => {
            setProblem(undefined);
            setStep(before);
          },
    setAmount(amount, typed) {
      setCents(amount);
      setAmountText(typed);
      setProblem(undefined);
      setStep("account");
    },
    async chooseAccount(chosen) {
      setAccount(chosen);
      setAccountId(chosen.id);
      await ask(chosen, undefined);
    },
    confirm() {
      setProblem(undefined);
      setStep("password");
    },
    async submit(password) {
      if (quote === undefined || account === undefined) return undefined;
      const { id: quoteId, amount } = quote;
      const { method, id } = account;
      setProblem(undefined);
      const answer = await withdrawing.run({ quoteId, amount, method, accountId: id, password }, key.current);
      if (answer === undefined) return undefined;
      if (answer.ok) finish(answer.value);
      else if (answer.reason === "unknown") await lookAgain();
      else if (answer.code === REFUSED.wrongPassword) return failureText(answer) ?? "";
      else if (answer.code === REFUSED.quoteOver) await ask(account, quote);
      else if (answer.reason === "refused" && answer.message === ERROR_WORD) {
        setProblem(t(i18n)`A withdrawal is on its way. Only one is possible at a time.`);
      } else setProblem(failureText(answer) ?? "");
      return undefined;
    },
    lookAgain,
  };
}
