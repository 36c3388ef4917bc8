// The live core: one for all tabs. Wires feed, store, lists, odds, favourites and tabs together.
import { favoriteSets } from "#domain/board/filterBoard.ts";
import { ROW_CHANGES } from "#domain/board/rowCode.ts";
import type { Match, MatchList } from "#domain/match/match.ts";
import type { MatchEvent } from "#domain/match/matchEvent.ts";
import { isLive } from "#domain/match/phase.ts";
import { topicsOfMatch } from "#domain/calls/topicOf.ts";
import { createAlertsLater } from "./alerts/alertsLater.ts";
import { createAudience } from "./tabs/audience.ts";
import { createBeat } from "./base/beat.ts";
import type { Connection } from "./contract.ts";
import type { LiveCore, LiveCoreOptions } from "./coreOptions.ts";
import { buildTitle, buildUpdate, type UpdateSources } from "./tabs/buildUpdate.ts";
import { createConnectionWatch } from "./feed/connection.ts";
import { deriveList, movesInLists } from "./tabs/deriveList.ts";
import { createEventIds } from "./matches/eventIds.ts";
import { createEventLog } from "./tabs/eventLog.ts";
import { createFavoritesKeeper } from "./members/favoritesKeeper.ts";
import { createFeedLater } from "./feed/feedLater.ts";
import { changeBits, createHighlights, ODDS_BITS } from "./tabs/highlights.ts";
import { ODDS_POLL_MS } from "./base/limits.ts";
import { createLists, type ListRequest, type LoadedList, type SentList } from "./matches/lists.ts";
import { createMatchStore, type StoreChange } from "./matches/matchStore.ts";
import { createMembers } from "./members/members.ts";
import { createNameDirectory } from "./matches/nameDirectory.ts";
import { createOddsBook, LIST_PROVIDER_ID } from "./matches/oddsBook.ts";
import { createPagesLater } from "./pages/pagesLater.ts";
import { createPoller } from "./base/poller.ts";
import { createPriceTexts } from "./tabs/priceTexts.ts";
import { createPublisher } from "./tabs/publisher.ts";
import { createRounds } from "./rounds.ts";
import { createSession, type SessionHost } from "./session.ts";
import { createTab, oweEverything, type Tab } from "./tabs/tab.ts";
import { forgetUnused, takeList } from "./matches/takeList.ts";
import { createUnknownIds } from "./matches/unknownIds.ts";
import { choiceOf, dateOf, todayOf } from "./tabs/wantedLists.ts";

