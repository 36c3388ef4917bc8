// What an event of the payment provider does: order, subscription, ledger and notices change together.
// See docs/wire.md#payment-webhook.
import type { Accounts } from "../database/accounts.ts";
import type { Marks } from "../database/marks.ts";
import type { Notices } from "../database/notices.ts";
import { writeSystemText } from "../words/systemText.ts";
import { words } from "../words/words.ts";
import type { Ledger } from "./ledger.ts";
import type { Order, Orders } from "./orders.ts";
import type { Subscriptions } from "./subscriptions.ts";
import { writeCents } from "./terms.ts";

export const PAYMENT_KINDS = ["succeeded", "processing", "failed", "canceled", "refunded"] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** What the payment provider says about a session. */
export interface PaymentEvent {
  /** The same for each delivery of the event. */
  readonly eventId: string;
  readonly kind: PaymentKind;
  readonly sessionId: string;
  readonly cents: number;
}

/**
 * "giveBack": the money has no subscription to buy, because one of the two accounts is gone; the provider gives it back.
 * "unknown": no such session, or another amount; nothing was changed.
 */
type Taken = "taken" | "repeated" | "giveBack" | "unknown";

export interface Books {
  /** Takes an event once, whatever the order in which events come; runs inside the caller's transaction. */
  take(event: PaymentEvent, now: number): Taken;
  /**
   * Tells a member of subscriptions that end soon or have ended since the last call; runs inside the caller's
   * transaction.
   */
  tellEnds(fanId: number, now: number): void;
}

interface Deps {
  readonly accounts: Accounts;
  readonly ledger: Ledger;
  readonly marks: Marks;
  readonly notices: Notices;
  readonly orders: Orders;
  readonly subscriptions: Subscriptions;
}

/** Marks the periods of whose coming end their fan was told. */
const ENDING_TOLD = "subscriptionEnding";

export function createBooks(deps: Deps): Books {
  const { accounts, ledger, marks, notices, orders, subscriptions } = deps;

  function tell(userId: number, text: string, createdAt: number): void {
    notices.add({ userId, type: "system", text, createdAt });
  }

  function pay(order: Order, now: number): Taken {
    const { id, fanId, creatorId, cents } = order;
    const [fan, creator] = [accounts.byId(fanId), accounts.byId(creatorId)];
    orders.setPaid(id, now);
    if (fan === undefined || creator === undefined) return "giveBack";
    ledger.sell({ orderId: id, creatorId, cents }, now);
    subscriptions.append({ ...order, orderId: id }, now);
    const values = { amount: writeCents(cents), name: creator.nickname, userId: creatorId };
    tell(fanId, writeSystemText(words("subscriptionPaid", values)), now);
    tell(creatorId, writeSystemText(words("subscriberNew", { name: fan.nickname, userId: fanId })), now);
    return "taken";
  }

  function refund({ id, fanId, creatorId, cents }: Order, now: number): void {
    orders.setRefunded(id, now);
    if (!ledger.refund(id, now)) return;
    subscriptions.endPeriod(id, now);
    const values = {
      amount: writeCents(cents),
      name: accounts.byId(creatorId)?.nickname ?? "",
      userId: creatorId,
    };
    tell(fanId, writeSystemText(words("subscriptionRefunded", values)), now);
  }

  return {
    take({ eventId, kind, sessionId, cents }, now) {
      const order = orders.bySession(sessionId, now);
      if (order === undefined || order.cents !== cents) return "unknown";
      if (!orders.takeEvent(eventId, now)) return "repeated";
      // Sales that were due before a refund are released first, as at any other time they are read.
      ledger.release(now);
      const isPaid = order.status === "PAID";
      // A payment counts in every state of the order: its buyer has paid.
      if (kind === "succeeded") return isPaid ? "repeated" : pay(order, now);
      if (kind === "refunded") {
        // Money that goes back was paid: the event of the payment may come later.
        if (!isPaid) pay(order, now);
        if (order.refundedAt === undefined) refund(order, now);
        return "taken";
      }
      if (order.status !== "OPEN") return "taken";
      if (kind === "processing") orders.setProcessing(order.id);
      else orders.setStatus(order.id, kind === "failed" ? "FAILED" : "CANCELED");
      return "taken";
    },
    tellEnds(fanId, now) {
      for (const { periodId, creator, dueAt } of subscriptions.ending(fanId, now)) {
        if (marks.has(fanId, ENDING_TOLD, periodId)) continue;
        marks.add(fanId, ENDING_TOLD, [periodId], now);
        const values = { name: creator.userName, userId: creator.userId };
        tell(fanId, writeSystemText(words("subscriptionEnding", values)), dueAt);
      }
      for (const { creator, endedAt } of subscriptions.takeEnded(fanId, now)) {
        const values = { name: creator.userName, userId: creator.userId };
        tell(fanId, writeSystemText(words("subscriptionEnded", values)), endedAt);
      }
    },
  };
}
