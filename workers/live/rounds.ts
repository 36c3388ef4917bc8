// What the core does regularly: each beat the age of what tabs show, each minute running matches, after a sleep all of it.
import { isLive } from "#domain/match/phase.ts";
import type { Alerts } from "./alerts/alerts.ts";
import type { Audience } from "./tabs/audience.ts";
import type { ServerClock } from "./base/clock.ts";
import { sameConnection } from "./feed/connection.ts";
import type { Connection } from "./contract.ts";
import type { Counters } from "./base/counters.ts";
import type { Feed } from "./feed/feed.ts";
import type { Lists } from "./matches/lists.ts";
import type { MatchStore } from "./matches/matchStore.ts";
import type { PageCache } from "./pages/pageCache.ts";
import type { Publisher } from "./tabs/publisher.ts";
import type { Tab } from "./tabs/tab.ts";
import { todayOf } from "./tabs/wantedLists.ts";

export interface Rounds {
  onBeat(): void;
  /** A new minute, or half of one, of server time has begun. */
  onMinute(): void;
  /** The machine slept: what the socket heard before is no sign of life, and what happened meanwhile is missing. */
  onWake(): void;
}

/** Rounds over the core's parts. */
export function createRounds(parts: {
  readonly serverClock: ServerClock;
  connectionOf(tab: Tab): Connection;
  readonly pages: Pick<PageCache, "sweep">;
  readonly audience: Pick<Audience, "lookers" | "requestsFor">;
  readonly lists: Pick<Lists, "need">;
  readonly publisher: Pick<Publisher, "owe" | "titleChanged">;
  readonly tabs: ReadonlyMap<string, Tab>;
  readonly store: Pick<MatchStore, "get">;
  readonly feed: Pick<Feed, "checkSilence" | "revive">;
  readonly alerts: Pick<Alerts, "review">;
  readonly counters: Counters;
  refreshWanted(): void;
}): Rounds {
  const { serverClock, connectionOf, pages, audience, lists, publisher, tabs, store, feed } = parts;

  function onBeat(): void {
    for (const tab of tabs.values()) {
      if (!tab.visible || sameConnection(tab.sent.connection, connectionOf(tab))) continue;
      tab.dirtySections.add("connection");
      publisher.owe(tab);
    }
    pages.sweep();
    parts.alerts.review();
    for (const tab of audience.lookers()) {
      // Asking for what is needed also fetches what is due, and turns the page at midnight.
      const due = audience.requestsFor(tab).map((request) => lists.need(request));
      const turned = tab.sent.list !== undefined && tab.sent.list.today !== todayOf(tab, serverClock.now());
      if (turned || due.some((list) => list.status === "loading")) {
        tab.dirtySections.add("list");
        publisher.owe(tab);
      }
    }
  }

  function onMinute(): void {
    for (const tab of tabs.values()) {
      if (tab.view.matchId !== undefined) publisher.titleChanged(tab.view.matchId);
      if (!tab.visible) continue;
      for (const id of tab.watched) {
        const match = store.get(id);
        if (match && isLive(match.phase)) tab.dirtyRows.add(id);
      }
      if (tab.dirtyRows.size > 0) publisher.owe(tab);
    }
  }

  function onWake(): void {
    parts.counters.add("wakes");
    feed.checkSilence();
    feed.revive(true);
    parts.refreshWanted();
  }

  return { onBeat, onMinute, onWake };
}
