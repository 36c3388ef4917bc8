// The look of the product: theme, row height and low-power mode.
import { Trans, useLingui } from "@lingui/react/macro";
import { useAtom } from "jotai";
import { densityAtom } from "#state/preferences/density.ts";
import { SingleKeysRow } from "#components/page/SingleKeysRow.tsx";
import { THEME_CHOICES, themeAtom } from "#state/preferences/theme.ts";
import { RadioRows } from "#ui/controls/RadioRows.tsx";
import { LowPowerRows } from "./LowPowerRows.tsx";
import { DensityPicture, ThemePicture } from "./LookPictures.tsx";
import { useThemeNames } from "./settingNames.ts";
import { SettingsPage } from "./SettingsPage.tsx";

export function ThemePage() {
  const { t } = useLingui();
  const names = useThemeNames();
  const [theme, setTheme] = useAtom(themeAtom);
  const [density, setDensity] = useAtom(densityAtom);
  return (
    <SettingsPage path="/settings/theme">
      <RadioRows
        legend={<Trans>Theme</Trans>}
        look="cards"
        value={theme}
        options={THEME_CHOICES.map((value) => ({
          value,
          name: names[value],
          picture: <ThemePicture theme={value} />,
        }))}
        onChange={setTheme}
      />
      <RadioRows
        legend={<Trans>Row height</Trans>}
        look="cards"
        value={density}
        options={[
          {
            value: "comfortable",
            name: t`Comfortable`,
            hint: t`Easy to hit and to read`,
            picture: <DensityPicture rows={3} />,
          },
          {
            value: "compact",
            name: t`Compact`,
            hint: t`More matches at a glance`,
            picture: <DensityPicture rows={4} />,
          },
        ]}
        onChange={setDensity}
      />
      <SingleKeysRow />
      <LowPowerRows />
    </SettingsPage>
  );
}
