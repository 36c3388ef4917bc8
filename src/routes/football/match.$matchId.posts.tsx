// The posts tab of a match: what people write about it.
import { createFileRoute } from "@tanstack/react-router";
import { MatchTabBody } from "#features/match/MatchTabBody.tsx";
import { PostsTab } from "#features/match/PostsTab.tsx";

export const Route = createFileRoute("/football/match/$matchId/posts")({ component: Posts });

function Posts() {
  return <MatchTabBody tab="posts">{(props) => <PostsTab {...props} />}</MatchTabBody>;
}
