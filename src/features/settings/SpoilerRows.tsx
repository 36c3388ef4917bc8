// For viewers of a stream that lags: how late everything is shown.
// See docs/product.md#delay-and-hidden-scores.
import { Trans, useLingui } from "@lingui/react/macro";
import { useAtom } from "jotai";
import { DELAY_MAX, DELAY_STEP } from "#domain/spoilers.ts";
import { spoilersAtom } from "#state/preferences/spoilers.ts";
import { SelectField } from "#ui/controls/SelectField.tsx";
import { SwitchRow } from "#ui/controls/SwitchRow.tsx";
import { SettingsAction, SettingsNote } from "./SettingsPage.tsx";

const DELAYS = Array.from({ length: DELAY_MAX / DELAY_STEP + 1 }, (_, index) => index * DELAY_STEP);

export function SpoilerRows() {
  const { t } = useLingui();
  const [spoilers, set] = useAtom(spoilersAtom);
  return (
    <>
      <SettingsAction>
        <SelectField
          label={t({ message: "Delay", comment: "Setting: how late everything is shown" })}
          value={String(spoilers.delaySeconds)}
          options={DELAYS.map((seconds) => ({
            value: String(seconds),
            label:
              seconds === 0
                ? t({ message: "No delay", comment: "Choice of the setting “Delay”" })
                : t({ message: `${seconds} s`, comment: "Choice of the setting “Delay”: seconds" }),
          }))}
          onChange={(value) => set((known) => ({ ...known, delaySeconds: Number(value) }))}
        />
      </SettingsAction>
      <SettingsNote>
        <Trans>
          For a stream that lags: scores, events, odds, tables and new posts are shown this much later, in all
          your tabs.
        </Trans>
      </SettingsNote>
      <SwitchRow
        name={t({ message: "Hide scores", comment: "Setting: scores of today" })}
        hint={t`Scores of today are “–” until you press them. Events are announced without saying what happened.`}
        checked={spoilers.hideScores}
        onChange={(on) => set((known) => ({ ...known, hideScores: on, shownIds: [], shownDay: "" }))}
      />
    </>
  );
}
