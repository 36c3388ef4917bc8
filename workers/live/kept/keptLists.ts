// Shows the last list of a tab's view until the list arrives. `keptWriter.ts` keeps the lists in use for the next start.
// See docs/product.md#kept-lists.
import type { FavoriteLists } from "#domain/favorites.ts";
import { hasList } from "#domain/board/view.ts";
import type { Connection } from "../contract.ts";
import { type ListRequest, listKey, type LoadedList } from "../matches/lists.ts";
import { createMatchStore } from "../matches/matchStore.ts";
import { createNameDirectory } from "../matches/nameDirectory.ts";
import { LIST_PROVIDER_ID } from "../matches/oddsBook.ts";
import type { LogLines } from "../tabs/eventLog.ts";
import type { PriceText } from "../tabs/priceTexts.ts";
import type { Publisher } from "../tabs/publisher.ts";
import type { Tab } from "../tabs/tab.ts";
import { type CoreSources, createUpdateSources } from "../tabs/updateSources.ts";
import { openList, readRecord, type StoredList } from "./keptRecord.ts";
import { createKeptWriter, DAY_MAX_MS, type KeptWriter, type KeptWriterDeps } from "./keptWriter.ts";
import type { KeptList } from "./listCode.ts";

/** docs/product.md#kept-lists: how old the running matches and prices may be, ms. */
const LIVE_MAX_MS = 3 * 3_600_000;
const ODDS_MAX_MS = 10 * 60_000;

export interface KeptListsDeps extends KeptWriterDeps {
  readonly log: LogLines;
  seen: CoreSources["seen"];
  readonly publisher: Pick<Publisher, "schedule" | "everyRowChanged">;
  readonly priceText: PriceText;
  readonly tabs: ReadonlyMap<string, Tab>;
  onFinder(): void;
  clockDifference(): number | undefined;
  favoriteLists(): FavoriteLists;
}

export interface KeptLists extends Pick<KeptWriter, "beat" | "write"> {
  /**
   * What the tab is shown until its list arrives; undefined once it has, without a kept list, and where the page or the
   * core has newer rows.
   */
  sourcesFor(tab: Tab): CoreSources | undefined;
  /** The same for its next message, in which everything is due that another source may say otherwise. */
  forMessage(tab: Tab): CoreSources | undefined;
}

/** A kept list that is shown, or was. */
interface OpenedList {
  /** Local epoch ms at which it was complete. */
  readonly at: number;
  /** Its matches. */
  readonly ids: readonly number[];
  readonly sources: CoreSources;
}

/** True while a list of this age may be shown to the tab in the place of the one that was asked for. */
function isYoungEnough({ scope }: ListRequest, { view }: Tab, ageMs: number): boolean {
  const showsRunning = scope.kind === "live" || view.filter === "live";
  return ageMs >= 0 && ageMs <= (showsRunning ? LIVE_MAX_MS : DAY_MAX_MS);
}

/** The sources of a tab that is shown `kept` in the place of the list of `request`. */
function sourcesOf(kept: KeptList, request: ListRequest, deps: KeptListsDeps): CoreSources {
  const { clock, connection, lists, names: freshNames } = deps;
  const { list, at, oddsAt } = kept;
  const store = createMatchStore();
  store.applyList(list, 0, () => false);
  const keptNames = createNameDirectory();
  keptNames.add(request.context.language, list.names);
  const loaded: LoadedList = {
    request,
    status: "ready",
    matchIds: new Set(list.matches.map(({ id }) => id)),
    completeAt: at,
    behindSince: undefined,
    failures: 0,
  };
  const sources = createUpdateSources({
    ...deps,
    store,
    // The log may have events of other lists, whose names came with those.
    names: {
      ...keptNames,
      team: (language, id) => (freshNames.knows(language, id) ? freshNames : keptNames).team(language, id),
      league: (language, id) => freshNames.league(language, id) || keptNames.league(language, id),
      country: (language, id) => freshNames.country(language, id) || keptNames.country(language, id),
    },
    odds: {
      price(provider, matchId) {
        const isShown = oddsAt !== undefined && clock.now() - oddsAt <= ODDS_MAX_MS;
        return isShown && provider === LIST_PROVIDER_ID ? list.odds.get(matchId) : undefined;
      },
    },
    highlights: { of: () => 0 },
    lists: {
      need(needed) {
        lists.need(needed);
        return loaded;
      },
      dataAt: () => at,
    },
  });
  const listOf = sources.list;
  return Object.assign(sources, {
    // No minute runs: it is the one of the moment at which the list was complete.
    serverNow: () => kept.serverAt,
    connection(): Connection {
      const { state, ageSeconds } = connection.current(at);
      const failed = (lists.find(request)?.failures ?? 0) > 0;
      // The notice would move the rows; it is shown when the list could not be loaded.
      if (!failed) return { state: "reconnecting", ageSeconds, stale: false, asking: true };
      return { state: state === "offline" ? state : "reconnecting", ageSeconds, stale: true };
    },
    list(tab: Tab): ReturnType<CoreSources["list"]> {
      const { info, derived } = listOf(tab);
      // That nothing is in the list is not known before the list arrives.
      const status = derived.ordering.items.length > 0 ? info.status : lists.need(request).status;
      return { info: { ...info, status }, derived };
    },
  });
}

