// The posts about a match.
import { PostList } from "#components/posts/PostList.tsx";
import type { MatchTabProps } from "./MatchTabBody.tsx";

export function PostsTab({ matchId }: MatchTabProps) {
  return <PostList subject="match" subjectId={matchId} />;
}
