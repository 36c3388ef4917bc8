// Opens the purchase of a subscription by an event that any page may send and the frame handles.
// See docs/product.md#later-parts.
import { asMember } from "./authDialog.ts";

export const SHOW_SUBSCRIBE_PURCHASE = "show-subscribe-purchase";

export interface PurchaseRequest {
  /** The creator to subscribe to. */
  readonly authorId: number;
}

/** Opens the purchase dialog; a visitor signs in first. */
export function openSubscribePurchase(request: PurchaseRequest): void {
  asMember(() =>
    dispatchEvent(new CustomEvent<PurchaseRequest>(SHOW_SUBSCRIBE_PURCHASE, { detail: request })),
  );
}
