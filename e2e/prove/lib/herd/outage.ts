// One outage for many clients, each with the product's own socket: when they reconnect, second by second.
import { createLiveSocket, type SocketLike } from "#workers/live/feed/socket.ts";
import { type SeededRandom, seededRandom } from "../../../support/seededRandom.ts";
import { type Curve, createCurve } from "./curve.ts";
import { createTimerWheel, type TimerWheel } from "./timerWheel.ts";

export interface Outage {
  /** Time in ms from the loss until the server answers again. */
  readonly lastsMs: number;
  /** Whether the server refuses upgrades during the outage or leaves them unanswered. */
  readonly down: "refuses" | "hangs";
}

export interface Comeback {
  readonly clients: number;
  /** Upgrades requested since the loss, by second. */
  readonly attempts: Curve;
  /** Upgrades that were accepted. */
  readonly reopened: Curve;
}

/** Clients are simulated in groups of this size, one after another: clients are independent. */
const GROUP = 25_000;
/** In ms: by then all are connected, and no connection has been silent for long. */
const LOSS_AT_MS = 2_000;
/** All lose their socket within this time, in ms. */
const LOSS_WITHIN_MS = 1_000;
const LATENCY_MS = { least: 20, more: 180 } as const;
/** Mean interval at which a tab hidden for a minute or more is shown again, in ms. */
const SHOWN_AGAIN_EVERY_MS = 10 * 60_000;
/** Mean interval at which a machine wakes up, comes online or a user presses Retry, in ms. */
const FORCED_EVERY_MS = 60 * 60_000;
/** In ms: attempts are counted for this long after the server is back. */
export const LOOK_ON_MS = 20 * 60_000;

/** A random wait with this mean, exponentially distributed like independent events. */
function waitWith(mean: number, random: SeededRandom): number {
  return -Math.log(1 - random.next()) * mean;
}

function startClient(wheel: TimerWheel, random: SeededRandom, outage: Outage, comeback: Comeback): void {
  const latency = (): number => LATENCY_MS.least + random.next() * LATENCY_MS.more;
  const isUp = (): boolean => wheel.now() < LOSS_AT_MS || wheel.now() >= LOSS_AT_MS + outage.lastsMs;
  const sinceLoss = (): number => wheel.now() - LOSS_AT_MS;

  function openSocket(): SocketLike {
    const fresh: SocketLike = {
      binaryType: "",
      onopen: null,
      onclose: null,
      onmessage: null,
      onerror: null,
      send() {},
      close() {},
    };
    if (sinceLoss() >= 0) comeback.attempts.add(sinceLoss());
    if (isUp()) wheel.setTimeout(() => fresh.onopen?.(), latency());
    else if (outage.down === "refuses") wheel.setTimeout(() => fresh.onclose?.({ code: 1006 }), latency());
    if (sinceLoss() < 0)
      wheel.at(LOSS_AT_MS + random.next() * LOSS_WITHIN_MS, () => fresh.onclose?.({ code: 1012 }));
    return fresh;
  }

  const socket = createLiveSocket({
    clock: wheel,
    fetchToken: () => Promise.resolve("token"),
    dropToken() {},
    openSocket,
    onMessage: () => "alive",
    onState(state) {
      if (state === "exhausted") {
        wheel.setTimeout(() => socket.revive(false), waitWith(SHOWN_AGAIN_EVERY_MS, random));
      }
      if (state !== "open" || sinceLoss() < 0) return;
      comeback.reopened.add(sinceLoss());
      // Later attempts are not part of this outage.
      socket.stop();
    },
  });
  socket.start();
  wheel.at(LOSS_AT_MS + waitWith(FORCED_EVERY_MS, random), () => socket.revive(true));
}

/** Simulates the loss of the sockets of this many clients in the same second; reproducible from `seed`. */
export async function playOutage(outage: Outage, clients: number, seed: number): Promise<Comeback> {
  const lastsMs = outage.lastsMs + LOOK_ON_MS;
  const seconds = Math.ceil(lastsMs / 1000) + 1;
  const comeback: Comeback = { clients, attempts: createCurve(seconds), reopened: createCurve(seconds) };
  for (let done = 0; done < clients; done += GROUP) {
    const random = seededRandom(seed + done);
    const wheel = createTimerWheel(() => random.next());
    for (let client = done; client < Math.min(clients, done + GROUP); client += 1) {
      startClient(wheel, random, outage, comeback);
    }
    await wheel.runUntil(LOSS_AT_MS + lastsMs);
  }
  return comeback;
}
