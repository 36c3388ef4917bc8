// Takes a chosen length to the payment page: checks the age, orders, and leaves.
// See docs/product.md#purchase-dialog.
import { useEffect, useReducer, useRef } from "react";
import { pageStore } from "#state/pageStore.ts";
import { useAgeCheck } from "#components/acting/useAgeCheck.ts";
import type { BuyOutcome, PurchaseChoice } from "#domain/creators/orderCalls.ts";
import { buy, openPayment } from "#state/payments/buy.ts";
import { useLiveClient } from "#state/live/client/hooks.ts";
import { lastDurationAtom } from "#state/preferences/lastDuration.ts";
import {
  BEGIN_PURCHASE,
  type PurchaseEvent,
  type PurchaseProblem,
  purchaseReducer,
  type PurchaseState,
} from "./purchaseSteps.ts";

/** A browser that still shows the page so long (ms) after leaving was stopped by its user. */
const LEAVING_MS = 10_000;

export interface Purchase {
  readonly state: PurchaseState;
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
  const [state, dispatch] = useReducer(purchaseReducer, BEGIN_PURCHASE);
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

  /** The next choice may be ordered. */
  function end(event: PurchaseEvent): void {
    underWay.current = undefined;
    stopAwaiting.current?.();
    dispatch(event);
  }
  function settle(outcome: BuyOutcome | PurchaseProblem): void {
    if (outcome.kind === "leaving") {
      dispatch({ type: "settled", outcome });
      stopAwaiting.current?.();
      stopAwaiting.current = awaitReturn(() => end({ type: "returned" }));
      return;
    }
    end({ type: "settled", outcome });
    onProblem(outcome);
  }

  return {
    state,
    async submit(choice) {
      if (underWay.current !== undefined) return;
      const { signal } = (underWay.current = new AbortController());
      dispatch({ type: "submitted" });
      const age = await checkAge();
      if (signal.aborted) return;
      if (age === "notOldEnough") return end({ type: "stopped" });
      if (age === "failed") return settle({ kind: "unchecked" });
      pageStore.set(lastDurationAtom, choice.num);
      dispatch({ type: "checked" });
      const outcome = await buy(client, choice, { signal });
      if (!signal.aborted) settle(outcome);
    },
    goOn({ url, orderId }) {
      if (underWay.current === undefined) settle(openPayment(url, orderId));
    },
  };
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
