// The profile of the member signed in, to be changed.
import { createFileRoute } from "@tanstack/react-router";
import { AccountData } from "#features/account/AccountData.tsx";
import { ProfileForm } from "#features/account/ProfileForm.tsx";
import { SettingsPage } from "#features/settings/SettingsPage.tsx";

export const Route = createFileRoute("/settings/account/profile")({ component: AccountProfile });

function AccountProfile() {
  return (
    <SettingsPage path="/settings/account/profile">
      <AccountData>{(member) => <ProfileForm member={member} />}</AccountData>
    </SettingsPage>
  );
}
