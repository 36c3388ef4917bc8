// The settings of matches: each page with its current value.
import { Trans } from "@lingui/react/macro";
import { SettingsLines } from "./SettingsLines.tsx";
import { SettingsPage } from "./SettingsPage.tsx";
import { wayTo } from "./settingsMenu.ts";

const PATH = "/settings/contest";

export function ContestPage() {
  const children = wayTo(PATH).at(-1)?.children ?? [];
  return (
    <SettingsPage
      path={PATH}
      lead={
        <Trans>What lists show of a match, which provider’s prices, and which events are reported.</Trans>
      }
    >
      <SettingsLines entries={children} />
    </SettingsPage>
  );
}
