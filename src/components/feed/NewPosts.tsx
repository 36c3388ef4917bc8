// Says how many posts were written since a list was made, and brings them when it is pressed. It takes no space.
// See docs/product.md#new-posts.
import { Plural, Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { useMemo } from "react";
import type { WatchedFeed } from "#domain/community/post.ts";
import { feedKey, newsOfFeedAtom } from "#state/community/postChanges.ts";
import { Spinner } from "#ui/content/Spinner.tsx";
import { Button } from "#ui/controls/Button.tsx";
import styles from "./PostFeed.module.css";

export interface NewPostsProps {
  readonly feed: WatchedFeed;
  readonly busy: boolean;
  readonly onPress: (count: number) => void;
}

/** docs/product.md#badge. */
const MOST = 99;

/** A screen reader is told once there are any. */
export function NewPosts({ feed, busy, onPress }: NewPostsProps) {
  const key = feedKey(feed);
  const count = useAtomValue(useMemo(() => newsOfFeedAtom(key), [key]));
  return (
    <div className={styles["news"]} role="status">
      {count === 0 ? null : (
        <Button
          look="primary"
          small
          className={styles["pill"]}
          data-new-posts={count}
          aria-disabled={busy}
          onClick={busy ? undefined : () => onPress(count)}
        >
          {busy ? <Spinner bare /> : null}
          <span>
            {count > MOST ? (
              <Trans>{MOST}+ new posts</Trans>
            ) : (
              <Plural value={count} one="# new post" other="# new posts" />
            )}
          </span>
        </Button>
      )}
    </div>
  );
}
