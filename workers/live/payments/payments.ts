// The part of the core for orders: those of the member signed in, what becomes of them, the messages to tabs.
// See docs/product.md#orders.
import { newId as makeId } from "#domain/newId.ts";
import type { Result } from "#api/transport/result.ts";
import type { CacheTag } from "#domain/calls/cacheTags.ts";
import { ofPayment } from "#domain/calls/creators.ts";
import { ACTS, type MemberRequest } from "#domain/calls/memberActs.ts";
import type { PageRequest } from "#domain/calls/pageCalls.ts";
import type {
  EndedWithdrawal,
  FollowedOrder,
  OrderAsk,
  OrderCalls,
  PaymentReturn,
} from "#domain/creators/orderCalls.ts";
import type { Clock, ServerClock, Timer } from "../base/clock.ts";
import { type KeeperStorage, STORE_AGAIN_MS } from "../base/storage.ts";
import type { TabContext } from "../contract.ts";
import type { Account, AccountKeeper } from "../members/accountKeeper.ts";
import { followMember } from "../members/ofMember.ts";
import type { Publisher } from "../tabs/publisher.ts";
import type { Tab } from "../tabs/tab.ts";
import { createFollowing, type Following } from "./following.ts";
import { createOrderBook, type OrderBook } from "./orderBook.ts";
import { createPlacing, type Place } from "./placing.ts";
import { createWithdrawing, type Withdrawing, type WithdrawRequest } from "./withdrawing.ts";
import { followedOf, hasNews, isOpen, isUnderWay, type StoredOrder } from "./storedOrder.ts";

/** docs/product.md#orders: tabs that are shown one after the other share a question, ms. */
const LOOK_EVERY_MS = 10_000;

export interface Payments {
  /** Answers a tab's call about orders; undefined where the tab's member is not the one signed in. */
  ask(tab: Tab, request: OrderAsk): Promise<unknown>;
  /** Sends a withdrawal, unless another one is on its way. */
  withdraw(request: WithdrawRequest, language: string, member: string | undefined): Promise<Result<unknown>>;
  /** A tab was shown. */
  review(): void;
}

export interface PaymentsDeps {
  readonly account: Pick<AccountKeeper, "current" | "ready" | "onChange">;
  readonly clock: Clock;
  readonly serverClock: Pick<ServerClock, "now">;
  readonly storage: KeeperStorage;
  readonly tabs: ReadonlyMap<string, Tab>;
  readonly publisher: Pick<Publisher, "schedule">;
  /** Asks the server, past the cache. */
  ask(request: PageRequest, context: TabContext): Promise<Result<unknown>>;
  act(request: MemberRequest, language: string, member: string | undefined): Promise<Result<unknown>>;
  /** Answers with these tags are out of date, in the cache and in every tab. */
  outdate(tags: readonly CacheTag[]): void;
  newId?(): string;
}

/** What belongs to one sign-in. */
interface MemberPayments {
  readonly account: Account;
  readonly book: OrderBook;
  readonly following: Following;
  readonly place: Place;
  readonly withdrawing: Withdrawing;
}

type Calls = {
  readonly [Name in keyof OrderCalls]: (
    mine: MemberPayments,
    tab: Tab,
    ...args: Parameters<OrderCalls[Name]>
  ) => Promise<ReturnType<OrderCalls[Name]>>;
};

