// The events of a football match that raise alerts and show in "Happening now".
import { Trans, useLingui } from "@lingui/react/macro";
import { SwitchRow } from "#ui/controls/SwitchRow.tsx";
import { FOOTBALL_EVENTS } from "./settingLists.ts";
import { SettingsNote, SettingsPage } from "./SettingsPage.tsx";
import { useMatchSettings } from "./useMatchSettings.ts";

export function FootballEventsPage() {
  const { t } = useLingui();
  const [settings, change] = useMatchSettings();
  const { matchNotify, teamNotify } = settings;
  const texts: Readonly<Record<(typeof FOOTBALL_EVENTS)[number], readonly [name: string, hint: string]>> = {
    matchStart: [t`Kick-off`, t`When a match begins.`],
    goal: [t`Goal`, t`Every goal, for either side.`],
    redCard: [t`Red card`, t`Every sending-off.`],
    yellowCard: [t`Yellow card`, t`Every caution.`],
    finalResult: [t`Full time`, t`When a match is over.`],
  };
  return (
    <SettingsPage
      path="/settings/contest/notifications/football"
      lead={
        <Trans>Which events are reported: in notifications about favourites, and in “Happening now”.</Trans>
      }
    >
      {FOOTBALL_EVENTS.map((event) => (
        <SwitchRow
          key={event}
          name={texts[event][0]}
          hint={texts[event][1]}
          checked={settings[event]}
          onChange={(on) => change({ [event]: on })}
        />
      ))}
      <SettingsNote>
        {matchNotify || teamNotify ? (
          <Trans>Changes apply at once, in all your open tabs.</Trans>
        ) : (
          <Trans>
            Notifications about favourites are switched off: these settings apply only to “Happening now”.
          </Trans>
        )}
      </SettingsNote>
    </SettingsPage>
  );
}
