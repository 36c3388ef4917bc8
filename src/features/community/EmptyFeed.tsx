// A feed of the community without posts: possible reasons, and what to do next.
import { Trans } from "@lingui/react/macro";
import { RowLink } from "#components/page/RowLink.tsx";
import type { PostScope } from "#domain/community/post.ts";
import { EmptyState } from "#ui/content/EmptyState.tsx";

export interface EmptyFeedProps {
  readonly scope: PostScope;
  readonly isMember: boolean;
}

export function EmptyFeed({ scope, isMember }: EmptyFeedProps) {
  if (scope === "personal") {
    return (
      <EmptyState icon="chat" title={<Trans>You have not written anything yet.</Trans>}>
        <Trans>What you write about matches, teams and leagues is shown here.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="chat"
      title={<Trans>There are no posts here.</Trans>}
      actions={
        isMember ? (
          <RowLink path="/settings/community/muted">
            <Trans>Muted people</Trans>
          </RowLink>
        ) : undefined
      }
    >
      {isMember ? (
        <Trans>Another sport may have some. Posts of people you have muted are left out.</Trans>
      ) : (
        <Trans>Another sport may have some.</Trans>
      )}
    </EmptyState>
  );
}
