// The posts tab of a match: what people write about it.
import { createFileRoute } from "@tanstack/react-router";
import { MatchTabBody } from "#features/match/MatchTabBody.tsx";
import { readPostsSearch } from "#features/match/postsSearch.ts";
import { PostsTab } from "#features/match/PostsTab.tsx";

export const Route = createFileRoute("/football/match/$matchId/posts")({
  validateSearch: readPostsSearch,
  component: Posts,
});

function Posts() {
  const { minute } = Route.useSearch();
  return <MatchTabBody tab="posts">{(props) => <PostsTab {...props} minute={minute} />}</MatchTabBody>;
}
