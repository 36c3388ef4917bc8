// The replies to a post: their number and order, the trees, and what is said where there are none.
// See docs/product.md#post-page.
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { FailedRead } from "#components/page/FailedRead.tsx";
import type { PostDetail, PostSort } from "#domain/community/post.ts";
import { TO_POST } from "#domain/community/replyTree.ts";
import { EmptyState } from "#ui/content/EmptyState.tsx";
import { Skeleton } from "#ui/content/Skeleton.tsx";
import { Select } from "#ui/controls/Select.tsx";
import { LinkNotice } from "./LinkNotice.tsx";
import { MoreReplies } from "./MoreReplies.tsx";
import { ReplyBranch } from "./ReplyBranch.tsx";
import styles from "./Thread.module.css";
import { useArrival } from "./useArrival.ts";
import { type Thread as ThreadState, useThread } from "./useThread.ts";

export interface ThreadProps {
  readonly post: PostDetail;
  /** The reply that the address leads to. */
  readonly replyId: number | undefined;
}

export function Thread({ post, replyId }: ThreadProps) {
  const heading = useId();
  const [sort, setSort] = useState<PostSort>("oldest");
  return (
    <section aria-labelledby={heading} className={styles["thread"]}>
      <header className={styles["head"]}>
        <h2 id={heading} className={styles["title"]}>
          <Trans>Replies</Trans>
        </h2>
        <SortChoice sort={sort} onChange={setSort} />
      </header>
      {/* Another order is another set of lists, which begin with their first pages. */}
      <Replies key={sort} post={post} replyId={replyId} sort={sort} />
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

function Replies({ post, replyId, sort }: ThreadProps & { readonly sort: PostSort }) {
  const thread = useThread({ post, replyId, sort });
  useArrival(thread);
  const { children } = thread.tree;
  const first = thread.stateOf(TO_POST);
  return (
    <>
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
      {thread.isOpenToReplies ? <Trans>Be the first to reply.</Trans> : null}
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
