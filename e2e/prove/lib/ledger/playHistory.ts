// Plays a random history of orders, payments, refunds and days against the books, and compares it with the oracle.
import { DatabaseSync } from "node:sqlite";
import { createCreatorServices } from "../../../backend/creators/creatorServices.ts";
import type { PaymentEvent, PaymentKind } from "../../../backend/creators/books.ts";
import { createAccounts } from "../../../backend/database/accounts.ts";
import { createMarks } from "../../../backend/database/marks.ts";
import { MIGRATIONS } from "../../../backend/database/migrations.ts";
import { createNotices } from "../../../backend/database/notices.ts";
import { together } from "../../../backend/database/together.ts";
import { seededRandom } from "../../../support/seededRandom.ts";
import { createLedgerOracle } from "./ledgerOracle.ts";

const START = Date.UTC(2026, 10, 21);
const HOUR_MS = 3_600_000;
const FANS = 3;
const CREATORS = 2;
/** Prices whose fifth is a half cent are among them. */
const PRICES = [99, 103, 499, 1_995, 1_998, 49_999] as const;
const DAYS = [7, 30, 90] as const;

export interface Played {
  /** What was wrong, with its step; undefined when all held. */
  readonly failure: string | undefined;
  /** How often each kind of step was taken. */
  readonly counts: Readonly<Record<string, number>>;
}

interface Made {
  readonly id: number;
  readonly sessionId: string;
  readonly cents: number;
  readonly days: number;
  readonly fan: number;
  readonly creator: number;
  isPaid: boolean;
}

/** `seed` gives the history. */
export function playHistory(seed: number, steps: number): Played {
  const random = seededRandom(seed);
  const database = new DatabaseSync(":memory:");
  for (const migration of MIGRATIONS) database.exec(migration);
  const accounts = createAccounts(database);
  let now = START;
  const parts = { accounts, marks: createMarks(database), notices: createNotices(database), now: () => now };
  const { books, ledger, orders, subscriptions } = createCreatorServices(database, parts);
  const newMember = (name: string): number => accounts.create({ nickname: name }, START);
  const fans = Array.from({ length: FANS }, (_, place) => newMember(`Fan ${place}`));
  const creators = Array.from({ length: CREATORS }, (_, place) => newMember(`Creator ${place}`));
  const oracle = createLedgerOracle();
  const made: Made[] = [];
  const sent: PaymentEvent[] = [];
  const counts: Record<string, number> = {};

  function take(event: PaymentEvent): void {
    together(database, () => books.take(event, now));
    const order = made.find(({ sessionId }) => sessionId === event.sessionId);
    if (order === undefined || order.cents !== event.cents) return;
    const isFirst = !sent.includes(event);
    if (isFirst) sent.push(event);
    const pays = event.kind === "succeeded" || event.kind === "refunded";
    if (pays && isFirst && !order.isPaid) {
      order.isPaid = true;
      oracle.paid({ ...order, orderId: order.id, paidAt: now });
    }
    if (event.kind === "refunded" && isFirst) oracle.refunded(order.id, now);
  }

  const newEvent = (kind: PaymentKind, { sessionId, cents }: Made): PaymentEvent => ({
    eventId: `event-${sent.length}-${random.next()}`,
    kind,
    sessionId,
    cents,
  });

  const STEPS = {
    order() {
      const [fan, creator] = [random.pick(fans), random.pick(creators)];
      const [cents, days] = [random.pick(PRICES), random.pick(DAYS)];
      if (orders.openAt(fan, creator, now) !== undefined) return;
      const order = orders.create(
        {
          fanId: fan,
          creatorId: creator,
          feeId: 1,
          num: days,
          unit: "DAY",
          cents,
          successUrl: "http://localhost/",
          cancelUrl: "http://localhost/",
        },
        now,
      );
      made.push({ id: order.id, sessionId: order.sessionId, cents, days, fan, creator, isPaid: false });
    },
    pay: () => made.length > 0 && take(newEvent("succeeded", random.pick(made))),
    other: () =>
      made.length > 0 && take(newEvent(random.pick(["processing", "failed", "canceled"]), random.pick(made))),
    refund: () => made.length > 0 && take(newEvent("refunded", random.pick(made))),
    repeat: () => sent.length > 0 && take(random.pick(sent)),
    stranger: () =>
      made.length > 0 &&
      take({ ...newEvent("succeeded", random.pick(made)), sessionId: random.chance(0.5) ? "none" : "" }),
    wrongAmount() {
      const order = random.oneOf(made);
      if (order !== undefined) take({ ...newEvent("succeeded", order), cents: order.cents - 1 });
    },
    hours: () => void (now += random.below(30) * HOUR_MS),
    days: () => void (now += random.below(40) * 24 * HOUR_MS),
  };
  const WEIGHTS = {
    order: 8,
    pay: 8,
    other: 4,
    refund: 2,
    repeat: 4,
    stranger: 1,
    wrongAmount: 1,
    hours: 6,
    days: 2,
  };

  const sumOf = database.prepare(
    "SELECT coalesce(sum(cents), 0) AS cents FROM ledger_entries WHERE account = ?",
  );
  const findUneven = database.prepare(
    "SELECT transaction_id FROM ledger_entries GROUP BY transaction_id HAVING sum(cents) <> 0 LIMIT 1",
  );

  /** The first thing that is wrong now. */
  function problem(): string | undefined {
    together(database, () => ledger.release(now));
    if (findUneven.get() !== undefined) return "a transaction does not balance";
    const ofAccount = (account: string): number => Number(sumOf.get(account)?.["cents"]);
    if (ofAccount("platform") !== oracle.platform()) return `the platform has ${ofAccount("platform")}`;
    if (ofAccount("outside") !== oracle.outside()) return `buyers have paid ${-ofAccount("outside")}`;
    for (const creator of creators) {
      const { available, pending, withdrawing, onHold } = ledger.balance(creator);
      if (Math.min(available, pending, withdrawing, onHold) < 0) return `creator ${creator} is below zero`;
      const expected = oracle.balance(creator, now);
      if (available !== expected.available || pending !== expected.pending || withdrawing + onHold !== 0) {
        return `creator ${creator} has ${available} and ${pending}, not ${expected.available} and ${expected.pending}`;
      }
      for (const fan of fans) {
        const is = subscriptions.runningUntil({ fanId: fan, creatorId: creator }, now) !== undefined;
        if (is !== oracle.isSubscribed(fan, creator, now)) {
          return `fan ${fan} is ${is ? "" : "not "}subscribed to ${creator}`;
        }
      }
    }
    for (const { id, isPaid } of made) {
      const status = orders.byId(id, now)?.status;
      if ((status === "PAID") !== isPaid) return `order ${id} is ${status}`;
    }
    return undefined;
  }

  try {
    for (let step = 1; step <= steps; step += 1) {
      const name = random.weighted(WEIGHTS);
      counts[name] = (counts[name] ?? 0) + 1;
      STEPS[name]();
      const wrong = problem();
      if (wrong !== undefined) return { failure: `after step ${step} (${name}) ${wrong}`, counts };
    }
    return { failure: undefined, counts };
  } finally {
    database.close();
  }
}
