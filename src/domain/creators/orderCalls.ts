// What pages ask the core about orders, and what the core tells them of a payment.
// See docs/product.md#orders.

/** "late": confirmed neither way after 60 s. "unknown": the server knows no such order of this member. */
type OrderPhase = "confirming" | "late" | "paid" | "canceled" | "failed" | "expired" | "unknown";

/** An order that a tab came back from, or that was found open. */
export interface FollowedOrder {
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
  /** `words` are the server's; "" where it gave none. `code` is undefined for a refusal by an HTTP status. */
  | { readonly kind: "refused"; readonly code: number | undefined; readonly words: string }
  /** A payment for another length is open (code 5022). `num` is undefined where the server did not tell. */
  | {
      readonly kind: "otherOpen";
      readonly url: string;
      readonly num: number | undefined;
      readonly words: string;
    }
  /** The address that the server named may not be opened (docs/product.md#payment-addresses). */
  | { readonly kind: "foreignAddress" }
  /** The sign-in has ended. */
  | { readonly kind: "signedOut" }
  /** No answer: the same choice again leads to the same order. */
  | { readonly kind: "unknown" };
