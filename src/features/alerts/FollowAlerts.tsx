// Follows the alerts of this tab while some are on; draws nothing.
import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent } from "react";
import { followAlerts } from "#state/alerts/followAlerts.ts";
import { useLiveClient } from "#state/live/client/hooks.ts";
import { showToast } from "#ui/overlays/toast.ts";

export function FollowAlerts() {
  const { t } = useLingui();
  const client = useLiveClient();
  const sayBlocked = useEffectEvent(() =>
    showToast(t`Your browser plays no sound until you press a key or click on this page.`),
  );
  useEffect(() => followAlerts(client, { sayBlocked: () => sayBlocked() }), [client]);
  return null;
}
