// The members who are or were subscribed to a creator, one line each.
// See docs/wire.md#studio.
import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import type { Length, Unit } from "../creators/terms.ts";
import { type Person, readPerson } from "../database/relations.ts";
import { foldName } from "../search/foldName.ts";

export const SUBSCRIBER_STATUSES = ["RUNNING", "ENDED"] as const;
type SubscriberStatus = (typeof SUBSCRIBER_STATUSES)[number];
export const SUBSCRIBER_SORTS = ["NEWEST", "OLDEST", "ENDING", "PAID"] as const;
type SubscriberSort = (typeof SUBSCRIBER_SORTS)[number];

/** `num` and `unit` are those of the latest period. */
interface Subscriber extends Length {
  readonly user: Person;
  /** When the first period began, and when the last one ends or ended, epoch ms. */
  readonly since: number;
  readonly until: number;
  /** Paid for all periods, without what went back, cents. */
  readonly paidCents: number;
  readonly status: SubscriberStatus;
}

interface SubscriberChoice {
  readonly status: SubscriberStatus | undefined;
  /** A part of the name, "" for all. */
  readonly keyword: string;
  readonly sort: SubscriberSort;
}

export interface SubscriberList {
  /** All that fit the choice, in its order. */
  all(creatorId: number, choice: SubscriberChoice, now: number): readonly Subscriber[];
}

const ORDERS: Readonly<Record<SubscriberSort, string>> = {
  NEWEST: "since DESC, fan_id DESC",
  OLDEST: "since, fan_id",
  ENDING: "until <= :now, until, fan_id",
  PAID: "paid DESC, fan_id",
};

const sql = (order: string): string => `
  SELECT fan_id, users.id AS user_id, users.name, users.avatar, min(starts_at) AS since, max(ends_at) AS until,
    sum(CASE WHEN is_refunded = 1 THEN 0 ELSE cents END) AS paid,
    (SELECT num || ' ' || unit FROM subscription_periods AS last
      WHERE last.fan_id = periods.fan_id AND last.creator_id = periods.creator_id
      ORDER BY starts_at DESC, id DESC LIMIT 1) AS length
  FROM subscription_periods AS periods JOIN users ON users.id = fan_id
  WHERE creator_id = :creator
  GROUP BY fan_id
  HAVING :status IS NULL OR (CASE WHEN max(ends_at) > :now THEN 'RUNNING' ELSE 'ENDED' END) = :status
  ORDER BY ${order}`;

function readSubscriber(row: Readonly<Record<string, SQLOutputValue>>, now: number): Subscriber {
  const [num, unit] = String(row["length"]).split(" ");
  const until = Number(row["until"]);
  return {
    user: readPerson(row),
    num: Number(num),
    unit: unit as Unit,
    since: Number(row["since"]),
    until,
    paidCents: Number(row["paid"]),
    status: until > now ? "RUNNING" : "ENDED",
  };
}

export function createSubscriberList(database: DatabaseSync): SubscriberList {
  const selects = {
    NEWEST: database.prepare(sql(ORDERS.NEWEST)),
    OLDEST: database.prepare(sql(ORDERS.OLDEST)),
    ENDING: database.prepare(sql(ORDERS.ENDING)),
    PAID: database.prepare(sql(ORDERS.PAID)),
  };
  return {
    all: (creatorId, { status, keyword, sort }, now) =>
      selects[sort]
        .all({ creator: creatorId, status: status ?? null, now })
        .map((row) => readSubscriber(row, now))
        // SQLite folds the case of English letters only.
        .filter(({ user }) => foldName(user.userName).includes(foldName(keyword))),
  };
}
