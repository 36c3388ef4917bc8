// Asks for new posts and for the counts of the posts on screens, once for all visible tabs.
// See docs/product.md#new-posts.
import type { Result } from "#api/transport/result.ts";
import type { PostCounts, PostNews, PostsOnScreen, WatchedFeed } from "#domain/community/post.ts";
import type { PostChange } from "#domain/community/postChange.ts";
import type { Clock, Timer } from "../base/clock.ts";

/** docs/product.md#new-posts: every 60 s ± 20 %. */
const NEWS_EVERY_MS = 60_000;
const NEWS_JITTER = 0.2;
/** Ids of one call. */
const COUNTS_MAX = 100;
/** Lists whose age is remembered; the one shown longest ago is forgotten first. */
const LISTS_MAX = 100;

export interface PostNewsPolls {
  /** A tab shows something else, was shown or hidden, or has gone. */
  review(): void;
  stop(): void;
}

export interface PostNewsDeps {
  readonly clock: Clock;
  /** What the visible tabs show. */
  onScreens(): readonly PostsOnScreen[];
  fetchNews(feed: WatchedFeed): Promise<Result<PostNews>>;
  fetchCounts(postIds: readonly number[]): Promise<Result<readonly PostCounts[]>>;
  /** `askedAt`: when the counts were asked for, local epoch ms; what changed since is newer. */
  onChange(change: PostChange, askedAt: number): void;
}

/** Asks nothing while no visible tab shows posts. A tab that is shown after a longer pause is asked for at once. */
export function createPostNews(deps: PostNewsDeps): PostNewsPolls {
  const { clock, onScreens, onChange } = deps;
  let timer: Timer | undefined;
  /** When the news of a list was asked for last, by list and anchor, the list shown last at the end; local epoch ms. */
  const askedAt = new Map<string, number>();
  let countsAt = -Infinity;

  const wait = (): number => NEWS_EVERY_MS * (1 - NEWS_JITTER + 2 * NEWS_JITTER * clock.random());

  async function askNews(feed: WatchedFeed): Promise<void> {
    const sentAt = clock.now();
    const answer = await deps.fetchNews(feed);
    if (answer.ok) onChange({ kind: "news", ...feed, count: answer.value.count }, sentAt);
  }

  async function askCounts(postIds: readonly number[]): Promise<void> {
    const sentAt = clock.now();
    const answer = await deps.fetchCounts(postIds);
    if (!answer.ok) return;
    for (const { id, likeCount, replyCount, isLiked, isDeleted } of answer.value) {
      onChange({ kind: "post", id, likeCount, replyCount, isLiked, isDeleted }, sentAt);
    }
  }

  /** A list of a tab that is hidden now is asked for by its age when the tab is shown again. */
  function forgetOldest(): void {
    for (const key of askedAt.keys()) {
      if (askedAt.size <= LISTS_MAX) return;
      askedAt.delete(key);
    }
  }

  /** Asks for what is due. Local epoch ms of the oldest that is not. */
  function ask(screens: readonly PostsOnScreen[], now: number): number {
    const feeds = new Map(screens.flatMap(({ feed }) => (feed ? [[JSON.stringify(feed), feed]] : [])));
    let oldest = now;
    for (const [key, feed] of feeds) {
      // A list that has just been read has no news yet.
      const last = askedAt.get(key) ?? now;
      const isDue = now - last >= NEWS_EVERY_MS * (1 - NEWS_JITTER);
      askedAt.delete(key);
      askedAt.set(key, isDue ? now : last);
      if (isDue) void askNews(feed);
      else oldest = Math.min(oldest, last);
    }
    forgetOldest();
    const ids = [...new Set(screens.flatMap(({ postIds }) => postIds))].slice(0, COUNTS_MAX);
    if (ids.length === 0) countsAt = -Infinity;
    else if (countsAt === -Infinity) countsAt = now;
    else if (now - countsAt >= NEWS_EVERY_MS * (1 - NEWS_JITTER)) {
      countsAt = now;
      void askCounts(ids);
    }
    return ids.length === 0 ? oldest : Math.min(oldest, countsAt);
  }

  function review(): void {
    clock.clearTimeout(timer);
    timer = undefined;
    const screens = onScreens();
    // What is shown again later is asked for by its age.
    if (screens.length === 0) return;
    const now = clock.now();
    timer = clock.setTimeout(review, ask(screens, now) + wait() - now);
  }

  return {
    review,
    stop() {
      clock.clearTimeout(timer);
      timer = undefined;
      askedAt.clear();
      countsAt = -Infinity;
    },
  };
}
