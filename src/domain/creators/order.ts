// Orders of subscriptions: what is asked for, and what has become of one.
// See docs/wire.md#orders.

/** What a member chose. The return addresses are made from the page's own address. */
export interface OrderRequest {
  readonly feeId: number;
  readonly creatorId: number;
  readonly method: PaymentMethod;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** The card checkout is the only one. */
export type PaymentMethod = "card";

/** An order that was made. `url` is the server's text: only `paymentAddress` says whether it may be opened. */
export interface CreatedOrder {
  /** Undefined where the server told the address alone. */
  readonly id: number | undefined;
  readonly url: string;
  /** When the payment page closes, epoch ms; undefined as above. */
  readonly expiresAt: number | undefined;
}

export interface OpenOrder {
  readonly id: number;
  readonly url: string;
  readonly expiresAt: number;
  readonly creatorId: number;
  readonly num: number;
}

export type OrderStatus = "open" | "paid" | "canceled" | "expired" | "failed";

export interface OrderState {
  readonly id: number;
  readonly creatorId: number;
  readonly status: OrderStatus;
  /** When the subscription that the order paid for ends, epoch ms. */
  readonly until: number | undefined;
}
