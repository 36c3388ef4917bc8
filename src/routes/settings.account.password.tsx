// The password of the account.
import { createFileRoute } from "@tanstack/react-router";
import { AccountData } from "#features/account/AccountData.tsx";
import { PasswordForms } from "#features/account/PasswordForms.tsx";
import { SettingsPage } from "#features/settings/SettingsPage.tsx";

export const Route = createFileRoute("/settings/account/password")({ component: AccountPassword });

function AccountPassword() {
  return (
    <SettingsPage path="/settings/account/password">
      <AccountData>{(member) => <PasswordForms member={member} />}</AccountData>
    </SettingsPage>
  );
}
