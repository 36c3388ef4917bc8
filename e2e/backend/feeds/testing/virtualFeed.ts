/** A feed of a mock source under a virtual clock. */
import { createFeed, type Feed } from "../createFeed.ts";
import type { FeedId } from "../contract.ts";
import { createFetcher } from "../poll/fetcher.ts";
import { recordTo } from "../poll/recording.ts";
import { FEED_SOURCES } from "../sources.ts";
import { createMockSource, type MockSource } from "./mockSource.ts";
import type { PlayedMatch } from "./playedMatch.ts";

/** Saturday, 21 November 2026, 14:00 UTC. */
export const FEED_DAY = Date.UTC(2026, 10, 21, 14);
/** A key that occurs nowhere else, so that it can be searched for. */
export const MOCK_KEY = "k3y-0f-th3-m0ck";

export interface VirtualFeed {
  readonly feed: Feed;
  readonly mock: MockSource;
  now(): number;
  /** Advances the clock by steps; `each` runs after each of them. */
  run(ms: number, each?: () => void | Promise<void>): Promise<void>;
  /** Closes the feed and opens it again on the same folder. */
  restart(): void;
  close(): void;
}

export interface VirtualFeedOptions {
  readonly source: FeedId;
  readonly matches: readonly PlayedMatch[];
  readonly startAt?: number;
  /** Folder of the store; only a folder outlasts a restart. */
  readonly dataDir?: string;
  readonly stepMs?: number;
  readonly random?: () => number;
  /** False for a time without visitors. */
  readonly looks?: boolean;
  readonly keepCalls?: boolean;
  /** Records the answers in this folder. */
  readonly recordDir?: string;
}

export function playedMatch(parts: Partial<PlayedMatch> = {}): PlayedMatch {
  return {
    id: 9001,
    league: 1,
    round: 12,
    home: { id: 11, name: "Alpha" },
    away: { id: 12, name: "Beta" },
    kickoffAt: FEED_DAY + 30 * 60_000,
    startsLateMs: 60_000,
    added: [1, 3],
    goals: [
      { minute: 12, added: 0, side: 1, player: "A. One" },
      { minute: 67, added: 0, side: 2, player: "B. Two", penalty: true },
    ],
    cards: [{ minute: 30, side: 2, player: "B. Three", red: false }],
    ...parts,
  };
}

export function createVirtualFeed(options: VirtualFeedOptions): VirtualFeed {
  const { source, matches, startAt = FEED_DAY, dataDir = ":memory:", stepMs = 1_000 } = options;
  const adapter = FEED_SOURCES.find(({ id }) => id === source);
  if (adapter === undefined) throw new Error(`no source ${source}`);
  let at = startAt;
  const now = (): number => at;
  const mock = createMockSource({ source, matches, now, keepCalls: options.keepCalls ?? true });

  function open(): Feed {
    const fetcher = createFetcher({
      base: adapter?.base ?? "",
      key: adapter?.key && { header: adapter.key.header, value: MOCK_KEY },
      now,
      send: mock.send,
    });
    const { recordDir } = options;
    const recorded = recordDir === undefined ? fetcher : recordTo(recordDir, fetcher, MOCK_KEY);
    const feed = createFeed({
      adapter: adapter!,
      dataDir,
      fetcher: recorded,
      now,
      random: options.random ?? (() => 0.5),
    });
    if (!feed.ok) throw new Error(feed.message);
    return feed;
  }

  let feed = open();
  return {
    get feed() {
      return feed;
    },
    mock,
    now,
    async run(ms, each) {
      for (const end = at + ms; at < end;) {
        at += stepMs;
        if (options.looks !== false) feed.world.changedBetween(at - stepMs, at - stepMs);
        while (await feed.step()) at += 250;
        await each?.();
      }
    },
    restart() {
      feed.close();
      feed = open();
    },
    close() {
      feed.close();
      mock.close();
    },
  };
}
