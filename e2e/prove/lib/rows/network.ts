// The network between the core and the proof's server, with every fault, and a log of what arrived.
import { packFrame, spoilFrame } from "../../../backend/stream/frames.ts";
import type { SocketLike } from "#workers/live/feed/socket.ts";
import type { Delivery, FeedRecord } from "./eventsOracle.ts";
import type { FeedServer } from "./feedServer.ts";
import { writeEnvelope, writeRecord } from "./feedWriter.ts";
import type { Machine } from "./machine.ts";
import type { SeededRandom } from "../../../support/seededRandom.ts";

export type AnswerFault = "status" | "busy" | "html" | "cut" | "break" | "hang";
export const ANSWER_FAULTS: readonly [AnswerFault, ...AnswerFault[]] = [
  "status",
  "busy",
  "html",
  "cut",
  "break",
  "hang",
];
const STATUSES = [500, 502, 503, 504, 404] as const;

/** The current state of the network; steps of a schedule change parts of it. */
export interface Weather {
  offline: boolean;
  /** Maximum latency of an answer in each direction, in ms. */
  slowest: number;
  failing: number;
  answerFault: AnswerFault;
  upgrade: "accept" | "refuse" | "hang";
  /** Maximum delay of a frame, in ms. */
  frameDelay: number;
  /** Shares of frames that are lost, duplicated, overtaken by later ones, corrupted. */
  lost: number;
  doubled: number;
  overtaken: number;
  spoilt: number;
}

export const FAIR_WEATHER: Weather = {
  offline: false,
  slowest: 80,
  failing: 0,
  answerFault: "status",
  upgrade: "accept",
  frameDelay: 40,
  lost: 0,
  doubled: 0,
  overtaken: 0,
  spoilt: 0,
};

export interface Network {
  weather: Weather;
  readonly fetch: typeof fetch;
  openSocket(token: string): SocketLike;
  /** Sends one frame with these records to every open socket. */
  push(records: readonly FeedRecord[]): void;
  /** Closes every socket with a code; 1006 loses pending frames. */
  close(code: number): void;
  /** Every socket becomes silent and stays open. */
  silence(): void;
  /** Tokens issued so far are refused from now on. */
  expireTokens(): void;
  /** All deliveries to the core, in order. */
  readonly delivered: readonly Delivery[];
  readonly frames: () => number;
  /** Running ms at which the core last received anything. */
  lastHeardAt(): number;
}

interface Connection {
  readonly socket: SocketLike;
  /** The server accepted it. */
  accepted: boolean;
  /** One side has closed it. */
  gone: boolean;
  /** Nothing gets through any more, although it appears open. */
  dead: boolean;
  lastArrival: number;
}

const HEARTBEAT_MS = 8_000;

function toArrayBuffer(bytes: Buffer): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}

/**
 * A network without faults. `random` is used only here. `rests` is true while no tab is open and the core
 * listens to no change.
 */
