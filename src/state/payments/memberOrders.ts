// Follows the core's orders: tells it of a return from a payment page, and keeps what this tab shows.
// See docs/product.md#orders.
import { getDefaultStore } from "jotai";
import type { FollowedOrder } from "#domain/creators/orderCalls.ts";
import type { LiveClient } from "../live/client/liveClient.ts";
import { forgetReturn, pendingReturn } from "./paymentReturn.ts";
import { sessionAtom } from "../session/sessionAtom.ts";
import { askPart } from "../live/client/askPart.ts";
import { shownOrdersAtom } from "./orders.ts";

const ASKED_AGAIN_TIMES = 5;
const ASK_AGAIN_MS = 1_000;

const ownSession = (): string | undefined => getDefaultStore().get(sessionAtom)?.session;

function show(session: string, orders: readonly FollowedOrder[]): void {
  if (session === ownSession()) getDefaultStore().set(shownOrdersAtom, { session, orders });
}

/** What this tab shows beside the orders of an answer: the core leaves out ends that a tab has shown. */
function join(session: string, orders: readonly FollowedOrder[]): void {
  const shown = getDefaultStore().get(shownOrdersAtom);
  const kept = shown.session === session ? shown.orders : [];
  show(session, [...kept.filter(({ key }) => !orders.some((order) => order.key === key)), ...orders]);
}

/** The member has seen the order: it leaves this tab at once, and the others when the core has the call. */
export function dismissOrder(client: Pick<LiveClient, "order">, key: string): void {
  const { session, orders } = getDefaultStore().get(shownOrdersAtom);
  show(
    session,
    orders.filter((order) => order.key !== key),
  );
  void askPart(client, "order", "dismiss", key);
}

let following: { readonly client: LiveClient; readonly stop: () => void } | undefined;

/** Follows them until the page ends, or until another client is followed. Loads the core's part. */
export function followOrders(client: LiveClient): void {
  if (following?.client === client) return;
  following?.stop();
  const store = getDefaultStore();

  /** A core learns of a sign-in after the page: it is asked again while it does not answer. */
  async function ask(triesLeft = ASKED_AGAIN_TIMES): Promise<void> {
    const member = store.get(sessionAtom);
    if (member === undefined || following?.client !== client) return;
    const { id, session } = member;
    const back = pendingReturn(id);
    const orders =
      back === undefined
        ? await askPart(client, "order", "list")
        : await askPart(client, "order", "returned", back);
    if (orders === undefined) {
      if (triesLeft > 0) setTimeout(() => void ask(triesLeft - 1), ASK_AGAIN_MS);
      return;
    }
    if (back !== undefined) forgetReturn();
    join(session, orders);
  }

  const stops = [
    client.store.subscribe("posts", () => {
      for (const change of client.store.part("posts")) {
        if (change.kind === "orders") show(change.session, change.orders);
      }
    }),
    store.sub(sessionAtom, () => void ask()),
  ];
  following = {
    client,
    stop() {
      for (const stop of stops) stop();
    },
  };
  void ask();
}
