// Tells the core which posts of a list are near the window, so that it keeps their counts up to date. Draws nothing.
// See docs/product.md#new-posts.
import { type RefObject, useEffect, useState } from "react";
import type { PostSummary, WatchedFeed } from "#domain/community/post.ts";
import { useWatchPosts } from "#state/community/useWatchPosts.ts";
import { itemsOf, postIdOf } from "./postElements.ts";

/** Half a window above and below. */
const NEAR = "50% 0px";
/** While the reader scrolls, the core is told at most so often, ms. */
const SETTLE_MS = 400;
/** Of the first posts, where the browser does not say what is near. */
const FIRST = 20;

export interface WatchNearProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly posts: readonly PostSummary[];
  /** The list in the order "newest"; undefined for any other. */
  readonly feed: WatchedFeed | undefined;
}

/** A component of its own, so that scrolling does not draw the list again. */
export function WatchNear({ root, posts, feed }: WatchNearProps) {
  useWatchPosts(usePostsNear(root, posts), feed);
  return null;
}

/** Ids in the order in which they came near. */
function usePostsNear(root: RefObject<HTMLElement | null>, posts: readonly PostSummary[]): readonly number[] {
  const [near, setNear] = useState<readonly number[]>([]);
  const observes = "IntersectionObserver" in globalThis;
  useEffect(() => {
    const list = root.current;
    if (!observes || list === null || posts.length === 0) return undefined;
    const ids = new Set<number>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = postIdOf(target);
          if (id === undefined) continue;
          if (isIntersecting) ids.add(id);
          else ids.delete(id);
        }
        timer ??= setTimeout(() => {
          timer = undefined;
          setNear([...ids]);
        }, SETTLE_MS);
      },
      { rootMargin: NEAR },
    );
    for (const item of itemsOf(list)) observer.observe(item);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [root, posts, observes]);
  return observes ? near : posts.slice(0, FIRST).map(({ id }) => id);
}
