// Posts about a match, a team or a league, newest first, page by page.
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { PostCard as Post, PostPage, PostSubject } from "#domain/community/post.ts";
import { EmptyState } from "#ui/content/EmptyState.tsx";
import { Skeleton } from "#ui/content/Skeleton.tsx";
import { PagedList } from "../page/PagedList.tsx";
import { PostCard } from "./PostCard.tsx";
import styles from "./PostList.module.css";

const NOTHING_YET: Readonly<Record<PostSubject, MessageDescriptor>> = {
  match: msg`Nobody has written about this match yet.`,
  team: msg`Nobody has written about this team yet.`,
  league: msg`Nobody has written about this league yet.`,
};

export interface PostListProps {
  readonly subject: PostSubject;
  readonly subjectId: number;
  /** Only the posts that name this minute of the match. */
  readonly minute?: string | undefined;
}

/** Another subject is another list, which starts at its first page. */
export function PostList({ subject, subjectId, minute }: PostListProps) {
  const { t, i18n } = useLingui();
  return (
    <PagedList
      call="posts"
      params={{ subject, subjectId, sort: "newest", ...(minute === undefined ? {} : { minute }) }}
      itemsOf={postsOf}
      keyOf={postId}
      label={t`Posts`}
      skeleton={<PostsSkeleton />}
      failed={<Trans>The posts could not be loaded.</Trans>}
      moreFailed={<Trans>More posts could not be loaded.</Trans>}
      empty={
        <EmptyState icon="chat" title={i18n._(NOTHING_YET[subject])}>
          <Trans>What people write is shown here.</Trans>
        </EmptyState>
      }
    >
      {(post, ref) => <PostCard post={post} ref={ref} />}
    </PagedList>
  );
}

export interface UserPostListProps {
  readonly userId: number;
  /** Shown when the member has no posts. */
  readonly empty: ReactNode;
}

/** The posts of one member. */
export function UserPostList({ userId, empty }: UserPostListProps) {
  const { t } = useLingui();
  return (
    <PagedList
      call="userPosts"
      params={{ userId, sort: "newest" }}
      itemsOf={postsOf}
      keyOf={postId}
      label={t`Posts`}
      skeleton={<PostsSkeleton />}
      failed={<Trans>The posts could not be loaded.</Trans>}
      moreFailed={<Trans>More posts could not be loaded.</Trans>}
      empty={empty}
    >
      {(post, ref) => <PostCard post={post} ref={ref} />}
    </PagedList>
  );
}

const postsOf = ({ items }: PostPage): readonly Post[] => items;
const postId = ({ id }: Post): number => id;

const SKELETON_LINES = [86, 64, 92, 71] as const;

function PostsSkeleton() {
  return (
    <div className={styles["list"]}>
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
