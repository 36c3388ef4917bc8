// What the server says of orders, written into the member's book.
// See docs/product.md#orders.
import type { Result } from "#api/transport/result.ts";
import type { PageRequest } from "#domain/calls/pageCalls.ts";
import type { OpenOrder, OrderState } from "#domain/creators/order.ts";
import type { OrderBook } from "./orderBook.ts";
import type { StoredOrder } from "./storedOrder.ts";

export interface OrderAnswersDeps {
  readonly book: OrderBook;
  /** Epoch ms. */
  serverNow(): number;
  /** The member of the book is signed in. */
  isMine(): boolean;
  /** Asks the server, past the cache. */
  ask(request: PageRequest): Promise<Result<unknown>>;
  /** An order changed. */
  onChange(): void;
  onPaid(order: StoredOrder): void;
}

export interface OrderAnswers {
  /** Asks once, now. The order as it is then; undefined where the server knows none. */
  check(key: string): Promise<StoredOrder | undefined>;
  /** Asks for the open orders: those of closed tabs and other browsers are in the book afterwards, too. */
  look(): Promise<readonly OpenOrder[] | undefined>;
}

/** The order with what the server says of it. */
function withState(order: StoredOrder, state: OrderState, now: number): StoredOrder {
  const { id: orderId, creatorId, status, until } = state;
  const known = { ...order, orderId, creatorId, status, ...(until === undefined ? {} : { until }) };
  return status === "open" ? known : { ...known, endedAt: order.endedAt ?? now };
}

/** One entry of two that turned out to be the same order: the one that was made here keeps its key. */
function merge(one: StoredOrder, other: StoredOrder): StoredOrder {
  const [made, found] = one.request === undefined ? [other, one] : [one, other];
  const returned = [made.returnedAt, found.returnedAt].filter((at) => at !== undefined);
  return {
    ...found,
    ...made,
    status: one.status,
    ...(one.endedAt === undefined ? {} : { endedAt: one.endedAt }),
    ...(one.until === undefined ? {} : { until: one.until }),
    ...(returned.length === 0 ? {} : { returnedAt: Math.max(...returned) }),
  };
}

/** `onLooked` gets each answer to `look`, and when it was asked for, epoch ms of the server. */
export function createOrderAnswers(
  deps: OrderAnswersDeps,
  onLooked: (open: readonly OpenOrder[], askedAt: number) => void,
): OrderAnswers {
  const { book, serverNow, isMine, ask, onChange } = deps;

  /** The order afterwards, under its key. */
  async function learn(key: string, state: OrderState): Promise<StoredOrder | undefined> {
    let learnt: StoredOrder | undefined;
    let wasPaid = false;
    await book.change((now) => {
      const order = now.find((each) => each.key === key);
      const twin = now.find((each) => each.key !== key && each.orderId === state.id);
      wasPaid = [order, twin].some((each) => each?.status === "paid");
      const next = order && withState(order, state, serverNow());
      learnt = next && twin ? merge(next, twin) : next;
      if (learnt === undefined) return now;
      return [...now.filter((each) => each !== order && each !== twin), learnt];
    });
    if (learnt === undefined) return undefined;
    if (learnt.status === "paid" && !wasPaid) deps.onPaid(learnt);
    onChange();
    return learnt;
  }

  /** An order of which the server has told the address alone. */
  async function findAmongOpen(order: StoredOrder): Promise<StoredOrder | undefined> {
    const { key, url, creatorId } = order;
    const open = await look();
    if (!isMine()) return undefined;
    const id = open?.find((each) => each.creatorId === creatorId && each.url === url)?.id;
    if (id === undefined) return book.get(key);
    await book.change((now) =>
      now
        .filter((each) => each.key === key || each.orderId !== id)
        .map((each) => (each.key === key ? { ...each, orderId: id } : each)),
    );
    return book.get(key);
  }

  async function check(key: string): Promise<StoredOrder | undefined> {
    const order = book.get(key);
    if (order === undefined) return undefined;
    const { orderId, sessionId = "" } = order;
    if (orderId === undefined && sessionId === "") return findAmongOpen(order);
    const params = orderId === undefined ? { sessionId } : { orderId };
    const answer = await ask({ call: "orderState", params });
    if (!isMine()) return undefined;
    if (answer.ok) return learn(key, answer.value as OrderState);
    if (answer.reason !== "notFound") return book.get(key);
    await book.set(key, (now) => ({ ...now, status: "unknown", endedAt: serverNow() }));
    onChange();
    return undefined;
  }

  async function look(): Promise<readonly OpenOrder[] | undefined> {
    const askedAt = serverNow();
    const answer = await ask({ call: "openOrders", params: {} });
    if (!answer.ok || !isMine()) return undefined;
    const open = answer.value as readonly OpenOrder[];
    await book.change((now) => [
      ...now,
      ...open
        .filter(({ id }) => !now.some(({ orderId }) => orderId === id))
        .map(({ id, creatorId, url, expiresAt }): StoredOrder => {
          return { key: `order ${id}`, at: askedAt, status: "open", orderId: id, creatorId, url, expiresAt };
        }),
    ]);
    onLooked(open, askedAt);
    return open;
  }

  return { check, look };
}
