// Decides when each tab is sent what it is owed: only visible tabs, at most one message per 100 ms, or 500 ms in low power.
import type { Topic } from "#domain/calls/topicOf.ts";
import type { Clock, Timer } from "../base/clock.ts";
import type { TabUpdate } from "../contract.ts";
import type { Counters } from "../base/counters.ts";
import {
  FLUSH_EVERY_MS,
  LOG_EVERY_MS,
  LOW_POWER_FLUSH_EVERY_MS,
  UNPRESSED_EVERY_MS,
} from "../base/limits.ts";
import { isOwed, isPressed, type Section, type Tab } from "./tab.ts";

export interface Publisher {
  /** A match changed in a way a row shows. */
  rowChanged(matchId: number): void;
  /** Every row on a screen may differ now. */
  everyRowChanged(): void;
  sectionChanged(section: Section): void;
  /** The titles of this match's pages may differ now. */
  titleChanged(matchId: number): void;
  /** Answers about these subjects are out of date. */
  outdated(topics: readonly Topic[]): void;
  /** This tab alone is owed something. */
  owe(tab: Tab): void;
  /** As `owe`, for what its page asked for: that waits for no batch of low-power mode. */
  answer(tab: Tab): void;
}

/**
 * How far apart the messages to a tab are, ms. In low-power mode what merely happens is gathered for longer; what the page
 * waits for is not: the list it has not got yet, and the rows it has just scrolled to. What presses nobody makes no
 * message of its own but once a second: each costs the page a frame.
 */
function paceOf(tab: Tab): number {
  const { lowPower, waits, sent } = tab;
  if (!isPressed(tab)) return UNPRESSED_EVERY_MS;
  return lowPower && !waits && sent.list?.status === "ready" ? LOW_POWER_FLUSH_EVERY_MS : FLUSH_EVERY_MS;
}

/** A publisher over living `tabs`; `build` makes the message, `buildTitle` the small one for a hidden tab. */
export function createPublisher(options: {
  readonly clock: Clock;
  readonly counters: Counters;
  readonly tabs: ReadonlyMap<string, Tab>;
  /** Before messages are made: says of what may go with them that it has changed. */
  beforeFlush(): void;
  build(tab: Tab): TabUpdate | undefined;
  buildTitle(tab: Tab): TabUpdate | undefined;
}): Publisher {
  const { clock, counters, tabs, build, buildTitle } = options;
  let timer: Timer | undefined;
  let timerAt = Infinity;

  function schedule(at: number): void {
    const now = clock.now();
    const dueAt = Math.max(now, at);
    if (timer !== undefined && timerAt <= dueAt) return;
    clock.clearTimeout(timer);
    timerAt = dueAt;
    timer = clock.setTimeout(flush, dueAt - now);
  }

  function flush(): void {
    // Before the timer is forgotten: what changes now waits for no other.
    options.beforeFlush();
    timer = undefined;
    timerAt = Infinity;
    const now = clock.now();
    for (const tab of tabs.values()) {
      if (tab.logWaits && tab.visible) oweLog(tab);
      if (tab.visible ? !isOwed(tab) : !tab.titleDue) continue;
      const dueAt = tab.postedAt + paceOf(tab);
      if (dueAt > now) {
        schedule(dueAt);
        continue;
      }
      tab.waits = false;
      const update = tab.visible ? build(tab) : buildTitle(tab);
      if (!update) continue;
      tab.postedAt = now;
      counters.add(tab.visible ? "updatesPosted" : "titlesPosted");
      if (update.rows) counters.add("rowUpdatesPosted");
      if (update.snapshot) counters.add("snapshotsPosted");
      if (update.log) tab.logPostedAt = now;
      tab.post(update);
    }
  }

  function scheduleFor(tab: Tab): void {
    schedule(tab.postedAt + paceOf(tab));
  }

  /** The log stands beside the rows and may be a second or two later: a storm of events redraws it once a second. */
  function oweLog(tab: Tab): void {
    const dueAt = tab.logPostedAt + LOG_EVERY_MS;
    tab.logWaits = dueAt > clock.now();
    if (tab.logWaits) return schedule(dueAt);
    tab.dirtySections.add("log");
    owe(tab);
  }

  function owe(tab: Tab): void {
    // A hidden tab is owed one snapshot when it is shown, not a backlog (DESIGN §1).
    if (tab.visible) scheduleFor(tab);
  }

  return {
    owe,
    answer(tab) {
      tab.waits = true;
      owe(tab);
    },
    rowChanged(matchId) {
      for (const tab of tabs.values()) {
        if (!tab.visible || !tab.watched.has(matchId)) continue;
        (tab.near.has(matchId) ? tab.dirtyNear : tab.dirtyRows).add(matchId);
        owe(tab);
      }
    },
    everyRowChanged() {
      for (const tab of tabs.values()) {
        if (!tab.visible) continue;
        for (const id of tab.watched) tab.dirtyRows.add(id);
        owe(tab);
      }
    },
    titleChanged(matchId) {
      for (const tab of tabs.values()) {
        if (tab.view.page !== "match" || tab.view.matchId !== matchId) continue;
        tab.titleDue = true;
        scheduleFor(tab);
      }
    },
    outdated(topics) {
      for (const tab of tabs.values()) {
        if (!tab.visible || tab.topics.size === 0) continue;
        for (const topic of topics) if (tab.topics.has(topic)) tab.outdated.add(topic);
        if (tab.outdated.size > 0) owe(tab);
      }
    },
    sectionChanged(section) {
      for (const tab of tabs.values()) {
        if (!tab.visible) continue;
        if (section === "log") {
          // It comes with every event of every match.
          if (!tab.logWaits && !tab.dirtySections.has("log")) oweLog(tab);
          continue;
        }
        tab.dirtySections.add(section);
        owe(tab);
      }
    },
  };
}
