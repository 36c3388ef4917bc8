// The orders of the member signed in that this tab shows.
// See docs/product.md#orders.
import { atom, useAtomValue } from "jotai";
import type { FollowedOrder } from "#domain/creators/orderCalls.ts";

const ordersAtom = atom<readonly FollowedOrder[]>([]);

/** Orders whose payment is being confirmed, or ended a short while ago; none for a visitor. */
export function useOrders(): readonly FollowedOrder[] {
  return useAtomValue(ordersAtom);
}
