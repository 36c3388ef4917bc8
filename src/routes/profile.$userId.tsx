// The profile of any member.
import { createFileRoute } from "@tanstack/react-router";
import { namedById } from "./-shared/accessRules.ts";
import { LazyNotFoundPage } from "./-shared/LazyNotFoundPage.tsx";
import { preloadData } from "./-shared/preloadData.ts";
import { profilePath } from "#components/page/pageLinks.ts";
import { ProfilePage } from "#features/profile/ProfilePage.tsx";
import { readProfileSearch } from "#features/profile/profileSearch.ts";

export const Route = createFileRoute("/profile/$userId")({
  validateSearch: readProfileSearch,
  beforeLoad: ({ params }) => namedById(params.userId),
  loader: ({ context, params, preload }) =>
    preloadData({ client: context.client, preload }, "profile", { userId: Number(params.userId) }),
  notFoundComponent: LazyNotFoundPage,
  component: Profile,
});

function Profile() {
  const userId = Number(Route.useParams().userId);
  return <ProfilePage key={userId} userId={userId} path={profilePath(userId)} tab={Route.useSearch().tab} />;
}
