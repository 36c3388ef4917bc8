// The posts about a match, or about one of its minutes.
import { matchPath } from "#components/page/pageLinks.ts";
import { PostsAbout } from "#components/feed/PostsAbout.tsx";
import type { MatchTabProps } from "./MatchTabBody.tsx";

export interface PostsTabProps extends MatchTabProps {
  /** As in posts: 67 or 45+2. */
  readonly minute: string | undefined;
}

export function PostsTab({ matchId, details: { teams }, minute }: PostsTabProps) {
  return (
    <PostsAbout
      subject={{
        kind: "match",
        id: matchId,
        name: `${teams.home.name} – ${teams.away.name}`,
        logo: teams.home.logo,
      }}
      path={`${matchPath(matchId)}/posts`}
      minute={minute}
    />
  );
}
