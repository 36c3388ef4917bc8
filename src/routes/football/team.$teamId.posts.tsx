// What people write about a team.
import { createFileRoute } from "@tanstack/react-router";
import { PostList } from "#components/posts/PostList.tsx";

export const Route = createFileRoute("/football/team/$teamId/posts")({ component: Posts });

function Posts() {
  return <PostList subject="team" subjectId={Number(Route.useParams().teamId)} />;
}
