// Brings change records to the store: from the socket while it is open, from the 2 s poll while it is not.
import type { LiveApi } from "#api/live/live.ts";
import { HEARTBEAT, readFrameJson } from "#api/live/stream.ts";
import { createLiveLineReader } from "#api/live/readLiveLine.ts";
import { mergeUpdates } from "#domain/match/applyUpdate.ts";
import type { MatchUpdate } from "#domain/match/match.ts";
import type { Clock } from "../base/clock.ts";
import type { ConnectionWatch } from "./connection.ts";
import type { Counters } from "../base/counters.ts";
import type { decodeFrame } from "./decodeFrame.ts";
import { CHANGE_WINDOW_MS, LIVE_POLL_MS } from "../base/limits.ts";
import type { MatchStore } from "../matches/matchStore.ts";
import { createPoller } from "../base/poller.ts";
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
  /** A full list came that was asked for at `sentAt` (local epoch ms). */
  listCame(sentAt: number): void;
}

/** Twenty records or so. Each may raise a hundred events, so longer texts are taken match by match. */
const FRAME_TEXT_USUAL = 1_024;
/** Unknown ids of one text that are asked about. */
const UNKNOWN_TOLD_MAX = 100;

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
  /** The socket is open again, and lists are looked through once more. */
  onReopened(): void;
  /** News comes again after a gap that no poll covers: what happened since `completeUntil` (epoch ms) may be missing. */
  onGap(completeUntil: number): void;
}

/** A feed at rest. */
export function createFeed(options: FeedOptions): Feed {
  const { api, clock, counters, store, connection } = options;
  const reader = createLiveLineReader();
  let decode: DecodeFrame | undefined;
  let everOpen = false;
  /** Local time up to which nothing can be missing; undefined before the first news. */
  let completeUntil: number | undefined;
  /** What changed between the last answer and the opening of the socket has come. */
  let bridged = false;
  /** Answers asked for from then on bridge it, local epoch ms. */
  let bridgeFrom = 0;
  /** A record spoke of a match that no list had brought. */
  let missed = false;

  /** False when nothing of it could be read. */
  function readRecords(data: string, sentAtMark?: number): boolean {
    let read = false;
    let unknown = 0;
    const take = (update: MatchUpdate): boolean => {
      const outcome = store.applyUpdate(update, sentAtMark);
      if (outcome === "unknown") {
        missed = true;
        unknown += 1;
        // The list that some of them bring about has all of them.
        if (unknown <= UNKNOWN_TOLD_MAX) options.onUnknown(update);
      }
      // Not taken in, it is not remembered either: the same record may be news when it comes again.
      return outcome === "applied";
    };
    /**
     * Records of an answer by match: taken one by one, each poll would replay what it says of a match in a row. In a
     * frame they are news one by one, unless it has so many that a match's could go up and down for seconds.
     */
    const together =
      sentAtMark !== undefined || data.length > FRAME_TEXT_USUAL ? new Map<number, MatchUpdate>() : undefined;
    const apply = (update: MatchUpdate): boolean => {
      read = true;
      if (!together) return take(update);
      together.set(update.matchId, mergeUpdates(together.get(update.matchId), update));
      return true;
    };
    // From the socket, a record that repeats the last one still says that the match stands so now.
    const counts = reader.read(data, apply, sentAtMark === undefined ? (id) => store.touch(id) : undefined);
    for (const update of together?.values() ?? []) if (!take(update)) reader.forget(update.matchId);
    counters.add("recordsApplied", counts.applied);
    counters.add("recordsSkipped", counts.skipped);
    counters.add("recordsDropped", counts.dropped);
    return read || counts.skipped > 0 || counts.dropped === 0;
  }

  async function pollOnce(): Promise<void> {
    const mark = store.mark();
    const sentAt = clock.now();
    counters.add("livePolls");
    const answer = await api.fetchLiveChange();
    const state = socket.state();
    // The core rests; whoever comes next asks anew.
    if (state === "idle") return;
    const before = completeUntil;
    if (answer.ok && readRecords(answer.value, mark)) {
      // An answer tells how things stood when it was asked for, however long it took.
      completeUntil = Math.max(sentAt, before ?? sentAt);
      connection.heard(completeUntil);
      bridged = state === "open" && (bridged || sentAt >= bridgeFrom);
      if (bridged) poller.stop();
      if (before !== undefined && sentAt - before > CHANGE_WINDOW_MS) options.onGap(before);
      return;
    }
    counters.add("livePollFailures");
    connection.failed();
    // What it would have brought must come some other way, even while the socket is open.
    if (!bridged) poller.start();
  }

  /** Something that could be read came over the socket. */
  function heard(): true {
    if (bridged) {
      completeUntil = clock.now();
      connection.heard(completeUntil);
    } else connection.answered();
    return true;
  }

  /** What this frame held is lost: a poll brings it. */
  function unreadable(): false {
    counters.add("framesDropped");
    bridged = false;
    poller.start();
    return false;
  }

  /** False for what cannot be read: a server that sends nothing else is as good as silent. */
  function onMessage(data: unknown): boolean {
    if (data === HEARTBEAT) {
      counters.add("heartbeats");
      return heard();
    }
    if (!(data instanceof ArrayBuffer) || !decode) return unreadable();
    counters.add("frames");
    counters.add("frameBytes", data.byteLength);
    const frame = decode(new Uint8Array(data));
    if (!frame.ok) {
      // A message past the caps is an attack or a broken server: leave that connection (CONTRACT §3).
      if (frame.reason === "tooLarge") socket.drop();
      return unreadable();
    }
    counters.add("decodedBytes", frame.inflatedBytes);
    const texts = readFrameJson(frame.value);
    if (!texts) counters.add("framesIgnored");
    let read = texts?.length === 0;
    for (const text of texts ?? []) read = readRecords(text) || read;
    return read && heard();
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
        connection.answered();
        if (everOpen) options.onReopened();
        everOpen = true;
        bridgeFrom = clock.now();
        // What changed between the last answer and this moment came through neither.
        void pollOnce();
      } else {
        bridged = false;
        if (state !== "idle") poller.start();
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
    listCame(sentAt) {
      // It may be older than records that came while it was under way and found no match, or than the opening's answer,
      // which it overtook: one more answer brings what neither has.
      if (socket.state() === "open" && (missed || sentAt < bridgeFrom)) {
        bridgeFrom = clock.now();
        bridged = false;
        poller.start();
      }
      missed = false;
    },
  };
}
