// Buys a subscription: orders it and leaves for its payment page.
// See docs/product.md#orders.
import type { BuyOutcome, PurchaseChoice } from "#domain/creators/orderCalls.ts";
import type { LiveClient } from "../live/client/liveClient.ts";

/**
 * Orders the choice, or finds the order that was made for it, and leaves for its payment page. For members, after all
 * checks. Never rejects.
 */
export async function buy(_client: LiveClient, _choice: PurchaseChoice): Promise<BuyOutcome> {
  return { kind: "unknown" };
}

/** Leaves for a payment page whose address the server has named. */
export function openPayment(_url: string): BuyOutcome {
  return { kind: "foreignAddress" };
}
