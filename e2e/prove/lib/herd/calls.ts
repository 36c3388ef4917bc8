// Calls of many clients around one outage, each with a whole core and one tab on a match page, counted by kind.
import type { LiveApi } from "#api/live/live.ts";
import { failure, type Result, success } from "#api/transport/result.ts";
import { DEFAULT_VIEW } from "#domain/board/view.ts";
import type { MatchList } from "#domain/match/match.ts";
import { DEFAULT_SETTINGS } from "#domain/settings.ts";
import { aMatch } from "#domain/testing/aMatch.ts";
import { createServerClock } from "#workers/live/base/clock.ts";
import { createCounters } from "#workers/live/base/counters.ts";
import { createLiveCore } from "#workers/live/wiring/createLiveCore.ts";
import { createFeed, type FeedOptions } from "#workers/live/feed/feed.ts";
import type { SocketLike } from "#workers/live/feed/socket.ts";
import { createAccountKeeper } from "#workers/live/members/accountKeeper.ts";
import { createPageParts } from "#workers/live/parts/pageParts.ts";
import { type SeededRandom, seededRandom } from "../../../support/seededRandom.ts";
import { writeRecord } from "../rows/feedWriter.ts";
import { type Curve, createCurve } from "./curve.ts";
import type { Outage } from "./outage.ts";
import { createTimerWheel, type TimerWheel } from "./timerWheel.ts";

/** Calls per second since the loss, by kind. */
export const KINDS = ["polls", "tokens", "full lists", "odds polls", "full odds", "page calls"] as const;
export type Kind = (typeof KINDS)[number];

export interface Calls {
  readonly clients: number;
  readonly of: Readonly<Record<Kind, Curve>>;
}

const SECOND = 1_000;
const LOSS_WITHIN_MS = SECOND;
/** In ms: calls are counted for this long after the server is back. */
const LOOK_ON_MS = 60 * SECOND;
const ANSWER_MS = { least: 30, more: 170 } as const;
/** An unanswered call is given up, as by the transport. */
const TIMEOUT_MS = 15 * SECOND;
const HEARTBEAT_EVERY_MS = 10 * SECOND;
/** Clients open within this time, so that what each does every few minutes is not in step, ms. */
const OPEN_WITHIN_MS = { short: 10 * SECOND, long: 600 * SECOND } as const;
/** An outage of this length reaches calls that are made every few minutes, ms. */
const LONG_OUTAGE_MS = 5 * 60 * SECOND;

const MATCH = aMatch({ phase: "firstHalf" });
const AFTER_GOAL = aMatch({ phase: "firstHalf", score: { home: 1, away: 0 } });
const LIST: Omit<MatchList, "matches"> = {
  odds: new Map([[MATCH.id, { home: 1.5, draw: 3.5, away: 4.25 }]]),
  leagues: [],
  countries: [],
  names: { teams: new Map(), leagues: new Map(), countries: new Map() },
  dropped: 0,
};
/** What happened during the outage: the page of the match must be asked for again. */
const GOAL = writeRecord({ id: MATCH.id, state: 1, homeScore: 1 });
const CONTEXT = { language: "en_GB", offsetMinutes: 0 };

interface Course {
  readonly outage: Outage;
  /** ms from the start of the simulation. */
  readonly lossAt: number;
}

