// What the core looks at regularly: the age of what it shows with each beat, and running minutes with each minute.
import { isLive } from "#domain/match/phase.ts";
import type { Audience } from "./audience.ts";
import type { ServerClock } from "./clock.ts";
import type { ConnectionWatch } from "./connection.ts";
import type { Lists } from "./lists.ts";
import type { MatchStore } from "./matchStore.ts";
import type { PageCache } from "./pageCache.ts";
import type { Publisher } from "./publisher.ts";
import type { Tab } from "./tab.ts";
import { todayOf } from "./wantedLists.ts";

export interface Rounds {
  onBeat(): void;
  /** A new minute, or half of one, of server time has begun. */
  onMinute(): void;
}

/** Rounds over the core's parts. */
export function createRounds(parts: {
  readonly serverClock: ServerClock;
  readonly connection: Pick<ConnectionWatch, "review">;
  readonly pages: Pick<PageCache, "sweep">;
  readonly audience: Pick<Audience, "lookers" | "requestsFor">;
  readonly lists: Pick<Lists, "need">;
  readonly publisher: Pick<Publisher, "owe" | "titleChanged">;
  readonly tabs: ReadonlyMap<string, Tab>;
  readonly store: Pick<MatchStore, "get">;
}): Rounds {
  const { serverClock, connection, pages, audience, lists, publisher, tabs, store } = parts;

  function onBeat(): void {
    connection.review();
    pages.sweep();
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

  return { onBeat, onMinute };
}
