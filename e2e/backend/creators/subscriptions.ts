// Who is subscribed to whom, and the periods that were paid or given.
// See docs/product.md#subscriptions.
import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import { type Person, readPerson } from "../database/relations.ts";
import { DAY_MS, endOf, type Length, RENEW_WITHIN_MS, type Unit } from "./terms.ts";

/** "UPCOMING": begins when the one before it ends. "REFUNDED": the money went back, and the period ended then. */
export const PERIOD_STATUSES = ["RUNNING", "UPCOMING", "ENDED", "REFUNDED"] as const;
type PeriodStatus = (typeof PERIOD_STATUSES)[number];

interface Pair {
  readonly fanId: number;
  readonly creatorId: number;
}

interface PaidPeriod extends Pair, Length {
  readonly orderId: number;
  readonly cents: number;
}

export interface Period extends Length {
  readonly id: number;
  readonly creator: Person;
  /** 0 for one that was given. */
  readonly cents: number;
  /** Epoch ms. */
  readonly startsAt: number;
  readonly endsAt: number;
  readonly status: PeriodStatus;
}

/** All instants are epoch ms. Methods that write run inside the caller's transaction. */
export interface Subscriptions {
  /** When the running subscription ends; undefined without one. */
  runningUntil(pair: Pair, now: number): number | undefined;
  /** When the period that an order paid for ends; undefined where it paid for none. */
  endOfOrder(orderId: number): number | undefined;
  /** Adds a paid period: from now, or from the end of the running subscription. */
  append(period: PaidPeriod, now: number): void;
  /** Gives a subscription until `endsAt` in place of what runs now; one in the past ends it. */
  give(pair: Pair, endsAt: number, now: number): void;
  /** Ends the period of an order whose money goes back; later ones move to where it ends. */
  endPeriod(orderId: number, now: number): void;
  /**
   * The last periods that end within 7 days, or within a day where they are no longer than that. `dueAt`: when the
   * message about the end is due.
   */
  ending(
    fanId: number,
    now: number,
  ): readonly { readonly periodId: number; readonly creator: Person; readonly dueAt: number }[];
  /** Those that have ended and whose fan was not told yet; each is returned once. */
  takeEnded(fanId: number, now: number): readonly { readonly creator: Person; readonly endedAt: number }[];
  count(fanId: number, status: PeriodStatus | undefined, now: number): number;
  /** Those that end last first; `page` starts at 1. */
  page(
    fanId: number,
    status: PeriodStatus | undefined,
    paging: { readonly page: number; readonly size: number },
    now: number,
  ): readonly Period[];
}

const STATUS = `CASE WHEN is_refunded = 1 THEN 'REFUNDED' WHEN periods.ends_at <= :now THEN 'ENDED'
  WHEN starts_at > :now THEN 'UPCOMING' ELSE 'RUNNING' END`;

const readPeriod = (row: Readonly<Record<string, SQLOutputValue>>): Period => ({
  id: Number(row["id"]),
  creator: readPerson({ ...row, user_id: row["creator_id"] ?? null }),
  num: Number(row["num"]),
  unit: String(row["unit"]) as Unit,
  cents: Number(row["cents"]),
  startsAt: Number(row["starts_at"]),
  endsAt: Number(row["ends_at"]),
  status: String(row["status"]) as PeriodStatus,
});

