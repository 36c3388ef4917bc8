// Remembers what was told where: which tab shows which event, so that it can be taken back or told elsewhere.
import type { MatchEvent } from "#domain/match/matchEvent.ts";
import type { Clock } from "../base/clock.ts";
import type { LogEntry } from "../tabs/eventLog.ts";
import { SEEN_AFTER_MS } from "../base/limits.ts";
import type { Way } from "../tabs/dirtyState.ts";
import type { Tab } from "../tabs/tab.ts";

export interface Popups {
  /** This tab shows the event from now on. */
  stand(entry: LogEntry, tab: Tab, way: Way): void;
  /** Takes back what a cancelled goal makes untrue, from the tabs that were told. */
  withdraw(event: MatchEvent): readonly Tab[];
  /** What a tab that is hidden or gone had no time to show; it is taken back from there. */
  unseen(tab: Tab): readonly Standing[];
}

export interface Standing {
  readonly tab: Tab;
  readonly entry: LogEntry;
  readonly way: Way;
  readonly at: number;
}

/** More than anybody looks through. */
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

/** The tab that was looked at last: with several windows side by side one of them is told. */
export function lookedAtLast(tabs: Iterable<Tab>): Tab | undefined {
  let chosen: Tab | undefined;
  for (const tab of tabs) {
    if (tab.visible && (!chosen || tab.visibleChangedAt >= chosen.visibleChangedAt)) chosen = tab;
  }
  return chosen;
}

/** Nothing stands at first. */
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
      // However long a popup is held by the pointer or a digest stays open, what it says must be true.
      standing = [...standing, { tab, entry, way, at: clock.now() }].slice(-STANDING_MAX);
    },
    withdraw: (event) => take(({ entry }) => cancels(event, entry.event)).map(({ tab }) => tab),
    unseen(tab) {
      const seenBefore = clock.now() - SEEN_AFTER_MS;
      return take((each) => each.tab === tab && each.at > seenBefore);
    },
  };
}
