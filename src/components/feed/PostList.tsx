// The posts about a match, a team or a league, and those of a member.
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { PostSort, PostSubject } from "#domain/community/post.ts";
import { EmptyState } from "#ui/content/EmptyState.tsx";
import { PostFeed } from "./PostFeed.tsx";

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
  readonly sort: PostSort;
}

export function PostList({ subject, subjectId, minute, sort }: PostListProps) {
  const { i18n } = useLingui();
  return (
    <PostFeed
      list={{
        call: "posts",
        params: { subject, subjectId, sort, ...(minute === undefined ? {} : { minute }) },
      }}
      empty={
        <EmptyState icon="chat" title={i18n._(NOTHING_YET[subject])}>
          <Trans>What people write is shown here.</Trans>
        </EmptyState>
      }
    />
  );
}

export interface UserPostListProps {
  readonly userId: number;
  readonly sort: PostSort;
  /** Leaves out the posts that everybody can read. */
  readonly forSubscribers?: boolean;
  /** Shown when the member has no posts. */
  readonly empty: ReactNode;
}

/** The posts of one member. */
export function UserPostList({ userId, sort, forSubscribers = false, empty }: UserPostListProps) {
  const params = { userId, sort, ...(forSubscribers ? ({ forSubscribers: true } as const) : {}) };
  return <PostFeed list={{ call: "userPosts", params }} empty={empty} />;
}
