// Keeps the reader's place in a list of posts, and returns to it.
// See docs/product.md#place-in-a-feed.
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { type FeedPlace, keepFeedPlace } from "#state/community/feedPlaces.ts";
import type { FeedPages } from "#state/community/useFeedPages.ts";
import { currentMember } from "#state/session/sessionAtom.ts";
import { coveredTop, firstBelow, itemsOf, postIdOf } from "./postElements.ts";

/** The place is held so long while sizes settle, ms. */
const HELD_MS = 1_500;
/** What the reader does ends that. */
const BY_READER = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

export interface OfFeedPlace {
  readonly historyKey: string;
  /** Names list and member. */
  readonly name: string;
  readonly session: string | undefined;
  /** Where the reader was; undefined for a list that is opened. */
  readonly start: FeedPlace | undefined;
  readonly feed: Pick<FeedPages, "posts" | "anchor" | "pages" | "asOf" | "rest">;
}

/** True while the pages that were open before are being loaded: a shorter list would lose the place. */
export function useFeedPlace(root: RefObject<HTMLElement | null>, options: OfFeedPlace): boolean {
  const { start, feed } = options;
  const [returned, setReturned] = useState(start === undefined);
  const isOther = feed.anchor !== undefined && feed.anchor !== start?.anchor;
  const isThere = feed.posts !== undefined && feed.rest !== "loading";
  if (!returned && (isOther || isThere)) setReturned(true);

  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  useLayoutEffect(() => {
    const list = root.current;
    if (!returned || list === null || start === undefined) return undefined;
    return latest.current.feed.anchor === start.anchor
      ? holdPost(list, start.postId, start.offset)
      : undefined;
  }, [returned, root, start]);
  useLayoutEffect(() => {
    const keep = (): void => keepPlace(root.current, latest.current);
    addEventListener("pagehide", keep);
    return () => {
      removeEventListener("pagehide", keep);
      keep();
    };
  }, [root]);
  return !returned;
}

function keepPlace(list: HTMLElement | null, { historyKey, name, session, feed }: OfFeedPlace): void {
  // Places are forgotten with the sign-in, and a list that has not been drawn has none.
  const isOver = currentMember()?.session !== session;
  if (list === null || feed.anchor === undefined || feed.anchor === "" || isOver) return;
  const edge = coveredTop();
  const items = itemsOf(list);
  const first = items[firstBelow(items, edge)];
  const postId = postIdOf(first);
  // A reader at the top has no place to lose: the list is opened as anew, with a post written meanwhile.
  const isAtTop = (items[0]?.getBoundingClientRect().top ?? edge) >= edge;
  const place =
    first === undefined || postId === undefined || isAtTop
      ? undefined
      : {
          list: name,
          anchor: feed.anchor,
          pages: feed.pages,
          asOf: feed.asOf,
          postId,
          offset: Math.round(first.getBoundingClientRect().top),
        };
  keepFeedPlace(historyKey, place);
}

/**
 * Scrolls so that a post is `offset` px below the window's upper edge, and holds it there while heights settle and the
 * router scrolls by its own memory. Returns how to stop.
 */
function holdPost(list: HTMLElement, postId: number, offset: number): () => void {
  const item = itemsOf(list).find((each) => postIdOf(each) === postId);
  if (item === undefined) return () => undefined;
  const until = performance.now() + HELD_MS;
  let frame = 0;
  function align(): void {
    const away = item!.getBoundingClientRect().top - offset;
    if (Math.abs(away) >= 1) scrollBy({ top: away, behavior: "instant" });
    if (performance.now() < until) frame = requestAnimationFrame(align);
    else stop();
  }
  function stop(): void {
    cancelAnimationFrame(frame);
    for (const type of BY_READER) removeEventListener(type, stop, true);
  }
  for (const type of BY_READER) addEventListener(type, stop, { capture: true, passive: true });
  align();
  return stop;
}
