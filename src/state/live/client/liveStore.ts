// The core's data in this tab. Each part has its own subscribers, so that only what changed is drawn again.
import { readRow, type Row, ROW_WIDTH } from "#domain/board/rowCode.ts";
import type { ListOrdering } from "#domain/board/view.ts";
import type { ToldChange } from "#domain/memberNews.ts";
import { type FavoriteLists, NO_FAVORITES } from "#domain/favorites.ts";
import type {
  Connection,
  EventLineView,
  EventView,
  LeagueHeading,
  ListInfo,
  MatchFacts,
  MatchTitle,
  RailUpdate,
  TabUpdate,
} from "#workers/live/contract.ts";

/** The parts of the store with one value each. */
export interface LiveParts {
  readonly list: ListInfo | undefined;
  readonly order: ListOrdering;
  readonly rail: RailUpdate | undefined;
  readonly connection: Connection;
  readonly favorites: FavoriteLists;
  readonly log: readonly EventLineView[];
  readonly popups: readonly EventView[];
  /** Events of a time without a visible tab, newest first. */
  readonly digest: readonly EventView[];
  /** Of the match page shown last. */
  readonly title: MatchTitle | undefined;
  /** What changed about posts, as the last update with such changes said. */
  readonly posts: readonly ToldChange[];
}

export interface LiveStore {
  part<Name extends keyof LiveParts>(name: Name): LiveParts[Name];
  row(matchId: number): Row | undefined;
  facts(matchId: number): MatchFacts | undefined;
  league(leagueId: number): LeagueHeading | undefined;
  /**
   * Calls back on changes of a part, or of `row:ID`, `facts:ID`, `league:ID`, and when answers about a topic are
   * out of date, `outdated:TOPIC`; and after each update, `update`. Returns how to stop.
   */
  subscribe(topic: string, listener: () => void): () => void;
  /** The topics of answers that parts of the page show. */
  shownTopics(): readonly string[];
  /** Applies one update; false when updates before it are missing. */
  receive(update: TabUpdate): boolean;
  dismissPopup(eventId: string): void;
  dismissDigest(): void;
  /** The connection state that the tab sets itself, until the core's next one. */
  setConnection(connection: Connection): void;
  /** Match ids on the screen now. Rows of others are dropped, because the core no longer updates them. */
  keepRows(matchIds: readonly number[]): void;
  /**
   * Shows favourites at once. Lists of the core that arrive within the next 1.5 s are applied afterwards, as they may be
   * older than the press; the newest of them counts.
   */
  setFavorites(favorites: FavoriteLists): void;
  /** The next update is the first of a new stream. */
  restart(): void;
}

const NOTHING: LiveParts = {
  list: undefined,
  order: { items: [], headings: [], noted: [] },
  rail: undefined,
  connection: { state: "reconnecting", ageSeconds: undefined, stale: false },
  favorites: NO_FAVORITES,
  log: [],
  popups: [],
  digest: [],
  title: undefined,
  posts: [],
};

/** docs/product.md#event-popup: popups at most a few at once. */
const POPUPS_MAX = 3;
const LOG_MAX = 30;
const OUTDATED = /^outdated:(.*)/;
/** After a press the core's lists arrive within this time, on a busy machine too. */
const ECHO_MS = 1_500;

/** True for an update without lines whose list is the one shown, in another language: its lines are still to come. */
function isLoadedAgain({ list, order }: TabUpdate, shown: ListInfo | undefined): boolean {
  if (order?.items.length !== 0 || list?.status !== "loading") return false;
  return list.version === shown?.version && list.date === shown.date;
}

