// The latest events of all matches, numbered, with the score they happened at.
import type { Match } from "#domain/match/match.ts";
import type { MatchEvent } from "#domain/match/matchEvent.ts";
import { isFollowed } from "#domain/board/filterBoard.ts";
import { isInLog } from "#domain/notificationRules.ts";
import { LOG_MAX } from "../base/limits.ts";
import type { UpdateSources } from "./buildUpdate.ts";
import type { EventLineView } from "../contract.ts";
import type { Tab } from "./tab.ts";

export interface LogEntry {
  /** Grows by one per event. */
  readonly number: number;
  readonly event: MatchEvent;
  /** The match right after the event. */
  readonly match: Match;
  /** Learnt after a gap in the news: when it happened is not known. */
  late?: true;
}

export interface LogLines {
  /** What the tab has not been sent, newest first; from now on it counts as sent. */
  linesFor(tab: Tab, sources: UpdateSources): readonly EventLineView[];
}

export interface EventLog extends LogLines {
  add(event: MatchEvent, match: Match): LogEntry;
}

/** Ten times what a tab is sent, since tabs show different shares of it. */
const KEPT = LOG_MAX * 10;

/** An event as the log shows it, in the tab's language. */
export function viewLine(
  { event, match, late }: Omit<LogEntry, "number">,
  tab: Tab,
  sources: UpdateSources,
): EventLineView {
  const { language } = tab.context;
  const { home, away } = match.teamIds;
  return {
    event,
    league: sources.names.league(language, match.leagueId),
    names: { home: sources.names.team(language, home).name, away: sources.names.team(language, away).name },
    // Of two goals learnt at once each has its own score.
    score: event.type === "redCard" || event.type === "yellowCard" ? match.score : event.values,
    favorite: isFollowed(match, sources.favorites),
    ...(late ? { late } : {}),
  };
}

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
    linesFor(tab, sources) {
      const from = entries.findLastIndex(({ number }) => number <= tab.sent.log) + 1;
      tab.sent.log = count;
      return entries
        .slice(Math.max(from, entries.length - KEPT))
        .toReversed()
        .filter(({ event, match }) => isInLog(event, isFollowed(match, sources.favorites), tab.settings))
        .slice(0, LOG_MAX)
        .map((entry) => viewLine(entry, tab, sources));
    },
  };
}
