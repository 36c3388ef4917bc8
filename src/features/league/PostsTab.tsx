// The posts about a league.
import { leaguePath } from "#components/page/pageLinks.ts";
import { PostsAbout } from "#components/feed/PostsAbout.tsx";
import { usePageData } from "#state/pageData/usePageData.ts";

export function PostsTab({ leagueId }: { readonly leagueId: number }) {
  const { name = "", logo = "" } = usePageData("leagueProfile", { leagueId }).data?.league ?? {};
  return (
    <PostsAbout
      subject={{ kind: "league", id: leagueId, name, logo }}
      path={`${leaguePath(leagueId)}/posts`}
    />
  );
}