export function createNetwork(
  machine: Machine,
  server: FeedServer,
  random: SeededRandom,
  rests: () => boolean,
): Network {
  const delivered: Delivery[] = [];
  const connections = new Set<Connection>();
  let tokens = 1;
  let frames = 0;
  let heardAt = machine.serverNow();
  const delay = (most: number): number => random.next() * most;

  /** Running ms of the latest call whose answer contained the time. */
  let timeAskedAt = -1;

  function arrive(delivers: readonly Delivery[], sentAt: number): void {
    heardAt = machine.serverNow();
    timeAskedAt = Math.max(timeAskedAt, sentAt);
    const clockKnown = timeAskedAt >= machine.movedAt();
    const at = machine.serverNow();
    for (const each of delivers) {
      if (each.kind === "list") delivered.push({ ...each, at, clockKnown });
      else if (!rests()) delivered.push({ ...each, at });
    }
  }

  const response = (status: number, body: string, madeAt: number, retryAfter?: string): Response => {
    const headers: Readonly<Record<string, string>> = {
      date: new Date(madeAt).toUTCString(),
      ...(retryAfter === undefined ? {} : { "retry-after": retryAfter }),
    };
    const get = (name: string): string | null => headers[name.toLowerCase()] ?? null;
    const ok = status < 400;
    return { ok, status, statusText: "", headers: { get }, text: async () => body } as unknown as Response;
  };

  function answerTo(
    url: URL,
    deliveredBefore: number,
  ): { answer: Response; delivers: readonly Delivery[] } | undefined {
    const { failing, answerFault } = network.weather;
    const madeAt = machine.serverNow();
    const fault = failing > 0 && random.chance(failing) ? answerFault : undefined;
    if (fault === "break" || fault === "hang") return undefined;
    const none: readonly Delivery[] = [];
    if (fault === "status") return { answer: response(random.pick(STATUSES), "", madeAt), delivers: none };
    if (fault === "busy") return { answer: response(429, "", madeAt, "3"), delivers: none };
    if (fault === "html") return { answer: response(200, "<!doctype html>", madeAt), delivers: none };
    const made =
      url.pathname === "/api/common/websocketToken"
        ? { body: writeEnvelope(`token-${tokens}`), delivers: none }
        : server.answer(url, deliveredBefore);
    if (made === undefined) return { answer: response(404, "", madeAt), delivers: none };
    if (fault === "cut") {
      return { answer: response(200, made.body.slice(0, made.body.length >> 1), madeAt), delivers: none };
    }
    return { answer: response(200, made.body, madeAt), delivers: made.delivers };
  }

  /** In order on one connection, whatever the delays. */
  function send(connection: Connection, mayOvertake: boolean, deliver: () => void): void {
    const wish = machine.running() + delay(network.weather.frameDelay);
    const at = mayOvertake ? wish : Math.max(connection.lastArrival, wish);
    connection.lastArrival = Math.max(connection.lastArrival, at);
    machine.after(at - machine.running(), () => {
      if (!connection.gone && !connection.dead) deliver();
    });
  }

  function drop(connection: Connection, code: number): void {
    const tell = (): void => {
      connection.gone = true;
      connections.delete(connection);
      connection.socket.onclose?.({ code });
    };
    connection.accepted = false;
    if (code !== 1006) send(connection, false, tell);
    else if (!connection.gone) tell();
  }

  function beat(connection: Connection): void {
    if (connection.gone || !connection.accepted) return;
    send(connection, false, () => {
      heardAt = machine.serverNow();
      connection.socket.onmessage?.({ data: "ok" });
    });
    machine.after(HEARTBEAT_MS, () => beat(connection));
  }

  function upgrade(connection: Connection, token: string): void {
    if (connection.gone || network.weather.upgrade === "hang") return;
    if (network.weather.offline || network.weather.upgrade === "refuse") return drop(connection, 1006);
    connection.accepted = true;
    send(connection, false, () => connection.socket.onopen?.());
    if (token !== `token-${tokens}`) drop(connection, 4401);
    else beat(connection);
  }

  const network: Network = {
    weather: { ...FAIR_WEATHER },
    fetch: (input, init) =>
      new Promise<Response>((resolve, reject) => {
        const url = new URL(input instanceof Request ? input.url : input);
        const deliveredBefore = delivered.length;
        const sentAt = machine.running();
        const broken = (): void => reject(new TypeError("Failed to fetch"));
        const { signal } = init ?? {};
        signal?.addEventListener("abort", broken, { once: true });
        machine.after(delay(network.weather.slowest), () => {
          if (network.weather.offline) return broken();
          const made = answerTo(url, deliveredBefore);
          if (made === undefined) return network.weather.answerFault === "hang" ? undefined : broken();
          machine.after(delay(network.weather.slowest), () => {
            if (signal?.aborted) return;
            if (network.weather.offline) return broken();
            arrive(made.delivers, sentAt);
            resolve(made.answer);
          });
        });
      }),
    openSocket(token) {
      const socket: SocketLike = {
        binaryType: "blob",
        onopen: null,
        onclose: null,
        onmessage: null,
        onerror: null,
        send: () => undefined,
        close() {
          connection.gone = true;
          connections.delete(connection);
        },
      };
      const connection: Connection = { socket, accepted: false, gone: false, dead: false, lastArrival: 0 };
      connections.add(connection);
      machine.after(delay(network.weather.slowest), () => upgrade(connection, token));
      return socket;
    },
    push(records) {
      const { weather } = network;
      // Raw deflate has no checksum: a corrupted frame might be read as valid.
      const style = { raw: weather.spoilt === 0 && random.chance(0.1), list: random.chance(0.2) };
      const texts = records.map(writeRecord);
      const packed = packFrame(texts, style);
      for (const connection of connections) {
        if (!connection.accepted || random.chance(weather.lost)) continue;
        const spoilt = weather.spoilt > 0 && random.chance(weather.spoilt);
        const data = toArrayBuffer(spoilt ? spoilFrame(packed) : packed);
        const times = random.chance(weather.doubled) ? 2 : 1;
        for (let time = 0; time < times; time += 1) {
          send(connection, random.chance(weather.overtaken), () => {
            if (connection.socket.onmessage === null) return;
            frames += 1;
            heardAt = machine.serverNow();
            const at = machine.serverNow();
            connection.socket.onmessage({ data });
            // A frame that makes the core close the connection, such as one from before a sleep, was not accepted.
            if (spoilt || connection.gone) return;
            for (const [index, fields] of records.entries()) {
              delivered.push({ kind: "record", at, fields, text: texts[index] ?? "" });
            }
          });
        }
      }
    },
    close(code) {
      for (const connection of connections) if (connection.accepted) drop(connection, code);
    },
    silence() {
      for (const connection of connections) connection.dead = true;
    },
    expireTokens() {
      tokens += 1;
      network.close(4401);
    },
    delivered,
    frames: () => frames,
    lastHeardAt: () => heardAt,
  };
  return network;
}
