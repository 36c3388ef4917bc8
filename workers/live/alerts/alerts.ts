// Makes the events of changes, and decides which tab shows one: a popup in the tab viewed last, a digest after an absence.
import { isQuietAt } from "#domain/alerts/quietHours.ts";
import { minutesOfDay } from "#domain/zones.ts";
import { ROW_CHANGES } from "#domain/board/rowCode.ts";
import { mayRaiseEvents } from "#domain/match/detectEvents.ts";
import type { Match } from "#domain/match/match.ts";
import type { FavoriteLists } from "#domain/favorites.ts";
import { mayPopUp, shouldPopUp } from "#domain/notificationRules.ts";
import type { UpdateSources } from "../tabs/buildUpdate.ts";
import type { Clock } from "../base/clock.ts";
import type { ConnectionWatch } from "../feed/connection.ts";
import type { Counters } from "../base/counters.ts";
import { bestFirst } from "./alertOrders.ts";
import { createRepeats } from "./repeats.ts";
import { createDigests } from "./digests.ts";
import type { EventLog, LogEntry, LoggedChange } from "../tabs/eventLog.ts";
import { changeBits, type Highlights } from "../tabs/highlights.ts";
import type { Late } from "../base/late.ts";
import type { KeeperStorage } from "../base/storage.ts";
import { createLastKnown } from "./lastKnown.ts";
import type { StoreChange } from "../matches/matchStore.ts";
import type { Lists } from "../matches/lists.ts";
import type { OddsBook } from "../matches/oddsBook.ts";
import { createPopups, lookedAtLast } from "./popups.ts";
import { createReachLater, type LoadReach } from "./reachLater.ts";
import { viewEvent } from "./viewEvent.ts";
import type { Publisher } from "../tabs/publisher.ts";
import type { EventDisplay } from "../tabs/dirtyState.ts";
import type { Tab } from "../tabs/tab.ts";

export interface Alerts {
  /**
   * A match changed at `at` (server time, epoch ms): its row is highlighted, its events go into the log and are shown. Of
   * a match that is in the store for the first time, without an event, what a replaced core did not know is announced.
   */
  changed(change: StoreChange, at: number): void;
  /** A full list is about to be taken. What it replaces was complete at `dataAt` (epoch ms); undefined for a first list. */
  listComes(dataAt: number | undefined): void;
  /** A tab was hidden or has gone: another tab shows what this one had no time to show. */
  left(tab: Tab): void;
  /**
   * Shows what was missed if a tab is visible and no more is expected. Call it when a tab is shown or tells of its alerts,
   * and every second.
   */
  review(): void;
}

export interface AlertsOptions {
  readonly clock: Clock;
  readonly counters: Counters;
  readonly tabs: ReadonlyMap<string, Tab>;
  readonly publisher: Pick<Publisher, "logChanged" | "rowChanged" | "schedule">;
  readonly connection: Pick<ConnectionWatch, "newsAt">;
  readonly sources: UpdateSources;
  readonly storage: KeeperStorage;
  readonly late: Pick<Late, "ms">;
  readonly log: EventLog;
  readonly highlights: Pick<Highlights, "set">;
  readonly odds: Pick<OddsBook, "heardAt" | "price" | "poll">;
  readonly lists: Pick<Lists, "need">;
  /** Brings code that is loaded as a module of its own unless it is given. */
  readonly loadReach?: LoadReach;
}

/** True when the change takes a goal back. */
function scoreFell({ score: before }: Match, { score: after }: Match): boolean {
  return after.home < before.home || after.away < before.away;
}

