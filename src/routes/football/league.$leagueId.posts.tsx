// What people write about a league.
import { createFileRoute } from "@tanstack/react-router";
import { readLeagueSearch } from "#features/league/leagueSearch.ts";
import { PostsTab } from "#features/league/PostsTab.tsx";

export const Route = createFileRoute("/football/league/$leagueId/posts")({
  // The season chosen stays while one reads.
  validateSearch: readLeagueSearch,
  component: Posts,
});

function Posts() {
  return <PostsTab leagueId={Number(Route.useParams().leagueId)} />;
}
