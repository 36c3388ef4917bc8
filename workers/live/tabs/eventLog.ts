// The latest changes of all matches, numbered, and the events that they raised, with the score they happened at.
import { detectEvents } from "#domain/match/detectEvents.ts";
import { type Match, NOT_TOLD, type PerSide } from "#domain/match/match.ts";
import type { MatchEvent } from "#domain/match/matchEvent.ts";
import { isFollowed } from "#domain/board/filterBoard.ts";
import { isInLog } from "#domain/notificationRules.ts";
import { LOG_MAX } from "../base/limits.ts";
import type { UpdateSources } from "./buildUpdate.ts";
import type { EventLineView } from "../contract.ts";
import type { StoreChange } from "../matches/matchStore.ts";
import type { Tab } from "./tab.ts";

/** An event in the log. */
export interface LogEntry {
  readonly event: MatchEvent;
  /** The match right after the event. */
  readonly match: Match;
  /** Learnt after a gap in the news: when it happened is not known. */
  readonly late: boolean;
}

/** A change that may have raised events. */
export interface LoggedChange {
  /** Grows by one per change. */
  readonly number: number;
  readonly change: StoreChange;
  /** When the core learnt of it, epoch ms in server time. */
  readonly at: number;
  /** Learnt after a gap in the news; so are its events. */
  late: boolean;
  /** Its events in the order in which they are shown; undefined until they are needed. */
  entries: readonly LogEntry[] | undefined;
}

export interface LogLines {
  /** What the tab has not been sent, newest first; from now on it counts as sent. */
  linesFor(tab: Tab, sources: UpdateSources): readonly EventLineView[];
}

export interface EventLog extends LogLines {
  /** `at`: server time, epoch ms. */
  add(change: StoreChange, at: number): LoggedChange;
  /** The events of a change, the same objects with every call. Call it once `late` is known. */
  entriesOf(logged: LoggedChange): readonly LogEntry[];
}

/** Ten times what a tab is sent, since tabs show different shares of it. */
const KEPT = LOG_MAX * 10;

/** The score with a dash for a side that the server has not told. */
function shownScore({ home, away }: PerSide<number>): EventLineView["score"] {
  const shown = (count: number): number | string => (count === NOT_TOLD ? "–" : count);
  return { home: shown(home), away: shown(away) };
}

/** An event as the log shows it, in the tab's language. */
export function viewLine(entry: LogEntry, tab: Tab, sources: UpdateSources): EventLineView {
  const { event, match, late } = sources.seen(entry);
  const { language } = tab.context;
  const { home, away } = match.teamIds;
  return {
    event,
    league: sources.names.league(language, match.leagueId),
    names: { home: sources.names.team(language, home).name, away: sources.names.team(language, away).name },
    // Of two goals learnt at once each has its own score.
    score: shownScore(event.type === "redCard" || event.type === "yellowCard" ? match.score : event.values),
    favorite: isFollowed(match, sources.favorites),
    ...(late ? { late } : {}),
  };
}

/**
 * An empty log. Events are detected when they are needed: most changes are of matches that nobody follows, and are
 * no longer among the latest when the log is sent. `nextId` returns an id that no other event has.
 */
export function createEventLog(nextId: () => string): EventLog {
  /** Oldest first. */
  let changes: LoggedChange[] = [];
  let count = 0;

  function entriesOf(logged: LoggedChange): readonly LogEntry[] {
    const { change, at, late } = logged;
    const { before, after: match, dayWasLoaded } = change;
    logged.entries ??= detectEvents(before, match, { at, dayWasLoaded, nextId }).map((event) => ({
      event,
      match,
      late,
    }));
    return logged.entries;
  }

  return {
    add(change, at) {
      count += 1;
      const logged: LoggedChange = { number: count, change, at, late: false, entries: undefined };
      changes.push(logged);
      // Cut now and then: moving three hundred for each change would cost more than the change.
      if (changes.length > 2 * KEPT) changes = changes.slice(-KEPT);
      return logged;
    },
    entriesOf,
    linesFor(tab, sources) {
      const lines: EventLineView[] = [];
      const oldest = Math.max(0, changes.length - KEPT);
      for (let index = changes.length - 1; index >= oldest && lines.length < LOG_MAX; index -= 1) {
        const logged = changes[index];
        if (logged === undefined || logged.number <= tab.sent.log) break;
        const followed = isFollowed(logged.change.after, sources.favorites);
        for (const entry of entriesOf(logged).toReversed())
          if (isInLog(entry.event, followed, tab.settings)) lines.push(viewLine(entry, tab, sources));
      }
      tab.sent.log = count;
      return lines.slice(0, LOG_MAX);
    },
  };
}
