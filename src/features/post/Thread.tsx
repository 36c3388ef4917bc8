// The replies to a post: their number and order, the trees, and what is said where there are none.
// See docs/product.md#post-page.
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { FailedRead } from "#components/page/FailedRead.tsx";
import type { PostSort } from "#domain/community/post.ts";
import { TO_POST } from "#domain/community/replyTree.ts";
import { EmptyState } from "#ui/content/EmptyState.tsx";
import { Skeleton } from "#ui/content/Skeleton.tsx";
import { Select } from "#ui/controls/Select.tsx";
import { AnswerPost } from "./AnswerPost.tsx";
import { MoreReplies, NewReplies } from "./MoreReplies.tsx";
import { ReplyBranch } from "./ReplyBranch.tsx";
import styles from "./Thread.module.css";
import { UnsentReplies } from "./UnsentReplies.tsx";
import { useArrival } from "./useArrival.ts";
import { type LinkedReply, type ThreadOptions, type ThreadState, useThread } from "./useThread.ts";
import { Button } from "#ui/controls/Button.tsx";
import { takeWantedDraft } from "#state/writing/wantedDraft.ts";
import { useSent } from "#state/writing/useSent.ts";
import { announce } from "#ui/page/announce.ts";
import { editReplySlot } from "#domain/writing/slotNames.ts";

/** Waits for the replies, and for the one that the address leads to: the box is below it. */
function useWantedDraft({ post, boxes, isLoaded, link }: ThreadState): void {
  const isSettled = isLoaded && link?.state !== "loading";
  const open = useEffectEvent(() => {
    const slot = takeWantedDraft(post.id);
    if (slot !== undefined) boxes.open(slot);
  });
  useEffect(() => {
    if (isSettled) open();
  }, [isSettled]);
}

/**
 * Takes the replies that the member has published or changed, by whichever tab, into the thread. A reply whose box is
 * open here comes into view, with the focus.
 */
function useSentReplies({ post, boxes, add, replace }: ThreadState): void {
  const { t } = useLingui();
  useSent(({ slot, reply }) => {
    if (reply === undefined || reply.postId !== post.id) return;
    const isHere = boxes.has(slot);
    boxes.close(slot);
    if (slot === editReplySlot(post.id, reply.id)) {
      if (isHere) announce(t`Your reply was changed.`);
      replace(reply);
    } else {
      if (isHere) announce(t`Your reply is published.`);
      add(reply, isHere);
    }
  });
}

export type ThreadProps = Pick<ThreadOptions, "post" | "replyId" | "own" | "boxes">;

export function Thread({ post, replyId, own, boxes }: ThreadProps) {
  const headingId = useId();
  const [sort, setSort] = useState<PostSort>("oldest");
  /** The link whose reply the reader has left behind by choosing another order. */
  const [left, setLeft] = useState<number>();
  const choose = (chosen: PostSort): void => {
    setLeft(replyId);
    setSort(chosen);
  };
  return (
    <section aria-labelledby={headingId}>
      <header className={styles["head"]}>
        <h2 id={headingId} tabIndex={-1} className={styles["title"]}>
          <Trans>Replies</Trans>
        </h2>
        <SortChoice sort={sort} onChange={choose} />
      </header>
      {/* Another order is another set of lists, which begin with their first pages. */}
      <Replies
        key={sort}
        post={post}
        replyId={replyId === left ? undefined : replyId}
        sort={sort}
        own={own}
        boxes={boxes}
        headingId={headingId}
        onNewest={() => choose("newest")}
      />
    </section>
  );
}

interface SortChoiceProps {
  readonly sort: PostSort;
  readonly onChange: (sort: PostSort) => void;
}

function SortChoice({ sort, onChange }: SortChoiceProps) {
  const { t } = useLingui();
  const names: Readonly<Record<PostSort, string>> = {
    oldest: t`Oldest first`,
    newest: t`Newest first`,
    mostLiked: t`Most liked`,
    mostReplied: t`Most replies`,
  };
  return (
    <Select
      label={t`Order of the replies`}
      value={sort}
      options={Object.entries(names).map(([value, label]) => ({ value, label }))}
      onChange={(value) => onChange(value as PostSort)}
    />
  );
}

interface RepliesProps extends ThreadOptions {
  /** Shows the newest replies first. */
  readonly onNewest: () => void;
}

function Replies({ onNewest, ...options }: RepliesProps) {
  const thread = useThread(options);
  useArrival(thread);
  useSentReplies(thread);
  useWantedDraft(thread);
  const { children } = thread.tree;
  const first = thread.stateOf(TO_POST);
  return (
    <>
      <AnswerPost thread={thread} />
      <UnsentReplies thread={thread} />
      <NewReplies
        count={thread.newCount}
        onShow={() => (options.sort === "newest" ? thread.refresh() : onNewest())}
      />
      <LinkNotice link={thread.link} />
      <ul className={styles["replies"]}>
        {children.map((node) => (
          <ReplyBranch key={node.reply.id} node={node} level={0} thread={thread} />
        ))}
      </ul>
      {thread.isLoaded ? (
        <MoreReplies listKey={TO_POST} hidden={thread.tree.hidden} thread={thread} />
      ) : first?.failure ? (
        <FailedRead
          title={<Trans>The replies could not be loaded.</Trans>}
          failure={first.failure}
          onRetry={() => thread.retry(TO_POST)}
        />
      ) : (
        <RepliesSkeleton />
      )}
      {thread.isLoaded && children.length === 0 ? <NoReplies thread={thread} /> : null}
    </>
  );
}

function NoReplies({ thread }: { readonly thread: ThreadState }) {
  return (
    <EmptyState icon="chat" title={<Trans>No replies yet.</Trans>}>
      {thread.isOpenToReplies ? (
        <span>
          <Trans>Be the first to reply.</Trans>
        </span>
      ) : null}
    </EmptyState>
  );
}

const SKELETON_LINES = [74, 52, 88] as const;

function RepliesSkeleton() {
  return (
    <div aria-busy="true" className={styles["replies"]}>
      {SKELETON_LINES.map((width) => (
        <div key={width} className={styles["waiting"]}>
          <Skeleton width={28} height={28} round />
          <div className={styles["waitingWords"]}>
            <Skeleton width={120} height={12} />
            <Skeleton width={`${width}%`} height={14} />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Says that the reply a link leads to is not there, or could not be loaded. It comes into view, as the reply would. */
function LinkNotice({ link }: { readonly link: LinkedReply | undefined }) {
  const notice = useRef<HTMLDivElement>(null);
  const state = link?.state;
  const isShown = state === "missing" || state === "failed";
  useEffect(() => {
    if (isShown) notice.current?.scrollIntoView({ block: "center" });
  }, [isShown]);
  if (state === "missing") {
    return (
      <div ref={notice} role="status" className={styles["notice"]} data-link-missing>
        <p>
          <Trans>The reply you are looking for does not exist, or it was deleted.</Trans>
        </p>
      </div>
    );
  }
  if (link?.state !== "failed") return null;
  return (
    <div ref={notice} role="alert" className={styles["notice"]}>
      <p>
        <Trans>The reply you are looking for could not be loaded.</Trans>
      </p>
      <Button small onClick={link.retry}>
        <Trans>Retry</Trans>
      </Button>
    </div>
  );
}
