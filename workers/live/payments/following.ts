// Asks the server what became of orders: often after a return from the payment page, seldom while a page is open.
// See docs/product.md#orders.
import type { Result } from "#api/transport/result.ts";
import type { PageRequest } from "#domain/calls/pageCalls.ts";
import type { OpenOrder, OrderState } from "#domain/creators/order.ts";
import type { Clock } from "../base/clock.ts";
import type { OrderBook } from "./orderBook.ts";
import { isOpen, isUnderWay, LATE_AFTER_MS, type StoredOrder } from "./storedOrder.ts";

/** docs/product.md#orders: when the server is asked, ms after a return. */
const ASKS_AFTER_MS = [0, 1_000, 2_000, 3_000, 5_000, 8_000, 13_000, 21_000, 34_000, 55_000, LATE_AFTER_MS];
/** Afterwards, while a tab is visible, ms. */
const ASK_EVERY_MS = 30_000;
const ASK_FOR_MS = 10 * 60_000;

export interface FollowingDeps {
  readonly book: OrderBook;
  readonly clock: Pick<Clock, "now" | "setTimeout">;
  /** Epoch ms. */
  serverNow(): number;
  /** The member of the book is signed in. */
  isMine(): boolean;
  /** A tab of the member is visible. */
  isVisible(): boolean;
  /** Asks the server, past the cache. */
  ask(request: PageRequest): Promise<Result<unknown>>;
  /** An order changed. */
  onChange(): void;
  onPaid(order: StoredOrder): void;
}

export interface Following {
  /** Follows the order from now on: closely for a minute after a return, else seldom. */
  follow(key: string): void;
  /** Asks once, now. The order as it is then; undefined where the server knows none. */
  check(key: string): Promise<StoredOrder | undefined>;
  /** Asks for the open orders: those of closed tabs and other browsers are followed, too. */
  look(): Promise<readonly OpenOrder[] | undefined>;
  /** Follows all that is under way, as an earlier core did. */
  restore(): void;
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

/** Follows nothing at first. */
export function createFollowing(deps: FollowingDeps): Following {
  const { book, clock, serverNow, isMine, ask, onChange } = deps;
  /** By key, the newest run of each order that is followed. */
  const runs = new Map<string, object>();
  const sleep = (ms: number): Promise<void> =>
    new Promise((resolve) => void clock.setTimeout(resolve, Math.max(0, ms)));

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

  /** One question. The key under which the order is followed on; undefined when its end is known. */
  async function step(key: string, run: object): Promise<string | undefined> {
    const order = await check(key);
    if (order === undefined || !isUnderWay(order) || runs.get(key) !== run) return undefined;
    if (order.key !== key) {
      runs.delete(key);
      runs.set(order.key, run);
    }
    return order.key;
  }

  async function go(first: string, run: object): Promise<void> {
    const since = clock.now();
    let key: string | undefined = first;
    const isCurrent = (): boolean => key !== undefined && runs.get(key) === run && isMine();
    const lateIn = (book.get(first)?.returnedAt ?? -Infinity) + LATE_AFTER_MS - serverNow();
    if (lateIn > 0) {
      clock.setTimeout(onChange, lateIn);
      for (const at of ASKS_AFTER_MS) {
        const wait = since + at - clock.now();
        // An answer that took longer is not followed by several questions at once.
        if (wait < 0) continue;
        if (wait > 0) await sleep(wait);
        if (!isCurrent()) return;
        key = await step(key, run);
        if (key === undefined) return;
      }
    }
    for (const until = clock.now() + ASK_FOR_MS; clock.now() < until;) {
      await sleep(ASK_EVERY_MS);
      if (!isCurrent()) return;
      if (deps.isVisible()) key = await step(key, run);
      if (key === undefined) return;
    }
  }

  function follow(key: string): void {
    const run = {};
    runs.set(key, run);
    void go(key, run).finally(() => {
      for (const [each, its] of runs) if (its === run) runs.delete(each);
    });
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
    for (const { key, orderId, at } of book.all().filter(isOpen)) {
      const isGone = orderId !== undefined && at <= askedAt && !open.some(({ id }) => id === orderId);
      if (isGone) void check(key);
      else if (!runs.has(key)) follow(key);
    }
    return open;
  }

  return {
    follow,
    check,
    look,
    restore() {
      for (const { key } of book.all().filter(isOpen)) if (!runs.has(key)) follow(key);
    },
  };
}
