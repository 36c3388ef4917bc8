// A list of posts: loads further pages near its end, keeps the place, goes from post to post by key, offers new posts.
// See docs/product.md#feeds.
import { Trans, useLingui } from "@lingui/react/macro";
import { memo, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import type { FeedList, PostSummary as Post } from "#domain/community/post.ts";
import { feedPlaceOf } from "#state/community/feedPlaces.ts";
import { type FeedPages, useFeedPages } from "#state/community/useFeedPages.ts";
import { usePlace } from "#state/navigation/hooks.ts";
import { useMember } from "#state/session/useMember.ts";
import { tellFailure } from "../acting/tellFailure.ts";
import { FailedRead } from "../page/FailedRead.tsx";
import { FeedRest } from "./FeedRest.tsx";
import { NewPosts } from "./NewPosts.tsx";
import styles from "./PostFeed.module.css";
import { coveredTop, firstBelow, focusPost, itemsOf } from "./postElements.ts";
import { useFeedPlace } from "./useFeedPlace.ts";
import { WatchNear } from "./WatchNear.tsx";
import { formatClock } from "#i18n/formats.ts";
import { useConnection } from "#state/live/client/hooks.ts";
import { useViewerZone } from "#state/preferences/useViewerZone.ts";
import { PostCard } from "../posts/PostCard.tsx";
import { Skeleton } from "#ui/content/Skeleton.tsx";
import { isComposing } from "#ui/controls/isComposing.ts";

interface FeedItemProps {
  readonly post: Post;
  /** From 1. */
  readonly at: number;
  /** Number of posts of the list; -1 while it is not known. */
  readonly of: number;
}

/** Drawn again only when its own post or position changes. */
const FeedItem = memo(function FeedItem({ post, at, of }: FeedItemProps) {
  return (
    <div className={styles["item"]}>
      <PostCard post={post} position={{ at, of }} />
    </div>
  );
});

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

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1, PageDown: 1, PageUp: -1 };
/** Where letters are text, or keys have a meaning of their own. */
const TAKES_KEYS = "input, textarea, select, [contenteditable], [role=dialog], [role=menu]";

/** Goes from post to post: j and k, and Page Down and Page Up while a post has the focus. */
function useFeedKeys(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const step = STEPS[event.key];
      const list = root.current;
      if (step === undefined || list === null || event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isComposing(event)) return;
      const target = event.target instanceof Element ? event.target : null;
      const isInside = target !== null && list.contains(target);
      // Elsewhere on the page the keys are left to what has the focus (WCAG 2.1.4); Page Down scrolls.
      if (!isInside && (event.key.length > 1 || target !== document.body)) return;
      if (target?.closest(TAKES_KEYS)) return;
      const items = itemsOf(list);
      const within = isInside ? items.findIndex((item) => item.contains(target)) : -1;
      const next = within === -1 ? firstBelow(items, coveredTop()) : within + step;
      if (next < 0) return;
      event.preventDefault();
      // Below the last post is the button that loads more.
      if (next >= items.length) list.nextElementSibling?.querySelector<HTMLElement>("button")?.focus();
      else focusPost(items[next]?.querySelector<HTMLElement>("[data-post-id]"));
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [root]);
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

/** `asOf`: when the list was made, epoch ms. */
function FeedAge({ asOf }: { readonly asOf: number }) {
  const zone = useViewerZone();
  const { state } = useConnection();
  if (state !== "offline") return null;
  const time = formatClock(asOf, zone.offsetAt(asOf));
  return (
    <p role="status" className={styles["age"]}>
      <Trans comment="Above a list of posts; {time} is a time of day such as 14:02">
        You are offline. These posts are as of {time}.
      </Trans>
    </p>
  );
}

const LINES = [86, 64, 92, 71] as const;

/** Stands where the posts of a list will be, in their size. */
function FeedSkeleton() {
  return (
    <div className={styles["list"]} aria-busy="true">
      {LINES.map((width) => (
        <div key={width} className={styles["waiting"]}>
          <Skeleton width={40} height={40} round />
          <div className={styles["waitingWords"]}>
            <Skeleton width={140} height={14} />
            <Skeleton width={`${width}%`} height={14} />
            <Skeleton width={90} height={10} />
          </div>
        </div>
      ))}
    </div>
  );
}
