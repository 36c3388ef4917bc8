// The latest events of all matches, numbered, with the score they happened at.
import type { Match } from "#domain/match/match.ts";
import type { MatchEvent } from "#domain/match/matchEvent.ts";
import { LOG_MAX } from "./limits.ts";

export interface LogEntry {
  /** Grows by one per event. */
  readonly number: number;
  readonly event: MatchEvent;
  /** The match right after the event. */
  readonly match: Match;
  /** Learnt after a gap in the news: nobody knows when it happened. */
  late?: true;
}

export interface EventLog {
  add(event: MatchEvent, match: Match): LogEntry;
  /** Entries after `number`, newest first, at most 30. */
  since(number: number): readonly LogEntry[];
  newest(): number;
}

/** A log that remembers ten times what a tab is sent, since tabs show different shares of it. */
export function createEventLog(): EventLog {
  const entries: LogEntry[] = [];
  let count = 0;
  return {
    add(event, match) {
      count += 1;
      const entry: LogEntry = { number: count, event, match };
      entries.unshift(entry);
      if (entries.length > LOG_MAX * 10) entries.pop();
      return entry;
    },
    since(number) {
      const end = entries.findIndex((entry) => entry.number <= number);
      return end === -1 ? entries : entries.slice(0, end);
    },
    newest: () => count,
  };
}
