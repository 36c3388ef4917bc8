// Brings change records to the store: from the socket while it is open, from the 2 s poll while it is not.
import type { LiveApi } from "#api/live/live.ts";
import { HEARTBEAT, isSourceFrame, readFrameJson } from "#api/live/stream.ts";
import { isPlayed } from "#domain/match/phase.ts";
import type { Clock } from "../base/clock.ts";
import { createCompleteness } from "./completeness.ts";
import type { ConnectionWatch } from "./connection.ts";
import type { Counters } from "../base/counters.ts";
import type { Late } from "../base/late.ts";
import type { DecodedFrame } from "./decodeFrame.ts";
import { CHANGE_WINDOW_MS, LIVE_POLL_MS } from "../base/limits.ts";
import type { MatchStore } from "../matches/matchStore.ts";
import { createPoller } from "../base/poller.ts";
import { createRepair } from "./repair.ts";
import { createLiveSocket, type SignOfLife, type SocketLike, type SocketState } from "./socket.ts";
import { createStreamToken, type StreamTokenDeps } from "./streamToken.ts";
import { createRecordTaker, type ReadPart, type RecordTaker } from "./takeRecords.ts";
import { createUnknownIds } from "../matches/unknownIds.ts";

export interface Feed {
  /** The core began at `since`, epoch ms: lists are asked for from then on. */
  start(since: number): void;
  stop(): void;
  /** Fresh connection attempts (docs/wire.md#fresh-attempts); `force` cuts a planned wait short. */
  revive(force: boolean): void;
  /** After a sleep: closes a socket that has heard nothing for too long. */
  checkSilence(): void;
  /** A full list changed this match: its next record counts even if it equals the last one. */
  forget(matchId: number): void;
  /** A match is being played, and a list of running matches lacks its name. */
  lacksName(matchId: number): void;
  /** A full list arrived that was asked for at `sentAt` (local epoch ms). `ofDay`: it holds all matches of a day. */
  listCame(sentAt: number, ofDay: boolean): void;
  /** A list could not be fetched. */
  listFailed(): void;
}

/** What a feed needs of the core. */
export interface FeedNeeds extends Pick<StreamTokenDeps, "account" | "storage"> {
  readonly api: LiveApi;
  readonly clock: Clock;
  readonly counters: Counters;
  readonly late: Late;
  readonly store: MatchStore;
  readonly connection: ConnectionWatch;
  /** True for a match that needs no list: it is known, with its names. */
  isKnown(matchId: number): boolean;
  /** True once all lists in use are loaded: until then every id is unknown. */
  areListsLoaded(): boolean;
  /** A record names a match that no list has brought, with this kick-off if it says one. */
  onUnknown(kickoffAt: number | undefined): void;
  /** A list in use has to bring matches that records have named: those being played if `live`, others otherwise. */
  onMissing(live: boolean): void;
  /** The socket is open again, so that the full lists must be fetched again (docs/wire.md#after-a-gap). */
  onReopened(): void;
  /**
   * An outage that other clients may share begins or ends: the socket was lost, or a poll is answered after one that was
   * not. Called before the records of that poll are taken.
   */
  onOutage(): void;
  /** The source of the football data is in another state. */
  onSource(): void;
  /**
   * News arrives after a gap longer than a poll reaches back: changes since `completeUntil` may be missing. The poll was
   * asked for at `sentAt`; both epoch ms.
   */
  onGap(completeUntil: number, sentAt: number): void;
}

export interface FeedOptions extends FeedNeeds {
  openSocket(token: string): SocketLike;
  /** Inflates and parses a message of the socket. */
  decodeFrame(bytes: Uint8Array): DecodedFrame;
}

/** Takes the records of a message of the socket. "lost": it could not be decoded. */
function createFrameReader(deps: {
  readonly counters: Counters;
  readonly records: Pick<RecordTaker, "take">;
  readonly decodeFrame: FeedOptions["decodeFrame"];
  drop(): void;
  onSource(): void;
}) {
  const { counters, records } = deps;

  function lost(): "lost" {
    counters.add("framesDropped");
    return "lost";
  }

  return (data: unknown): ReadPart | "lost" => {
    if (data === HEARTBEAT) {
      counters.add("heartbeats");
      return "all";
    }
    if (!(data instanceof ArrayBuffer)) return lost();
    counters.add("frames");
    const frame = deps.decodeFrame(new Uint8Array(data));
    if (!frame.ok) {
      // A message past the caps is an attack or comes from a broken server: leave that connection
      // (docs/wire.md#frame-limits).
      if (frame.reason === "tooLarge") deps.drop();
      return lost();
    }
    counters.add("decodedBytes", frame.inflatedBytes);
    if (isSourceFrame(frame.value)) {
      deps.onSource();
      return "all";
    }
    const texts = readFrameJson(frame.value);
    if (!texts) return "nothing";
    const parts = texts.map((text) => records.take(text));
    const [first = "all"] = parts;
    return parts.every((part) => part === first) ? first : "some";
  };
}

