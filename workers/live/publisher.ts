// Decides when each tab is sent what it is owed: only visible tabs, at most one message per 100 ms.
import type { Topic } from "#domain/pages/topicOf.ts";
import type { Clock, Timer } from "./clock.ts";
import type { TabUpdate } from "./contract.ts";
import type { Counters } from "./counters.ts";
import { FLUSH_EVERY_MS } from "./limits.ts";
import { isOwed, type Section, type Tab } from "./tab.ts";

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
}

/** A publisher over living `tabs`; `build` makes the message, `buildTitle` the small one for a hidden tab. */
export function createPublisher(options: {
  readonly clock: Clock;
  readonly counters: Counters;
  readonly tabs: ReadonlyMap<string, Tab>;
  build(tab: Tab): TabUpdate | undefined;
  buildTitle(tab: Tab): TabUpdate | undefined;
}): Publisher {
  const { clock, counters, tabs, build, buildTitle } = options;
  let timer: Timer | undefined;
  let timerAt = Infinity;

  function schedule(at: number): void {
    if (timer !== undefined && timerAt <= at) return;
    clock.clearTimeout(timer);
    timerAt = at;
    timer = clock.setTimeout(flush, Math.max(0, at - clock.now()));
  }

  function flush(): void {
    timer = undefined;
    timerAt = Infinity;
    const now = clock.now();
    for (const tab of tabs.values()) {
      if (tab.visible ? !isOwed(tab) : !tab.titleDue) continue;
      const dueAt = tab.postedAt + FLUSH_EVERY_MS;
      if (dueAt > now) {
        schedule(dueAt);
        continue;
      }
      const update = tab.visible ? build(tab) : buildTitle(tab);
      if (!update) continue;
      tab.postedAt = now;
      counters.add(tab.visible ? "updatesPosted" : "titlesPosted");
      if (update.rows) counters.add("rowUpdatesPosted");
      if (update.snapshot) counters.add("snapshotsPosted");
      tab.post(update);
    }
  }

  function owe(tab: Tab): void {
    // A hidden tab is owed one snapshot when it is shown, not a backlog (DESIGN §1).
    if (tab.visible) schedule(Math.max(clock.now(), tab.postedAt + FLUSH_EVERY_MS));
  }

  return {
    owe,
    rowChanged(matchId) {
      for (const tab of tabs.values()) {
        if (!tab.visible || !tab.watched.has(matchId)) continue;
        tab.dirtyRows.add(matchId);
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
        schedule(Math.max(clock.now(), tab.postedAt + FLUSH_EVERY_MS));
      }
    },
    outdated(topics) {
      for (const tab of tabs.values()) {
        if (!tab.visible) continue;
        for (const topic of topics) if (tab.topics.has(topic)) tab.outdated.add(topic);
        if (tab.outdated.size > 0) owe(tab);
      }
    },
    sectionChanged(section) {
      for (const tab of tabs.values()) {
        if (!tab.visible) continue;
        tab.dirtySections.add(section);
        owe(tab);
      }
    },
  };
}
