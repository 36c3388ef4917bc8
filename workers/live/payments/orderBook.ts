// The orders of one member: kept in the browser's store, each change one transaction that sees what is stored.
// See docs/product.md#orders.
import type { KeeperStorage } from "../base/storage.ts";
import { ORDERS_KEY } from "./ordersKey.ts";
import { isUnderWay, readStoredOrders, type StoredOrder } from "./storedOrder.ts";

/** docs/wire.md#orders: no order is open for longer than 24 h, ms. */
const KEPT_MS = 25 * 60 * 60_000;
/** An end that no tab has dismissed is shown for this long, ms. */
const END_KEPT_MS = 10 * 60_000;

type Orders = readonly StoredOrder[];

export interface OrderBook {
  /** Reads what is stored, until that has succeeded once. False where the store refuses. */
  read(): Promise<boolean>;
  /** The oldest first. */
  all(): Orders;
  get(key: string): StoredOrder | undefined;
  /**
   * Changes the orders in one transaction; `change` may be called twice. Where the store refuses, the change is kept in
   * memory.
   */
  change(change: (now: Orders) => Orders): Promise<void>;
  /** Changes one order; without effect where there is none, and undefined from `next` removes it. */
  set(key: string, next: (now: StoredOrder) => StoredOrder | undefined): Promise<StoredOrder | undefined>;
}

export interface OrderBookDeps {
  readonly storage: KeeperStorage;
  readonly memberId: number;
  /** Epoch ms. */
  serverNow(): number;
  /** The member is signed in: nothing of a member who has signed out is stored. */
  isMine(): boolean;
}

/** Nothing is read before the first call of `read`. */
export function createOrderBook({ storage, memberId, serverNow, isMine }: OrderBookDeps): OrderBook {
  let orders: Orders = [];
  let isRead = false;
  /** The store has refused the last change: it is made up for with the next one. */
  let isBehind = false;

  const current = (all: Orders): Orders =>
    all.filter((order) =>
      isUnderWay(order)
        ? serverNow() - order.at < KEPT_MS
        : serverNow() - (order.endedAt ?? order.at) < END_KEPT_MS,
    );

  /** Those that are stored, with what the store has refused. */
  function known(stored: unknown): Orders {
    const kept = readStoredOrders(stored, memberId);
    if (!isBehind) return current(kept);
    return current([...kept.filter(({ key }) => !orders.some((order) => order.key === key)), ...orders]);
  }

  async function read(): Promise<boolean> {
    try {
      if (!isRead) orders = known(await storage.load(ORDERS_KEY));
      isRead = true;
    } catch {
      return false;
    }
    return true;
  }

  async function change(next: (now: Orders) => Orders): Promise<void> {
    await read();
    if (!isMine()) return;
    let changed: Orders | undefined;
    try {
      await storage.update(ORDERS_KEY, (stored) => {
        changed = next(known(stored));
        return { memberId, orders: changed };
      });
      orders = changed ?? orders;
      isBehind = false;
    } catch {
      orders = next(current(orders));
      isBehind = true;
    }
  }

  return {
    read,
    all: () => current(orders),
    get: (key) => current(orders).find((order) => order.key === key),
    change,
    async set(key, next) {
      let set: StoredOrder | undefined;
      await change((now) =>
        now.flatMap((order) => {
          if (order.key !== key) return [order];
          set = next(order);
          return set === undefined ? [] : [set];
        }),
      );
      return set;
    },
  };
}
