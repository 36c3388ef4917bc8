// The steps from a chosen length to the payment page: the age check, the order, the way out.
// See docs/product.md#purchase-dialog.
import { getDefaultStore } from "jotai";
import { useCallback, useEffect, useRef, useState } from "react";
import { useAgeCheck } from "#components/forms/useAgeCheck.ts";
import type { BuyOutcome, PurchaseChoice } from "#domain/creators/orderCalls.ts";
import { buy, openPayment } from "#state/creators/buy.ts";
import { useLiveClient } from "#state/live/client/hooks.ts";
import { lastDurationAtom } from "#state/preferences/lastDuration.ts";

/** A browser that still shows the page so long (ms) after leaving was stopped by its user. */
const LEAVING_MS = 10_000;

/** What an order has come to, beside the way out; "unchecked": the age could not be checked, and nothing was ordered. */
export type PurchaseProblem =
  | Exclude<BuyOutcome, { readonly kind: "leaving" }>
  | { readonly kind: "unchecked" };

export interface Purchase {
  readonly step: "choosing" | "checking" | "ordering" | "leaving";
  /** The host of the payment page that the browser is on its way to. */
  readonly host: string | undefined;
  readonly problem: PurchaseProblem | undefined;
  /** Orders a choice; does nothing while one is under way. */
  readonly submit: (choice: PurchaseChoice) => Promise<void>;
  /** Goes on to a payment page that is open already. */
  readonly goOn: (payment: { readonly url: string; readonly orderId: number }) => void;
}

interface PurchaseOptions {
  /** The dialog is open. */
  readonly open: boolean;
  /** Called for each problem, so that what the page knows can be asked for again. */
  readonly onProblem: (problem: PurchaseProblem) => void;
}

export function usePurchase({ open, onProblem }: PurchaseOptions): Purchase {
  const client = useLiveClient();
  const checkAge = useAgeCheck();
  const [step, setStep] = useState<Purchase["step"]>("choosing");
  const [host, setHost] = useState<string>();
  const [problem, setProblem] = useState<PurchaseProblem>();
  const underWay = useRef<AbortController>(undefined);
  // An order that is under way when the dialog closes leads nowhere.
  useEffect(() => {
    if (!open) underWay.current?.abort();
  }, [open]);
  const stopAwaiting = useRef<() => void>(undefined);
  useEffect(
    () => () => {
      underWay.current?.abort();
      stopAwaiting.current?.();
    },
    [],
  );

  const rest = useCallback(() => {
    underWay.current = undefined;
    stopAwaiting.current?.();
    setStep("choosing");
    setHost(undefined);
  }, []);
  const settle = useCallback(
    (outcome: BuyOutcome | PurchaseProblem) => {
      if (outcome.kind === "leaving") {
        setHost(outcome.host);
        setStep("leaving");
        stopAwaiting.current?.();
        stopAwaiting.current = awaitReturn(rest);
        return;
      }
      rest();
      setProblem(outcome);
      onProblem(outcome);
    },
    [rest, onProblem],
  );

  const submit = async (choice: PurchaseChoice): Promise<void> => {
    if (underWay.current !== undefined) return;
    const { signal } = (underWay.current = new AbortController());
    setProblem(undefined);
    setStep("checking");
    const age = await checkAge();
    if (signal.aborted) return;
    if (age === "notOldEnough") return rest();
    if (age === "failed") return settle({ kind: "unchecked" });
    getDefaultStore().set(lastDurationAtom, choice.num);
    setStep("ordering");
    const outcome = await buy(client, choice, { signal });
    if (!signal.aborted) settle(outcome);
  };
  const goOn: Purchase["goOn"] = ({ url, orderId }) => {
    if (underWay.current !== undefined) return;
    setProblem(undefined);
    settle(openPayment(url, orderId));
  };
  return { step, host, problem, submit, goOn };
}

/**
 * Calls `onReturn` when the page is shown again after Back, also from the back-forward cache, or when the browser has not
 * left it within `LEAVING_MS`. It must begin in the task that leaves: a page can be kept before React runs its effects.
 * Returns the end of waiting.
 */
function awaitReturn(onReturn: () => void): () => void {
  const timer = setTimeout(onReturn, LEAVING_MS);
  addEventListener("pageshow", onReturn);
  return () => {
    clearTimeout(timer);
    removeEventListener("pageshow", onReturn);
  };
}
