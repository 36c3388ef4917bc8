// The settings of the community: each page with its current value.
import { Trans } from "@lingui/react/macro";
import { SettingsLines } from "../SettingsLines.tsx";
import { SettingsPage } from "../SettingsPage.tsx";
import { wayTo } from "../settingsMenu.ts";

const PATH = "/settings/community";

export function CommunityMenuPage() {
  return (
    <SettingsPage
      path={PATH}
      lead={<Trans>How you read and write posts, and whose posts you do not want to see.</Trans>}
    >
      <SettingsLines entries={wayTo(PATH).at(-1)?.children ?? []} />
    </SettingsPage>
  );
}
