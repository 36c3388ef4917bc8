// What pages ask the core about orders, and what the core tells them of a payment.
// See docs/product.md#orders.
import type { Refusal } from "../refusals.ts";
import type { OrderRequest } from "./order.ts";
import type { Withdrawal } from "./wallet.ts";

/** "late": confirmed neither way after 60 s. "unknown": the server knows no such order of this member. */
type OrderPhase = "confirming" | "late" | "paid" | "canceled" | "failed" | "expired" | "unknown";

/** An order that a tab came back from, or that was found open. */
export interface FollowedOrder {
  /** Names it in this browser. */
  readonly key: string;
  /** Undefined until the server has told it, for a return by its session. */
  readonly orderId: number | undefined;
  readonly creatorId: number | undefined;
  readonly phase: OrderPhase;
  /** Of "paid": when the subscription ends, epoch ms. */
  readonly until: number | undefined;
}

/** What a member buys: an offer as it was shown. */
export interface PurchaseChoice {
  readonly creatorId: number;
  readonly feeId: number;
  /** Units that the fee buys. */
  readonly num: number;
  /** Whole cents. */
  readonly price: bigint;
}

export type BuyOutcome =
  /** The browser is on its way to the payment page at this host. */
  | { readonly kind: "leaving"; readonly host: string }
  /** `words` are the server's; "" where it gave none. */
  | { readonly kind: "refused"; readonly refusal: Refusal | undefined; readonly words: string }
  /** A payment for another length is open. `num` is undefined where the server did not tell. */
  | {
      readonly kind: "otherOpen";
      readonly url: string;
      readonly orderId: number;
      readonly num: number | undefined;
      readonly words: string;
    }
  /** The address that the server named may not be opened (docs/product.md#payment-addresses). */
  | { readonly kind: "foreignAddress" }
  /** The sign-in has ended. */
  | { readonly kind: "signedOut" }
  /** No answer: the same choice again leads to the same order. */
  | { readonly kind: "unknown" };

/** What becomes of the choice in the core, before the address is checked. */
export type PlacedOrder =
  | { readonly kind: "placed"; readonly orderId: number | undefined; readonly url: string }
  | Extract<BuyOutcome, { readonly kind: "refused" | "otherOpen" | "signedOut" | "unknown" }>;

/** What the address of a page said about a payment; the server alone knows whether it is true. */
export interface PaymentReturn {
  readonly outcome: "success" | "cancel";
  /** The payment's session; "" where the address named none. */
  readonly sessionId: string;
  /** The order that this tab left for; undefined where it left for none. */
  readonly orderId: number | undefined;
}

/** A withdrawal whose end the server has not told. "unknown": its answer was lost, and the server is asked. */
export interface WithdrawalUnderWay {
  readonly quoteId: number;
  /** Whole cents. */
  readonly amount: bigint;
  readonly state: "sending" | "unknown";
}

/** What became of one that was on its way; without `made`: nothing was withdrawn. */
export interface EndedWithdrawal {
  readonly quoteId: number;
  readonly made: Withdrawal | undefined;
}

/** By name: what is given, and what is answered. All are about the member signed in, and harmless when sent twice. */
export interface OrderCalls {
  /** What this tab has to show. Loads the core's part, which looks for open orders. */
  list(): readonly FollowedOrder[];
  /** Makes the order, or finds the one that was made for the same creator and fee. */
  place(request: OrderRequest): PlacedOrder;
  /** A tab came back from a payment page: the order is followed until its end is known. */
  returned(back: PaymentReturn): readonly FollowedOrder[];
  /** The member has seen it: no tab shows it any more. */
  dismiss(key: string): boolean;
  /** The withdrawal on its way; null for none. */
  withdrawal(): WithdrawalUnderWay | null;
  /** Asks the server now whether a withdrawal was made whose answer was lost. */
  checkWithdrawal(): boolean;
}

/** One call with what is given. */
export type OrderAsk = {
  readonly [Name in keyof OrderCalls]: {
    readonly call: Name;
    readonly args: Parameters<OrderCalls[Name]>;
  };
}[keyof OrderCalls];
