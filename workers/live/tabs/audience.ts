// Which tabs need fresh data, and what their screens need: lists, odds providers, languages.
import { type FavoriteLists, isEmpty, NO_FAVORITES } from "#domain/favorites.ts";
import type { OddsProviderId } from "#domain/settings.ts";
import { type ListRequest, type Lists, listKey } from "../matches/lists.ts";
import type { Tab } from "./tab.ts";
import { dateOf, requestsOf } from "./wantedLists.ts";

export interface Audience {
  /** The tabs whose lists are kept fresh: the visible ones, or one when all are hidden, so that events go on. */
  lookers(): readonly Tab[];
  requestsFor(tab: Tab): readonly ListRequest[];
  /** The lists the lookers need, each once. */
  wanted(): readonly ListRequest[];
  /** Fetches the lists the lookers need again, whatever their age; after `waitMs` if given. */
  refresh(waitMs?: number): void;
  /** Providers whose prices are on a visible screen. */
  providers(): ReadonlySet<OddsProviderId>;
  languages(): ReadonlySet<string>;
}

/** Providers whose prices are on a visible screen. */
export function providersShown(visibleTabs: ReadonlySet<Tab>): ReadonlySet<OddsProviderId> {
  const used = new Set<OddsProviderId>();
  for (const { settings } of visibleTabs) if (settings.odds) used.add(settings.oddsProviderId);
  return used;
}

/** The needs of the tabs in `tabs`, which may come and go. */
export function createAudience(options: {
  readonly tabs: ReadonlyMap<string, Tab>;
  /** Those of `tabs` that are visible. */
  readonly visibleTabs: ReadonlySet<Tab>;
  readonly lists: Lists;
  serverNow(): number;
  favoriteLists(): FavoriteLists;
}): Audience {
  const { tabs, visibleTabs, lists } = options;

  function lookers(): readonly Tab[] {
    return visibleTabs.size > 0 ? [...visibleTabs] : [...tabs.values()].slice(0, 1);
  }

  /** What the view shows besides the day's list; nothing before that list is loaded. */
  function elsewhere(tab: Tab, now: number): FavoriteLists {
    const shown = shownAnyDay(tab);
    if (isEmpty(shown)) return shown;
    const day = lists.find({ context: tab.context, scope: { kind: "day", date: dateOf(tab, now) } });
    if (day?.status !== "ready") return NO_FAVORITES;
    return { ...shown, match: shown.match.filter((id) => !day.matchIds.has(id)) };
  }

  /** Matches, teams and leagues that the view shows whatever the day. */
  function shownAnyDay({ view }: Tab): FavoriteLists {
    if (view.page === "favorites") return options.favoriteLists();
    return view.page === "matches" ? { ...NO_FAVORITES, match: view.matchIds } : NO_FAVORITES;
  }

  function requestsFor(tab: Tab): readonly ListRequest[] {
    const now = options.serverNow();
    return requestsOf(tab, now, elsewhere(tab, now));
  }

  function wanted(): readonly ListRequest[] {
    const byKey = new Map(
      lookers()
        .flatMap(requestsFor)
        .map((request) => [listKey(request), request]),
    );
    return [...byKey.values()];
  }

  return {
    lookers,
    requestsFor,
    wanted,
    refresh(waitMs) {
      for (const request of wanted()) lists.refresh(request, waitMs);
    },
    providers: () => providersShown(visibleTabs),
    languages: () => new Set([...tabs.values()].map((tab) => tab.context.language)),
  };
}
