// One tab's side of the core: what it may ask, as small requests in the words of football.
import { failure } from "#api/transport/result.ts";
import type { Alerts } from "../alerts/alerts.ts";
import type { Audience } from "../tabs/audience.ts";
import type { Clock } from "../base/clock.ts";
import type { CoreStatus, LiveSession } from "../contract.ts";
import type { CoreSources } from "../tabs/updateSources.ts";
import type { Feed } from "../feed/feed.ts";
import type { Later } from "../base/later.ts";
import { LONG_HIDDEN_MS } from "../base/limits.ts";
import type { Kept } from "../kept/keptLater.ts";
import type { Lists } from "../matches/lists.ts";
import type { Members } from "../members/members.ts";
import type { PageParts } from "../parts/pageParts.ts";
import type { Publisher } from "../tabs/publisher.ts";
import type { Tab } from "../tabs/tab.ts";

/** What a session needs of the core. */
export interface SessionDeps {
  readonly clock: Clock;
  readonly publisher: Publisher;
  readonly feed: Feed;
  readonly alerts: Alerts;
  readonly lists: Lists;
  readonly audience: Pick<Audience, "requestsFor">;
  readonly kept: Pick<Kept, "left">;
  /** What the tab is shown at present. */
  sourcesOf(tab: Tab): CoreSources;
  readonly members: Members;
  readonly pageParts: Later<PageParts>;
  /** Tabs show other posts, or were shown or hidden. */
  reviewPosts(): void;
  /** Fetches the prices of the providers that visible tabs show. */
  pollOdds(): Promise<void>;
  setSpoilers(stored: string): void;
  closed(tab: Tab): void;
  status(): Promise<CoreStatus>;
}

/** The session of one tab. After `goodbye` every call is without effect. */
export function createSession(tab: Tab, deps: SessionDeps): LiveSession {
  const { publisher, clock, feed, lists, audience, members } = deps;
  let open = true;

  /** Undefined where their code cannot be loaded. */
  const parts = (): Promise<PageParts | undefined> => deps.pageParts.load();

  /** The list, its rows and its flags may all differ now. */
  function viewChanged(): void {
    for (const request of audience.requestsFor(tab)) lists.need(request);
    tab.dirty.markSection("list");
    tab.dirty.markRows(tab.watched);
    publisher.answer(tab);
  }

  return {
    setContext(context) {
      const languageChanged = context.language !== tab.context.language;
      tab.setContext(context);
      if (languageChanged) feed.revive(false);
      viewChanged();
    },
    setSettings(settings) {
      const provider = tab.settings.oddsProviderId;
      tab.settings = settings;
      if (settings.oddsProviderId !== provider) void deps.pollOdds();
      // The settings filter the log: the new one must replace the one the page has, as a snapshot does.
      tab.markAllDirty();
      viewChanged();
    },
    setView(view) {
      tab.view = view;
      tab.dirty.markTitle();
      viewChanged();
    },
    setVisible(visible) {
      // A tab that is gone is no longer among the visible ones.
      if (!open || visible === tab.visible) return;
      const hiddenFor = clock.now() - tab.visibleChangedAt;
      // While the tab is visible: what it shows is in use.
      if (!visible) deps.kept.left();
      tab.setVisible(visible);
      deps.reviewPosts();
      if (!visible) {
        deps.alerts.left(tab);
        return;
      }
      if (hiddenFor >= LONG_HIDDEN_MS) feed.revive(false);
      for (const request of audience.requestsFor(tab)) lists.need(request);
      void deps.pollOdds();
      deps.alerts.review();
      deps.pageParts.current()?.payments.review();
      publisher.answer(tab);
    },
    setAlerts(alerts) {
      tab.alerts = alerts;
      deps.alerts.review();
    },
    setSpoilers: deps.setSpoilers,
    setLowPower: (on) => tab.pace.setLowPower(on),
    watchPosts(posts) {
      tab.posts = posts;
      deps.reviewPosts();
    },
    draft: async (request) => (await parts())?.writing(tab, request),
    order: async (request) => (await parts())?.payments.ask(tab, request),
    like: async (...args) => (await parts())?.community.like(tab, ...args),
    watch(matchIds, near = []) {
      tab.watch(matchIds, near);
      if (tab.dirty.hasRows()) publisher.answer(tab);
    },
    requestSnapshot() {
      tab.markAllDirty();
      publisher.answer(tab);
    },
    toggleFavorite: members.favorites.toggle,
    retry() {
      feed.revive(true);
      for (const request of audience.requestsFor(tab)) lists.refresh(request);
      tab.dirty.markSection("list");
      publisher.answer(tab);
    },
    async getLeagueDirectory() {
      const { deriveDirectory } = await import("../tabs/askedOfList.ts");
      const sources = deps.sourcesOf(tab);
      return deriveDirectory(sources.matchesFor(tab), tab, sources);
    },
    async getBoard(start) {
      const { boardOnceListed } = await import("../tabs/askedOfList.ts");
      return boardOnceListed(start, tab, deps);
    },
    getPage: async (...asked) => (await parts())?.pages.get(...asked, tab) ?? failure("noAnswer"),
    act: async (...asked) => (await parts())?.act(...asked) ?? failure("noAnswer"),
    setMember(now, before) {
      tab.member = now;
      members.watch.changed(now, before);
    },
    getStatus: deps.status,
    ping: () => Promise.resolve(true),
    goodbye() {
      if (!open) return;
      open = false;
      deps.closed(tab);
    },
  };
}
