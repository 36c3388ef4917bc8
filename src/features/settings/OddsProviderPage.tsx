// The provider whose prices the lists show (docs/product.md#odds-providers).
import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { ODDS_PROVIDER_IDS } from "#domain/settings.ts";
import { providerNamesAtom } from "#state/preferences/providerNames.ts";
import { RadioRows } from "#ui/controls/RadioRows.tsx";
import { useProviderNames } from "./settingNames.ts";
import { SettingsNote, SettingsPage } from "./SettingsPage.tsx";
import { useMatchSettings } from "./useMatchSettings.ts";

export function OddsProviderPage() {
  const { t } = useLingui();
  const names = useProviderNames();
  const told = useAtomValue(providerNamesAtom);
  const [{ odds, oddsProviderId }, change] = useMatchSettings();
  return (
    <SettingsPage
      path="/settings/contest/provider"
      lead={<Trans>Whose prices the lists show. A match page compares all of them.</Trans>}
    >
      <RadioRows
        legend={<Trans>Odds provider</Trans>}
        legendHidden
        value={oddsProviderId}
        options={ODDS_PROVIDER_IDS.map((value, index) => ({
          value,
          name: names[value],
          ...(index === 0 ? { hint: t`What most people see.` } : {}),
          detail: <bdi>{told[value]}</bdi>,
        }))}
        onChange={(value) => change({ oddsProviderId: value })}
      />
      <SettingsNote>
        {odds ? (
          <Trans>Lists in all your open tabs follow at once.</Trans>
        ) : (
          <Trans>Odds are switched off in match rows: the choice shows once they are on again.</Trans>
        )}
      </SettingsNote>
    </SettingsPage>
  );
}