export function createSubscriptions(database: DatabaseSync): Subscriptions {
  const selectUntil = database.prepare(
    "SELECT ends_at FROM subscriptions WHERE fan_id = ? AND creator_id = ? AND ends_at > ?",
  );
  const insertPeriod = database.prepare(
    `INSERT INTO subscription_periods (fan_id, creator_id, order_id, num, unit, cents, starts_at, ends_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const selectOfOrder = database.prepare("SELECT * FROM subscription_periods WHERE order_id = ?");
  const shorten = database.prepare(
    "UPDATE subscription_periods SET ends_at = :end, is_refunded = 1 WHERE id = :id",
  );
  const moveLater = database.prepare(
    `UPDATE subscription_periods SET starts_at = starts_at - :by, ends_at = ends_at - :by
     WHERE fan_id = :fan AND creator_id = :creator AND starts_at >= :from AND id <> :id`,
  );
  const endRunning = database.prepare(
    `UPDATE subscription_periods SET ends_at = max(starts_at, :now)
     WHERE fan_id = :fan AND creator_id = :creator AND ends_at > :now`,
  );
  // The end of the last period; a new end is told again.
  const writeEnd = database.prepare(
    `INSERT INTO subscriptions (fan_id, creator_id, ends_at) SELECT fan_id, creator_id, max(ends_at)
       FROM subscription_periods WHERE fan_id = ? AND creator_id = ? GROUP BY fan_id, creator_id
     ON CONFLICT DO UPDATE SET ends_at = excluded.ends_at, end_told_at = NULL`,
  );
  const selectEnded = database.prepare(
    `SELECT users.id AS user_id, users.name, users.avatar, ends_at FROM subscriptions
     JOIN users ON users.id = creator_id WHERE fan_id = ? AND ends_at <= ? AND end_told_at IS NULL`,
  );
  const selectLast = database.prepare(
    `SELECT users.id AS user_id, users.name, users.avatar, periods.id, starts_at, subscriptions.ends_at
     FROM subscriptions JOIN users ON users.id = subscriptions.creator_id
       JOIN subscription_periods AS periods USING (fan_id, creator_id, ends_at)
     WHERE fan_id = :fan AND ends_at > :now AND ends_at <= :now + ${RENEW_WITHIN_MS}
     GROUP BY subscriptions.creator_id`,
  );
  const markTold = database.prepare(
    "UPDATE subscriptions SET end_told_at = ? WHERE fan_id = ? AND creator_id = ?",
  );
  const count = database.prepare(
    `SELECT count(*) AS number FROM subscription_periods AS periods
     WHERE fan_id = :fan AND (:status IS NULL OR ${STATUS} = :status)`,
  );
  const select = database.prepare(
    `SELECT periods.*, users.name, users.avatar, ${STATUS} AS status
     FROM subscription_periods AS periods JOIN users ON users.id = creator_id
     WHERE fan_id = :fan AND (:status IS NULL OR ${STATUS} = :status)
     ORDER BY periods.ends_at DESC, periods.id DESC LIMIT :size OFFSET :skip`,
  );

  function runningUntil({ fanId, creatorId }: Pair, now: number): number | undefined {
    const end = selectUntil.get(fanId, creatorId, now)?.["ends_at"];
    return typeof end === "number" ? end : undefined;
  }

  return {
    runningUntil,
    endOfOrder(orderId) {
      const end = selectOfOrder.get(orderId)?.["ends_at"];
      return typeof end === "number" ? end : undefined;
    },
    append({ fanId, creatorId, orderId, num, unit, cents }, now) {
      const start = runningUntil({ fanId, creatorId }, now) ?? now;
      insertPeriod.run(fanId, creatorId, orderId, num, unit, cents, start, endOf({ num, unit }, start));
      writeEnd.run(fanId, creatorId);
    },
    give({ fanId, creatorId }, endsAt, now) {
      endRunning.run({ fan: fanId, creator: creatorId, now });
      if (endsAt > now) {
        const days = Math.max(1, Math.round((endsAt - now) / DAY_MS));
        insertPeriod.run(fanId, creatorId, null, days, "DAY", 0, now, endsAt);
      }
      writeEnd.run(fanId, creatorId);
    },
    endPeriod(orderId, now) {
      const period = selectOfOrder.get(orderId);
      if (period === undefined) return;
      const [id, fan, creator] = [period["id"]!, period["fan_id"]!, period["creator_id"]!];
      const [start, end] = [Number(period["starts_at"]), Number(period["ends_at"])];
      const newEnd = Math.min(end, Math.max(start, now));
      shorten.run({ id, end: newEnd });
      moveLater.run({ by: end - newEnd, fan, creator, from: end, id });
      writeEnd.run(fan, creator);
    },
    ending: (fanId, now) =>
      selectLast
        .all({ fan: fanId, now })
        .map((row) => {
          const [start, end] = [Number(row["starts_at"]), Number(row["ends_at"])];
          const before = end - start > RENEW_WITHIN_MS ? RENEW_WITHIN_MS : DAY_MS;
          return { periodId: Number(row["id"]), creator: readPerson(row), dueAt: end - before };
        })
        .filter(({ dueAt }) => dueAt <= now),
    takeEnded: (fanId, now) =>
      selectEnded.all(fanId, now).map((row) => {
        const creator = readPerson(row);
        markTold.run(now, fanId, creator.userId);
        return { creator, endedAt: Number(row["ends_at"]) };
      }),
    count: (fanId, status, now) =>
      Number(count.get({ fan: fanId, status: status ?? null, now })?.["number"] ?? 0),
    page: (fanId, status, { page, size }, now) =>
      select.all({ fan: fanId, status: status ?? null, now, size, skip: (page - 1) * size }).map(readPeriod),
  };
}
