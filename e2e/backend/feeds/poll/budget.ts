/** Counts calls, so that no window of the source ever has more than our ceiling; the count outlasts a restart. */
import type { DatabaseSync } from "node:sqlite";
import type { FeedBudget, FeedLimit } from "../contract.ts";

/** Live reads, or reads of an opened page; a fifth of each window is for pages. */
export type CallUse = "live" | "page";

export interface Budget {
  /** Epoch ms from which a call is allowed, `now` if it is at once. */
  nextAt(use: CallUse, now: number): number;
  /** Counts a call that is about to be made. */
  spend(use: CallUse, now: number): void;
  /** What the source's headers say. */
  correct(told: FeedBudget): void;
  /** Live calls left until the next midnight in UTC; infinite without such a ceiling. */
  leftToday(now: number): number;
}

interface Call {
  readonly at: number;
  readonly use: CallUse;
}

const DAY_MS = 86_400_000;
const PAGES_SHARE = 5;

const midnight = (at: number): number => Math.floor(at / DAY_MS) * DAY_MS;
const windowStart = (limit: FeedLimit, now: number): number =>
  limit.resetsAtUtcMidnight === true ? midnight(now) - 1 : now - limit.perMs;
const forPages = (limit: FeedLimit): number => Math.ceil(limit.calls / PAGES_SHARE);
const share = (limit: FeedLimit, use: CallUse): number =>
  use === "page" ? forPages(limit) : Math.max(1, limit.calls - forPages(limit));

export function createBudget(database: DatabaseSync, own: readonly FeedLimit[], startedAt: number): Budget {
  const insert = database.prepare("INSERT INTO calls VALUES (?, ?)");
  const prune = database.prepare("DELETE FROM calls WHERE at < ?");
  let limits = own;
  let told: { left: number; readonly untilMs: number } | undefined;
  let calls: Call[] = database
    .prepare("SELECT at, for_page FROM calls WHERE at >= ? ORDER BY at")
    .all(startedAt - DAY_MS)
    .map((row) => ({ at: Number(row["at"]), use: row["for_page"] === 1 ? "page" : "live" }));

  /** The instant from which one of `most` calls in the window is free. */
  function freeAt(limit: FeedLimit, most: number, counted: readonly Call[], now: number): number {
    const start = windowStart(limit, now);
    const inside = counted.filter(({ at }) => at > start);
    if (inside.length < most) return now;
    if (limit.resetsAtUtcMidnight === true) return midnight(now) + DAY_MS;
    return (inside[inside.length - most]?.at ?? now) + limit.perMs;
  }

  return {
    nextAt(use, now) {
      let at = now;
      for (const limit of limits) {
        const same = calls.filter((call) => call.use === use);
        at = Math.max(
          at,
          freeAt(limit, share(limit, use), same, now),
          freeAt(limit, limit.calls, calls, now),
        );
      }
      if (told !== undefined && now < told.untilMs && told.left <= 0) at = Math.max(at, told.untilMs);
      return at;
    },
    spend(use, now) {
      const longest = Math.max(...limits.map(({ perMs }) => perMs));
      if ((calls[0]?.at ?? now) < now - 2 * longest) {
        calls = calls.filter(({ at }) => at >= now - longest);
        prune.run(now - Math.max(longest, DAY_MS));
      }
      calls.push({ at: now, use });
      insert.run(now, use === "page" ? 1 : 0);
      if (told !== undefined && now < told.untilMs) told.left -= 1;
    },
    correct({ left, untilMs, limits: larger }) {
      told = { left, untilMs };
      if (larger !== undefined) limits = larger;
    },
    leftToday(now) {
      const day = limits.find((limit) => limit.resetsAtUtcMidnight === true);
      if (day === undefined) return Number.POSITIVE_INFINITY;
      const used = calls.filter(({ at, use }) => use === "live" && at >= midnight(now)).length;
      const left = share(day, "live") - used;
      return Math.max(0, told !== undefined && now < told.untilMs ? Math.min(left, told.left) : left);
    },
  };
}
