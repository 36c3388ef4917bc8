// The stream: a websocket that sends changed records twice per second and a heartbeat.
import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer, type WebSocket } from "ws";
import type { Counters } from "../server/counters.ts";
import { LIVE_CHANNEL, packData } from "./frames.ts";
import { writeLiveLine } from "./liveLines.ts";
import type { StreamFaults } from "../control/streamFaults.ts";
import type { StreamTokens } from "./streamTokens.ts";
import type { World } from "../world/types.ts";

const TICK_MS = 500;
/** In ms; docs/wire.md#heartbeat requires one at least every 10 s. */
const HEARTBEAT_MS = 5000;
/**
 * In ms: changes during a longer pause (sleep, a clock that was set) are not sent; clients fetch the list after
 * a gap.
 */
const LONGEST_WINDOW_MS = 60_000;
const MAX_MESSAGE_BYTES = 16_384;
const BAD_TOKEN = 4401;
/** docs/wire.md#connect-and-reconnect: clients then come back spread over 30 s. */
export const RESTART = 1012;

export interface StreamOptions {
  readonly world: Pick<World, "changedBetween" | "matchAt">;
  readonly now: () => number;
  readonly tokens: StreamTokens;
  readonly counters: Counters;
  readonly faults: StreamFaults;
}

export interface Stream {
  attach(server: Server): void;
  openSockets(): number;
  /** When the last state was told to listeners, epoch ms. */
  sentAt(): number;
  /** The state of now is told to listeners of edges. */
  tellElsewhere(): void;
  /** Closes every socket with a code; 1006 cuts the connections without a close frame. */
  closeAll(code: number, reason?: string): void;
  /** Sends an unchanged message to all listeners: text as text, bytes as a binary frame. */
  sendAll(message: string | Buffer): void;
  /** Sends one frame of records to the listeners, as the active faults allow. */
  sendRecords(records: readonly string[]): void;
  /** Sends `data` to the listeners of a channel. */
  sendOn(channel: string, data: object): void;
  /** Sends the changes since the last tick at once. */
  tick(): void;
  /** Ends upgrades that were left unanswered. */
  releaseHanging(): void;
  close(): void;
}

/** The channels requested by a client's message; undefined if it is not such a message. */
function readChannelMessage(text: string): ReadonlySet<string> | undefined {
  try {
    const message: unknown = JSON.parse(text);
    if (typeof message !== "object" || message === null) return undefined;
    const { type, channels } = message as { type?: unknown; channels?: unknown };
    if (type !== 0 || !Array.isArray(channels)) return undefined;
    return new Set(channels.filter((channel) => typeof channel === "string"));
  } catch {
    return undefined;
  }
}

/** The world was not asked up to `now` (epoch ms): what changes later in the same ms must be in the next window. */
function startOfWindow(now: number): number {
  return now - 1;
}

export function createStream({ world, now, tokens, counters, faults }: StreamOptions): Stream {
  const sockets = new Map<WebSocket, ReadonlySet<string>>();
  const hanging = new Set<Duplex>();
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  let timer: NodeJS.Timeout | undefined;
  let sentUntil = 0;
  let heartbeatAt = 0;
  let sentAt = Number.NEGATIVE_INFINITY;

  function sendFrame(socket: WebSocket, frame: Buffer): void {
    socket.send(frame);
    counters.frame(frame.length);
  }

  function beat(socket: WebSocket): void {
    socket.send("ok");
    counters.heartbeat();
  }

  function listeners(channel = LIVE_CHANNEL): readonly WebSocket[] {
    return [...sockets].filter(([, channels]) => channels.has(channel)).map(([socket]) => socket);
  }

  function sendRecords(records: readonly string[]): void {
    if (records.length > 0) sentAt = now();
    const receivers = listeners();
    if (records.length === 0 || receivers.length === 0 || faults.holds("silence") || faults.holds("mute"))
      return;
    for (const frame of faults.frames(records)) for (const socket of receivers) sendFrame(socket, frame);
  }

  function tick(): void {
    const to = now();
    const from = to < sentUntil || to - sentUntil > LONGEST_WINDOW_MS ? to - TICK_MS : sentUntil;
    sentUntil = startOfWindow(to);
    const silent = faults.holds("silence");
    if (performance.now() >= heartbeatAt) {
      heartbeatAt = performance.now() + HEARTBEAT_MS;
      if (!silent) for (const socket of sockets.keys()) beat(socket);
    }
    if (listeners().length === 0) return;
    sentUntil = to;
    const records: string[] = [];
    for (const id of world.changedBetween(from, to)) {
      const match = world.matchAt(id, to);
      if (match !== undefined) records.push(writeLiveLine(match));
    }
    sendRecords(records);
  }

  /** The timer runs only while a listener is connected. */
  function adjustTimer(): void {
    if (sockets.size === 0) {
      clearInterval(timer);
      timer = undefined;
    } else if (timer === undefined) {
      sentUntil = startOfWindow(now());
      heartbeatAt = performance.now() + HEARTBEAT_MS;
      timer = setInterval(tick, TICK_MS);
    }
  }

  function welcome(socket: WebSocket, query: URLSearchParams): void {
    counters.socketOpened();
    socket.on("error", () => socket.terminate());
    if (!tokens.accepts(query.get("token") ?? "", now())) {
      socket.close(BAD_TOKEN, "token refused");
      return;
    }
    sockets.set(socket, new Set((query.get("channels") ?? "").split(",")));
    socket.on("message", (data: Buffer, isBinary) => {
      const channels = isBinary ? undefined : readChannelMessage(data.toString("utf8"));
      if (channels !== undefined) sockets.set(socket, channels);
    });
    socket.on("close", () => {
      sockets.delete(socket);
      adjustTimer();
    });
    adjustTimer();
    if (!faults.holds("silence")) beat(socket);
  }

  function upgrade(request: IncomingMessage, connection: Duplex, head: Buffer): void {
    const url = new URL(request.url ?? "/", "http://localhost");
    connection.on("error", () => connection.destroy());
    if (url.pathname !== "/stream") {
      connection.end("HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
      return;
    }
    counters.request("/stream");
    if (faults.strikes("hang")) {
      hanging.add(connection);
      connection.on("close", () => hanging.delete(connection));
      return;
    }
    if (faults.strikes("refuse")) {
      connection.end("HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
      return;
    }
    server.handleUpgrade(request, connection, head, (socket) => welcome(socket, url.searchParams));
  }

  return {
    attach: (http) => void http.on("upgrade", upgrade),
    openSockets: () => sockets.size,
    sentAt: () => sentAt,
    tellElsewhere: () => void (sentAt = now()),
    closeAll(code, reason) {
      for (const socket of sockets.keys()) {
        if (code === 1006) socket.terminate();
        else socket.close(code, reason);
      }
    },
    sendAll(message) {
      for (const socket of sockets.keys()) {
        if (typeof message === "string") socket.send(message);
        else sendFrame(socket, message);
      }
    },
    sendRecords,
    sendOn(channel, data) {
      if (faults.holds("silence")) return;
      for (const socket of listeners(channel)) sendFrame(socket, packData(channel, data));
    },
    tick,
    releaseHanging() {
      for (const connection of hanging) connection.destroy();
    },
    close() {
      clearInterval(timer);
      for (const connection of hanging) connection.destroy();
      for (const socket of server.clients) socket.terminate();
      server.close();
    },
  };
}
