// Tells the tabs of a member what becomes of orders and of the withdrawal on its way.
// See docs/product.md#orders.
import type { EndedWithdrawal, FollowedOrder } from "#domain/creators/orderCalls.ts";
import type { TabContext } from "../contract.ts";
import type { Account } from "../members/accountKeeper.ts";
import type { Publisher } from "../tabs/publisher.ts";
import type { Tab } from "../tabs/tab.ts";
import type { OrderBook } from "./orderBook.ts";
import { followedOf, hasNews, isUnderWay, type StoredOrder } from "./storedOrder.ts";
import type { Withdrawing } from "./withdrawing.ts";

/** The orders of one sign-in. */
interface MemberOrders {
  readonly account: Account;
  readonly book: OrderBook;
}

interface MemberWithdrawal {
  readonly account: Account;
  readonly withdrawing: Withdrawing;
}

export interface OrderNewsDeps {
  readonly tabs: ReadonlyMap<string, Tab>;
  readonly publisher: Pick<Publisher, "schedule">;
  serverNow(): number;
}

export interface OrderNews {
  isVisible(of: Account): boolean;
  /** Of a visible tab of the member where there is one. */
  context(of: Account): TabContext;
  shown(of: MemberOrders, which: (order: StoredOrder) => boolean): readonly FollowedOrder[];
  /** Tabs opened later do not get ends that a visible tab has shown: a reload repeats nothing. */
  markTold(of: MemberOrders): Promise<void>;
  tell(of: MemberOrders): void;
  tellWithdrawal(of: MemberWithdrawal, ended: EndedWithdrawal | undefined): void;
}

export function createOrderNews({ tabs, publisher, serverNow }: OrderNewsDeps): OrderNews {
  const tabsOf = ({ session }: Account): readonly Tab[] =>
    [...tabs.values()].filter((tab) => tab.member === session);
  const isVisible = (of: Account): boolean => tabsOf(of).some(({ visible }) => visible);
  const context = (of: Account): TabContext =>
    (tabsOf(of).find(({ visible }) => visible) ?? tabsOf(of)[0])?.context ?? {
      language: "en_GB",
      offsetMinutes: 0,
    };

  function shown({ book }: MemberOrders, which: (order: StoredOrder) => boolean): readonly FollowedOrder[] {
    return book
      .all()
      .filter(which)
      .flatMap((order) => followedOf(order, serverNow()) ?? []);
  }

  const markTold = ({ book }: MemberOrders): Promise<void> =>
    book.change((now) =>
      now.map((order) => (hasNews(order) && !isUnderWay(order) ? { ...order, isTold: true } : order)),
    );

  function tell(mine: MemberOrders): void {
    const { session } = mine.account;
    for (const tab of tabsOf(mine.account)) {
      tab.dirty.markPost("orders", () => ({ kind: "orders", orders: shown(mine, () => true), session }));
      publisher.schedule(tab);
    }
    if (isVisible(mine.account)) void markTold(mine);
  }

  function tellWithdrawal(
    { account: of, withdrawing }: MemberWithdrawal,
    ended: EndedWithdrawal | undefined,
  ): void {
    const { session } = of;
    const underWay = withdrawing.current();
    for (const tab of tabsOf(of)) {
      tab.dirty.markPost("withdrawal", (before) => ({
        kind: "withdrawal",
        underWay,
        // A tab that was hidden learns of the end, too.
        ended: ended ?? (before?.kind === "withdrawal" ? before.ended : undefined),
        session,
      }));
      publisher.schedule(tab);
    }
  }

  return { isVisible, context, shown, markTold, tell, tellWithdrawal };
}
