// Notifications of the system: the switch, which asks for permission, and the way back where that was refused.
import { Trans } from "@lingui/react/macro";
import { useAtom, useAtomValue } from "jotai";
import { useEffect } from "react";
import { alertSettingsAtom } from "#state/alerts/alertSettings.ts";
import {
  askPermission,
  learnPermission,
  noticePermissionAtom,
  whenWorkerIsReady,
} from "#state/alerts/notifications.ts";
import { SwitchRow } from "#ui/controls/SwitchRow.tsx";

export function NoticeRows() {
  const [{ notifications }, setSettings] = useAtom(alertSettingsAtom);
  const permission = useAtomValue(noticePermissionAtom);
  useEffect(() => {
    const learn = (): void => void learnPermission();
    learn();
    // The worker is registered when the browser is idle, and the viewer may come back from its settings.
    void whenWorkerIsReady()?.then(learn);
    addEventListener("focus", learn);
    return () => removeEventListener("focus", learn);
  }, []);

  async function change(on: boolean): Promise<void> {
    const isAllowed = !on || permission === "granted" || (await askPermission()) === "granted";
    if (isAllowed) setSettings((known) => ({ ...known, notifications: on }));
  }

  return (
    <SwitchRow
      name={<Trans>System notifications</Trans>}
      hint={
        permission === "missing" ? (
          <Trans>This browser offers no system notifications here. Private windows have none.</Trans>
        ) : permission === "denied" ? (
          <Trans>
            Your browser blocks notifications of this site. To allow them, open the site settings beside the
            address, choose Notifications, and come back.
          </Trans>
        ) : (
          <Trans>
            One message of your device for each match, while no tab of Touchline is in sight. A press leads to
            the match.
          </Trans>
        )
      }
      checked={notifications && permission === "granted"}
      disabled={permission === "missing" || permission === "denied"}
      onChange={(on) => void change(on)}
    />
  );
}
