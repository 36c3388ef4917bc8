// The part of the core for orders: those of the member signed in, what becomes of them, the messages to tabs.
// See docs/product.md#orders.
import { newId as makeId } from "#domain/newId.ts";
import type { Result } from "#api/transport/result.ts";
import type { CacheTag } from "#domain/calls/cacheTags.ts";
import { ofPayment } from "#domain/calls/creators.ts";
import { ACTS, type MemberRequest } from "#domain/calls/memberActs.ts";
import type { OrderAsk, OrderCalls } from "#domain/creators/orderCalls.ts";
import type { Timer } from "../base/clock.ts";
import { STORE_AGAIN_MS } from "../base/storage.ts";
import type { Account } from "../members/accountKeeper.ts";
import { createOfMember } from "../members/ofMember.ts";
import type { MemberPartDeps } from "../members/memberPartDeps.ts";
import type { Tab } from "../tabs/tab.ts";
import { createFollowing, type Following } from "./following.ts";
import { createOrderBook, type OrderBook } from "./orderBook.ts";
import { createOrderNews } from "./orderNews.ts";
import { createPlacing, type PlaceOrder } from "./placing.ts";
import { takeReturn } from "./takeReturn.ts";
import { createWithdrawing, type Withdrawing, type WithdrawRequest } from "./withdrawing.ts";
import { isOpen } from "./storedOrder.ts";

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

export interface PaymentsDeps extends MemberPartDeps {
  /** Answers with these tags are out of date, in the cache and in every tab. */
  outdate(tags: readonly CacheTag[]): void;
  newId?(): string;
}

/** What belongs to one sign-in. */
interface MemberPayments {
  readonly account: Account;
  readonly book: OrderBook;
  readonly following: Following;
  readonly place: PlaceOrder;
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

  const news = createOrderNews({ tabs, publisher, serverNow });
  const { isVisible, context, shown, markTold } = news;

  function tell(mine: MemberPayments): void {
    if (mine === member.current()) news.tell(mine);
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
        news.tellWithdrawal(mine, ended);
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
  const member = createOfMember<MemberPayments>({
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
      const key = await takeReturn(mine.book, back, serverNow());
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
