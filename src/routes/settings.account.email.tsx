// The e-mail address of the account.
import { createFileRoute } from "@tanstack/react-router";
import { AccountData } from "#features/account/AccountData.tsx";
import { EmailForm } from "#features/account/EmailForm.tsx";
import { SettingsPage } from "#features/settings/SettingsPage.tsx";

export const Route = createFileRoute("/settings/account/email")({ component: AccountEmail });

function AccountEmail() {
  return (
    <SettingsPage path="/settings/account/email">
      <AccountData>{(member) => <EmailForm member={member} />}</AccountData>
    </SettingsPage>
  );
}
