// The core's slow clock: age of data and due lists, rows beyond the screen, match minutes, and all after a sleep.
import { isLive } from "#domain/match/phase.ts";
import type { Alerts } from "../alerts/alerts.ts";
import type { Audience } from "../tabs/audience.ts";
import type { Clock, ServerClock, Timer } from "../base/clock.ts";
import { isClockOff } from "../tabs/buildUpdate.ts";
import { sameConnection } from "../feed/connection.ts";
import type { Counters } from "../base/counters.ts";
import type { Feed } from "../feed/feed.ts";
import { BEAT_MS, MINUTE_EVERY_MS, NEAR_ROWS_EVERY_MS, SLEEP_GAP_MS } from "../base/limits.ts";
import type { Kept } from "../kept/keptLater.ts";
import type { Lists } from "../matches/lists.ts";
import type { MatchStore } from "../matches/matchStore.ts";
import type { PageCache } from "../parts/pageCache.ts";
import type { Publisher } from "../tabs/publisher.ts";
import type { Tab } from "../tabs/tab.ts";
import type { UpdateSources } from "../tabs/buildUpdate.ts";
import { todayOf } from "../tabs/wantedLists.ts";

export interface Tick {
  start(): void;
  stop(): void;
}

export interface CoreTickDeps {
  readonly clock: Clock;
  readonly serverClock: ServerClock;
  readonly counters: Counters;
  readonly tabs: ReadonlyMap<string, Tab>;
  /** What the tab is shown at present. */
  sourcesOf(tab: Tab): Pick<UpdateSources, "connection">;
  readonly kept: Pick<Kept, "beat">;
  /** The cache of page answers; undefined while no page has asked for one. */
  pages(): Pick<PageCache, "sweep"> | undefined;
  clockDifference(): number | undefined;
  readonly audience: Pick<Audience, "lookers" | "requestsFor" | "refresh">;
  readonly lists: Pick<Lists, "need">;
  readonly publisher: Pick<Publisher, "schedule" | "titleChanged">;
  readonly store: Pick<MatchStore, "get">;
  readonly feed: Pick<Feed, "checkSilence" | "revive">;
  readonly alerts: Pick<Alerts, "review">;
}

/** A stopped tick over the parts of the core. */
export function createTick(deps: CoreTickDeps): Tick {
  const { clock, serverClock, audience, lists, publisher, tabs, feed } = deps;
  let timer: Timer | undefined;
  let lastAt = 0;
  let lastHalfMinute = 0;

  function halfMinute(): number {
    // Instants on the wire have whole minutes, so that a step at :00 and :30 shows each new minute at once
    // (docs/product.md#match-minute).
    return Math.floor(serverClock.now() / MINUTE_EVERY_MS);
  }

  function tick(): void {
    const now = clock.now();
    const gap = now - lastAt;
    const isNearDue = Math.floor(now / NEAR_ROWS_EVERY_MS) !== Math.floor(lastAt / NEAR_ROWS_EVERY_MS);
    lastAt = now;
    timer = clock.setTimeout(tick, BEAT_MS);
    if (gap > SLEEP_GAP_MS) onWake();
    const half = halfMinute();
    if (half !== lastHalfMinute) {
      lastHalfMinute = half;
      updateMinutes();
    }
    updateTabs(isNearDue);
    deps.pages()?.sweep();
    deps.alerts.review();
    deps.kept.beat();
    for (const tab of audience.lookers()) fetchDueLists(tab);
  }

  /** The machine slept: what the socket heard before proves nothing, and changes of that time are missing. */
  function onWake(): void {
    deps.counters.add("wakes");
    feed.checkSilence();
    feed.revive(true);
    audience.refresh();
  }

  function updateMinutes(): void {
    for (const tab of tabs.values()) {
      const [first] = tab.view.matchIds;
      if (first !== undefined) publisher.titleChanged(first);
      if (!tab.visible) continue;
      tab.dirty.markRows([...tab.watched].filter(isRunning));
      if (tab.dirty.hasRows()) publisher.schedule(tab);
    }
  }

  function isRunning(matchId: number): boolean {
    const match = deps.store.get(matchId);
    return match !== undefined && isLive(match.phase);
  }

  /** The age of their data, and where `isNearDue` the rows just beyond their screens. */
  function updateTabs(isNearDue: boolean): void {
    for (const tab of tabs.values()) {
      if (!tab.visible) continue;
      const { dirty } = tab;
      if (isNearDue) dirty.releaseNearRows();
      if (!sameConnection(tab.sent.connection, deps.sourcesOf(tab).connection(tab)))
        dirty.markSection("connection");
      // Where the machine's clock was set, pages learn of it within a second.
      if (isClockOff(tab, deps.clockDifference())) dirty.markSection("clock");
      if (dirty.hasChanges()) publisher.schedule(tab);
    }
  }

  /** Needing a list also fetches one that is due. A day that has ended is replaced by the next. */
  function fetchDueLists(tab: Tab): void {
    const needed = audience.requestsFor(tab).map((request) => lists.need(request));
    const dayEnded = tab.sent.list !== undefined && tab.sent.list.today !== todayOf(tab, serverClock.now());
    if (!dayEnded && tab.sent.list?.status !== "loading" && needed.every((list) => list.status !== "loading"))
      return;
    tab.dirty.markSection("list");
    publisher.schedule(tab);
  }

  return {
    start() {
      if (timer !== undefined) return;
      lastAt = clock.now();
      lastHalfMinute = halfMinute();
      timer = clock.setTimeout(tick, BEAT_MS);
    },
    stop() {
      clock.clearTimeout(timer);
      timer = undefined;
    },
  };
}
