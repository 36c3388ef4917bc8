// The live core: one for all tabs. Makes its parts in the order of their dependencies, and opens a session per tab.
import { type CacheTag, SOURCE_TAG } from "#domain/calls/cacheTags.ts";
import type { Reactions, ReactionsOptions } from "../alerts/reactions.ts";
import { createReactionsLater } from "../alerts/reactionsLater.ts";
import { type CatchUp, createCatchUp } from "../base/catchUp.ts";
import { type Audience, createAudience, providersShown } from "../tabs/audience.ts";
import type { LiveCore, LiveCoreOptions } from "./coreOptions.ts";
import { buildTitle, buildUpdate } from "../tabs/buildUpdate.ts";
import { type ConnectionWatch, createConnectionWatch } from "../feed/connection.ts";
import { createFavoritesKeeper, type FavoritesKeeper } from "../members/favoritesKeeper.ts";
import { createFeedLater } from "../feed/feedLater.ts";
import type { Feed } from "../feed/feed.ts";
import { followMatches, isNamed } from "./followMatches.ts";
import { KEPT_WITHIN_MS, ODDS_POLL_MS } from "../base/limits.ts";
import { createKeptLater } from "../kept/keptLater.ts";
import { createLater } from "../base/later.ts";
import type { Late } from "../base/late.ts";
import { createLists, type Lists } from "../matches/lists.ts";
import { createMatchStore, type MatchStore } from "../matches/matchStore.ts";
import { createMembers } from "../members/members.ts";
import { createNameDirectory, type NameDirectory } from "../matches/nameDirectory.ts";
import { createOddsBook, LIST_PROVIDER_ID, ODDS_BITS, type OddsBook } from "../matches/oddsBook.ts";
import type { PageCache } from "../parts/pageCache.ts";
import { forgetOrdersWithSignIn } from "../payments/forgetOrders.ts";
import { createPoller } from "../base/poller.ts";
import { createPriceTexts } from "../tabs/priceTexts.ts";
import { createPublisher, type Publisher } from "../tabs/publisher.ts";
import { createSession } from "./session.ts";
import { createSpoilersLater, type SpoilersLater } from "./spoilersLater.ts";
import type { Messages } from "../tabs/sender.ts";
import { createTab, type Tab } from "../tabs/tab.ts";
import { createTick } from "./tick.ts";
import { createUpdateSources } from "../tabs/updateSources.ts";

type Tabs = Map<string, Tab>;

/** The core's memory, which reports to the publisher what its changes mean for rows and sections. */
interface Memory extends Reactions {
  readonly store: MatchStore;
  readonly lists: Lists;
  readonly names: NameDirectory;
  readonly odds: OddsBook;
  readonly favorites: FavoritesKeeper;
}

interface MemoryDeps {
  readonly spoilers: SpoilersLater;
  readonly late: Late;
  readonly visibleTabs: ReadonlySet<Tab>;
  readonly publisher: Publisher;
  reactionsOptions(): ReactionsOptions;
}

function createMemory(
  options: LiveCoreOptions,
  { spoilers, late, visibleTabs, publisher, reactionsOptions }: MemoryDeps,
): Memory {
  const store = createMatchStore();
  const reactions = createReactionsLater(reactionsOptions, options.loadReactions);
  return {
    ...reactions,
    store,
    lists: createLists({ ...options, mark: () => store.mark(), gate: spoilers.gate }),
    names: createNameDirectory(),
    odds: createOddsBook({
      ...options,
      late,
      onMove(provider, matchId, bits) {
        // The highlight is one for all tabs, and shows moves of the providers on a screen.
        if (providersShown(visibleTabs).has(provider)) reactions.highlights.set(matchId, bits, ODDS_BITS);
        publisher.rowChanged(matchId);
      },
    }),
    favorites: createFavoritesKeeper({
      ...options,
      onChange() {
        publisher.sectionChanged("favorites");
        publisher.sectionChanged("list");
        publisher.everyRowChanged();
      },
    }),
  };
}

