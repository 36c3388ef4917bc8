// The payment provider that stands in for a card service: sessions, test cards, and signed events to the webhook.
// See docs/wire.md#payment-page and docs/wire.md#payment-webhook.
import { createHmac, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { PaymentKind } from "./books.ts";
import type { Order } from "./orders.ts";
import { writeCents } from "./terms.ts";

export const WEBHOOK_PATH = "/v1/api/payment/webhook";
export const SIGNATURE_HEADER = "payment-signature";

/** How the payment of a test card goes on. */
export const TEST_CARDS = {
  "4242424242424242": "paid",
  "4000000000000002": "refused",
  "4000000000003220": "slow",
  "4000000000000341": "never",
} as const;

/** A slow card is confirmed after so long. */
const SLOW_MS = 20_000;
/** A signature is valid for so long, ms. */
const SIGNATURE_AGE_MS = 300_000;
/** An event that is not taken is delivered again after so long, so often. */
const REDELIVER_MS = 1_000;
const DELIVERIES = 5;
/** A session whose cards were refused so often has failed. */
const REFUSALS = 3;

/** "closed": the buyer has left, or too many cards were refused. */
type SessionState = "open" | "processing" | "charged" | "closed" | "refunded";

/** "badCard": not one of the test cards. "over": the session takes no card any more. */
type CardResult = "charged" | "processing" | "refused" | "failed" | "badCard" | "over";

/** Delivers a signed event; true once it was taken. */
type Deliver = (body: string, signature: string) => Promise<boolean>;

interface EventPlan {
  /** In how many ms it is delivered the first time. */
  readonly afterMs?: number;
  /** How often the same event is delivered. */
  readonly times?: number;
}

export interface PaymentProvider {
  /** Says how events reach the webhook. */
  connect(deliver: Deliver): void;
  state(sessionId: string): SessionState;
  /** Pays an open order with a card. Resolves when events that follow at once were delivered. */
  pay(order: Order, card: string): Promise<CardResult>;
  /** The buyer gives up; a session that has taken a card stays as it is. */
  cancel(order: Order): Promise<void>;
  /** Gives the money of a charged session back. */
  giveBack(order: Order): Promise<void>;
  /** Sends an event about a session, true or not, as the control channel asks for. */
  send(order: Order, kind: PaymentKind, plan?: EventPlan): Promise<void>;
  sign(body: string): string;
  /** Whether a body was signed with the provider's secret within the last five minutes. */
  isSigned(body: string, signature: string): boolean;
  /** Drops what was to be delivered later. */
  stop(): void;
}

/** `now`: server time, epoch ms. `secret`: shared with the webhook; without one a random one is made. */
export function createPaymentProvider(
  database: DatabaseSync,
  now: () => number,
  secret: string = randomBytes(32).toString("hex"),
): PaymentProvider {
  const select = database.prepare("SELECT state, refusals FROM payment_sessions WHERE session_id = ?");
  const write = database.prepare(
    `INSERT INTO payment_sessions (session_id, state) VALUES (?, ?)
     ON CONFLICT DO UPDATE SET state = excluded.state`,
  );
  const countRefusal = database.prepare(
    `INSERT INTO payment_sessions (session_id, refusals) VALUES (?, 1)
     ON CONFLICT DO UPDATE SET refusals = refusals + 1 RETURNING refusals`,
  );
  const timers = new Set<NodeJS.Timeout>();
  let deliver: Deliver = async () => false;

  function later(ms: number, act: () => Promise<unknown>): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      void act();
    }, ms);
    timer.unref();
    timers.add(timer);
  }

  const digest = (time: string, body: string): Buffer =>
    createHmac("sha256", secret).update(`${time}.${body}`).digest();

  function sign(body: string): string {
    const time = String(Math.floor(now() / 1000));
    return `t=${time},v1=${digest(time, body).toString("hex")}`;
  }

  async function deliverUntilTaken(body: string, left = DELIVERIES): Promise<void> {
    if (await deliver(body, sign(body))) return;
    if (left > 1) later(REDELIVER_MS, () => deliverUntilTaken(body, left - 1));
  }

  async function send(
    { sessionId, cents }: Order,
    kind: PaymentKind,
    { afterMs = 0, times = 1 }: EventPlan = {},
  ): Promise<void> {
    const body = JSON.stringify({
      eventId: randomUUID(),
      kind,
      sessionId,
      amount: writeCents(cents),
      currency: "USD",
    });
    const deliverAll = async (): Promise<void> => {
      for (let time = 0; time < times; time++) await deliverUntilTaken(body);
    };
    if (afterMs === 0) await deliverAll();
    else later(afterMs, deliverAll);
  }

  const state = (sessionId: string): SessionState =>
    (select.get(sessionId)?.["state"] as SessionState | undefined) ?? "open";

  return {
    connect: (to) => void (deliver = to),
    state,
    sign,
    send,
    async pay(order, card) {
      if (state(order.sessionId) !== "open" || order.status !== "OPEN") return "over";
      const digits = card.replaceAll(/\D/g, "");
      const result = Object.hasOwn(TEST_CARDS, digits)
        ? TEST_CARDS[digits as keyof typeof TEST_CARDS]
        : undefined;
      if (result === undefined) return "badCard";
      if (result === "refused") {
        if (Number(countRefusal.get(order.sessionId)?.["refusals"]) < REFUSALS) return "refused";
        write.run(order.sessionId, "closed");
        await send(order, "failed");
        return "failed";
      }
      if (result === "paid") {
        write.run(order.sessionId, "charged");
        await send(order, "succeeded");
        return "charged";
      }
      write.run(order.sessionId, "processing");
      await send(order, "processing");
      if (result === "slow") {
        later(SLOW_MS, async () => {
          write.run(order.sessionId, "charged");
          await send(order, "succeeded");
        });
      }
      return "processing";
    },
    async cancel(order) {
      if (state(order.sessionId) !== "open") return;
      write.run(order.sessionId, "closed");
      await send(order, "canceled");
    },
    async giveBack(order) {
      write.run(order.sessionId, "refunded");
      await send(order, "refunded");
    },
    isSigned(body, signature) {
      const [, time = "", hex = ""] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(signature) ?? [];
      if (time === "" || Math.abs(now() - Number(time) * 1000) > SIGNATURE_AGE_MS) return false;
      return timingSafeEqual(digest(time, body), Buffer.from(hex, "hex"));
    },
    stop() {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}
