// Brings change records to the store: from the socket while it is open, from the 2 s poll while it is not.
import type { LiveApi } from "#api/live.ts";
import { readFrameJson } from "#api/stream.ts";
import { createLiveLineReader } from "#api/wire/readLiveLine.ts";
import type { MatchUpdate } from "#domain/match/match.ts";
import type { Clock } from "./clock.ts";
import type { ConnectionWatch } from "./connection.ts";
import type { Counters } from "./counters.ts";
import type { decodeFrame } from "./decodeFrame.ts";
import { CHANGE_WINDOW_MS, LIVE_POLL_MS } from "./limits.ts";
import type { MatchStore } from "./matchStore.ts";
import { createPoller } from "./poller.ts";
import { createLiveSocket, type SocketLike } from "./socket.ts";

export interface Feed {
  start(): void;
  stop(): void;
  /** Fresh connection attempts (CONTRACT §3 "Recovery"); `force` cuts a planned wait short. */
  revive(force: boolean): void;
  /** After a sleep: judge the socket by what it heard. */
  checkSilence(): void;
  /** A full list changed this match: its next record counts even if it equals the last one. */
  forget(matchId: number): void;
}

export type DecodeFrame = typeof decodeFrame;

export interface FeedOptions {
  readonly api: LiveApi;
  readonly clock: Clock;
  readonly counters: Counters;
  readonly store: MatchStore;
  readonly connection: ConnectionWatch;
  openSocket(token: string): SocketLike;
  /** Brings the inflater: the list is asked for and drawn before anything needs inflating. */
  loadDecodeFrame(): Promise<DecodeFrame>;
  onUnknown(update: MatchUpdate): void;
  /** News comes again after a gap that no poll covers: what happened between may be missing. */
  onGap(): void;
}

/** A feed at rest. */
export function createFeed(options: FeedOptions): Feed {
  const { api, clock, counters, store, connection } = options;
  const reader = createLiveLineReader();
  let decode: DecodeFrame | undefined;
  let everOpen = false;
  /** Local time up to which nothing can be missing; undefined before the first news. */
  let completeUntil: number | undefined;

  function readRecords(data: string, sentAtMark?: number): void {
    const apply = (update: MatchUpdate): boolean => {
      const outcome = store.applyUpdate(update, sentAtMark);
      if (outcome === "unknown") options.onUnknown(update);
      // Not taken in, it is not remembered either: the same record may be news when it comes again.
      return outcome === "applied";
    };
    // From the socket, a record that repeats the last one still says that the match stands so now.
    const counts = reader.read(data, apply, sentAtMark === undefined ? (id) => store.touch(id) : undefined);
    counters.add("recordsApplied", counts.applied);
    counters.add("recordsSkipped", counts.skipped);
    counters.add("recordsDropped", counts.dropped);
  }

  async function pollOnce(): Promise<void> {
    const mark = store.mark();
    const sentAt = clock.now();
    const gap = completeUntil !== undefined && sentAt - completeUntil > CHANGE_WINDOW_MS;
    counters.add("livePolls");
    const answer = await api.fetchLiveChange();
    if (!answer.ok) {
      counters.add("livePollFailures");
      return;
    }
    connection.heard();
    completeUntil = sentAt;
    readRecords(answer.value, mark);
    if (gap) options.onGap();
  }

  function onMessage(data: unknown): void {
    connection.heard();
    completeUntil = clock.now();
    if (typeof data === "string") {
      counters.add("heartbeats");
      return;
    }
    if (!(data instanceof ArrayBuffer) || !decode) {
      counters.add("framesDropped");
      return;
    }
    counters.add("frames");
    counters.add("frameBytes", data.byteLength);
    const frame = decode(new Uint8Array(data));
    if (!frame.ok) {
      counters.add("framesDropped");
      // A message past the caps is an attack or a broken server: leave that connection (CONTRACT §3).
      if (frame.reason === "tooLarge") socket.drop();
      return;
    }
    counters.add("decodedBytes", frame.inflatedBytes);
    const texts = readFrameJson(frame.value);
    if (!texts) counters.add("framesIgnored");
    for (const text of texts ?? []) readRecords(text);
  }

  const poller = createPoller({ everyMs: LIVE_POLL_MS, clock, run: pollOnce });

  const socket = createLiveSocket({
    clock,
    async fetchToken() {
      const [answer, loaded] = await Promise.all([
        api.fetchWebsocketToken(),
        decode ?? options.loadDecodeFrame().catch(() => undefined),
      ]);
      // A socket whose frames cannot be read is of no use: the polls go on, and the next attempt loads again.
      decode = loaded;
      return answer.ok && loaded ? answer.value : undefined;
    },
    openSocket: options.openSocket,
    onMessage,
    onState(state) {
      connection.setSocket(state);
      if (state === "open") {
        counters.add("socketOpens");
        poller.stop();
        connection.heard();
        if (everOpen) {
          completeUntil = clock.now();
          options.onGap();
        }
        everOpen = true;
        // What changed between the last answer and this moment came through neither.
        void pollOnce();
      } else if (state !== "idle") {
        poller.start();
      }
    },
  });

  return {
    start: () => socket.start(),
    stop() {
      socket.stop();
      poller.stop();
      // The next start begins with fresh lists, as the first one did: its opening is no gap.
      everOpen = false;
      completeUntil = undefined;
    },
    revive: (force) => socket.revive(force),
    checkSilence: () => socket.checkSilence(),
    forget: (matchId) => reader.forget(matchId),
  };
}
