// The profile of the member signed in.
import { createFileRoute } from "@tanstack/react-router";
import { ProfilePage } from "#features/profile/ProfilePage.tsx";
import { readProfileSearch } from "#features/profile/profileSearch.ts";
import { useMember } from "#state/session/useMember.ts";

export const Route = createFileRoute("/profile/")({
  staticData: { requiresAuth: true },
  validateSearch: readProfileSearch,
  component: OwnProfile,
});

function OwnProfile() {
  const { tab } = Route.useSearch();
  const member = useMember();
  // Who has just signed out is on the way home.
  return member === undefined ? null : (
    <ProfilePage key={member.session} userId={member.id} path="/profile" tab={tab} />
  );
}
