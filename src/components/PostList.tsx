// What people wrote about a match, a team or a league, newest first, page by page.
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { PostSubject } from "#domain/community/post.ts";
import { useFormats } from "#i18n/hooks.ts";
import { usePageData } from "#state/pageData/usePageData.ts";
import { Button } from "#ui/Button.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { ErrorState } from "#ui/ErrorState.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { Spinner } from "#ui/Spinner.tsx";
import { PostLine } from "./PostLine.tsx";
import styles from "./PostList.module.css";

const NOTHING_YET: Readonly<Record<PostSubject, MessageDescriptor>> = {
  match: msg`Nobody has written about this match yet.`,
  team: msg`Nobody has written about this team yet.`,
  league: msg`Nobody has written about this league yet.`,
};

export interface PostListProps {
  readonly subject: PostSubject;
  readonly subjectId: number;
}

/** Another subject is another list, which starts at its first page. */
export function PostList({ subject, subjectId }: PostListProps) {
  const { t, i18n } = useLingui();
  const { data, failure, refetch } = usePageData("posts", { subject, subjectId, page: 1 });
  if (data === undefined && failure)
    return <ErrorState title={<Trans>The posts could not be loaded.</Trans>} onRetry={refetch} />;
  if (data === undefined) return <PostListSkeleton />;
  if (data.posts.length === 0)
    return (
      <EmptyState icon="chat" title={i18n._(NOTHING_YET[subject])}>
        <Trans>What people write will stand here.</Trans>
      </EmptyState>
    );
  return (
    <section aria-label={t`Posts`} className={styles["list"]}>
      <Page key={`${subject}${subjectId}`} subject={subject} subjectId={subjectId} page={1} before={0} />
    </section>
  );
}

interface PageProps extends PostListProps {
  readonly page: number;
  /** Posts on the pages before. */
  readonly before: number;
  /** Tells the page before that this one has come, or will not. */
  readonly onSettled?: () => void;
}

/** One page, and behind it the button that brings the next. */
function Page({ subject, subjectId, page, before, onSettled }: PageProps) {
  const { data, failure, refetch } = usePageData("posts", { subject, subjectId, page });
  const [wanted, setWanted] = useState(false);
  const [nextSettled, setNextSettled] = useState(false);
  const first = useRef<HTMLElement>(null);
  const settled = data !== undefined || failure !== undefined;
  useEffect(() => {
    if (settled) onSettled?.();
  }, [settled, onSettled]);
  useReadOn(first, page > 1 && data !== undefined);

  if (data === undefined)
    return failure ? (
      <div className={styles["more"]} role="alert">
        <p>
          <Trans>More posts could not be loaded.</Trans>
        </p>
        <Button onClick={refetch}>
          <Trans>Retry</Trans>
        </Button>
      </div>
    ) : null;
  const shown = before + data.posts.length;
  return (
    <>
      {data.posts.map((post, at) => (
        <PostLine key={post.id} post={post} ref={at === 0 ? first : undefined} />
      ))}
      {data.hasMore && !nextSettled ? (
        <ShowMore shown={shown} total={data.total} busy={wanted} onPress={() => setWanted(true)} />
      ) : null}
      {data.hasMore && wanted ? (
        <Page
          subject={subject}
          subjectId={subjectId}
          page={page + 1}
          before={shown}
          onSettled={() => setNextSettled(true)}
        />
      ) : null}
    </>
  );
}

/** Who pressed "Show more" by keyboard goes on reading at the first new post, not at the top of the page. */
function useReadOn(first: RefObject<HTMLElement | null>, come: boolean): void {
  useEffect(() => {
    const focused = document.activeElement;
    const free = focused === null || focused === document.body || focused.closest("[data-more]") !== null;
    if (come && free) first.current?.focus({ preventScroll: true });
  }, [first, come]);
}

function ShowMore({
  shown,
  total,
  busy,
  onPress,
}: {
  shown: number;
  total: number;
  busy: boolean;
  onPress: () => void;
}) {
  const formats = useFormats();
  return (
    <div className={styles["more"]} data-more>
      <Button aria-disabled={busy} onClick={busy ? undefined : onPress}>
        {busy ? <Spinner bare /> : <Trans>Show more</Trans>}
      </Button>
      <small className="num">
        <Trans>
          {formats.number(shown)} of {formats.number(total)}
        </Trans>
      </small>
    </div>
  );
}

const SKELETON_LINES = [86, 64, 92, 71] as const;

function PostListSkeleton() {
  return (
    <div className={styles["list"]} aria-busy="true">
      {SKELETON_LINES.map((width) => (
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
