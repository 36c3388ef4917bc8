// Calls of many clients around one outage, with the product's own feed: polls, tokens and full lists.
import type { LiveApi } from "#api/live/live.ts";
import { failure, type Result, success } from "#api/transport/result.ts";
import { createConnectionWatch } from "#workers/live/feed/connection.ts";
import { createCounters } from "#workers/live/base/counters.ts";
import { createFeed } from "#workers/live/feed/feed.ts";
import { createMatchStore } from "#workers/live/matches/matchStore.ts";
import type { SocketLike } from "#workers/live/feed/socket.ts";
import { type SeededRandom, seededRandom } from "../../../support/seededRandom.ts";
import { type Curve, createCurve } from "./curve.ts";
import { createTimerWheel, type TimerWheel } from "./timerWheel.ts";

export interface Calls {
  readonly clients: number;
  readonly polls: Curve;
  readonly tokens: Curve;
  /** Full lists requested because changes were missed. */
  readonly lists: Curve;
}

const LOSS_AT_MS = 4_000;
const LOSS_WITHIN_MS = 1_000;
/** In ms: calls are counted for this long after the server is back. */
const LOOK_ON_MS = 60_000;
const ANSWER_MS = { least: 30, more: 170 } as const;
const HEARTBEAT_EVERY_MS = 10_000;

function startClient(wheel: TimerWheel, random: SeededRandom, lastsMs: number, calls: Calls): void {
  const sinceLoss = (): number => wheel.now() - LOSS_AT_MS;
  const isUp = (): boolean => sinceLoss() < 0 || sinceLoss() >= lastsMs;
  const count = (curve: Curve): void => {
    if (sinceLoss() >= 0) curve.add(sinceLoss());
  };

  function answer<T>(curve: Curve, value: T): Promise<Result<T>> {
    count(curve);
    const up = isUp();
    return new Promise((resolve) => {
      const late = ANSWER_MS.least + random.next() * ANSWER_MS.more;
      wheel.setTimeout(() => resolve(up ? success(value) : failure("noAnswer")), late);
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
      } else fresh.onclose?.({ code: 1006 });
    }, ANSWER_MS.least);
    if (sinceLoss() < 0)
      wheel.at(LOSS_AT_MS + random.next() * LOSS_WITHIN_MS, () => fresh.onclose?.({ code: 1012 }));
    return fresh;
  }

  const api: Pick<LiveApi, "fetchLiveChange" | "fetchWebsocketToken"> = {
    fetchLiveChange: () => answer(calls.polls, ""),
    fetchWebsocketToken: () => answer(calls.tokens, "token"),
  };
  const feed = createFeed({
    // The feed makes no other calls.
    api: api as LiveApi,
    clock: wheel,
    account: { current: () => undefined, ready: () => Promise.resolve(), onChange() {} },
    storage: { load: async () => undefined, update: async () => {}, remove: async () => {} },
    counters: createCounters(),
    store: createMatchStore({ serverNow: () => 0, nextEventId: (base) => base }),
    connection: createConnectionWatch(wheel, () => {}),
    openSocket,
    loadDecodeFrame: () => Promise.resolve(() => ({ ok: true, value: undefined, inflatedBytes: 0 })),
    onUnknown() {},
    onReopened: () => count(calls.lists),
    onGap: () => count(calls.lists),
  });
  feed.start();
}

/** Simulates an outage of `lastsMs` for this many clients and counts their calls until a minute after its end. */
export async function countCalls(lastsMs: number, clients: number, seed: number): Promise<Calls> {
  const seconds = Math.ceil((lastsMs + LOOK_ON_MS) / 1000) + 1;
  const calls: Calls = {
    clients,
    polls: createCurve(seconds),
    tokens: createCurve(seconds),
    lists: createCurve(seconds),
  };
  const random = seededRandom(seed);
  const wheel = createTimerWheel(() => random.next());
  for (let client = 0; client < clients; client += 1) startClient(wheel, random, lastsMs, calls);
  await wheel.runUntil(LOSS_AT_MS + lastsMs + LOOK_ON_MS);
  return calls;
}
