// How alerts reach a viewer who looks elsewhere.
// See docs/product.md#alerts.
import { Trans } from "@lingui/react/macro";
import { SettingsNote, SettingsPage } from "../SettingsPage.tsx";
import { NoticeRows } from "./NoticeRows.tsx";
import { QuietRows } from "./QuietRows.tsx";
import { SoundRows } from "./SoundRows.tsx";

export function AlertsPage() {
  return (
    <SettingsPage
      path="/settings/contest/notifications/alerts"
      lead={<Trans>How you learn of events while you look elsewhere.</Trans>}
    >
      <SoundRows />
      <NoticeRows />
      <QuietRows />
      <SettingsNote>
        <Trans>Changes apply at once, in all your open tabs.</Trans>
      </SettingsNote>
    </SettingsPage>
  );
}
