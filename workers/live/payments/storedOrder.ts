// An order as the core keeps it, and as tabs learn of it.
// See docs/product.md#orders.
import type { FollowedOrder } from "#domain/creators/orderCalls.ts";
import type { OrderRequest, OrderStatus } from "#domain/creators/order.ts";

/** docs/product.md#orders: a payment that is confirmed neither way for this long takes longer than usual, ms. */
export const LATE_AFTER_MS = 60_000;

export interface StoredOrder {
  /** Names it in this browser. Of an order that was made here it is the Idempotency-Key. */
  readonly key: string;
  /** As it was first sent: the same key with other content would be refused. Undefined for orders made elsewhere. */
  readonly request?: OrderRequest;
  /** When it became known here, server time, epoch ms. */
  readonly at: number;
  /** "making": the call has no answer yet. "unknown": the server knows no such order of the member. */
  readonly status: "making" | OrderStatus | "unknown";
  readonly orderId?: number;
  readonly creatorId?: number;
  readonly url?: string;
  /** Epoch ms. */
  readonly expiresAt?: number;
  /** The payment's session, of an order that a return address named. */
  readonly sessionId?: string;
  /** Of "paid": when the subscription ends, epoch ms. */
  readonly until?: number;
  /** When a tab came back from the payment page, server time, epoch ms. */
  readonly returnedAt?: number;
  /** When its end became known, server time, epoch ms. */
  readonly endedAt?: number;
  /** A visible tab has its end. */
  readonly isTold?: true;
}

export const isOpen = ({ status }: StoredOrder): boolean => status === "open";

/** Known to the server, and neither paid nor over. */
export const isUnderWay = (order: StoredOrder): boolean => order.status === "making" || isOpen(order);

/**
 * Whether its end is shown. Of an order that no tab came back from, only a payment and its failure: that a payment page
 * was left or expired is no news.
 */
export const hasNews = ({ status, returnedAt }: StoredOrder): boolean =>
  status === "paid" || status === "failed" || returnedAt !== undefined;

/** What tabs know of the order at this moment (server time, epoch ms); undefined where they show nothing. */
export function followedOf(order: StoredOrder, now: number): FollowedOrder | undefined {
  const { key, status, orderId, creatorId, until, returnedAt = Infinity } = order;
  if (!hasNews(order) || status === "making") return undefined;
  const confirming = now - returnedAt >= LATE_AFTER_MS ? "late" : "confirming";
  return { key, orderId, creatorId, until, phase: status === "open" ? confirming : status };
}

/** Whatever was stored, as orders of this member; an earlier build may have written it. */
export function readStoredOrders(stored: unknown, memberId: number): readonly StoredOrder[] {
  const { memberId: of, orders } = (stored ?? {}) as {
    readonly memberId?: unknown;
    readonly orders?: unknown;
  };
  if (of !== memberId || !Array.isArray(orders)) return [];
  return orders.filter((order): order is StoredOrder => {
    if (typeof order !== "object" || order === null) return false;
    const { key, at, status } = order as Partial<StoredOrder>;
    return typeof key === "string" && typeof status === "string" && Number.isFinite(at);
  });
}
