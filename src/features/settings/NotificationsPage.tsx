// The matches that raise alerts: favourite ones, and those of favourite teams.
import { Trans, useLingui } from "@lingui/react/macro";
import { SettingsLines } from "./SettingsLines.tsx";
import { SwitchRow } from "#ui/controls/SwitchRow.tsx";
import { SettingsLinks, SettingsNote, SettingsPage } from "./SettingsPage.tsx";
import { wayTo } from "./settingsMenu.ts";
import { useMatchSettings } from "./useMatchSettings.ts";

const PATH = "/settings/contest/notifications";

export function NotificationsPage() {
  const { t } = useLingui();
  const [{ matchNotify, teamNotify }, change] = useMatchSettings();
  return (
    <SettingsPage
      path={PATH}
      lead={<Trans>A small message over the page for five seconds, in the tab you are looking at.</Trans>}
    >
      <SwitchRow
        name={t`Favourite matches`}
        hint={t`When something happens in a match you have starred.`}
        checked={matchNotify}
        onChange={(on) => change({ matchNotify: on })}
      />
      <SwitchRow
        name={t`Favourite teams`}
        hint={t`When something happens in a match of a team you have starred.`}
        checked={teamNotify}
        onChange={(on) => change({ teamNotify: on })}
      />
      <SettingsLinks>
        <SettingsLines entries={wayTo(PATH).at(-1)?.children ?? []} />
      </SettingsLinks>
      <SettingsNote>
        <Trans>Changes apply at once, in all your open tabs.</Trans>
      </SettingsNote>
    </SettingsPage>
  );
}