function startClient(
  wheel: TimerWheel,
  random: SeededRandom,
  { outage, lossAt }: Course,
  calls: Calls,
): void {
  const sinceLoss = (): number => wheel.now() - lossAt;
  const isUp = (): boolean => sinceLoss() < 0 || sinceLoss() >= outage.lastsMs;

  function answer<T>(kind: Kind, value: T): Promise<Result<T>> {
    if (sinceLoss() >= 0) calls.of[kind].add(sinceLoss());
    const up = isUp();
    const late = ANSWER_MS.least + random.next() * ANSWER_MS.more;
    return new Promise((resolve) => {
      const hangs = !up && outage.down === "hangs";
      wheel.setTimeout(() => resolve(up ? success(value) : failure("noAnswer")), hangs ? TIMEOUT_MS : late);
    });
  }

  function openSocket(): SocketLike {
    const up = isUp();
    const fresh: SocketLike = {
      binaryType: "",
      onopen: null,
      onclose: null,
      onmessage: null,
      onerror: null,
      send() {},
      close() {},
    };
    const beat = (): void => {
      if (!fresh.onmessage) return;
      fresh.onmessage({ data: "ok" });
      wheel.setTimeout(beat, HEARTBEAT_EVERY_MS);
    };
    wheel.setTimeout(() => {
      if (up) {
        fresh.onopen?.();
        beat();
      } else if (outage.down === "refuses") fresh.onclose?.({ code: 1006 });
    }, ANSWER_MS.least);
    if (sinceLoss() < 0) {
      wheel.at(lossAt + random.next() * LOSS_WITHIN_MS, () => fresh.onclose?.({ code: 1012 }));
    }
    return fresh;
  }

  const decodeFrame: FeedOptions["decodeFrame"] = () => ({
    ok: true,
    value: undefined,
    inflatedBytes: 0,
  });
  const list = (): Promise<Result<MatchList>> =>
    answer("full lists", { ...LIST, matches: [sinceLoss() < 0 ? MATCH : AFTER_GOAL] });
  const api: LiveApi = {
    fetchDay: list,
    fetchLive: list,
    fetchMatches: list,
    fetchLiveChange: () => answer("polls", sinceLoss() < 0 ? "" : GOAL),
    fetchOddsChange: () => answer("odds polls", ""),
    fetchOdds: () => answer("full odds", ""),
    fetchWebsocketToken: () => answer("tokens", "token"),
  };
  const storage = {
    load: async () => undefined,
    update: async () => undefined,
    remove: async () => undefined,
    removeRange: async () => undefined,
  };
  const counters = createCounters();
  const never = (): Promise<never> => new Promise(() => undefined);
  const core = createLiveCore({
    api,
    clock: wheel,
    serverClock: createServerClock(wheel),
    storage,
    counters,
    account: createAccountKeeper({ storage, counters, newSession: () => "session" }),
    loadFeed: async () => (needs) => createFeed({ ...needs, openSocket, decodeFrame }),
    loadPageParts: async () => (needs) =>
      createPageParts({
        ...needs,
        loadPagesApi: async () => ({ load: () => answer("page calls", 1) }),
        loadMembersApi: never,
      }),
    // Alerts and members make no calls here.
    loadReactions: never,
    loadFavoritesSync: never,
  });
  const askPage = (): void => {
    void session.getPage({ call: "matchDetails", params: { matchId: MATCH.id } }, CONTEXT);
  };
  const session = core.openSession(
    {
      lockName: undefined,
      context: CONTEXT,
      settings: DEFAULT_SETTINGS,
      view: DEFAULT_VIEW,
      visible: true,
      deviceInfo: "",
    },
    (update) => {
      if (update.outdated !== undefined) askPage();
    },
  );
  askPage();
}

/** Lets code that the cores load arrive: that takes real time, and no simulated one. */
const realTurn = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

/** Simulates an outage for this many clients and counts their calls from the loss until a minute after its end. */
export async function countCalls(outage: Outage, clients: number, seed: number): Promise<Calls> {
  const openWithin = outage.lastsMs >= LONG_OUTAGE_MS ? OPEN_WITHIN_MS.long : OPEN_WITHIN_MS.short;
  const lossAt = openWithin + 2 * SECOND;
  const seconds = Math.ceil((outage.lastsMs + LOOK_ON_MS) / SECOND) + 1;
  const curves = KINDS.map((kind) => [kind, createCurve(seconds)] as const);
  const calls: Calls = { clients, of: Object.fromEntries(curves) as Calls["of"] };
  const random = seededRandom(seed);
  const wheel = createTimerWheel(() => random.next());
  for (let client = 0; client < clients; client += 1) {
    wheel.at(random.next() * openWithin, () => startClient(wheel, random, { outage, lossAt }, calls));
  }
  const end = lossAt + outage.lastsMs + LOOK_ON_MS;
  for (let now = 0; now < end; now += SECOND) {
    await wheel.runUntil(Math.min(end, now + SECOND));
    await realTurn();
  }
  return calls;
}
