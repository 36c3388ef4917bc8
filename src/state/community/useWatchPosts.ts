// Tells the core which posts the mounted parts of the page show, and which list's news they want.
// See docs/product.md#new-posts.
import { useEffect, useId } from "react";
import type { PostsOnScreen, WatchedFeed } from "#domain/community/post.ts";
import type { LiveClient } from "../live/client/liveClient.ts";
import { useLiveClient } from "../live/client/hooks.ts";

/** The core takes the counts of at most so many posts. */
const POSTS_MAX = 100;

/** What each part of the page shows, by its id. */
const parts = new Map<string, PostsOnScreen>();

function tell(client: LiveClient): void {
  const shown = [...parts.values()];
  if (shown.length === 0) return client.watchPosts(undefined);
  const postIds = [...new Set(shown.flatMap((part) => part.postIds))].slice(0, POSTS_MAX);
  const feed = shown.findLast((part) => part.feed !== undefined)?.feed;
  client.watchPosts({ postIds, ...(feed ? { feed } : {}) });
}

/** `feed`: the list in the order "newest" that this part shows, once its page 1 has answered. */
export function useWatchPosts(postIds: readonly number[], feed?: WatchedFeed): void {
  const client = useLiveClient();
  const owner = useId();
  const ids = postIds.join();
  const feedText = feed && JSON.stringify(feed);
  useEffect(() => {
    if (ids === "" && feedText === undefined) return forget(client, owner);
    parts.set(owner, {
      postIds: ids === "" ? [] : ids.split(",").map(Number),
      ...(feedText === undefined ? {} : { feed: JSON.parse(feedText) as WatchedFeed }),
    });
    return tell(client);
  }, [client, owner, ids, feedText]);
  useEffect(() => () => forget(client, owner), [client, owner]);
}

/** A part that showed nothing is no news to the core. */
function forget(client: LiveClient, owner: string): void {
  if (parts.delete(owner)) tell(client);
}
