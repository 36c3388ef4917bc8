// Leaving for good.
import { createFileRoute } from "@tanstack/react-router";
import { AccountData } from "#features/account/AccountData.tsx";
import { LeaveForm } from "#features/account/LeaveForm.tsx";
import { SettingsPage } from "#features/settings/SettingsPage.tsx";

export const Route = createFileRoute("/settings/account/deregister")({ component: AccountDeregister });

function AccountDeregister() {
  return (
    <SettingsPage path="/settings/account/deregister">
      <AccountData>{(member) => <LeaveForm member={member} />}</AccountData>
    </SettingsPage>
  );
}
