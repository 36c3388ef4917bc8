// Follows the core's orders: tells it of a return from a payment page, and keeps what this tab shows.
// See docs/product.md#orders.
import type { FollowedOrder } from "#domain/creators/orderCalls.ts";
import { pageStore } from "../pageStore.ts";
import type { LiveClient } from "../live/client/liveClient.ts";
import { forgetReturn, pendingReturn } from "./paymentReturn.ts";
import { currentMember } from "../session/sessionAtom.ts";
import { createMemberFollower } from "../session/memberFollower.ts";
import { askPart } from "../live/client/askPart.ts";
import { shownOrdersAtom } from "./orders.ts";

function show(session: string, orders: readonly FollowedOrder[]): void {
  if (session === currentMember()?.session) pageStore.set(shownOrdersAtom, { session, orders });
}

/** What this tab shows beside the orders of an answer: the core leaves out ends that a tab has shown. */
function join(session: string, orders: readonly FollowedOrder[]): void {
  const shown = pageStore.get(shownOrdersAtom);
  const kept = shown.session === session ? shown.orders : [];
  show(session, [...kept.filter(({ key }) => !orders.some((order) => order.key === key)), ...orders]);
}

/** The member has seen the order: it leaves this tab at once, and the others when the core has the call. */
export function dismissOrder(client: Pick<LiveClient, "order">, key: string): void {
  const { session, orders } = pageStore.get(shownOrdersAtom);
  show(
    session,
    orders.filter((order) => order.key !== key),
  );
  void askPart(client, "order", "dismiss", key);
}

/** Follows them until the page ends. Loads the core's part. */
export const followOrders = createMemberFollower(
  async (client, { id, session }) => {
    const back = pendingReturn(id);
    const orders =
      back === undefined
        ? await askPart(client, "order", "list")
        : await askPart(client, "order", "returned", back);
    if (orders === undefined) return false;
    if (back !== undefined) forgetReturn();
    join(session, orders);
    return true;
  },
  (changes) => {
    for (const change of changes) if (change.kind === "orders") show(change.session, change.orders);
  },
);
