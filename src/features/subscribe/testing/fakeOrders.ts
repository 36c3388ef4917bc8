// Takes the place of the orders of the page's state: a test reads what was ordered, and sets the outcome.
import type { BuyOutcome, FollowedOrder, PurchaseChoice } from "#domain/creators/orderCalls.ts";

const LEAVING: BuyOutcome = { kind: "leaving", host: "pay.example" };

export const orders = {
  asked: [] as PurchaseChoice[],
  /** Addresses of open payments that were gone on with. */
  opened: [] as string[],
  followed: [] as readonly FollowedOrder[],
  /** Of the last order. */
  signal: undefined as AbortSignal | undefined,
  /** Of each order. */
  outcome: async (): Promise<BuyOutcome> => LEAVING,
  reset() {
    orders.asked.length = 0;
    orders.opened.length = 0;
    orders.followed = [];
    orders.signal = undefined;
    orders.outcome = async () => LEAVING;
  },
};

export function buy(
  _client: unknown,
  choice: PurchaseChoice,
  { signal }: { readonly signal: AbortSignal },
): Promise<BuyOutcome> {
  orders.asked.push(choice);
  orders.signal = signal;
  return orders.outcome();
}

export function openPayment(url: string): BuyOutcome {
  orders.opened.push(url);
  return { kind: "foreignAddress" };
}

export const paymentHosts = (): readonly string[] => ["pay.example", "checkout.example"];

export const useOrders = (): readonly FollowedOrder[] => orders.followed;
