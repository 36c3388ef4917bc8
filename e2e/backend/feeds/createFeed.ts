/** A running feed: its world, its status, and the facts for pages. */
import { createFeedWorld } from "./createFeedWorld.ts";
import type { FeedAdapter } from "./contract.ts";
import type { FeedStatus, FeedStatusSource } from "./feedStatus.ts";
import type { FeedFetcher } from "./poll/fetcher.ts";
import { createPoller } from "./poll/poller.ts";
import type { FeedFacts } from "./store/feedFacts.ts";
import { createFeedStore } from "./store/feedStore.ts";
import { openFeedDatabase } from "./store/openFeedDatabase.ts";
import { createStoredFacts } from "./store/pageFacts.ts";
import type { World } from "../world/types.ts";

export interface FeedOptions {
  readonly adapter: FeedAdapter;
  /** Folder of `feeds.db`; `:memory:` keeps nothing. */
  readonly dataDir: string;
  readonly fetcher: FeedFetcher;
  /** Epoch ms. */
  readonly now: () => number;
  readonly random?: () => number;
  /** Codes of the leagues to read, in lower case; undefined reads all. */
  readonly allowed?: ReadonlySet<string>;
}

export interface Feed extends FeedStatusSource {
  readonly world: World;
  readonly facts: FeedFacts;
  /** Makes the next call if one is due; resolves to whether one was made. For tests with their own clock. */
  step(): Promise<boolean>;
  /** Begins to read by itself. */
  start(): void;
  /** Reads no more until the next start: another server reads in its place. */
  pause(): void;
  close(): void;
}

export type OpenedFeed = ({ readonly ok: true } & Feed) | { readonly ok: false; readonly message: string };

const STEP_MS = 250;

const same = (a: FeedStatus, b: FeedStatus): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Opens the store and makes the feed; a file that cannot be opened is one line. */
export function createFeed({
  adapter,
  dataDir,
  fetcher,
  now,
  random = Math.random,
  allowed,
}: FeedOptions): OpenedFeed {
  const opened = openFeedDatabase(dataDir, adapter.id);
  if (!opened.ok) return opened;
  const { database } = opened;
  const store = createFeedStore(database, adapter);
  const poller = createPoller({ adapter, store, database, fetcher, now, random, allowed });
  const listeners = new Set<(status: FeedStatus) => void>();
  let told = poller.status();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function tell(): void {
    const status = poller.status();
    if (same(status, told)) return;
    told = status;
    for (const listener of listeners) listener(status);
  }

  async function step(): Promise<boolean> {
    if (closed) return false;
    try {
      const made = await poller.step();
      if (!closed) tell();
      return made;
    } catch (error) {
      // An answer that arrives after the end has no store any more.
      if (closed) return false;
      throw error;
    }
  }

  return {
    ok: true,
    world: createFeedWorld({ store, looked: () => poller.looked() }),
    facts: { ...createStoredFacts(store), gives: adapter.gives, want: (need) => poller.want(need) },
    status: () => poller.status(),
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    step,
    hasRead: () => poller.hasRead(),
    start() {
      if (timer !== undefined) return;
      poller.begin();
      timer = setInterval(() => {
        step().catch((error: unknown) => console.error("The feed failed:", error));
      }, STEP_MS);
    },
    pause() {
      clearInterval(timer);
      timer = undefined;
    },
    close() {
      closed = true;
      clearInterval(timer);
      database.close();
    },
  };
}
