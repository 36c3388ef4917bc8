// A tab's own feed: token, socket and list; reconnects after a loss.
import { type Clock, fetchToday, streamAddress } from "./today.ts";
import { type LiveRecord, type Match, readFrame, readList } from "./wire.ts";

/**
 * docs/wire.md#recovery, in ms: connect timeout, silence after which a socket is dead, and the pause before
 * the next attempt.
 */
const CONNECT_WITHIN_MS = 5_000;
const SILENCE_MS = 15_000;
const LOOK_EVERY_MS = 5_000;
const AGAIN_AFTER_MS = 30_000;

export interface FeedView {
  /** Today's matches, at the start and after every gap. */
  onList(matches: readonly Match[]): void;
  /** The records of one frame. */
  onRecords(records: readonly LiveRecord[]): void;
  onState(state: "open" | "closed"): void;
}

export interface Feed {
  /** Server time, epoch ms. */
  now(): number;
  stop(): void;
}

/**
 * Follows the stream until stopped. The list is requested when the socket is open, so that no change is missed;
 * frames that arrive before the list are applied after it.
 */
export function followFeed(view: FeedView): Feed {
  const clock: Clock = { offset: 0 };
  let socket: WebSocket | undefined;
  let heardAt = 0;
  let again: ReturnType<typeof setTimeout> | undefined;
  /** Frames received while the list is loading. */
  let early: (readonly LiveRecord[])[] | undefined;
  let lists = 0;
  let attempts = 0;

  async function loadList(): Promise<void> {
    lists += 1;
    const mine = lists;
    early = [];
    const matches = await fetchToday(clock)
      .then(readList)
      .catch(() => undefined);
    if (mine !== lists) return;
    const heard = early;
    early = undefined;
    if (matches === undefined) return lost();
    view.onList(matches);
    for (const records of heard) view.onRecords(records);
  }

  function hear({ data }: MessageEvent<unknown>): void {
    heardAt = Date.now();
    if (!(data instanceof ArrayBuffer)) return;
    const records = readFrame(data);
    if (early === undefined) view.onRecords(records);
    else early.push(records);
  }

  function close(): void {
    clearTimeout(again);
    attempts += 1;
    const old = socket;
    socket = undefined;
    if (old === undefined) return;
    old.onopen = old.onmessage = old.onclose = null;
    old.close();
    view.onState("closed");
  }

  function lost(): void {
    close();
    // The list can be loaded without a stream.
    if (lists === 0) void loadList();
    again = setTimeout(() => void connect(), AGAIN_AFTER_MS * (0.8 + 0.4 * Math.random()));
  }

  async function connect(): Promise<void> {
    close();
    const mine = attempts;
    again = setTimeout(lost, CONNECT_WITHIN_MS);
    const address = await streamAddress(clock);
    if (mine !== attempts) return;
    const fresh = new WebSocket(address);
    socket = fresh;
    fresh.binaryType = "arraybuffer";
    fresh.onmessage = hear;
    fresh.onclose = lost;
    fresh.onopen = () => {
      clearTimeout(again);
      heardAt = Date.now();
      view.onState("open");
      void loadList();
    };
  }

  const watchdog = setInterval(() => {
    if (socket?.readyState === WebSocket.OPEN && Date.now() - heardAt > SILENCE_MS) lost();
  }, LOOK_EVERY_MS);
  view.onState("closed");
  void connect();

  return {
    now: () => Date.now() + clock.offset,
    stop() {
      clearInterval(watchdog);
      lists += 1;
      close();
    },
  };
}