/** The orders of the member signed in are read at once, and those under way are followed. */
export function createPayments(deps: PaymentsDeps): Payments {
  const { account, clock, storage, tabs, publisher, newId = makeId } = deps;
  const serverNow = (): number => deps.serverClock.now();
  let looking: Timer | undefined;
  let lookedAt = -Infinity;

  const tabsOf = ({ session }: Account): readonly Tab[] =>
    [...tabs.values()].filter((tab) => tab.member === session);
  const isVisible = (of: Account): boolean => tabsOf(of).some(({ visible }) => visible);
  const context = (of: Account): TabContext =>
    (tabsOf(of).find(({ visible }) => visible) ?? tabsOf(of)[0])?.context ?? {
      language: "en_GB",
      offsetMinutes: 0,
    };

  function shown({ book }: MemberPayments, which: (order: StoredOrder) => boolean): readonly FollowedOrder[] {
    return book
      .all()
      .filter(which)
      .flatMap((order) => followedOf(order, serverNow()) ?? []);
  }

  /** Tabs opened later do not get ends that a visible tab has shown: a reload repeats nothing. */
  const markTold = ({ book }: MemberPayments): Promise<void> =>
    book.change((now) =>
      now.map((order) => (hasNews(order) && !isUnderWay(order) ? { ...order, isTold: true } : order)),
    );

  function tell(mine: MemberPayments): void {
    if (mine !== member.current()) return;
    const { session } = mine.account;
    for (const tab of tabsOf(mine.account)) {
      tab.dirty.markPost("orders", () => ({ kind: "orders", orders: shown(mine, () => true), session }));
      publisher.schedule(tab);
    }
    if (isVisible(mine.account)) void markTold(mine);
  }

  function tellWithdrawal(
    { account: of, withdrawing }: MemberPayments,
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

  function createMine(of: Account): MemberPayments {
    const isMine = (): boolean => mine === member.current();
    const book = createOrderBook({ storage, memberId: of.memberId, serverNow, isMine });
    const following = createFollowing({
      book,
      clock,
      serverNow,
      isMine,
      isVisible: () => isVisible(of),
      ask: (request) => deps.ask(request, context(of)),
      onChange: () => tell(mine),
      onPaid: ({ creatorId = 0 }) => deps.outdate(ofPayment({ creatorId })),
    });
    const act = (request: MemberRequest): Promise<Result<unknown>> =>
      deps.act(request, context(of).language, of.session);
    const place = createPlacing({ book, following, serverNow, newId, act });
    const withdrawing = createWithdrawing({
      storage,
      memberId: of.memberId,
      clock,
      serverNow,
      isMine,
      isVisible: () => isVisible(of),
      ask: (request) => deps.ask(request, context(of)),
      act,
      onChange(ended) {
        tellWithdrawal(mine, ended);
        if (ended) deps.outdate(ACTS.withdraw.outdates());
      },
    });
    const mine: MemberPayments = { account: of, book, following, place, withdrawing };
    return mine;
  }

  async function takeUp(mine: MemberPayments): Promise<void> {
    void mine.withdrawing.restore();
    const isRead = await mine.book.read();
    if (mine !== member.current()) return;
    if (!isRead) clock.setTimeout(() => void (mine === member.current() && takeUp(mine)), STORE_AGAIN_MS);
    mine.following.restore();
    tell(mine);
    review();
  }

  // What was kept for the member before is removed by `forgetOrdersWithSignIn`.
  const member = followMember<MemberPayments>({
    account,
    create(of) {
      lookedAt = -Infinity;
      return createMine(of);
    },
    takeUp,
  });

  function review(): void {
    const mine = member.current();
    if (looking !== undefined || mine === undefined || !isVisible(mine.account)) return;
    const wait = Math.max(0, lookedAt + LOOK_EVERY_MS - clock.now());
    looking = clock.setTimeout(() => {
      looking = undefined;
      lookedAt = clock.now();
      void member.current()?.following.look();
    }, wait);
  }

  /** The order that a return is about, followed from now on; without one a success is of an unknown payment. */
  async function takeReturn({ book }: MemberPayments, back: PaymentReturn): Promise<string | undefined> {
    const { outcome, sessionId, orderId } = back;
    const returnedAt = serverNow();
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

  const calls: Calls = {
    async list(mine) {
      review();
      const orders = shown(mine, (order) => order.isTold !== true);
      void markTold(mine);
      return orders;
    },
    place: (mine, _tab, request) => mine.place(request),
    async returned(mine, _tab, back) {
      // Of a return without a session, in a browser that has not left for the payment: the open order is found.
      if (back.sessionId === "") await mine.following.look();
      const key = await takeReturn(mine, back);
      if (key !== undefined) mine.following.follow(key);
      tell(mine);
      return shown(mine, () => true);
    },
    async dismiss(mine, _tab, key) {
      await mine.book.set(key, (order) => {
        const { returnedAt: _at, ...quiet } = order;
        return isOpen(order) ? quiet : undefined;
      });
      tell(mine);
      return true;
    },
    withdrawal: async (mine) => mine.withdrawing.current() ?? null,
    async checkWithdrawal(mine) {
      await mine.withdrawing.check();
      return true;
    },
  };

  return {
    async withdraw(request, language, session) {
      const mine = await member.ready();
      if (mine === undefined || mine.account.session !== session) return deps.act(request, language, session);
      return mine.withdrawing.send(request);
    },
    ask: (tab, request) => member.answer(tab, request, calls),
    review,
  };
}
