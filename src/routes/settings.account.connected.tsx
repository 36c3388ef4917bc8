// The accounts of other platforms to sign in through; the way back from a platform ends here too.
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { ConnectedAccounts } from "#features/account/ConnectedAccounts.tsx";
import { SettingsPage } from "#features/settings/SettingsPage.tsx";
import { readPlatformSearch } from "#state/session/platformRedirect.ts";

export const Route = createFileRoute("/settings/account/connected")({
  validateSearch: readPlatformSearch,
  component: AccountConnected,
});

function AccountConnected() {
  const navigate = useNavigate();
  return (
    <SettingsPage path="/settings/account/connected">
      <ConnectedAccounts
        search={Route.useSearch()}
        onTaken={() => void navigate({ to: "/settings/account/connected", search: {}, replace: true })}
      />
    </SettingsPage>
  );
}
