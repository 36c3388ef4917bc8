// Opens the purchase of a subscription by an event that any page may send and the frame handles.
// See docs/product.md#purchase-dialog.
import { readMediaAddress } from "#api/wire/readPictureAddress.ts";
import { visibleName } from "#domain/member/visibleName.ts";
import { asRecord } from "../preferences/stored.ts";
import { asMember } from "./authDialog.ts";
import { dialogEvent } from "./dialogEvent.ts";

/** The creator to subscribe to: the payload of the event, as the specification names its parts. */
export interface PurchaseRequest {
  readonly userId: number;
  /** Shown until the creator is loaded; "" where the sender does not know it. */
  readonly userName?: string;
  /** Address of the picture; "" for none. */
  readonly avatar?: string;
}

const NAME_MAX = 200;

function readRequest(payload: unknown): PurchaseRequest | undefined {
  const { userId, userName, avatar } = asRecord(payload) ?? {};
  if (!Number.isSafeInteger(userId) || (userId as number) <= 0) return undefined;
  return {
    userId: userId as number,
    userName: typeof userName === "string" ? visibleName(userName.slice(0, NAME_MAX)) : "",
    avatar: readMediaAddress(avatar),
  };
}

const event = dialogEvent("show-subscribe-purchase", readRequest);

/** Opens the purchase dialog; a visitor signs in first. */
export const openSubscribePurchase = (request: PurchaseRequest): void => event.send(request);

/** Calls `open` for each request, after the sign-in of a visitor. Returns how to stop. */
export const onSubscribePurchase = (open: (request: PurchaseRequest) => void): (() => void) =>
  event.listen((request) => asMember(() => open(request)));
