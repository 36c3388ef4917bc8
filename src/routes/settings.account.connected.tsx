// The accounts of other platforms to sign in through; the way back from a platform ends here too.
import { createFileRoute, useNavigate, useSearch } from "@tanstack/react-router";
import { useMemo } from "react";
import { ConnectedAccounts } from "#features/account/ConnectedAccounts.tsx";
import { SettingsPage } from "#features/settings/SettingsPage.tsx";
import { readPlatformSearch } from "#state/session/platformRedirect.ts";

export const Route = createFileRoute("/settings/account/connected")({
  component: AccountConnected,
});

function AccountConnected() {
  const navigate = useNavigate();
  // The route reads nothing of its address: all pages would carry that code along.
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const way = useMemo(() => readPlatformSearch(search), [search]);
  return (
    <SettingsPage path="/settings/account/connected">
      <ConnectedAccounts
        search={way}
        onTaken={() => void navigate({ to: "/settings/account/connected", replace: true })}
      />
    </SettingsPage>
  );
}
