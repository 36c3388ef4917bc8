// The posts of a list that are near the window: the core keeps their counts up to date.
// See docs/product.md#new-posts.
import { type RefObject, useEffect, useState } from "react";
import type { PostCard } from "#domain/community/post.ts";
import { itemsOf, postIdOf } from "./postElements.ts";

/** Half a window above and below. */
const NEAR = "50% 0px";
/** While the reader scrolls, the core is told at most so often, ms. */
const SETTLE_MS = 400;
/** Of the first posts, where the browser does not say what is near. */
const FIRST = 20;

/** Ids in the order in which they came near. */
export function usePostsNear(
  root: RefObject<HTMLElement | null>,
  posts: readonly PostCard[] | undefined,
): readonly number[] {
  const [near, setNear] = useState<readonly number[]>([]);
  const observes = "IntersectionObserver" in globalThis;
  useEffect(() => {
    const list = root.current;
    if (!observes || list === null || posts === undefined) return undefined;
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
  return observes ? near : (posts ?? []).slice(0, FIRST).map(({ id }) => id);
}
