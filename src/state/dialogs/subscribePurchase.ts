// Opens the purchase of a subscription by an event that any page may send and the frame handles.
// See docs/product.md#purchase-dialog.
import { asRecord } from "../preferences/stored.ts";
import { asMember } from "./authDialog.ts";
import { dialogEvent } from "./dialogEvent.ts";

export interface PurchaseRequest {
  /** The creator to subscribe to. */
  readonly authorId: number;
}

function readRequest(payload: unknown): PurchaseRequest | undefined {
  const { authorId } = asRecord(payload) ?? {};
  return Number.isSafeInteger(authorId) && (authorId as number) > 0
    ? { authorId: authorId as number }
    : undefined;
}

const event = dialogEvent("show-subscribe-purchase", readRequest);

/** Opens the purchase dialog; a visitor signs in first. */
export const openSubscribePurchase = (request: PurchaseRequest): void => event.send(request);

/** Calls `open` for each request, after the sign-in of a visitor. Returns how to stop. */
export const onSubscribePurchase = (open: (request: PurchaseRequest) => void): (() => void) =>
  event.listen((request) => asMember(() => open(request)));
