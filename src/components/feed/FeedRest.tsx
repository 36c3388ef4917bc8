// What follows the last post of a list: further pages by themselves or by a button, a failure, or the end.
// See docs/product.md#feeds.
import { Trans } from "@lingui/react/macro";
import { type RefObject, useEffect, useRef } from "react";
import { useFormats } from "#i18n/hooks.ts";
import type { FeedPages } from "#state/community/useFeedPages.ts";
import { Spinner } from "#ui/content/Spinner.tsx";
import { Button } from "#ui/controls/Button.tsx";
import { failureText } from "../acting/tellFailure.ts";
import { PAGES_BY_THEMSELVES, useWhenNear } from "../page/useWhenNear.ts";
import styles from "./PostFeed.module.css";

export interface FeedRestProps {
  readonly feed: FeedPages;
  /** The list, whose first new post receives the focus after a press. */
  readonly root: RefObject<HTMLElement | null>;
  readonly onStartAgain: () => void;
}

export function FeedRest({ feed, root, onStartAgain }: FeedRestProps) {
  const { rest, pages, failure, renewing } = feed;
  const formats = useFormats();
  const place = useRef<HTMLDivElement>(null);
  const shown = feed.posts?.length ?? 0;
  const alone = rest === "more" && pages < PAGES_BY_THEMSELVES;
  useWhenNear(place, alone, feed.loadMore);
  const keepFocus = useFocusFirstNew(root, place, shown);

  if (rest === "failed" || rest === "changed") {
    return (
      <div className={styles["rest"]} role="alert">
        {rest === "changed" ? (
          <>
            <p>
              <Trans>The order has changed.</Trans>
            </p>
            <Button aria-disabled={renewing} onClick={renewing ? undefined : onStartAgain}>
              <Trans comment="Button: reads a list from its first entry">Start again</Trans>
            </Button>
          </>
        ) : (
          <>
            <p>
              <Trans>More posts could not be loaded.</Trans>{" "}
              <bdi>{failure === undefined ? null : failureText(failure)}</bdi>
            </p>
            <Button onClick={feed.retry}>
              <Trans>Retry</Trans>
            </Button>
          </>
        )}
      </div>
    );
  }
  if (rest === "end") {
    return (
      <p className={styles["rest"]}>
        <Trans comment="Below the last post of a list">There are no more posts.</Trans>
      </p>
    );
  }
  const busy = rest === "loading";
  return (
    <div ref={place} className={styles["rest"]}>
      <Button
        aria-disabled={busy}
        onClick={
          busy
            ? undefined
            : () => {
                keepFocus();
                feed.loadMore();
              }
        }
      >
        {busy ? (
          <Spinner bare />
        ) : (
          <span>
            <Trans>Show more</Trans>
          </span>
        )}
      </Button>
      <small className="num">
        <Trans>
          {formats.number(shown)} of {formats.number(feed.total)}
        </Trans>
      </small>
    </div>
  );
}

/**
 * Returns what is called at a press that loads more: once the posts are there the focus goes to the first of them, unless
 * the reader has moved it.
 */
function useFocusFirstNew(
  root: RefObject<HTMLElement | null>,
  place: RefObject<HTMLElement | null>,
  shown: number,
): () => void {
  const pressedAt = useRef<number>(undefined);
  useEffect(() => {
    if (pressedAt.current === undefined || shown <= pressedAt.current) return;
    const first = root.current?.children[pressedAt.current];
    pressedAt.current = undefined;
    const focused = document.activeElement;
    const isFree = focused === null || focused === document.body || place.current?.contains(focused) === true;
    if (isFree) first?.querySelector<HTMLElement>("[data-post-id]")?.focus({ preventScroll: true });
  }, [root, place, shown]);
  return () => {
    pressedAt.current = shown;
  };
}