/** A feed at rest. */
export function createFeed(options: FeedOptions): Feed {
  const { api, clock, counters, store, connection } = options;
  const unknownIds = createUnknownIds({ clock, isKnown: options.isKnown, ask: options.onMissing });
  const records = createRecordTaker({
    store,
    counters,
    late: options.late,
    onUnknown({ matchId, phase, kickoffAt }) {
      options.onUnknown(kickoffAt);
      // The lists are on their way, or fetched again by themselves.
      if (options.areListsLoaded())
        unknownIds.saw(matchId, phase === "interrupted" ? undefined : isPlayed(phase));
    },
  });
  const completeness = createCompleteness();
  const token = createStreamToken(options);
  const poller = createPoller({ everyMs: LIVE_POLL_MS, clock, run: pollOnce });
  const repair = createRepair(clock, () => {
    // Otherwise the polls go on anyway.
    if (socket.state() === "open" && !completeness.isBridged()) poller.start();
  });
  const socket = createLiveSocket({
    ...options,
    async fetchToken() {
      const value = await token.obtain();
      if (value !== undefined) counters.add("streamTokens");
      return value;
    },
    dropToken: token.drop,
    onMessage,
    onState,
  });
  const readFrame = createFrameReader({ ...options, records, drop: () => socket.drop() });
  let everOpen = false;
  let isFailing = false;

  async function pollOnce(): Promise<void> {
    const asked = records.ask();
    const sentAt = clock.now();
    counters.add("livePolls");
    const answer = await api.fetchLiveChange();
    const state = socket.state();
    // The core rests; the next tab asks again.
    if (state === "idle") return;
    if (answer.ok && isFailing) options.onOutage();
    const read = records.take(answer.ok ? answer.value : "", asked);
    isFailing = !answer.ok || read === "nothing";
    if (isFailing) {
      counters.add("livePollFailures");
      connection.failed();
      // What it would have brought must come with another poll, even while the socket is open.
      if (!completeness.isBridged()) poller.start();
      return;
    }
    const before = completeness.completeUntil();
    completeness.pollAnswered(sentAt, state === "open");
    // It was asked for before the opening and arrived before the answer that followed the opening. Its matches may reject
    // the records of that one as older (docs/wire.md#arrival-order). One more answer brings what neither has.
    if (state === "open" && !completeness.isBridged()) bridgeAgain();
    connection.heard(completeness.completeUntil() ?? sentAt);
    if (completeness.isBridged()) poller.stop();
    // A call that hung on a dead line may have reached the server just before its answer.
    if (before !== undefined && clock.now() - before > CHANGE_WINDOW_MS) options.onGap(before, sentAt);
  }

  /** News may be missing although the socket is open: only an answer that is asked for from now on makes it complete. */
  function bridgeAgain(): void {
    completeness.startBridge(clock.now());
    poller.start();
  }

  function onState(state: SocketState): void {
    connection.setSocket(state);
    if (state !== "open") {
      if (state === "waiting") options.onOutage();
      completeness.breakBridge();
      if (state !== "idle") poller.start();
      return;
    }
    counters.add("socketOpens");
    poller.stop();
    connection.answered();
    if (everOpen) options.onReopened();
    everOpen = true;
    completeness.startBridge(clock.now());
    void pollOnce();
  }

  function onMessage(data: unknown): SignOfLife {
    const read = readFrame(data);
    // The records of a lost frame come with a poll that is asked for from now on; one under way may not hold them.
    if (read === "lost") bridgeAgain();
    else if (read !== "all") {
      // From now on the news is not known to be complete.
      completeness.startBridge(clock.now());
      repair.soon();
    }
    if (read === "lost" || read === "nothing") return "nothing";
    const now = clock.now();
    completeness.messageRead(now);
    if (completeness.isBridged()) connection.heard(now);
    else connection.answered();
    return "alive";
  }

  return {
    start(since) {
      completeness.begin(since);
      socket.start();
    },
    stop() {
      repair.cancel();
      unknownIds.rest();
      socket.stop();
      poller.stop();
      everOpen = false;
      isFailing = false;
    },
    revive: (force) => socket.revive(force),
    checkSilence: () => socket.checkSilence(),
    forget: (matchId) => records.forget(matchId),
    lacksName: (matchId) => unknownIds.saw(matchId, true),
    listFailed: () => unknownIds.failed(),
    listCame(sentAt, ofDay) {
      if (ofDay) unknownIds.reset(sentAt);
      // Records that arrived during the request may have found no match.
      const missed = records.takeMissed();
      if (socket.state() === "open" && (missed || completeness.isBeforeBridge(sentAt))) bridgeAgain();
    },
  };
}
