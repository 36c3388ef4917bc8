// The posts about a match, and the box to write one.
import { useLingui } from "@lingui/react/macro";
import { PostBox } from "#components/posts/PostBox.tsx";
import { PostList } from "#components/posts/PostList.tsx";
import type { MatchTabProps } from "./MatchTabBody.tsx";

export function PostsTab({ matchId, details }: MatchTabProps) {
  const { t } = useLingui();
  const { home, away } = details.teams;
  return (
    <>
      <PostBox
        slot={`new:match:${matchId}`}
        prompt={t`Write about this match`}
        related={[
          {
            kind: "match",
            id: matchId,
            name: `${home.name} – ${away.name}`,
            logo: home.logo,
            minute: undefined,
            scoreThen: undefined,
          },
        ]}
        onPosted={() => undefined}
      />
      <PostList subject="match" subjectId={matchId} />
    </>
  );
}