/** The kept lists of the record `stored`. What is damaged or of another version is removed in silence. */
export function createKeptLists(deps: KeptListsDeps, stored: unknown): KeptLists {
  const { audience, clock, counters, lists, publisher, tabs } = deps;
  const record = readRecord(stored);
  const closed = new Map<string, StoredList>(record?.map((list) => [list.key, list]));
  const opened = new Map<string, OpenedList>();
  const shown = new WeakMap<Tab, CoreSources>();
  const writer = createKeptWriter(deps);

  if (stored !== undefined && record === undefined) writer.forget();

  function open(request: ListRequest, key: string): OpenedList | undefined {
    const list = closed.get(key);
    if (!list) return undefined;
    closed.delete(key);
    const kept = openList(list);
    if (!kept) {
      counters.add("keptListsDamaged");
      writer.drop(key);
      return undefined;
    }
    const ids = kept.list.matches.map(({ id }) => id);
    const shows = { at: kept.at, ids, sources: sourcesOf(kept, request, deps) };
    opened.set(key, shows);
    // The prices of rows that nothing changes go when their time is over.
    const oddsMs = (kept.oddsAt ?? -Infinity) + ODDS_MAX_MS - clock.now();
    if (oddsMs > 0) clock.setTimeout(() => publisher.everyRowChanged(), oddsMs + 1);
    return shows;
  }

  /** True when a list has brought some of these matches: what the core knows of them is newer. */
  function isOutdated(ids: readonly number[]): boolean {
    const isAnyReady = [...lists.all()].some(({ status }) => status === "ready");
    return isAnyReady && ids.some((id) => deps.store.get(id) !== undefined);
  }

  function sourcesFor(tab: Tab): CoreSources | undefined {
    // Usually none is left once the lists have come: this runs for every message.
    if (closed.size + opened.size === 0) return undefined;
    // A page that rejoins has newer rows. A list of favourites needs more than one list, and a match page has data of
    // its own.
    if (tab.rejoins || !hasList(tab.view.page) || tab.view.page === "favorites") return undefined;
    const [request, second] = audience.requestsFor(tab);
    // A day on which the clocks change consists of two lists.
    if (request === undefined || second !== undefined) return undefined;
    const key = listKey(request);
    if (lists.find(request)?.status === "ready") {
      closed.delete(key);
      opened.delete(key);
      return undefined;
    }
    const at = opened.get(key)?.at ?? closed.get(key)?.at;
    if (at === undefined || !isYoungEnough(request, tab, clock.now() - at)) return undefined;
    const kept = opened.get(key) ?? open(request, key);
    if (kept === undefined) return undefined;
    // A page that shows it keeps it, with its age, until its own list arrives: without it the page would take these rows
    // for fresh ones.
    return kept.sources === shown.get(tab) || !isOutdated(kept.ids) ? kept.sources : undefined;
  }

  function forMessage(tab: Tab): CoreSources | undefined {
    const sources = sourcesFor(tab);
    if (sources !== undefined) tab.dirty.markSection("connection");
    if (sources === shown.get(tab)) return sources;
    if (sources === undefined) shown.delete(tab);
    else shown.set(tab, sources);
    // The first rows of another list are sent along with it.
    tab.sent.order = undefined;
    tab.dirty.markSection("list");
    tab.dirty.markSection("connection");
    tab.dirty.markRows(tab.watched);
    return sources;
  }

  for (const tab of tabs.values()) if (sourcesFor(tab) !== undefined) announce(tab);

  function announce(tab: Tab): void {
    tab.dirty.markSection("list");
    publisher.schedule(tab);
  }

  return { sourcesFor, forMessage, beat: writer.beat, write: writer.write };
}
