// What people write about a team.
import { createFileRoute } from "@tanstack/react-router";
import { PostsTab } from "#features/team/PostsTab.tsx";

export const Route = createFileRoute("/football/team/$teamId/posts")({ component: Posts });

function Posts() {
  return <PostsTab teamId={Number(Route.useParams().teamId)} />;
}
