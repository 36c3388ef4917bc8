// The live core: one for all tabs. Wires feed, store, lists, odds, favourites and tabs together.
import { favoriteSets } from "#domain/board/filterBoard.ts";
import { ROW_CHANGES } from "#domain/board/rowCode.ts";
import type { Match, MatchList } from "#domain/match/match.ts";
import type { MatchEvent } from "#domain/match/matchEvent.ts";
import { isLive } from "#domain/match/phase.ts";
import { topicsOfMatch } from "#domain/pages/topicOf.ts";
import { createAudience } from "./audience.ts";
import { createBeat } from "./beat.ts";
import type { LiveCore, LiveCoreOptions } from "./coreOptions.ts";
import { buildTitle, buildUpdate, type UpdateSources, viewEvent } from "./buildUpdate.ts";
import { createConnectionWatch } from "./connection.ts";
import { deriveList } from "./deriveList.ts";
import { createEventIds } from "./eventIds.ts";
import { createEventLog } from "./eventLog.ts";
import { createFavoritesKeeper } from "./favoritesKeeper.ts";
import { createFeed } from "./feed.ts";
import { changeBits, createHighlights, ODDS_BITS } from "./highlights.ts";
import { ODDS_POLL_MS } from "./limits.ts";
import { createLists, type LoadedList, type SentList } from "./lists.ts";
import { createMatchStore, type StoreChange } from "./matchStore.ts";
import { createMembers } from "./members.ts";
import { createNameDirectory } from "./nameDirectory.ts";
import { createOddsBook, LIST_PROVIDER_ID } from "./oddsBook.ts";
import { createPageCache } from "./pageCache.ts";
import { createPoller } from "./poller.ts";
import { createPopups } from "./popups.ts";
import { createPublisher } from "./publisher.ts";
import { createRounds } from "./rounds.ts";
import { createSession, type SessionHost } from "./session.ts";
import { createTab, oweEverything, type Tab } from "./tab.ts";
import { forgetUnused, takeList } from "./takeList.ts";
import { createUnknownIds } from "./unknownIds.ts";
import { choiceOf, dateOf, todayOf } from "./wantedLists.ts";

