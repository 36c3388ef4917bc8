// The core over the lists and the stream of a virtual feed: the rows of a tab, and what it is told of goals.
import { LIVE_ENDPOINTS } from "#api/live/live.ts";
import type { CallOptions, Http } from "#api/transport/http.ts";
import { failure, type Result, success } from "#api/transport/result.ts";
import { readRow, type Row, ROW_WIDTH } from "#domain/board/rowCode.ts";
import type { MatchEvent } from "#domain/match/matchEvent.ts";
import type { TabUpdate } from "#workers/live/contract.ts";
import type { SocketLike } from "#workers/live/feed/socket.ts";
import type { VirtualFeed } from "../../../backend/feeds/testing/virtualFeed.ts";
import { writeSchedule } from "../../../backend/server/schedule.ts";
import { packFrame } from "../../../backend/stream/frames.ts";
import { writeLiveLine } from "../../../backend/stream/liveLines.ts";
import { createJunkClock } from "../junk/junkClock.ts";
import { openProofCore } from "../openProofCore.ts";

export interface FeedCore {
  /** By match, as the tab has them. */
  readonly rows: ReadonlyMap<number, Row>;
  /** What the tab was told, each event once. */
  readonly events: ReadonlyMap<string, MatchEvent>;
  readonly changes: () => number;
  /** Advances the core to the feed's time, then sends what has changed since the last time. */
  tick(): Promise<void>;
}

const CHANGE_WINDOW_MS = 60_000;
const DAY_MS = 86_400_000;

export async function createFeedCore(virtual: VirtualFeed): Promise<FeedCore> {
  const clock = createJunkClock(virtual.now());
  const rows = new Map<number, Row>();
  const events = new Map<string, MatchEvent>();
  let changes = 0;
  let sentUntil = virtual.now();
  let socket: SocketLike | undefined;
  let listed: readonly number[] = [];

  const world = () => virtual.feed.world;
  const schedule = (ids: readonly number[]): object =>
    writeSchedule(world(), { ids, lang: "en_GB", now: clock.now() });
  const linesOf = (ids: readonly number[]): string[] =>
    ids.flatMap((id) => {
      const row = world().matchAt(id, clock.now());
      return row === undefined ? [] : [writeLiveLine(row)];
    });

  function data(path: string, params: Readonly<Record<string, string | undefined>>): unknown {
    const now = clock.now();
    switch (path) {
      case LIVE_ENDPOINTS.fixture.path: {
        const from = Date.parse(`${params["date"] ?? ""}T00:00:00Z`);
        return schedule(world().matchesBetween(from, from + DAY_MS));
      }
      case LIVE_ENDPOINTS.live.path:
        return schedule(world().running(now));
      case LIVE_ENDPOINTS.matches.path:
        return schedule((params["ids"] ?? "").split(",").map(Number));
      case LIVE_ENDPOINTS.liveChange.path:
        return linesOf(world().changedBetween(now - CHANGE_WINDOW_MS, now)).join("!");
      case LIVE_ENDPOINTS.websocketToken.path:
        return "token";
      default:
        return "";
    }
  }

  function answer<T>(path: string, params: object, { read }: CallOptions<T>): Promise<Result<T>> {
    // As JSON, as it is on the wire.
    const wire: unknown = JSON.parse(
      JSON.stringify(data(path, params as Record<string, string | undefined>)),
    );
    const value = read(wire, "");
    return Promise.resolve(value === undefined ? failure("noAnswer") : success(value));
  }

  const http: Http = {
    get: (path, params, how) => answer(path, params, how),
    send: ({ path }, how) => answer(path, {}, how),
    now: () => clock.now(),
  };

  function openSocket(): SocketLike {
    const fresh: SocketLike = {
      binaryType: "",
      onopen: null,
      onclose: null,
      onmessage: null,
      onerror: null,
      send() {},
      close() {
        if (socket === fresh) socket = undefined;
      },
    };
    void Promise.resolve().then(() => {
      socket = fresh;
      fresh.onopen?.();
    });
    return fresh;
  }

  function receive({ rows: numbers = [], prices = [], log = [], order }: TabUpdate): void {
    for (let index = 0; index < numbers.length / ROW_WIDTH; index += 1) {
      const row = readRow(numbers, prices, index);
      if (rows.has(row.matchId)) changes += 1;
      rows.set(row.matchId, row);
    }
    for (const { event } of log) events.set(event.id, event);
    if (order !== undefined) listed = order.items.filter((item) => item > 0);
  }

  const session = openProofCore({ clock, http, openSocket, receive });
  await clock.advance(300);
  return {
    rows,
    events,
    changes: () => changes,
    async tick() {
      session.watch(listed);
      const to = virtual.now();
      await clock.advance(Math.max(0, to - clock.now()));
      const lines = linesOf(world().changedBetween(sentUntil, to));
      sentUntil = to;
      socket?.onmessage?.({ data: "ok" });
      if (lines.length > 0) socket?.onmessage?.({ data: new Uint8Array(packFrame(lines)).buffer });
    },
  };
}
