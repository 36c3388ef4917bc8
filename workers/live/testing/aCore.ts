// A core over the fake server and clock, and tabs that gather what they are sent, for tests.
// Loaded here, so that the core's own import() of them takes no real time, for which a fake clock does not wait.
import "../alerts/reach.ts";
import "../matches/updateOdds.ts";
import "#domain/odds/fractionOdds.ts";
import "../wiring/spoilers.ts";
import { readRow, type Row, ROW_WIDTH } from "#domain/board/rowCode.ts";
import { DEFAULT_VIEW, type View } from "#domain/board/view.ts";
import type { TabAlerts, ToldAlert } from "#domain/alerts/tabAlerts.ts";
import { isAlertChange } from "#domain/memberNews.ts";
import type { CacheTag } from "#domain/calls/cacheTags.ts";
import { DEFAULT_SETTINGS, type MatchDisplaySettings } from "#domain/settings.ts";
import { NO_SPOILERS, type Spoilers } from "#domain/spoilers.ts";
import { type Account, type AccountKeeper, createAccountKeeper } from "../members/accountKeeper.ts";
import { createReactions } from "../alerts/reactions.ts";
import { createCounters } from "../base/counters.ts";
import { createServerClock, type ServerClock } from "../base/clock.ts";
import type { EventView, LiveSession, MatchFacts, TabContext, TabUpdate } from "../contract.ts";
import type { LiveCore, LiveCoreOptions } from "../wiring/coreOptions.ts";
import type { LoadKept } from "../kept/keptLater.ts";
import { createKeptLists } from "../kept/keptLists.ts";
import { createFeed } from "../feed/feed.ts";
import type { SocketLike } from "../feed/socket.ts";
import { createLiveCore } from "../wiring/createLiveCore.ts";
import { decodeFrame } from "../feed/decodeFrame.ts";
import { type KeeperStorage, withDeadline } from "../base/storage.ts";
import { createCommunity } from "../community/community.ts";
import { createPayments } from "../payments/payments.ts";
import { createWriting } from "../writing/writing.ts";
import { createPageParts, type PageLoads } from "../parts/pageParts.ts";
import { createFavoritesSync } from "../members/syncFavorites.ts";
import { aStorage } from "./aStorage.ts";
import { createFakeClock, type FakeClock, type FakeClockOptions } from "./fakeClock.ts";
import { createFakeNetwork, type FakeNetwork } from "./fakeNetwork.ts";
import { createFakeServer, type FakeServer } from "./fakeServer.ts";

/** A tab as the core's updates draw it. */
export interface FakeTab {
  readonly session: LiveSession;
  readonly updates: TabUpdate[];
  row(matchId: number): Row;
  rows(): ReadonlyMap<number, Row>;
  facts(matchId: number): MatchFacts | undefined;
  /** The match ids of the list, in order. */
  listed(): readonly number[];
  latest<Name extends keyof TabUpdate>(name: Name): TabUpdate[Name] | undefined;
  popups(): readonly EventView[];
  /** The events of all digests, in the order in which they were sent. */
  digest(): readonly EventView[];
  /** What it was told of alerts. */
  alerts(): readonly ToldAlert[];
  rowMessages(): number;
}

export interface CoreUnderTest {
  readonly clock: FakeClock;
  readonly server: FakeServer;
  readonly core: LiveCore;
  readonly account: AccountKeeper;
  readonly serverClock: ServerClock;
  readonly stored: Map<string, unknown>;
  /** What drafts know of the browser's network. */
  readonly network: FakeNetwork;
  openTab(options?: {
    context?: TabContext;
    view?: Partial<View>;
    settings?: Partial<MatchDisplaySettings>;
    visible?: boolean;
    lowPower?: boolean;
    rejoins?: boolean;
    tags?: readonly CacheTag[];
    watch?: readonly number[];
    member?: string;
    alerts?: TabAlerts;
    spoilers?: Partial<Spoilers>;
  }): FakeTab;
}

/** Who is signed in when a core starts with somebody. */
export const MEMBER: Account = { memberId: 7, token: "token-of-seven", session: "session-0" };

/** For tests that count calls: the community's part, which asks for muted members, is not loaded. */
export const WITHOUT_COMMUNITY = (): Promise<never> => Promise.reject(new Error("not in this test"));

const LONDON: TabContext = { language: "en_GB", offsetMinutes: 0 };

