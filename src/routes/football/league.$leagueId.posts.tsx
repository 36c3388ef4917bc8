// What people write about a league.
import { createFileRoute } from "@tanstack/react-router";
import { PostList } from "#components/PostList.tsx";

export const Route = createFileRoute("/football/league/$leagueId/posts")({ component: Posts });

function Posts() {
  return <PostList subject="league" subjectId={Number(Route.useParams().leagueId)} />;
}