/** Alerts that have shown nothing yet. */
export function createAlerts(options: AlertsOptions): Alerts {
  const { clock, counters, tabs, publisher, sources } = options;
  const popups = createPopups(clock);
  const digests = createDigests({
    clock,
    tabs,
    late: options.late,
    newsAt: options.connection.newsAt,
    isQuiet,
    tell,
  });
  const reach = createReachLater(
    {
      ...options,
      noticed: digests.noticed,
      isLate: digests.isLate,
      isOpening: digests.isOpening,
      held: digests.held,
      hold: digests.restore,
      onRule: (entry) => raise(entry, true),
    },
    options.loadReach,
  );
  const repeats = createRepeats(clock);

  function tell(tab: Tab, entries: readonly LogEntry[], way: EventDisplay): void {
    counters.add(way, way === "popups" ? entries.length : 1);
    for (const entry of entries) {
      popups.stand(entry, tab, way);
      tab.dirty.addEvent(way, viewEvent(entry, tab, sources));
    }
    publisher.schedule(tab);
  }

  /** By the zone of the tab used last. */
  function isQuiet(): boolean {
    const [tab] = bestFirst(tabs.values(), ({ alerts }) => alerts?.quiet !== undefined);
    const quiet = tab?.alerts?.quiet;
    if (tab === undefined || quiet === undefined) return false;
    const at = sources.serverNow();
    return isQuietAt(quiet, minutesOfDay(at, tab.zone.offsetAt(at)));
  }

  function happened(entry: LogEntry, favorites: FavoriteLists): void {
    if (entry.event.type === "goalCancelled") return takenBack(entry, favorites);
    if (!popsUp(entry, favorites)) return;
    lastKnown.popsUp();
    raise(entry, false);
  }

  function takenBack(entry: LogEntry, favorites: FavoriteLists): void {
    for (const tab of popups.withdraw(entry.event)) publisher.schedule(tab);
    reach.withdraw(entry);
    repeats.forgetGoals(entry.match.id);
    reach.whenHeld(() => {
      // A goal that is taken back before the digest was never shown.
      const wasUntold = digests.withdraw(entry.event);
      if (wasUntold || mayPopUp(entry.match, favorites)) lastKnown.popsUp();
      if (!wasUntold && popsUp(entry, favorites)) raise(entry, false);
    });
  }

  /** True where a switch asks for the event. */
  function popsUp({ event, match }: LogEntry, favorites: FavoriteLists): boolean {
    // Without a visible tab the settings of any tab serve: all share them, but for the moment of a change.
    const tab = lookedAtLast(tabs.values()) ?? [...tabs.values()].at(-1);
    return (
      tab !== undefined && mayPopUp(match, favorites) && shouldPopUp(event, match, favorites, tab.settings)
    );
  }

  /** What a rule and a switch ask for at once is told once. */
  function raise(entry: LogEntry, byRule: boolean): void {
    // The next core must know of a goal that is to be withdrawn.
    if (byRule) lastKnown.popsUp();
    if (repeats.isRepeated(entry.event, byRule)) return;
    if (isQuiet()) return digests.hold(entry);
    const tab = lookedAtLast(tabs.values());
    if (!digests.keep(entry) && tab) tell(tab, [entry], "popups");
    reach.alert(entry);
  }

  const lastKnown = createLastKnown({
    clock,
    storage: options.storage,
    store: sources.store,
    isReplacement: () => [...tabs.values()].some((tab) => tab.rejoins),
    newsAt: options.connection.newsAt,
    serverNow: sources.serverNow,
    onMissed(change, at) {
      options.highlights.set(change.after.id, changeBits(change.before, change.after));
      publisher.rowChanged(change.after.id);
      announce(options.log.add(change, at));
    },
  });

  function announce(logged: LoggedChange): void {
    publisher.logChanged();
    lastKnown.happened();
    digests.date(logged);
    const { before, after } = logged.change;
    const favorites = sources.favoriteLists();
    // Of other changes nothing pops up or is withdrawn: their events wait until a log shows them.
    if (mayPopUp(after, favorites) || (before && scoreFell(before, after)))
      for (const entry of options.log.entriesOf(logged)) happened(entry, favorites);
  }

  let followed = sources.favoriteLists();

  return {
    changed(change, at) {
      const { before, after, dayWasLoaded } = change;
      if (before) options.highlights.set(after.id, changeBits(before, after), ROW_CHANGES.correction);
      if (mayRaiseEvents(before, after, { at, dayWasLoaded })) announce(options.log.add(change, at));
      else if (!before) lastKnown.firstSeen(after);
      reach.changed(after);
    },
    listComes: digests.listComes,
    left(tab) {
      const unseen = popups.unseen(tab);
      digests.again(unseen);
      for (const { entry, way } of unseen) if (way === "popups") reach.unseen(entry);
      if (!tabs.has(tab.id)) popups.forget(tab);
      reach.review();
      if (tabs.size > 0) return;
      lastKnown.rest();
      digests.rest();
      reach.rest();
    },
    review() {
      const favorites = sources.favoriteLists();
      if (favorites !== followed) lastKnown.followedChanged();
      followed = favorites;
      lastKnown.refresh();
      digests.review();
      reach.review();
    },
  };
}
