// Decides when each tab is sent its changes: visible tabs only, at most one message per 100 ms, 1 s in low-power mode.
import { type CacheTag, isMatchTag } from "#domain/calls/cacheTags.ts";
import type { Clock, Timer } from "../base/clock.ts";
import type { TabUpdate } from "../contract.ts";
import type { Counters } from "../base/counters.ts";
import { FLUSH_SLICE_MS } from "../base/limits.ts";
import type { Section } from "./dirtyState.ts";
import type { Tab } from "./tab.ts";

export interface Publisher {
  /** Sets what makes the messages; nothing is sent before. */
  sendWith(messages: Messages): void;
  /** A match changed in a way that its row shows. */
  rowChanged(matchId: number): void;
  /** Every row on a screen may differ. */
  everyRowChanged(): void;
  sectionChanged(section: Exclude<Section, "log">): void;
  /** The log has a new event. */
  logChanged(): void;
  /** The titles of this match's pages may differ. */
  titleChanged(matchId: number): void;
  /** True when a visible tab asked for answers that a change of a match can make out of date. */
  isAsked(): boolean;
  /** Answers about these subjects are out of date. */
  outdated(tags: readonly CacheTag[]): void;
  /** Plans a message to this tab, whose changes have been marked. A hidden tab is sent a snapshot when it is shown. */
  schedule(tab: Tab): void;
  /** As `schedule`, for changes that its page asked for: low-power mode does not delay them. */
  answer(tab: Tab): void;
}

/** What makes the messages. */
interface Messages {
  /** Called before a flush, so that expired highlights join this batch. */
  beforeFlush(): void;
  /** The next update of a visible tab; undefined when nothing differs from what its page has. */
  build(tab: Tab): TabUpdate | undefined;
  /** The title of a hidden tab's match page; undefined when it does not differ. */
  buildTitle(tab: Tab): TabUpdate | undefined;
}

/** A publisher to the tabs in `tabs`, which may come and go. */
export function createPublisher(options: {
  readonly clock: Clock;
  readonly counters: Counters;
  readonly tabs: ReadonlyMap<string, Tab>;
  /** Those of `tabs` that are visible. A change of a match costs no more when hidden tabs are opened. */
  readonly visibleTabs: ReadonlySet<Tab>;
}): Publisher {
  const { clock, counters, tabs, visibleTabs } = options;
  let messages: Messages | undefined;
  let timer: Timer | undefined;
  /** Local epoch ms of the next flush; Infinity without one. */
  let timerAt = Infinity;
  /** Tabs that show a match page, and some that have closed; undefined until a change needs them. */
  let matchPages: readonly Tab[] | undefined;
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
    messages?.beforeFlush();
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
    const update = tab.visible ? messages?.build(tab) : messages?.buildTitle(tab);
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

  function schedule(tab: Tab): void {
    // A tab that is new or shows another page is scheduled too: the list is made again.
    matchPages = undefined;
    if (tab.visible) scheduleAt(tab.nextMessageAt());
  }

  return {
    sendWith: (given) => void (messages = given),
    schedule,
    answer(tab) {
      tab.pace.expectAnswer();
      schedule(tab);
    },
    rowChanged(matchId) {
      for (const tab of visibleTabs) {
        if (!tab.watched.has(matchId)) continue;
        if (tab.near.has(matchId)) tab.dirty.markNearRow(matchId);
        else {
          tab.dirty.markRows([matchId]);
          schedule(tab);
        }
      }
    },
    everyRowChanged() {
      for (const tab of visibleTabs) {
        tab.dirty.markRows(tab.watched);
        schedule(tab);
      }
    },
    titleChanged(matchId) {
      matchPages ??= [...tabs.values()].filter(({ view }) => view.matchId);
      for (const tab of matchPages) {
        if (tab.view.matchId !== matchId) continue;
        tab.dirty.markTitle();
        // Hidden tabs get their title too, and `schedule` leaves hidden tabs out.
        scheduleAt(tab.nextMessageAt());
      }
    },
    isAsked() {
      for (const { tags } of visibleTabs) for (const tag of tags) if (isMatchTag(tag)) return true;
      return false;
    },
    outdated(tags) {
      for (const tab of visibleTabs) {
        if (tab.tags.size === 0) continue;
        const asked = tags.filter((tag) => tab.tags.has(tag));
        for (const tag of asked) {
          // A page that still shows the answer asks again, and its question adds the tag.
          tab.tags.delete(tag);
          tab.dirty.markOutdated(tag);
        }
        if (asked.length > 0) schedule(tab);
      }
    },
    logChanged() {
      // Called with every event of every match.
      if (logIsMarked) return;
      logIsMarked = true;
      visibleTabs.forEach(markLog);
    },
    sectionChanged(section) {
      for (const tab of visibleTabs) {
        tab.dirty.markSection(section);
        schedule(tab);
      }
    },
  };
}
