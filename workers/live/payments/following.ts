// When the server is asked what became of orders: often after a return from the payment page, seldom while a page is open.
// See docs/product.md#orders.
import type { OpenOrder } from "#domain/creators/order.ts";
import type { Clock } from "../base/clock.ts";
import { createOrderAnswers, type OrderAnswers, type OrderAnswersDeps } from "./orderAnswers.ts";
import { isOpen, isUnderWay, LATE_AFTER_MS } from "./storedOrder.ts";

/** docs/product.md#orders: when the server is asked, ms after a return. */
const ASKS_AFTER_MS = [0, 1_000, 2_000, 3_000, 5_000, 8_000, 13_000, 21_000, 34_000, 55_000, LATE_AFTER_MS];
/** Afterwards, while a tab is visible, ms. */
const ASK_EVERY_MS = 30_000;
const ASK_FOR_MS = 10 * 60_000;

export interface FollowingDeps extends OrderAnswersDeps {
  readonly clock: Pick<Clock, "now" | "setTimeout">;
  /** A tab of the member is visible. */
  isVisible(): boolean;
}

export interface Following extends OrderAnswers {
  /** Follows the order from now on: closely for a minute after a return, else seldom. */
  follow(key: string): void;
  /** Follows all that is under way, as an earlier core did. */
  restore(): void;
}

/** Follows nothing at first; afterwards also what `look` has found. */
export function createFollowing(deps: FollowingDeps): Following {
  const { book, clock, serverNow, isMine, onChange } = deps;
  /** By key, the newest run of each order that is followed. */
  const runs = new Map<string, object>();
  const sleep = (ms: number): Promise<void> =>
    new Promise((resolve) => void clock.setTimeout(resolve, Math.max(0, ms)));
  const { check, look } = createOrderAnswers(deps, followOpen);

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

  function followOpen(open: readonly OpenOrder[], askedAt: number): void {
    for (const { key, orderId, at } of book.all().filter(isOpen)) {
      const isGone = orderId !== undefined && at <= askedAt && !open.some(({ id }) => id === orderId);
      if (isGone) void check(key);
      else if (!runs.has(key)) follow(key);
    }
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
