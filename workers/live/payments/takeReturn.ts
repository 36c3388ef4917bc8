// Finds the order that a tab came back from among those of the member.
// See docs/product.md#orders.
import type { PaymentReturn } from "#domain/creators/orderCalls.ts";
import type { OrderBook } from "./orderBook.ts";
import { isOpen } from "./storedOrder.ts";

/**
 * Returns the key of the order that a return at `returnedAt` (server time, epoch ms) is about; without one a success is of
 * an unknown payment.
 */
export async function takeReturn(
  book: OrderBook,
  { outcome, sessionId, orderId }: PaymentReturn,
  returnedAt: number,
): Promise<string | undefined> {
  let key: string | undefined;
  await book.change((now) => {
    const known =
      sessionId === ""
        ? now.findLast((order) => (orderId === undefined ? isOpen(order) : order.orderId === orderId))
        : (now.find((order) => order.sessionId === sessionId) ??
          // The server has told the address of this order alone.
          now.findLast(
            (order) => isOpen(order) && order.orderId === undefined && order.sessionId === undefined,
          ));
    key = known?.key ?? (sessionId === "" ? undefined : `session ${sessionId}`);
    if (known) {
      const { isTold: _told, ...order } = known;
      const session = sessionId === "" || order.orderId !== undefined ? {} : { sessionId };
      return now.map((each) => (each === known ? { ...order, ...session, returnedAt } : each));
    }
    if (key !== undefined) {
      return [...now, { key, at: returnedAt, status: "open", sessionId, returnedAt }];
    }
    if (outcome === "cancel") return now;
    return [...now, { key: "return", at: returnedAt, status: "unknown", returnedAt, endedAt: returnedAt }];
  });
  return key;
}
