// A list of posts: loads further pages near its end, keeps the place, and offers new posts without inserting them.
// See docs/product.md#feeds.
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import type { FeedList } from "#domain/community/post.ts";
import { feedPlaceOf } from "#state/community/feedPlaces.ts";
import { type FeedPages, useFeedPages } from "#state/community/useFeedPages.ts";
import { usePlace } from "#state/navigation/hooks.ts";
import { useMember } from "#state/session/useMember.ts";
import { tellFailure } from "../acting/tellFailure.ts";
import { FailedRead } from "../page/FailedRead.tsx";
import { FeedAge } from "./FeedAge.tsx";
import { FeedItem } from "./FeedItem.tsx";
import { FeedRest } from "./FeedRest.tsx";
import { FeedSkeleton } from "./FeedSkeleton.tsx";
import { NewPosts } from "./NewPosts.tsx";
import styles from "./PostFeed.module.css";
import { focusPost } from "./postElements.ts";
import { useFeedKeys } from "./useFeedKeys.ts";
import { useFeedPlace } from "./useFeedPlace.ts";
import { WatchNear } from "./WatchNear.tsx";

export interface PostFeedProps {
  readonly list: FeedList;
  /** Accessible name of the list; "Posts" where it is left out. */
  readonly label?: string;
  /** Shown where the list has no posts. */
  readonly empty: ReactNode;
}

/** Another list, and the same list of another member, starts at its own place or at its top. */
export function PostFeed(props: PostFeedProps) {
  const session = useMember()?.session;
  const name = `${session ?? ""} ${JSON.stringify(props.list)}`;
  return <Feed key={name} {...props} name={name} session={session} />;
}

interface FeedProps extends PostFeedProps {
  readonly name: string;
  readonly session: string | undefined;
}

function Feed({ list, label, empty, name, session }: FeedProps) {
  const { t } = useLingui();
  const root = useRef<HTMLDivElement>(null);
  const shownKey = usePlace(({ historyKey }) => historyKey) ?? "";
  // While the page is being left the entry shown is the next one already.
  const [historyKey] = useState(shownKey);
  const [start] = useState(() => feedPlaceOf(historyKey, name));
  const feed = useFeedPages(list, start);
  const { posts, rest, anchor } = feed;
  const isReturning = useFeedPlace(root, { historyKey, name, session, start, feed });
  const shown = isReturning ? undefined : posts;
  useFeedKeys(root);
  const watched =
    list.params.sort === "newest" && anchor !== undefined && anchor !== "" ? { list, anchor } : undefined;
  const showNewest = useShowNewest(root, feed);

  if (posts === undefined && feed.failure !== undefined) {
    return (
      <FailedRead
        title={<Trans>The posts could not be loaded.</Trans>}
        failure={feed.failure}
        onRetry={feed.retry}
      />
    );
  }
  if (shown === undefined) return <FeedSkeleton />;
  const isEmpty = shown.length === 0 && rest === "end";
  return (
    <div className={styles["frame"]}>
      {watched === undefined ? null : (
        <NewPosts feed={watched} busy={feed.renewing} onPress={(count) => showNewest(count)} />
      )}
      <FeedAge asOf={feed.asOf} />
      <WatchNear root={root} posts={shown} feed={watched} />
      {isEmpty ? (
        empty
      ) : (
        <>
          <div
            ref={root}
            role="feed"
            aria-label={label ?? t`Posts`}
            aria-busy={rest === "loading" || feed.renewing}
            className={styles["list"]}
            data-feed={list.call}
            data-sort={list.params.sort}
          >
            {shown.map((post, at) => (
              <FeedItem key={post.id} post={post} at={at + 1} of={rest === "end" ? shown.length : -1} />
            ))}
          </div>
          <FeedRest feed={feed} root={root} onStartAgain={() => showNewest(0)} />
        </>
      )}
    </div>
  );
}

/** Reads the list anew, and moves focus and scroll position to its first post once that is drawn. */
function useShowNewest(
  root: RefObject<HTMLElement | null>,
  { anchor, renew }: Pick<FeedPages, "anchor" | "renew">,
): (count: number) => void {
  const wanted = useRef(false);
  useEffect(() => {
    if (!wanted.current || anchor === undefined) return;
    wanted.current = false;
    focusPost(root.current?.querySelector<HTMLElement>("[data-post-id]"));
  }, [root, anchor]);
  return (count) => {
    wanted.current = true;
    void renew(count).then((failure) => {
      if (failure === undefined) return;
      wanted.current = false;
      tellFailure(failure);
    });
  };
}
