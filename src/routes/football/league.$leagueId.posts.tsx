// What people write about a league.
import { createFileRoute } from "@tanstack/react-router";
import { PostList } from "#components/posts/PostList.tsx";
import { readLeagueSearch } from "#features/league/leagueSearch.ts";

export const Route = createFileRoute("/football/league/$leagueId/posts")({
  // The season chosen stays while one reads.
  validateSearch: readLeagueSearch,
  component: Posts,
});

function Posts() {
  return <PostList subject="league" subjectId={Number(Route.useParams().leagueId)} />;
}
