// A purchase as a machine: choosing, the age check, the order, and the way to the payment page.
// See docs/product.md#purchase-dialog.
import type { BuyOutcome } from "#domain/creators/orderCalls.ts";

/** What an order has come to, beside the way out; "unchecked": the age could not be checked, and nothing was ordered. */
export type PurchaseProblem =
  | Exclude<BuyOutcome, { readonly kind: "leaving" }>
  | { readonly kind: "unchecked" };

export type PurchaseState =
  /** `problem`: why the last try has led back here. */
  | { readonly step: "choosing"; readonly problem: PurchaseProblem | undefined }
  | { readonly step: "checking" | "ordering" }
  /** `host`: of the payment page that the browser is on its way to. */
  | { readonly step: "leaving"; readonly host: string };

export type PurchaseEvent =
  | { readonly type: "submitted" }
  /** The member is old enough. */
  | { readonly type: "checked" }
  /** The member is too young, or goes to set up their profile. */
  | { readonly type: "stopped" }
  | { readonly type: "settled"; readonly outcome: BuyOutcome | PurchaseProblem }
  /** The browser has come back from the payment page, or has not left. */
  | { readonly type: "returned" };

export const BEGIN_PURCHASE: PurchaseState = { step: "choosing", problem: undefined };

/** The state that an event leads to; an event that does not belong to the step changes nothing. */
export function purchaseReducer(state: PurchaseState, event: PurchaseEvent): PurchaseState {
  const { step } = state;
  switch (event.type) {
    case "submitted":
      return step === "choosing" ? { step: "checking" } : state;
    case "checked":
      return step === "checking" ? { step: "ordering" } : state;
    case "stopped":
      return step === "checking" ? BEGIN_PURCHASE : state;
    case "settled": {
      if (step === "leaving") return state;
      const { outcome } = event;
      if (outcome.kind === "leaving") return { step: "leaving", host: outcome.host };
      return { step: "choosing", problem: outcome };
    }
    // "returned"
    default:
      return step === "leaving" ? BEGIN_PURCHASE : state;
  }
}
