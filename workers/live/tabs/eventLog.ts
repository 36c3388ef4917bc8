// The latest events of all matches, numbered, with the score they happened at.
import type { Match } from "#domain/match/match.ts";
import type { MatchEvent } from "#domain/match/matchEvent.ts";
import { LOG_MAX } from "../base/limits.ts";

export interface LogEntry {
  /** Grows by one per event. */
  readonly number: number;
  readonly event: MatchEvent;
  /** The match right after the event. */
  readonly match: Match;
  /** Learnt after a gap in the news: when it happened is not known. */
  late?: true;
}

export interface EventLog {
  add(event: MatchEvent, match: Match): LogEntry;
  /** Entries after `number`, newest first, of the latest 300. */
  since(number: number): readonly LogEntry[];
  newest(): number;
}

/** Ten times what a tab is sent, since tabs show different shares of it. */
const KEPT = LOG_MAX * 10;

/** An empty log. */
export function createEventLog(): EventLog {
  /** Oldest first. */
  let entries: LogEntry[] = [];
  let count = 0;
  return {
    add(event, match) {
      count += 1;
      const entry: LogEntry = { number: count, event, match };
      entries.push(entry);
      // Cut now and then: moving three hundred entries for each event would cost more than the event.
      if (entries.length > 2 * KEPT) entries = entries.slice(-KEPT);
      return entry;
    },
    since(number) {
      const from = entries.findLastIndex((entry) => entry.number <= number) + 1;
      return entries.slice(Math.max(from, entries.length - KEPT)).toReversed();
    },
    newest: () => count,
  };
}
