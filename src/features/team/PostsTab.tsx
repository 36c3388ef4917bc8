// The posts about a team.
import { teamPath } from "#components/page/pageLinks.ts";
import { PostsAbout } from "#components/feed/PostsAbout.tsx";
import { usePageData } from "#state/pageData/usePageData.ts";

export function PostsTab({ teamId }: { readonly teamId: number }) {
  const { name = "", logo = "" } = usePageData("teamProfile", { teamId }).data?.team ?? {};
  return <PostsAbout subject={{ kind: "team", id: teamId, name, logo }} path={`${teamPath(teamId)}/posts`} />;
}
