// A whole core with simulated machine, network and server, and tabs that record what they receive.
import { createHttp } from "#api/transport/http.ts";
import { createLiveApi } from "#api/live/live.ts";
import type { OddsProviderId } from "#domain/settings.ts";
import type { View } from "#domain/board/view.ts";
import { createAccountKeeper } from "#workers/live/members/accountKeeper.ts";
import { createServerClock } from "#workers/live/base/clock.ts";
import type { EventLineView } from "#workers/live/contract.ts";
import type { LiveCore } from "#workers/live/wiring/coreOptions.ts";
import { createCounters } from "#workers/live/base/counters.ts";
import { createLiveCore } from "#workers/live/wiring/createLiveCore.ts";
import { decodeFrame } from "#workers/live/feed/decodeFrame.ts";
import { createFeed } from "#workers/live/feed/feed.ts";
import { createReactions } from "#workers/live/alerts/reactions.ts";
import type { KeeperStorage } from "#workers/live/base/storage.ts";
import { aFeedMatch, createFeedServer, type FeedServer, PROVIDERS } from "./feedServer.ts";
import { createMachine, type Machine } from "./machine.ts";
import { createNetwork, type Network } from "./network.ts";
import { type SeededRandom, seededRandom } from "../../../support/seededRandom.ts";
import { openTab, type WatchedTab } from "./watchedTab.ts";

/** Saturday noon at UTC: no schedule lasts until midnight. */
const NOON = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WRONG_CLOCKS = [0, 0, 0, -10 * MINUTE, 10 * MINUTE, -DAY, DAY, -365 * DAY, 365 * DAY] as const;

/** Followed in every schedule: a match, and the home team of another. */
export const FOLLOWED_MATCH = 101;
export const FOLLOWED_TEAM = 1020;
export const TODAY = "2026-11-21";
export const TOMORROW = "2026-11-22";

interface Announced {
  readonly view: EventLineView;
  /** Running ms at which it was first sent to a tab. */
  readonly at: number;
}

export interface Scene {
  readonly random: SeededRandom;
  /** Server time at the start, epoch ms. */
  readonly startAt: number;
  readonly machine: Machine;
  readonly server: FeedServer;
  readonly network: Network;
  readonly core: LiveCore;
  /** The open tabs. */
  readonly tabs: WatchedTab[];
  /** All tabs, including closed ones. */
  readonly allTabs: WatchedTab[];
  /** Every event in any tab's log, once each, in order of first appearance. */
  readonly announced: ReadonlyMap<string, Announced>;
  open(options?: { readonly view?: Partial<View>; readonly visible?: boolean }): WatchedTab;
}

/** Five matches of today in several phases, one of tomorrow. */
function firstMatches(random: SeededRandom): ReturnType<typeof aFeedMatch>[] {
  const today = [0, 1, 2, 3, 4].map((index) => {
    const match = aFeedMatch(101 + index, NOON - HOUR + index * 30 * MINUTE);
    const state = random.pick([0, 0, 1, 1, 2, 3] as const);
    const periodStartedAt = state === 0 ? match.kickoffAt : NOON - random.below(50) * MINUTE;
    return { ...match, state, periodStartedAt, homeScore: random.below(3), awayScore: random.below(2) };
  });
  return [...today, aFeedMatch(201, NOON + DAY)];
}

function createStore(): KeeperStorage {
  const stored = new Map<string, unknown>([
    ["favorites", { match: [FOLLOWED_MATCH], league: [], team: [FOLLOWED_TEAM] }],
  ]);
  return {
    load: async (key) => stored.get(key),
    update: async (key, change) => void stored.set(key, change(stored.get(key))),
    remove: async (key) => void stored.delete(key),
    removeRange: async () => undefined,
  };
}

const notNeeded = (): Promise<never> => Promise.reject(new Error("pages and members make no calls here"));

/** The scene of one seed, without tabs. */
export function createScene(seed: number): Scene {
  const random = seededRandom(seed);
  const machineRandom = seededRandom(seed ^ 0x5eed);
  const machine = createMachine({
    startAt: NOON,
    wrongBy: random.pick(WRONG_CLOCKS),
    random: () => machineRandom.next(),
  });
  const server = createFeedServer({
    first: firstMatches(random),
    random: seededRandom(seed ^ 0xfeed),
    loose: random.chance(0.3),
    now: () => machine.serverNow(),
  });
  for (const [index, id] of [...server.matches.keys()].entries()) {
    server.setPrice(8, id, [1.5 + index / 10, 3.5, 4.25]);
  }
  const tabs: WatchedTab[] = [];
  const network = createNetwork(machine, server, seededRandom(seed ^ 0xbeef), () => tabs.length === 0);
  const { clock } = machine;
  const serverClock = createServerClock(clock, machine.regain);
  const counters = createCounters();
  const storage = createStore();
  const http = createHttp({
    fetch: network.fetch,
    origin: "https://proof",
    getToken: () => undefined,
    getLanguage: () => "en_GB",
    getDeviceInfo: () => "",
    onServerTime: (serverNow, atLocal) => serverClock.learn(serverNow, atLocal),
    now: () => clock.now(),
    sleep: (ms) => new Promise((resolve) => void machine.after(ms, () => resolve())),
  });
  const core = createLiveCore({
    api: createLiveApi(http),
    clock,
    serverClock,
    storage,
    counters,
    account: createAccountKeeper({ storage, counters, newSession: () => "session" }),
    loadFeed: async () => (needs) =>
      createFeed({
        ...needs,
        openSocket: (token) => network.openSocket(token),
        decodeFrame,
      }),
    loadReactions: async () => createReactions,
    loadPageParts: notNeeded,
    loadFavoritesSync: notNeeded,
  });
  const allTabs: WatchedTab[] = [];
  const announced = new Map<string, Announced>();
  return {
    random,
    startAt: NOON,
    machine,
    server,
    network,
    core,
    tabs,
    allTabs,
    announced,
    open({ view = {}, visible = true } = {}) {
      const tab = openTab(core, machine, {
        name: `tab ${allTabs.length + 1}`,
        language: random.chance(0.8) ? "en_GB" : "fr_FR",
        provider: random.pick<OddsProviderId>(PROVIDERS),
        view,
        visible,
        onLog(entry) {
          const { id } = entry.event;
          if (!announced.has(id)) announced.set(id, { view: entry, at: machine.running() });
        },
      });
      tabs.push(tab);
      allTabs.push(tab);
      return tab;
    },
  };
}