/** A core at rest: it connects with the first session and rests again after the last. */
export function createLiveCore(options: LiveCoreOptions): LiveCore {
  const { account, api, clock, counters, loadAlerts, serverClock } = options;
  const base = { api, clock, counters };
  const tabs = new Map<string, Tab>();
  let sessions = 0;
  const names = createNameDirectory();
  const log = createEventLog();
  const connection = createConnectionWatch(clock, () => publisher.sectionChanged("connection"));
  const highlights = createHighlights(clock, (matchId) => publisher.rowChanged(matchId));
  const store = createMatchStore({
    serverNow: () => serverClock.now(),
    nextEventId: createEventIds(clock),
    onChange,
    onEvent,
    onRevived: () => publisher.sectionChanged("list"),
  });

  const favorites = createFavoritesKeeper({
    storage: options.storage,
    counters,
    onChange: onFavorites,
    onToggled: (kind, id, on) => members.favorites.toggled(kind, id, on),
  });
  let favoritesAsSets = favoriteSets(favorites.lists());

  const odds = createOddsBook({
    ...base,
    onMove(provider, matchId, bits) {
      // The arrow of the shown provider only; a move there is the one that flashes.
      if (audience.providers().has(provider)) highlights.set(matchId, bits, ODDS_BITS);
      publisher.rowChanged(matchId);
    },
  });

  const lists = createLists({
    ...base,
    mark: () => store.mark(),
    onList,
    onStatus() {
      unknownIds.failed();
      publisher.sectionChanged("list");
    },
  });

  const audience = createAudience({
    tabs,
    lists,
    serverNow: () => serverClock.now(),
    favoriteMatchIds: () => favorites.lists().match,
  });

  const unknownIds = createUnknownIds({
    clock,
    isKnown: (id) => isNamed(store.get(id)),
    ask(live) {
      counters.add("unknownIdRequests");
      for (const request of audience.wanted()) {
        lists.refresh(live ? { context: request.context, scope: { kind: "live" } } : request);
      }
    },
  });

  const feed = createFeedLater(
    {
      ...base,
      store,
      connection,
      openSocket: options.openSocket,
      loadDecodeFrame: options.loadDecodeFrame,
      onUnknown({ matchId, phase }) {
        // Before the lists have come every id is unknown: they are on their way, or tried again by themselves.
        const here = audience.wanted().every((request) => lists.find(request)?.status === "ready");
        if (here) unknownIds.saw(matchId, isLive(phase));
      },
      onReopened: refreshWanted,
      onGap(completeUntil) {
        lists.outdate(completeUntil);
        refreshWanted();
      },
    },
    options.loadFeed,
  );

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
    priceText: createPriceTexts(() => publisher.everyRowChanged()),
    highlightOf: (matchId) => highlights.of(matchId),
    favoriteLists: () => favorites.lists(),
    connection: connectionOf,
    listOf(tab) {
      const now = serverClock.now();
      const { status, matches } = choiceOf(tab, audience.requestsFor(tab), lists, sources, now);
      const info = { version: tab.view.version, status, date: dateOf(tab, now), today: todayOf(tab, now) };
      return { info, derived: deriveList(matches, tab, sources) };
    },
  };

  const publisher = createPublisher({
    clock,
    counters,
    tabs,
    beforeFlush: () => highlights.expireNear(),
    build: (tab) => buildUpdate(tab, sources),
    buildTitle: (tab) => buildTitle(tab, sources),
  });
  const pages = createPagesLater({ clock, counters, load: options.loadPagesApi }, options.loadPageCache);
  const members = createMembers({ ...options, keeper: favorites, tabs, pages, publisher });
  const alerts = createAlertsLater({ clock, counters, tabs, publisher, connection, sources }, loadAlerts);
  const shared = { ...base, serverClock, tabs, store, lists, audience, pages, publisher, feed, alerts };
  const rounds = createRounds({ ...shared, connectionOf, refreshWanted });
  const beat = createBeat({ clock, serverClock, ...rounds });

  const ownSession: SessionHost = {
    ...shared,
    favorites,
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
    const moves = movesInLists(before, after);
    if (moves) publisher.sectionChanged("list");
    if (moves && isLive(after.phase) && !isNamed(after)) unknownIds.saw(after.id, true);
  }

  /** False for a match that a page of running matches could not name: one that only another language's list brought. */
  function isNamed(match: Match | undefined): boolean {
    const lives = audience.wanted().filter(({ scope }) => scope.kind === "live");
    return (
      match !== undefined && lives.every((live) => names.knows(live.context.language, match.teamIds.home))
    );
  }

  function onEvent(event: MatchEvent, match: Match): void {
    counters.add(`events:${event.type}`);
    publisher.sectionChanged("log");
    alerts.happened(log.add(event, match));
  }

  function onList(list: MatchList, loaded: LoadedList, sent: SentList): void {
    connection.answered();
    alerts.listComes(sent.reload ? dataAt([loaded.request]) : undefined);
    const { context, scope } = loaded.request;
    const renamed = takeList(list, loaded, sent, takers);
    feed.listCame(sent.at);
    if (scope.kind === "day") unknownIds.reset(sent.at);
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
    publisher.everyRowChanged();
  }

  function dataAt(requests: readonly ListRequest[]): number | undefined {
    return lists.dataAt(requests, connection.newsAt());
  }

  function connectionOf(tab: Tab): Connection {
    return connection.current(dataAt(audience.requestsFor(tab)));
  }

  function forgetTab(tab: Tab): void {
    tabs.delete(tab.id);
    alerts.left(tab);
    if (tabs.size > 0) return;
    // Whoever comes next asks for what they need; the rest is not kept up to date meanwhile.
    lists.outdate(connection.newsAt() ?? clock.now());
    feed.stop();
    oddsPoller.stop();
    beat.stop();
  }

  return {
    openSession(hello, post) {
      counters.add("sessionsOpened");
      const tab = createTab(`tab-${(sessions += 1)}`, hello, clock, post);
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
      alerts.review();
      publisher.owe(tab);
      void members.watch.compare(tab, first);
      return createSession(tab, ownSession);
    },
    refuse: (session) => void account.end(session),
    setOnline(online) {
      connection.setOnline(online);
      if (!online) return;
      feed.revive(true);
      refreshWanted();
    },
  };
}