/** A core at rest: it connects with the first session and rests again after the last. */
export function createLiveCore(options: LiveCoreOptions): LiveCore {
  const { account, api, clock, counters, serverClock } = options;
  const tabs = new Map<string, Tab>();
  const names = createNameDirectory();
  const log = createEventLog();
  const popups = createPopups(clock);
  const connection = createConnectionWatch(clock, () => publisher.sectionChanged("connection"));
  const highlights = createHighlights(clock, (matchId) => publisher.rowChanged(matchId));
  const store = createMatchStore({
    serverNow: () => serverClock.now(),
    nextEventId: createEventIds(clock),
    onChange,
    onEvent,
  });

  const favorites = createFavoritesKeeper({
    storage: options.storage,
    counters,
    onChange: onFavorites,
    onToggled: (kind, id, on) => members.favorites.toggled(kind, id, on),
  });
  let favoritesAsSets = favoriteSets(favorites.lists());

  const odds = createOddsBook({
    api,
    clock,
    counters,
    onMove(provider, matchId, bits) {
      // The arrow of the shown provider only; a move there is the one that flashes.
      if (audience.providers().has(provider)) highlights.set(matchId, bits, ODDS_BITS);
      publisher.rowChanged(matchId);
    },
  });

  const lists = createLists({
    api,
    clock,
    counters,
    mark: () => store.mark(),
    onList,
    onStatus: () => publisher.sectionChanged("list"),
  });

  const audience = createAudience({
    tabs,
    lists,
    serverNow: () => serverClock.now(),
    favoriteMatchIds: () => favorites.lists().match,
  });

  const unknownIds = createUnknownIds({
    clock,
    isKnown: (id) => store.get(id) !== undefined,
    ask(live) {
      counters.add("unknownIdRequests");
      for (const request of audience.wanted()) {
        lists.refresh(live ? { context: request.context, scope: { kind: "live" } } : request);
      }
    },
  });

  const feed = createFeed({
    api,
    clock,
    counters,
    store,
    connection,
    openSocket: options.openSocket,
    loadDecodeFrame: options.loadDecodeFrame,
    onUnknown({ matchId, phase }) {
      // Before the lists have come every id is unknown: they are on their way, or tried again by themselves.
      const here = audience.wanted().every((request) => lists.find(request)?.status === "ready");
      if (here) unknownIds.saw(matchId, isLive(phase));
    },
    onGap: refreshWanted,
  });

  const takers = { store, names, odds, lists, feed };
  const oddsPoller = createPoller({
    everyMs: ODDS_POLL_MS,
    clock,
    run: () => odds.poll(audience.providers()),
  });

  const sources: UpdateSources = {
    store,
    names,
    odds,
    log,
    get favorites() {
      return favoritesAsSets;
    },
    serverNow: () => serverClock.now(),
    highlightOf: (matchId) => highlights.of(matchId),
    favoriteLists: () => favorites.lists(),
    connection: () => connection.current(),
    listOf(tab) {
      const now = serverClock.now();
      const choice = choiceOf(tab, audience.requestsFor(tab), lists, sources, serverClock.now());
      const { version } = tab.view;
      const info = { version, status: choice.status, date: dateOf(tab, now), today: todayOf(tab, now) };
      return { info, derived: deriveList(choice.matches, tab, sources) };
    },
  };

  const publisher = createPublisher({
    clock,
    counters,
    tabs,
    build: (tab) => buildUpdate(tab, sources),
    buildTitle: (tab) => buildTitle(tab, sources),
  });
  const pages = createPageCache({ clock, counters, load: options.loadPagesApi });
  const members = createMembers({ ...options, keeper: favorites, tabs, pages, publisher });
  const rounds = createRounds({ serverClock, connection, pages, audience, lists, publisher, tabs, store });
  const beat = createBeat({ clock, serverClock, ...rounds, onWake });

  const ownSession: SessionHost = {
    clock,
    publisher,
    favorites,
    feed,
    lists,
    pages,
    sources,
    requestsFor: (tab) => audience.requestsFor(tab),
    matchesFor: (tab) => choiceOf(tab, audience.requestsFor(tab), lists, sources, serverClock.now()).matches,
    members,
    pollOdds: () => void odds.poll(audience.providers()),
    closed: forgetTab,
    status: () => ({
      connection: connection.current(),
      sessions: tabs.size,
      visibleSessions: [...tabs.values()].filter((tab) => tab.visible).length,
      matches: store.matches.size,
      counters: counters.read(),
    }),
  };

  function refreshWanted(): void {
    for (const request of audience.wanted()) lists.refresh(request);
  }

  function onChange({ before, after, change }: StoreChange): void {
    if (change) highlights.set(after.id, changeBits(change), ROW_CHANGES.correction);
    publisher.rowChanged(after.id);
    publisher.titleChanged(after.id);
    if (before) {
      const topics = topicsOfMatch(after);
      pages.outdate(topics);
      publisher.outdated(topics);
    }
    const moves =
      !before ||
      before.phase !== after.phase ||
      before.kickoffAt !== after.kickoffAt ||
      (before.explanation === undefined) !== (after.explanation === undefined);
    if (moves) publisher.sectionChanged("list");
  }

  function onEvent(event: MatchEvent, match: Match): void {
    counters.add(`events:${event.type}`);
    const entry = log.add(event, match);
    publisher.sectionChanged("log");
    for (const { tab, eventId } of popups.withdraw(event)) {
      tab.withdrawn.push(eventId);
      publisher.owe(tab);
    }
    const tab = popups.tabFor(event, match, tabs.values(), favorites.lists());
    if (!tab) return;
    counters.add("popups");
    tab.popups.push(viewEvent(entry, tab, sources));
    publisher.owe(tab);
  }

  function onList(list: MatchList, loaded: LoadedList, sent: SentList): void {
    connection.heard();
    const { context, scope } = loaded.request;
    const renamed = takeList(list, loaded, sent, takers);
    if (scope.kind === "day") unknownIds.reset();
    for (const tab of tabs.values()) {
      if (renamed && tab.context.language === context.language) oweEverything(tab);
      publisher.owe(tab);
    }
    publisher.sectionChanged("list");
    forgetUnused(takers, audience.languages());
  }

  function onFavorites(): void {
    favoritesAsSets = favoriteSets(favorites.lists());
    for (const section of ["favorites", "list"] as const) publisher.sectionChanged(section);
    for (const tab of tabs.values()) for (const id of tab.watched) publisher.rowChanged(id);
  }

  function onWake(): void {
    counters.add("wakes");
    feed.checkSilence();
    feed.revive(true);
    refreshWanted();
  }

  function forgetTab(tab: Tab): void {
    tabs.delete(tab.id);
    if (tabs.size > 0) return;
    feed.stop();
    oddsPoller.stop();
    beat.stop();
  }

  return {
    openSession(hello, post) {
      counters.add("sessionsOpened");
      const tab = createTab(`tab-${sessionCount()}`, hello, clock, post);
      const first = tabs.size === 0;
      tabs.set(tab.id, tab);
      if (first) {
        beat.start();
        oddsPoller.start();
        feed.start();
        void favorites.load();
        // A member who was here before is caught up with; one that the store knows of moves in by being found there.
        members.favorites.reconcile();
      } else {
        feed.revive(false);
      }
      for (const request of audience.requestsFor(tab)) {
        // While nobody was there nothing was kept up to date: what is still known shows until the new list is here.
        if (first) lists.refresh(request);
        else lists.need(request);
      }
      if (first) pages.clear();
      // The list brings its own provider's prices; another provider's come beside it.
      if (tab.visible && tab.settings.odds && tab.settings.oddsProviderId !== LIST_PROVIDER_ID) {
        void odds.poll(new Set([tab.settings.oddsProviderId]));
      }
      publisher.owe(tab);
      void members.watch.compare(tab, first);
      return createSession(tab, ownSession);
    },
    refuse(session) {
      void account.end(session);
    },
    setOnline(online) {
      connection.setOnline(online);
      if (!online) return;
      feed.revive(true);
      refreshWanted();
    },
  };

  function sessionCount(): number {
    return counters.read()["sessionsOpened"] ?? 0;
  }
}
