// Remembers which tab shows which event, so that it can be withdrawn or shown in another tab.
import type { MatchEvent } from "#domain/match/matchEvent.ts";
import type { Clock } from "../base/clock.ts";
import type { LogEntry } from "../tabs/eventLog.ts";
import { SEEN_AFTER_MS } from "../base/limits.ts";
import type { EventDisplay } from "../tabs/dirtyState.ts";
import type { Tab } from "../tabs/tab.ts";

export interface Popups {
  /** This tab shows the event from now on. */
  stand(entry: LogEntry, tab: Tab, way: EventDisplay): void;
  /** Withdraws what this cancelled goal makes untrue; the tabs that showed it. */
  withdraw(event: MatchEvent): readonly Tab[];
  /** Withdraws and returns what a tab that is hidden or closed had no time to show. */
  unseen(tab: Tab): readonly Standing[];
  /** A tab is closed: nothing can be withdrawn there. */
  forget(tab: Tab): void;
}

export interface Standing {
  readonly tab: Tab;
  readonly entry: LogEntry;
  readonly way: EventDisplay;
  readonly at: number;
}

/** Bounds memory; no visitor looks through so many. */
const STANDING_MAX = 500;

/** True when `event` takes `goal` back: the score of that side no longer reaches it. */
export function cancels(event: MatchEvent, goal: MatchEvent): boolean {
  if (event.type !== "goalCancelled" || event.side === "none") return false;
  const { matchId, side } = event;
  return (
    goal.type === "goal" &&
    goal.matchId === matchId &&
    goal.side === side &&
    goal.values[side] > event.values[side]
  );
}

/** The visible tab that was shown last: of several windows side by side, one shows the event. */
export function lookedAtLast(tabs: Iterable<Tab>): Tab | undefined {
  let chosen: Tab | undefined;
  for (const tab of tabs) {
    if (tab.visible && (!chosen || tab.visibleChangedAt >= chosen.visibleChangedAt)) chosen = tab;
  }
  return chosen;
}

/** No events are shown at first. */
export function createPopups(clock: Clock): Popups {
  let standing: Standing[] = [];

  /** Drops what was not sent yet. What a tab has received is withdrawn there by its id. */
  function take(gone: (each: Standing) => boolean): readonly Standing[] {
    const taken = standing.filter(gone);
    standing = standing.filter((each) => !gone(each));
    for (const { tab, entry, way } of taken) tab.dirty.withdrawEvent(way, entry.event.id);
    return taken;
  }

  return {
    stand(entry, tab, way) {
      // A popup can be held by the pointer, and a digest can stay open, for any time; both must stay true.
      standing.push({ tab, entry, way, at: clock.now() });
      if (standing.length > STANDING_MAX) standing.shift();
    },
    withdraw(event) {
      return take(({ entry }) => cancels(event, entry.event)).map(({ tab }) => tab);
    },
    forget(tab) {
      standing = standing.filter((each) => each.tab !== tab);
    },
    unseen(tab) {
      const seenBefore = clock.now() - SEEN_AFTER_MS;
      return take((each) => each.tab === tab && each.at > seenBefore);
    },
  };
}
