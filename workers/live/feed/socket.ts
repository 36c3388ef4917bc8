// Owns the one websocket: token, connect timeout, heartbeat watchdog and the reconnect rule of
// docs/product.md#socket-times.
import type { Clock, Timer } from "../base/clock.ts";
import {
  CLOSE_RESTART,
  CLOSE_TOKEN_REFUSED,
  CONNECT_TIMEOUT_MS,
  RECONNECT_ATTEMPTS_MAX,
  RECONNECT_EVERY_MS,
  RECONNECT_JITTER,
  RESTART_LEAST_MS,
  RESTART_SPREAD_MS,
  SILENCE_MAX_MS,
} from "../base/limits.ts";

/** The part of WebSocket that the core uses; tests have their own. */
export interface SocketLike {
  binaryType: string;
  onopen: (() => void) | null;
  onclose: ((event: { readonly code: number }) => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onerror: (() => void) | null;
  send(data: string): void;
  close(code?: number): void;
}

/**
 * What a message says of the server. "nothing": it could not be read, and a server that sends only such messages counts as
 * silent.
 */
export type SignOfLife = "alive" | "nothing";

/** "idle": not started or stopped. "waiting": a reconnect is planned. "exhausted": five attempts failed; `revive` starts five fresh ones. */
export type SocketState = "idle" | "connecting" | "open" | "waiting" | "exhausted";

export interface LiveSocket {
  start(): void;
  stop(): void;
  state(): SocketState;
  /** Fresh five attempts, at once. `force` also cuts a planned wait short; otherwise only an exhausted socket revives. */
  revive(force: boolean): void;
  /** After a sleep: closes a socket that received nothing for too long, whatever state the browser reports. */
  checkSilence(): void;
  /** Drops the connection as lost, for instance after a message past the caps. */
  drop(): void;
}

export interface LiveSocketOptions {
  readonly clock: Clock;
  /** The stream's token, known or new; undefined when it cannot be had now. */
  fetchToken(): Promise<string | undefined>;
  /** The token may be refused: the next connection needs another. */
  dropToken(): void;
  openSocket(token: string): SocketLike;
  onMessage(data: unknown): SignOfLife;
  /** Called on each change of the state. */
  onState(state: SocketState): void;
}

/** A socket at rest; `start` connects it. */
export function createLiveSocket(options: LiveSocketOptions): LiveSocket {
  const { clock } = options;
  let state: SocketState = "idle";
  let socket: SocketLike | undefined;
  /** Reconnect attempts since the socket was last open (docs/product.md#socket-times: at most 5). */
  let attempts = 0;
  let connectTimer: Timer | undefined;
  let waitTimer: Timer | undefined;
  let silenceTimer: Timer | undefined;
  let heardAt = 0;
  let openedAt = 0;
  /** Grows with every connection, so that a late answer for an earlier one is ignored. */
  let generation = 0;

  function enter(next: SocketState): void {
    if (state === next) return;
    state = next;
    options.onState(next);
  }

  function letGo(): void {
    clock.clearTimeout(connectTimer);
    clock.clearTimeout(silenceTimer);
    const old = socket;
    socket = undefined;
    generation += 1;
    if (!old) return;
    old.onopen = old.onclose = old.onmessage = old.onerror = null;
    try {
      old.close();
    } catch {
      // Closing a socket that is closing already is no fault.
    }
  }

  /** `byRestart`: a server that had run for a while restarts, so all its clients lose their sockets in one moment. */
  function lost(byRestart = false): void {
    // A refused upgrade may mean a stale token (docs/wire.md#stream-token).
    if (state === "connecting") options.dropToken();
    letGo();
    if (attempts >= RECONNECT_ATTEMPTS_MAX) {
      enter("exhausted");
      return;
    }
    const random = clock.random();
    clock.clearTimeout(waitTimer);
    waitTimer = clock.setTimeout(
      reconnect,
      byRestart
        ? RESTART_LEAST_MS + RESTART_SPREAD_MS * random
        : RECONNECT_EVERY_MS * (1 + RECONNECT_JITTER * (2 * random - 1)),
    );
    enter("waiting");
  }

  function reconnect(): void {
    attempts += 1;
    connect();
  }

  /** The watchdog: one timer per window of silence, not per message; it moves on when something was heard. */
  function watch(): void {
    const quietFor = clock.now() - heardAt;
    if (quietFor >= SILENCE_MAX_MS) lost();
    else silenceTimer = clock.setTimeout(watch, SILENCE_MAX_MS - quietFor);
  }

  function opened(): void {
    clock.clearTimeout(connectTimer);
    attempts = 0;
    openedAt = heardAt = clock.now();
    watch();
    enter("open");
  }

  function connect(): void {
    clock.clearTimeout(waitTimer);
    generation += 1;
    const mine = generation;
    enter("connecting");
    connectTimer = clock.setTimeout(lost, CONNECT_TIMEOUT_MS);
    void options.fetchToken().then((have) => {
      if (mine !== generation) return;
      if (have === undefined) lost();
      else open(have);
    });
  }

  function open(have: string): void {
    let fresh: SocketLike;
    try {
      fresh = options.openSocket(have);
    } catch {
      lost();
      return;
    }
    socket = fresh;
    fresh.binaryType = "arraybuffer";
    fresh.onopen = opened;
    fresh.onclose = (event) => {
      if (event.code === CLOSE_TOKEN_REFUSED) options.dropToken();
      lost(event.code === CLOSE_RESTART && clock.now() - openedAt >= RECONNECT_EVERY_MS);
    };
    fresh.onmessage = (event) => {
      // After a sleep a message from before it may arrive before the watchdog runs: it proves nothing about now.
      if (clock.now() - heardAt >= SILENCE_MAX_MS) return lost();
      if (options.onMessage(event.data) === "alive") heardAt = clock.now();
    };
  }

  return {
    start() {
      if (state === "idle") connect();
    },
    stop() {
      clock.clearTimeout(waitTimer);
      letGo();
      attempts = 0;
      enter("idle");
    },
    state: () => state,
    revive(force) {
      if (state === "exhausted" || (force && state === "waiting")) {
        attempts = 0;
        reconnect();
      }
    },
    checkSilence() {
      if (state === "open" && clock.now() - heardAt >= SILENCE_MAX_MS) lost();
    },
    drop() {
      if (state === "open") lost();
    },
  };
}