/** An empty store. */
export function createLiveStore(): LiveStore {
  let parts: LiveParts = NOTHING;
  let seq = 0;
  const rows = new Map<number, Row>();
  const facts = new Map<number, MatchFacts>();
  const leagues = new Map<number, LeagueHeading>();
  const listeners = new Map<string, Set<() => void>>();
  /** Runs since a favourite was painted; the core's lists of that time. */
  let echoTimer: ReturnType<typeof setTimeout> | undefined;
  let coreFavorites: FavoriteLists | undefined;

  function tell(topic: string): void {
    for (const listener of listeners.get(topic) ?? []) listener();
  }

  function set<Name extends keyof LiveParts>(name: Name, value: LiveParts[Name]): void {
    if (parts[name] === value) return;
    parts = { ...parts, [name]: value };
    tell(name);
  }

  function takeRows(numbers: readonly number[], prices: readonly string[]): void {
    const count = Math.floor(numbers.length / ROW_WIDTH);
    for (let index = 0; index < count; index += 1) {
      const row = readRow(numbers, prices, index);
      rows.set(row.matchId, row);
      tell(`row:${row.matchId}`);
    }
  }

  /** Puts new events before the present ones, and removes those that were withdrawn or are repeated. */
  function take(name: "popups" | "digest", told: readonly EventView[], withdrawn: readonly string[]): void {
    const added = told.filter(({ event }) => !withdrawn.includes(event.id));
    const gone = new Set([...withdrawn, ...added.map(({ event }) => event.id)]);
    const standing = parts[name].filter(({ event }) => !gone.has(event.id));
    if (added.length === 0 && standing.length === parts[name].length) return;
    set(name, [...added, ...standing]);
  }

  function takeFavorites(favorites: FavoriteLists): void {
    if (echoTimer === undefined) set("favorites", favorites);
    else coreFavorites = favorites;
  }

  return {
    part: (name) => parts[name],
    row: (matchId) => rows.get(matchId),
    facts: (matchId) => facts.get(matchId),
    league: (leagueId) => leagues.get(leagueId),
    subscribe(topic, listener) {
      let known = listeners.get(topic);
      if (!known) {
        known = new Set();
        listeners.set(topic, known);
      }
      known.add(listener);
      return () => {
        known.delete(listener);
        if (known.size === 0) listeners.delete(topic);
      };
    },
    shownTopics: () => [...listeners.keys()].flatMap((topic) => OUTDATED.exec(topic)?.[1] ?? []),
    receive(update) {
      const whole = update.snapshot === true;
      const inOrder = whole || update.seq === seq + 1;
      seq = update.seq;
      if (!inOrder) return false;
      for (const fact of update.facts ?? []) {
        facts.set(fact.matchId, fact);
        tell(`facts:${fact.matchId}`);
      }
      for (const heading of update.leagues ?? []) {
        leagues.set(heading.leagueId, heading);
        tell(`league:${heading.leagueId}`);
      }
      if (update.rows) takeRows(update.rows, update.prices ?? []);
      if (update.connection) set("connection", update.connection);
      if (update.favorites) takeFavorites(update.favorites);
      if (update.rail) set("rail", update.rail);
      if (update.log) set("log", whole ? update.log : [...update.log, ...parts.log].slice(0, LOG_MAX));
      const keepsLines = isLoadedAgain(update, parts.list);
      if (update.list) set("list", update.list);
      if (update.order && !keepsLines) set("order", update.order);
      const { popups = [], digest = [], withdrawn = [] } = update;
      take("popups", popups.toReversed(), withdrawn);
      if (parts.popups.length > POPUPS_MAX) set("popups", parts.popups.slice(0, POPUPS_MAX));
      take("digest", digest, withdrawn);
      if (update.title) set("title", update.title);
      if (update.posts) set("posts", update.posts);
      for (const topic of update.outdated ?? []) tell(`outdated:${topic}`);
      tell("update");
      return true;
    },
    dismissPopup(eventId) {
      const left = parts.popups.filter((popup) => popup.event.id !== eventId);
      if (left.length !== parts.popups.length) set("popups", left);
    },
    setConnection: (connection) => set("connection", connection),
    dismissDigest: () => set("digest", NOTHING.digest),
    keepRows(matchIds) {
      const kept = new Set(matchIds);
      for (const id of rows.keys()) if (!kept.has(id)) rows.delete(id);
    },
    setFavorites(favorites) {
      set("favorites", favorites);
      coreFavorites = undefined;
      clearTimeout(echoTimer);
      echoTimer = setTimeout(() => {
        echoTimer = undefined;
        if (coreFavorites) set("favorites", coreFavorites);
      }, ECHO_MS);
    },
    restart() {
      seq = 0;
    },
  };
}
