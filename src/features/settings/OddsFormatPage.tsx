// The format of prices, each with the same price as an example.
import { Trans, useLingui } from "@lingui/react/macro";
import { formatOdds } from "#domain/odds/convertOdds.ts";
import type { OddsFormat } from "#domain/settings.ts";
import { RadioRows } from "#ui/controls/RadioRows.tsx";
import { useOddsFormatNames } from "./settingNames.ts";
import { SettingsNote, SettingsPage } from "./SettingsPage.tsx";
import { useMatchSettings } from "./useMatchSettings.ts";

const FORMATS: readonly OddsFormat[] = ["decimal", "fraction", "american"];

/** A price that is short in every format. */
const SAMPLE = 2.5;

export function OddsFormatPage() {
  const { t } = useLingui();
  const names = useOddsFormatNames();
  const [{ oddsFormat }, change] = useMatchSettings();
  const hints: Readonly<Record<OddsFormat, string>> = {
    decimal: t`What comes back for a stake of 1, the stake included.`,
    fraction: t`What is won in proportion to the stake.`,
    american: t`What a stake of 100 wins, or with a minus what must be staked to win 100.`,
  };
  return (
    <SettingsPage
      path="/settings/contest/format"
      lead={<Trans>How prices are written. The example is the same price each time.</Trans>}
    >
      <RadioRows
        legend={<Trans>Odds format</Trans>}
        legendHidden
        value={oddsFormat}
        options={FORMATS.map((value) => ({
          value,
          name: names[value],
          hint: hints[value],
          detail: (
            <span className="num" dir="ltr">
              {formatOdds(SAMPLE, value)}
            </span>
          ),
        }))}
        onChange={(value) => change({ oddsFormat: value })}
      />
      <SettingsNote>
        <Trans>Lists in all your open tabs follow at once. The odds of a match page offer more ways.</Trans>
      </SettingsNote>
    </SettingsPage>
  );
}