/** What brings change records, and asks for the lists that they show to be missing. */
function createNews(
  options: LiveCoreOptions,
  late: Late,
  memory: Memory,
  audience: Audience,
  connection: ConnectionWatch,
  catchUp: CatchUp,
  outdate: (tags: readonly CacheTag[]) => void,
): Feed {
  const { store, lists, names } = memory;
  return createFeedLater(
    {
      ...options,
      late,
      store,
      connection,
      isKnown: (id) => isNamed(store.get(id), { audience, names }),
      areListsLoaded: () => audience.wanted().every((request) => lists.find(request)?.status === "ready"),
      onUnknown: (kickoffAt) => lists.lack(kickoffAt, audience.wanted()),
      onMissing(live) {
        options.counters.add("unknownIdRequests");
        for (const request of audience.wanted()) {
          if (live) lists.refresh({ context: request.context, scope: { kind: "live" } });
          // The list of running matches does not have it.
          else if (request.scope.kind !== "live") lists.refresh(request);
        }
      },
      onReopened: () => audience.refresh(catchUp.waitMs()),
      onOutage: catchUp.begin,
      onSource: () => outdate([SOURCE_TAG]),
      onGap(completeUntil, sentAt) {
        lists.outdate(completeUntil, sentAt, catchUp.waitMs());
        for (const request of audience.wanted()) lists.need(request);
      },
    },
    options.loadFeed,
  );
}

/** All parts of a core at rest, in the order of their dependencies. */
function createParts(options: LiveCoreOptions) {
  const { clock, serverClock } = options;
  const tabs: Tabs = new Map();
  const visibleTabs = new Set<Tab>();
  // These make messages and react to changes when there are some, long after all parts exist.
  const messages: Messages = {
    beforeFlush: () => highlights.expireNear(),
    build: (tab) => spoilers.build(buildUpdate, tab, kept.forMessage(tab) ?? sources),
    buildTitle: (tab) => spoilers.build(buildTitle, tab, sources),
  };
  const reactionsOptions = (): ReactionsOptions => ({
    ...options,
    tabs,
    publisher,
    connection,
    sources,
    odds,
    lists,
    late,
  });
  const publisher = createPublisher({ ...options, tabs, visibleTabs, messages });
  const late: Late = { ms: 0 };
  const spoilers = createSpoilersLater(clock, async () =>
    (await import("./spoilers.ts")).createSpoilers({
      ...options,
      ...shown,
      catchUp,
      feed,
      late,
      pages,
      publisher,
      tabs,
    }),
  );
  const memory = createMemory(options, { spoilers, late, visibleTabs, publisher, reactionsOptions });
  const { favorites, highlights, lists, odds } = memory;
  const connection = createConnectionWatch(clock, () => publisher.sectionChanged("connection"));
  const serverNow = (): number => serverClock.now();
  const clockDifference = (): number | undefined =>
    serverClock.isKnown() ? serverClock.now() - clock.machineNow() : undefined;
  const audience = createAudience({ tabs, visibleTabs, lists, serverNow, favoriteLists: favorites.lists });
  const shown = {
    ...memory,
    audience,
    connection,
    favoriteLists: favorites.lists,
    priceText: createPriceTexts(() => publisher.everyRowChanged()),
    serverNow,
    clockDifference,
    seen: spoilers.seen,
    onFinder: () => publisher.sectionChanged("list"),
  };
  const sources = createUpdateSources(shown);
  const kept = createKeptLater({ ...options, ...shown, publisher, tabs }, options.loadKept);
  const pageParts = createLater(async () => {
    await spoilers.gate();
    return (await options.loadPageParts())({
      ...options,
      late,
      tabs,
      publisher,
      outdate: members.watch.outdate,
    });
  });
  const pages = (): PageCache | undefined => pageParts.current()?.pages;
  const members = createMembers({ ...options, keeper: favorites, tabs, publisher, pages });
  const catchUp = createCatchUp(clock);
  const feed = createNews(options, late, memory, audience, connection, catchUp, members.watch.outdate);
  const pollOdds = (): Promise<void> => odds.poll(audience.providers());
  return {
    ...options,
    ...memory,
    tabs,
    visibleTabs,
    publisher,
    connection,
    audience,
    kept,
    clockDifference,
    sourcesOf: (tab: Tab) => kept.sourcesFor(tab) ?? sources,
    pages,
    members,
    spoilers,
    pageParts,
    catchUp,
    feed,
    pollOdds,
    oddsPoller: createPoller({ everyMs: ODDS_POLL_MS, clock, run: pollOdds }),
    /** Tabs show other posts, or were shown or hidden: without posts the code of their part is not loaded. */
    reviewPosts() {
      const known = pageParts.current();
      if (known) known.community.review();
      else if ([...tabs.values()].some((tab) => tab.posts))
        void pageParts.load().then((loaded) => loaded?.community.review());
    },
  };
}

