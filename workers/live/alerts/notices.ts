// System notifications while no tab is in sight: one per match, posted by one tab, taken back with a withdrawn goal.
// See docs/product.md#alerts.
import type { AlertOrder } from "#domain/alerts/tabAlerts.ts";
import type { MatchEvent } from "#domain/match/matchEvent.ts";
import type { Clock, Timer } from "../base/clock.ts";
import type { Counters } from "../base/counters.ts";
import { type LogEntry, viewLine } from "../tabs/eventLog.ts";
import type { UpdateSources } from "../tabs/buildUpdate.ts";
import type { Tab } from "../tabs/tab.ts";
import { type AlertOrders, bestFirst } from "./alertOrders.ts";
import { cancels, lookedAtLast } from "./popups.ts";

/** While the viewer goes from one tab to another none is in sight for a moment: a popup follows in the other one. */
const OUT_OF_SIGHT_MS = 400;
/** Bounds memory and what is stored of it; older notifications are not taken back. */
const POSTED_MAX = 100;

export interface Notices {
  /** Posts the event unless a tab is in sight within 0.4 s. */
  raise(entry: LogEntry): void;
  /** A cancelled goal: this event replaces its notification, or that goes where it is the last and a tab is in sight. */
  withdraw(entry: LogEntry): void;
  /** The events that are notifications; the same array while they are the same. */
  posted(): readonly MatchEvent[];
  /** The core before has left these. */
  restore(events: readonly MatchEvent[]): void;
  /** The last tab has gone: what was posted so far stays as it is. */
  rest(): void;
}

export interface NoticesOptions {
  readonly clock: Clock;
  readonly counters: Counters;
  readonly tabs: ReadonlyMap<string, Tab>;
  readonly sources: UpdateSources;
  /** The event is, or in the end is not, a notification of the system: then it is no popup. */
  noticed(eventId: string, isPosted: boolean): void;
}

const notifies = ({ alerts }: Tab): boolean => alerts?.notifies === true;

/** No notification has been posted. */
export function createNotices(options: NoticesOptions, orders: AlertOrders): Notices {
  const { clock, counters, tabs, sources, noticed } = options;
  let waiting: LogEntry[] = [];
  let posted: readonly MatchEvent[] = [];
  let timer: Timer | undefined;

  const able = (): readonly Tab[] => bestFirst(tabs.values(), notifies);

  function post(entry: LogEntry): void {
    const { event } = entry;
    const isCorrection = event.type === "goalCancelled";
    // Of a hidden score no event says more than another.
    const shown = sources.seen(entry).event.type;
    posted = [...posted, event].slice(-POSTED_MAX);
    noticed(event.id, true);
    counters.add("notifications");
    const orderFor = (tab: Tab): AlertOrder => ({
      notice: viewLine(entry, tab, sources),
      renews: shown === "goal" || (shown === "something" && !isCorrection),
      silent: isCorrection,
    });
    orders.give(orderFor, able, () => noticed(event.id, false));
  }

  function postWaiting(): void {
    timer = undefined;
    const due = waiting;
    waiting = [];
    if (lookedAtLast(tabs.values()) === undefined) due.forEach(post);
  }

  return {
    raise(entry) {
      const isPosted = posted.some(({ id }) => id === entry.event.id);
      if (isPosted || able().length === 0 || lookedAtLast(tabs.values())) return;
      waiting.push(entry);
      timer ??= clock.setTimeout(postWaiting, OUT_OF_SIGHT_MS);
    },
    withdraw(entry) {
      const { event } = entry;
      const isCancelled = (goal: MatchEvent): boolean => cancels(event, goal);
      waiting = waiting.filter((each) => !isCancelled(each.event));
      if (!posted.some(isCancelled)) return;
      const last = posted.findLast(({ matchId }) => matchId === event.matchId);
      posted = posted.filter((each) => !isCancelled(each));
      if (lookedAtLast(tabs.values()) === undefined) post(entry);
      // A later event of the match has taken the place of the goal: it stays.
      else if (last !== undefined && isCancelled(last)) orders.give(() => ({ closes: event.matchId }), able);
    },
    posted: () => posted,
    restore: (events) => void (posted = [...events, ...posted].slice(-POSTED_MAX)),
    rest: () => void (posted = []),
  };
}
