// The figures of a creator, day by day, from the ledger and the periods of their subscribers.
// See docs/product.md#figures-of-the-studio.
import type { DatabaseSync } from "node:sqlite";
import { DAY_MS } from "../creators/terms.ts";
import { dayAt, dayWindow } from "../server/zones.ts";
import { countAt, joinPeriods } from "./subscribedTimes.ts";

export const RANGES = ["7", "28", "90", "ALL"] as const;
type Range = (typeof RANGES)[number];

interface DayFigures {
  /** yyyy-mm-dd. */
  readonly date: string;
  /** What is left to the creator of the sales and refunds of the day, cents; below 0 where refunds are more. */
  readonly cents: number;
  /** Subscribers when the day ended, or now. */
  readonly subscribers: number;
}

interface TopPost {
  readonly id: number;
  readonly title: string;
  readonly summary: string;
  readonly visibility: string;
  readonly createdAt: number;
  readonly likeCount: number;
  readonly replyCount: number;
}

interface Figures {
  readonly subscribers: number;
  readonly begun: number;
  readonly ended: number;
  readonly cents: number;
  /** One per day, oldest first; never empty. */
  readonly days: readonly DayFigures[];
  readonly topPosts: readonly TopPost[];
}

export interface Stats {
  /** Of the last so many days of this zone, today among them, or of all days since the first figure. */
  figures(creatorId: number, range: Range, offsetMinutes: number, now: number): Figures;
}

const TOP_POSTS = 5;

/** First instants of the days from the one of `from` to the one of `now`. */
function daysBetween(from: number, now: number, offsetMinutes: number): readonly number[] {
  const first = dayWindow(dayAt(from, offsetMinutes), offsetMinutes)?.from ?? from;
  return Array.from({ length: Math.floor((now - first) / DAY_MS) + 1 }, (_, day) => first + day * DAY_MS);
}

export function createStats(database: DatabaseSync): Stats {
  const selectPeriods = database.prepare(
    `SELECT fan_id AS fanId, starts_at AS startsAt, ends_at AS endsAt FROM subscription_periods
     WHERE creator_id = ? AND starts_at <= ? ORDER BY fan_id, starts_at`,
  );
  const selectEarned = database.prepare(
    `SELECT made_at AS at, sum(cents) AS cents
     FROM ledger_entries JOIN ledger_transactions ON id = transaction_id
     WHERE owner_id = ? AND kind IN ('SALE', 'FEE', 'REFUND') GROUP BY id ORDER BY made_at`,
  );
  const selectTop = database.prepare(
    `SELECT id, title, summary, visibility, created_at, like_count, reply_count FROM posts
     WHERE user_id = ? AND created_at >= ? AND deleted_at IS NULL AND visibility <> 'CLOSE'
     ORDER BY like_count + reply_count DESC, id DESC LIMIT ${TOP_POSTS}`,
  );

  return {
    figures(creatorId, range, offsetMinutes, now) {
      const times = joinPeriods(
        selectPeriods.all(creatorId, now).map(({ fanId, startsAt, endsAt }) => ({
          fanId: Number(fanId),
          startsAt: Number(startsAt),
          endsAt: Number(endsAt),
        })),
      );
      const earned = selectEarned.all(creatorId).map(({ at, cents }) => [Number(at), Number(cents)] as const);
      const first = Math.min(now, earned[0]?.[0] ?? now, ...times.map(({ startsAt }) => startsAt));
      const from = range === "ALL" ? first : now - (Number(range) - 1) * DAY_MS;
      const days = daysBetween(from, now, offsetMinutes);
      const begin = days[0] ?? now;
      const isWithin = (instant: number): boolean => instant >= begin && instant <= now;

      const centsOf = new Map<string, number>();
      for (const [at, cents] of earned) {
        if (!isWithin(at)) continue;
        const date = dayAt(at, offsetMinutes);
        centsOf.set(date, (centsOf.get(date) ?? 0) + cents);
      }
      const ends = days.map((day) => Math.min(day + DAY_MS - 1, now));
      const counts = countAt(times, ends);
      return {
        subscribers: counts.at(-1) ?? 0,
        begun: times.filter(({ startsAt }) => isWithin(startsAt)).length,
        ended: times.filter(({ endsAt }) => isWithin(endsAt)).length,
        cents: [...centsOf.values()].reduce((sum, cents) => sum + cents, 0),
        days: days.map((day, place) => {
          const date = dayAt(day, offsetMinutes);
          return { date, cents: centsOf.get(date) ?? 0, subscribers: counts[place] ?? 0 };
        }),
        topPosts: selectTop.all(creatorId, begin).map((row) => ({
          id: Number(row["id"]),
          title: String(row["title"]),
          summary: String(row["summary"]),
          visibility: String(row["visibility"]),
          createdAt: Number(row["created_at"]),
          likeCount: Number(row["like_count"]),
          replyCount: Number(row["reply_count"]),
        })),
      };
    },
  };
}
