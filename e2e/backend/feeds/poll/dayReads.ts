/** The reads that a day needs once or seldom: leagues, and the lists of yesterday, today and tomorrow. */
import type { FeedAdapter, FeedCall, KnownLeagues } from "../contract.ts";
import { DAY_MS, dateAfter, MINUTE_MS, utcDate } from "../reading/answers.ts";
import type { SavedFacts } from "../store/savedFacts.ts";

export interface DayReads {
  /** The calls that are due, each with the key of its need. */
  due(at: number, known: KnownLeagues): readonly (FeedCall & { readonly daily: string })[];
  /** Needs that were answered. */
  done(keys: readonly string[], at: number): void;
  /** Makes today's list due again, at most once an hour. */
  again(at: number): void;
}

/** The name of a note in the store: a restart does not read the day again. */
const NOTE = "days read";
const AGAIN_MS = 60 * MINUTE_MS;

export function createDayReads(adapter: FeedAdapter, saved: SavedFacts): DayReads {
  /** Epoch ms of the last answers, by day and need. */
  const answeredAt = new Map<string, number>(
    Object.entries(JSON.parse(saved.note(NOTE) ?? "{}") as Record<string, number>),
  );

  return {
    due(at, known) {
      const today = utcDate(at);
      const needs = [
        ["leagues", { kind: "leagues" }, DAY_MS],
        [today, { kind: "day", date: today }, adapter.pace.idleMs],
        [dateAfter(today, -1), { kind: "day", date: dateAfter(today, -1) }, DAY_MS],
        [dateAfter(today, 1), { kind: "day", date: dateAfter(today, 1) }, DAY_MS],
      ] as const;
      return needs.flatMap(([need, asked, everyMs]) => {
        const daily = `${today} ${need}`;
        const last = answeredAt.get(daily);
        if (last !== undefined && at - last < everyMs && at >= last) return [];
        return adapter.calls(asked, known).map((call) => ({ ...call, daily }));
      });
    },
    done(keys, at) {
      if (keys.length === 0) return;
      for (const key of keys) answeredAt.set(key, at);
      for (const old of answeredAt.keys()) if (!old.startsWith(utcDate(at))) answeredAt.delete(old);
      saved.setNote(NOTE, JSON.stringify(Object.fromEntries(answeredAt)));
    },
    again(at) {
      const today = `${utcDate(at)} ${utcDate(at)}`;
      if (at - (answeredAt.get(today) ?? 0) > AGAIN_MS) answeredAt.delete(today);
    },
  };
}