/** A core that has not been asked for anything yet. */
export function createCoreUnderTest(
  options: {
    clock?: FakeClockOptions;
    storage?: KeeperStorage;
    stored?: Map<string, unknown>;
    signedIn?: boolean;
    /** Of the ids of drafts: two cores of a test make other ones. */
    idPrefix?: string;
    loadReactions?: LiveCoreOptions["loadReactions"];
    loadCommunity?: PageLoads["loadCommunity"];
    loadFeed?: () => Promise<typeof createFeed>;
    /** Keeps lists for the next start, and shows those that are kept; a function brings the code for that. */
    keepsLists?: boolean | LoadKept;
  } = {},
): CoreUnderTest {
  const clock = createFakeClock(options.clock);
  const server = createFakeServer();
  const stored = options.stored ?? new Map<string, unknown>();
  const storage = withDeadline(options.storage ?? aStorage(stored), clock);
  if (options.signedIn === true) stored.set("account", MEMBER);
  let sessions = 0;
  let ids = 0;
  const network = createFakeNetwork();
  const counters = createCounters(clock.now);
  const account = createAccountKeeper({
    storage,
    counters,
    newSession: () => `session-${(sessions += 1)}`,
  });
  const serverClock = createServerClock(clock, clock.regain);
  const core = createLiveCore({
    api: server.api,
    clock,
    serverClock,
    storage,
    async loadFeed() {
      const create = (await options.loadFeed?.()) ?? createFeed;
      const openSocket = (token: string): SocketLike => server.openSocket(token);
      return (needs) => create({ ...needs, openSocket, decodeFrame });
    },
    async loadKept() {
      const { keepsLists = false } = options;
      if (keepsLists === false) throw new Error("not in this test");
      return keepsLists === true ? createKeptLists : keepsLists();
    },
    loadReactions: options.loadReactions ?? (async () => createReactions),
    account,
    counters,
    loadPageParts: async () => (needs) =>
      createPageParts({
        ...needs,
        loadCommunity: options.loadCommunity ?? (async () => createCommunity),
        loadWriting: async () => (deps) =>
          createWriting({ ...deps, network, newId: () => `${options.idPrefix ?? "id"}-${(ids += 1)}` }),
        loadPayments: async () => createPayments,
        loadPagesApi: async () => server.pagesApi,
        loadMembersApi: async () => server.membersApi,
      }),
    loadFavoritesSync: async (given) => createFavoritesSync({ ...given, api: server.favoritesApi }),
  });
  return {
    clock,
    server,
    core,
    account,
    serverClock,
    stored,
    network,
    openTab({
      context = LONDON,
      view = {},
      settings = {},
      visible = true,
      lowPower = false,
      rejoins = false,
      tags = [],
      watch = [1001],
      member,
      alerts,
      spoilers,
    } = {}) {
      const updates: TabUpdate[] = [];
      const rows = new Map<number, Row>();
      const facts = new Map<number, MatchFacts>();
      const hello = {
        lockName: "lock",
        context,
        settings: { ...DEFAULT_SETTINGS, ...settings },
        view: { ...DEFAULT_VIEW, ...view },
        visible,
        lowPower,
        rejoins,
        tags,
        deviceInfo: "",
        alerts,
        spoilers: spoilers === undefined ? null : JSON.stringify({ ...NO_SPOILERS, ...spoilers }),
        member: member ?? (options.signedIn === true ? MEMBER.session : undefined),
      };
      const session = core.openSession(hello, (update) => {
        updates.push(structuredClone(update));
        const numbers = update.rows ?? [];
        for (let index = 0; index < numbers.length / ROW_WIDTH; index += 1) {
          const row = readRow(numbers, update.prices ?? [], index);
          rows.set(row.matchId, row);
        }
        for (const fact of update.facts ?? []) facts.set(fact.matchId, fact);
      });
      session.watch(watch);
      const latest = <Name extends keyof TabUpdate>(name: Name): TabUpdate[Name] | undefined =>
        updates.findLast((update) => update[name] !== undefined)?.[name];
      return {
        session,
        updates,
        row(matchId) {
          const row = rows.get(matchId);
          if (!row) throw new Error(`the tab has no row of match ${matchId}`);
          return row;
        },
        rows: () => rows,
        facts: (matchId) => facts.get(matchId),
        listed: () => latest("order")?.items.filter((item) => item > 0) ?? [],
        latest,
        popups: () => updates.flatMap((update) => update.popups ?? []),
        alerts: () => updates.flatMap(({ posts = [] }) => posts.filter(isAlertChange)),
        digest: () => updates.flatMap((update) => update.digest ?? []),
        rowMessages: () => updates.filter((update) => update.rows).length,
      };
    },
  };
}
