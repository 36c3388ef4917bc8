// Sends each tab its messages: visible tabs only, at most one message per 100 ms, 1 s in low-power mode.
import type { Clock, Timer } from "../base/clock.ts";
import type { TabUpdate } from "../contract.ts";
import type { Counters } from "../base/counters.ts";
import { FLUSH_SLICE_MS } from "../base/limits.ts";
import type { Tab } from "./tab.ts";

export interface Sender {
  /** Plans a message to this tab, whose changes have been marked. A hidden tab is sent a snapshot when it is shown. */
  schedule(tab: Tab): void;
  /** As `schedule`, for changes that its page asked for: low-power mode does not delay them. */
  answer(tab: Tab): void;
  /** As `schedule`, for a title, which hidden tabs are sent too. */
  scheduleTitle(tab: Tab): void;
  /** The log has a new event. */
  logChanged(): void;
}

/** What makes the messages. Called when tabs have changes. */
export interface Messages {
  /** Called before a flush, so that expired highlights join this batch. */
  beforeFlush(): void;
  /** The next update of a visible tab; undefined when nothing differs from what its page has. */
  build(tab: Tab): TabUpdate | undefined;
  /** The title of a hidden tab's match page; undefined when it does not differ. */
  buildTitle(tab: Tab): TabUpdate | undefined;
}

export interface SenderOptions {
  readonly clock: Clock;
  readonly counters: Counters;
  readonly messages: Messages;
  readonly tabs: ReadonlyMap<string, Tab>;
  /** Those of `tabs` that are visible. */
  readonly visibleTabs: ReadonlySet<Tab>;
}

/** A sender to the tabs in `tabs`, which may come and go. */
export function createSender({ clock, counters, messages, tabs, visibleTabs }: SenderOptions): Sender {
  let timer: Timer | undefined;
  /** Local epoch ms of the next flush; Infinity without one. */
  let timerAt = Infinity;
  /** Tabs with log lines that wait for their turn. */
  const logWaits = new WeakSet<Tab>();
  /** True when each visible tab has the log marked for its next message, or waits until the log may be sent again. */
  let logIsMarked = false;

  function scheduleAt(at: number): void {
    const now = clock.now();
    const dueAt = Math.max(now, at);
    if (timerAt <= dueAt) return;
    clock.clearTimeout(timer);
    timerAt = dueAt;
    timer = clock.setTimeout(flush, dueAt - now);
  }

  function flush(): void {
    // Runs before `timerAt` is cleared, so that changes made here do not schedule a second flush.
    messages.beforeFlush();
    logIsMarked = false;
    timerAt = Infinity;
    const now = clock.now();
    const due: Tab[] = [];
    for (const tab of tabs.values()) {
      if (logWaits.has(tab) && tab.visible) markLog(tab);
      if (!(tab.visible ? tab.dirty.hasChanges() : tab.dirty.hasTitle())) continue;
      if (tab.nextMessageAt() > now) scheduleAt(tab.nextMessageAt());
      else due.push(tab);
    }
    // Tabs that have waited longest are first, so that a flush that is cut short each time serves all.
    due.sort((one, other) => one.nextMessageAt() - other.nextMessageAt());
    for (const tab of due) {
      if (clock.now() - now >= FLUSH_SLICE_MS) return scheduleAt(now);
      send(tab, now);
    }
  }

  function send(tab: Tab, now: number): void {
    tab.pace.answered();
    const update = tab.visible ? messages.build(tab) : messages.buildTitle(tab);
    if (!update) return;
    // The lines of a snapshot are new to the page, and not to the reader.
    tab.pace.posted(now, update.log && (update.snapshot ? 0 : update.log.length));
    if (tab.visible) counters.add("updatesPosted");
    if (update.rows) counters.add("rowUpdatesPosted");
    tab.post(update);
  }

  /** Log lines may be late: a burst of events redraws the log at most once a second. */
  function markLog(tab: Tab): void {
    const dueAt = tab.pace.nextLogAt();
    if (dueAt > clock.now()) {
      logWaits.add(tab);
      scheduleAt(dueAt);
      return;
    }
    logWaits.delete(tab);
    tab.dirty.markSection("log");
    schedule(tab);
  }

  const scheduleTitle = (tab: Tab): void => scheduleAt(tab.nextMessageAt());

  function schedule(tab: Tab): void {
    if (tab.visible) scheduleAt(tab.nextMessageAt());
  }

  return {
    schedule,
    answer(tab) {
      tab.pace.expectAnswer();
      schedule(tab);
    },
    scheduleTitle,
    logChanged() {
      // Called with every event of every match.
      if (logIsMarked) return;
      logIsMarked = true;
      visibleTabs.forEach(markLog);
    },
  };
}
