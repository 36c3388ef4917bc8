// The orders of the member signed in that this tab shows.
// See docs/product.md#orders.
import { atom, useAtomValue } from "jotai";
import type { FollowedOrder } from "#domain/creators/orderCalls.ts";
import { sessionAtom } from "../session/sessionAtom.ts";

const NONE: readonly FollowedOrder[] = [];

/** As the core named them for a sign-in. */
export const shownOrdersAtom = atom<{ readonly session: string; readonly orders: readonly FollowedOrder[] }>({
  session: "",
  orders: NONE,
});

const ordersAtom = atom((get) => {
  const { session, orders } = get(shownOrdersAtom);
  return session === get(sessionAtom)?.session ? orders : NONE;
});

/** Orders whose payment is being confirmed, or ended a short while ago; none for a visitor. */
export function useOrders(): readonly FollowedOrder[] {
  return useAtomValue(ordersAtom);
}
