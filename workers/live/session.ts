// One tab's side of the core: what it may ask, each request small and told in football's words.
import type { FavoriteKind } from "#domain/favourites.ts";
import type { Match } from "#domain/match/match.ts";
import { MEMBER_TOPIC, topicOf } from "#domain/calls/topicOf.ts";
import type { Alerts } from "./alerts/alerts.ts";
import type { Clock } from "./base/clock.ts";
import type { CoreStatus, LiveSession } from "./contract.ts";
import { deriveDirectory, type ListContext } from "./tabs/deriveList.ts";
import type { FavoritesKeeper } from "./members/favoritesKeeper.ts";
import type { Feed } from "./feed/feed.ts";
import { LONG_HIDDEN_MS } from "./base/limits.ts";
import type { ListRequest, Lists } from "./matches/lists.ts";
import type { Members } from "./members/members.ts";
import type { PageCache } from "./pages/pageCache.ts";
import type { Publisher } from "./tabs/publisher.ts";
import { oweEverything, type Tab, zoneOf } from "./tabs/tab.ts";

/** What a session needs of the core. */
export interface SessionHost {
  readonly clock: Clock;
  readonly publisher: Publisher;
  readonly favorites: FavoritesKeeper;
  readonly feed: Feed;
  readonly alerts: Alerts;
  readonly lists: Lists;
  readonly pages: PageCache;
  readonly sources: ListContext;
  requestsFor(tab: Tab): readonly ListRequest[];
  matchesFor(tab: Tab): readonly Match[];
  pollOdds(): void;
  readonly members: Members;
  closed(tab: Tab): void;
  status(): CoreStatus;
}

/** The session of one tab. After `goodbye` every call is without effect. */
export function createSession(tab: Tab, host: SessionHost): LiveSession {
  const { publisher, clock, feed, lists } = host;
  let open = true;

  /** The list, its rows and its flags may all differ now. */
  function viewChanged(): void {
    for (const request of host.requestsFor(tab)) lists.need(request);
    tab.dirtySections.add("list");
    for (const id of tab.watched) tab.dirtyRows.add(id);
    publisher.answer(tab);
  }

  return {
    setContext(context) {
      const languageChanged = context.language !== tab.context.language;
      tab.context = context;
      tab.zone = zoneOf(context, clock);
      oweEverything(tab);
      if (languageChanged) feed.revive(false);
      viewChanged();
    },
    setSettings(settings) {
      const provider = tab.settings.oddsProviderId;
      tab.settings = settings;
      if (settings.oddsProviderId !== provider) host.pollOdds();
      // The log is filtered by the settings: sent anew it must replace the one the tab has, as a snapshot does.
      oweEverything(tab);
      viewChanged();
    },
    setView(view) {
      tab.view = view;
      tab.titleDue = true;
      viewChanged();
    },
    setVisible(visible) {
      if (visible === tab.visible) return;
      const hiddenFor = clock.now() - tab.visibleChangedAt;
      tab.visible = visible;
      tab.visibleChangedAt = clock.now();
      const { title } = tab.sent;
      oweEverything(tab);
      if (!visible) {
        tab.sent.title = title;
        host.alerts.left(tab);
        return;
      }
      if (hiddenFor >= LONG_HIDDEN_MS) feed.revive(false);
      for (const request of host.requestsFor(tab)) lists.need(request);
      host.pollOdds();
      host.alerts.review();
      publisher.answer(tab);
    },
    setLowPower(on) {
      tab.lowPower = on;
    },
    watch(matchIds, near = []) {
      const seen = new Set(matchIds);
      const watched = new Set([...matchIds, ...near]);
      for (const id of tab.watched) {
        if (watched.has(id)) continue;
        // What leaves the screen goes stale there: it is sent whole when it comes back.
        tab.sent.rows.delete(id);
        tab.dirtyRows.delete(id);
        tab.dirtyNear.delete(id);
      }
      for (const id of watched) if (!tab.watched.has(id)) tab.dirtyRows.add(id);
      // What has come into sight waits no longer.
      for (const id of tab.dirtyNear) if (seen.has(id)) tab.dirtyRows.add(id);
      tab.watched = watched;
      tab.near = new Set(near.filter((id) => !seen.has(id)));
      if (tab.dirtyRows.size > 0) publisher.answer(tab);
    },
    requestSnapshot() {
      oweEverything(tab);
      publisher.answer(tab);
    },
    toggleFavorite: (kind: FavoriteKind, id: number, on: boolean) => host.favorites.toggle(kind, id, on),
    retry() {
      feed.revive(true);
      for (const request of host.requestsFor(tab)) lists.refresh(request);
      tab.dirtySections.add("list");
      publisher.answer(tab);
    },
    getLeagueDirectory: () => Promise.resolve(deriveDirectory(host.matchesFor(tab), tab, host.sources)),
    getPage(request, context) {
      const topic = topicOf(request);
      if (topic !== undefined) tab.topics.add(topic);
      return topic === MEMBER_TOPIC
        ? host.members.watch.asMember(() => host.pages.get(request, context))
        : host.pages.get(request, context);
    },
    act: (request, language) => host.members.desk.act(request, language),
    setMember(now, before) {
      tab.member = now;
      host.members.watch.changed(now, before);
    },
    getStatus: () => Promise.resolve(host.status()),
    ping: () => Promise.resolve(true),
    goodbye() {
      if (!open) return;
      open = false;
      host.closed(tab);
    },
  };
}
