// Orders of subscriptions: at most one open per buyer and creator; only the payment provider's events change them.
// See docs/wire.md#orders.
import { randomBytes } from "node:crypto";
import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import {
  DAY_MS,
  type Length,
  ORDER_OPEN_MS,
  ORDER_PROCESSING_MS,
  type OrderStatus,
  type Unit,
} from "./terms.ts";

interface NewOrder extends Length {
  readonly fanId: number;
  readonly creatorId: number;
  readonly feeId: number;
  readonly cents: number;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

export interface Order extends NewOrder {
  readonly id: number;
  /** Names the order at the payment provider; cannot be guessed. */
  readonly sessionId: string;
  readonly status: OrderStatus;
  /** The provider has taken a card and waits for its confirmation. */
  readonly isProcessing: boolean;
  /** Epoch ms. */
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly refundedAt: number | undefined;
}

/** Methods that write run inside the caller's transaction; instants are epoch ms. */
export interface Orders {
  create(order: NewOrder, now: number): Order;
  /** Orders by id or session as they are at `now`; undefined for one that does not exist. */
  byId(id: number, now: number): Order | undefined;
  bySession(sessionId: string, now: number): Order | undefined;
  /** The buyer's open order at a creator. */
  openAt(fanId: number, creatorId: number, now: number): Order | undefined;
  /** The buyer's open orders of the last 24 h, newest first. */
  openOf(fanId: number, now: number): readonly Order[];
  /** True for one who has never paid for a subscription to the creator, also where the money went back. */
  isFirstTime(fanId: number, creatorId: number): boolean;
  setStatus(id: number, status: Exclude<OrderStatus, "PAID">): void;
  setProcessing(id: number): void;
  setPaid(id: number, now: number): void;
  setRefunded(id: number, now: number): void;
  /** Ends open orders at prices that are no longer on offer, unless a card was taken for them. */
  expireUnpriced(creatorId: number): void;
  /** True the first time an event's id is given. */
  takeEvent(eventId: string, now: number): boolean;
}

const SESSION_BYTES = 16;

const readOrder = (row: Readonly<Record<string, SQLOutputValue>>): Order => ({
  id: Number(row["id"]),
  sessionId: String(row["session_id"]),
  fanId: Number(row["fan_id"]),
  creatorId: Number(row["creator_id"]),
  feeId: Number(row["fee_id"]),
  num: Number(row["num"]),
  unit: String(row["unit"]) as Unit,
  cents: Number(row["cents"]),
  status: String(row["status"]) as OrderStatus,
  isProcessing: row["is_processing"] === 1,
  successUrl: String(row["success_url"]),
  cancelUrl: String(row["cancel_url"]),
  createdAt: Number(row["created_at"]),
  expiresAt: Number(row["expires_at"]),
  refundedAt: row["refunded_at"] === null ? undefined : Number(row["refunded_at"]),
});

export function createOrders(database: DatabaseSync): Orders {
  const insert = database.prepare(
    `INSERT INTO subscription_orders
       (session_id, fan_id, creator_id, fee_id, num, unit, cents, success_url, cancel_url, created_at, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const expire = database.prepare(
    "UPDATE subscription_orders SET status = 'EXPIRED' WHERE status = 'OPEN' AND expires_at <= ?",
  );
  const selectById = database.prepare("SELECT * FROM subscription_orders WHERE id = ?");
  const selectBySession = database.prepare("SELECT * FROM subscription_orders WHERE session_id = ?");
  const selectOpenAt = database.prepare(
    "SELECT * FROM subscription_orders WHERE fan_id = ? AND creator_id = ? AND status = 'OPEN'",
  );
  const selectOpenOf = database.prepare(
    "SELECT * FROM subscription_orders WHERE fan_id = ? AND status = 'OPEN' AND created_at > ? ORDER BY id DESC",
  );
  const selectPaid = database.prepare(
    "SELECT 1 FROM subscription_orders WHERE fan_id = ? AND creator_id = ? AND status = 'PAID' LIMIT 1",
  );
  const writeStatus = database.prepare("UPDATE subscription_orders SET status = ? WHERE id = ?");
  const writeProcessing = database.prepare(
    "UPDATE subscription_orders SET is_processing = 1, expires_at = created_at + ? WHERE id = ?",
  );
  const writePaid = database.prepare(
    "UPDATE subscription_orders SET status = 'PAID', paid_at = ? WHERE id = ?",
  );
  const writeRefunded = database.prepare("UPDATE subscription_orders SET refunded_at = ? WHERE id = ?");
  const expireUnpriced = database.prepare(
    `UPDATE subscription_orders SET status = 'EXPIRED' WHERE creator_id = ? AND status = 'OPEN' AND is_processing = 0
       AND fee_id NOT IN (SELECT id FROM subscription_fees WHERE retired_at IS NULL)`,
  );
  const insertEvent = database.prepare("INSERT OR IGNORE INTO payment_events VALUES (?, ?)");

  type Row = Readonly<Record<string, SQLOutputValue>> | undefined;
  /** Rows as they are at `now`: the time of open orders runs out unasked. */
  function current(now: number, get: () => Row): Order | undefined {
    expire.run(now);
    const row = get();
    return row && readOrder(row);
  }

  return {
    create({ fanId, creatorId, feeId, num, unit, cents, successUrl, cancelUrl }, now) {
      const sessionId = randomBytes(SESSION_BYTES).toString("hex");
      const expiresAt = now + ORDER_OPEN_MS;
      const values = [sessionId, fanId, creatorId, feeId, num, unit, cents, successUrl, cancelUrl];
      insert.run(...values, now, expiresAt);
      return readOrder(selectBySession.get(sessionId)!);
    },
    byId: (id, now) => current(now, () => selectById.get(id)),
    bySession: (sessionId, now) => current(now, () => selectBySession.get(sessionId)),
    openAt: (fanId, creatorId, now) => current(now, () => selectOpenAt.get(fanId, creatorId)),
    openOf(fanId, now) {
      expire.run(now);
      return selectOpenOf.all(fanId, now - DAY_MS).map(readOrder);
    },
    isFirstTime: (fanId, creatorId) => selectPaid.get(fanId, creatorId) === undefined,
    setStatus: (id, status) => void writeStatus.run(status, id),
    setProcessing: (id) => void writeProcessing.run(ORDER_PROCESSING_MS, id),
    setPaid: (id, now) => void writePaid.run(now, id),
    setRefunded: (id, now) => void writeRefunded.run(now, id),
    expireUnpriced: (creatorId) => void expireUnpriced.run(creatorId),
    takeEvent: (eventId, now) => Number(insertEvent.run(eventId, now).changes) > 0,
  };
}