/** A core at rest: it connects with the first session and rests again after the last. */
export function createLiveCore(options: LiveCoreOptions): LiveCore {
  const { account, clock } = options;
  forgetOrdersWithSignIn(options);
  const parts = createParts(options);
  const { alerts, audience, connection, favorites, feed, kept, lists, members, odds, pages, publisher } =
    parts;
  const { oddsPoller, tabs, visibleTabs } = parts;
  followMatches(parts);
  const tick = createTick(parts);
  const host = {
    ...parts,
    closed: forgetTab,
    setSpoilers: parts.spoilers.learn,
    status: async () => (await import("./status.ts")).statusOf(parts),
  };
  let sessions = 0;
  /** Up to when news was complete when the last tab went, local epoch ms; undefined before the first tab. */
  let restsSince: number | undefined;

  /** The first tab has come: everything that rested starts. */
  function start(): void {
    tick.start();
    oddsPoller.start();
    feed.start(clock.now());
    void favorites.load();
    // Syncs a member who is already signed in. One restored from storage is synced by `account.onChange`.
    members.favorites.reconcile();
  }

  function forgetTab(tab: Tab): void {
    // While the tab is among the visible ones: what it shows is in use.
    kept.left();
    tabs.delete(tab.id);
    visibleTabs.delete(tab);
    alerts.left(tab);
    parts.reviewPosts();
    if (tabs.size > 0) return;
    // The core rests: nothing is kept up to date until the next tab asks for what it needs.
    restsSince = connection.newsAt() ?? clock.now();
    feed.stop();
    oddsPoller.stop();
    tick.stop();
  }

  return {
    openSession(hello, post) {
      sessions += 1;
      parts.spoilers.learn(hello.spoilers);
      const tab = createTab(`tab-${sessions}`, hello, clock, visibleTabs, post);
      const first = tabs.size === 0;
      tabs.set(tab.id, tab);
      // A core that rested has old lists: it shows them until the new ones arrive.
      if (first && restsSince !== undefined) lists.outdateAll(restsSince);
      for (const request of audience.requestsFor(tab)) lists.need(request);
      if (first) pages()?.clear();
      // After the list: on a slow line the code of the feed would delay it.
      if (first) start();
      else feed.revive(false);
      // The list holds the prices of its own provider; those of another provider are fetched beside it.
      if (tab.visible && tab.settings.odds && tab.settings.oddsProviderId !== LIST_PROVIDER_ID) {
        void odds.poll(new Set([tab.settings.oddsProviderId]));
      }
      alerts.review();
      parts.reviewPosts();
      // A message without a list would be drawn before the one with the kept list.
      tab.pace.hold(clock.now() + KEPT_WITHIN_MS);
      publisher.schedule(tab);
      void kept.read().then(() => {
        tab.pace.release();
        publisher.schedule(tab);
      });
      void members.watch.compare(tab, first);
      return createSession(tab, host);
    },
    setSpoilers: parts.spoilers.learn,
    refuse: (session) => void account.end(session),
    setOnline(online) {
      connection.setOnline(online);
      if (!online) return;
      parts.pageParts.current()?.community.online();
      feed.revive(true);
      audience.refresh();
    },
  };
}
