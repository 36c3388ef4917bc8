// Opens the list of the member's own subscriptions by an event that any page may send and the frame handles.
// See docs/product.md#list-of-subscriptions.
import { asMember } from "./authDialog.ts";
import { dialogEvent } from "./dialogEvent.ts";

const event = dialogEvent<object>("show-my-subscribe-dialog", () => ({}));

/** Opens the list; a visitor signs in first. */
export const openMySubscriptions = (): void => event.send({});

/** Calls `open` for each request, after the sign-in of a visitor. Returns how to stop. */
export const onMySubscriptions = (open: (request: object) => void): (() => void) =>
  event.listen((request) => asMember(() => open(request)));
