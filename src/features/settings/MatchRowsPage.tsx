// The parts of a match row: odds, places in the table, cards; with a sample row.
import { Trans, useLingui } from "@lingui/react/macro";
import { SwitchRow } from "#ui/controls/SwitchRow.tsx";
import { ROW_PARTS } from "./settingLists.ts";
import { SamplePreview } from "./SamplePreview.tsx";
import { SettingsPage } from "./SettingsPage.tsx";
import { SpoilerRows } from "./SpoilerRows.tsx";
import { useMatchSettings } from "./useMatchSettings.ts";

export function MatchRowsPage() {
  const { t } = useLingui();
  const [settings, change] = useMatchSettings();
  const texts: Readonly<Record<(typeof ROW_PARTS)[number], readonly [name: string, hint: string]>> = {
    odds: [
      t({ message: "Odds", comment: "Setting: whether rows show prices" }),
      t`Prices for home win, draw and away win. Without them rows are shorter on phones.`,
    ],
    rankingShow: [t`Places in the table`, t`The small number after a team’s name.`],
    redCardShow: [t`Red cards`, t`How many a team has been shown.`],
    yellowCardShow: [t`Yellow cards`, t`How many a team has been shown.`],
  };
  return (
    <SettingsPage path="/settings/contest/sport" lead={<Trans>What lists show of each match.</Trans>}>
      <SamplePreview settings={settings} />
      {ROW_PARTS.map((part) => (
        <SwitchRow
          key={part}
          name={texts[part][0]}
          hint={texts[part][1]}
          checked={settings[part]}
          onChange={(on) => change({ [part]: on })}
        />
      ))}
      <SpoilerRows />
    </SettingsPage>
  );
}
