// Low-power mode: the choice, whether it is on now and why, and what it changes.
import { Trans, useLingui } from "@lingui/react/macro";
import { useAtom, useAtomValue } from "jotai";
import { LOW_BATTERY, type LowPowerReason } from "#domain/lowPower.ts";
import { useFormats, useLocale } from "#i18n/hooks.ts";
import { lowPowerChoiceAtom, lowPowerReasonsAtom } from "#state/lowPower/lowPower.ts";
import { RadioRows } from "#ui/controls/RadioRows.tsx";
import styles from "./LowPowerRows.module.css";
import { SettingsNote } from "./SettingsPage.tsx";

export function LowPowerRows() {
  const { t } = useLingui();
  const [choice, setChoice] = useAtom(lowPowerChoiceAtom);
  return (
    <>
      <RadioRows
        legend={<Trans>Low-power mode</Trans>}
        value={choice}
        options={[
          {
            value: "automatic",
            name: t({ message: "Automatically", comment: "When low-power mode is on" }),
            hint: t`With a low battery, data saver, little memory or reduced motion`,
          },
          { value: "always", name: t({ message: "Always", comment: "When low-power mode is on" }) },
          { value: "never", name: t({ message: "Never", comment: "When low-power mode is on" }) },
        ]}
        onChange={setChoice}
      />
      <SettingsNote>
        <LowPowerNow />
        <Trans>
          Saves battery and data: scores update at most once a second, pictures load only when you can see
          them, pages are not loaded ahead, and nothing moves just for show.
        </Trans>
      </SettingsNote>
    </>
  );
}

/** Whether it is on and why; empty until that is known. */
function LowPowerNow() {
  const { t } = useLingui();
  const { html } = useLocale();
  const share = useFormats().percent(LOW_BATTERY);
  const names: Readonly<Record<LowPowerReason, string>> = {
    chosen: t({ message: "chosen here", comment: "Why low-power mode is on" }),
    battery: t({ message: `battery below ${share}`, comment: "Why low-power mode is on" }),
    saveData: t({ message: "data saver", comment: "Why low-power mode is on: the browser is to save data" }),
    memory: t({ message: "little memory", comment: "Why low-power mode is on" }),
    reducedMotion: t({
      message: "reduced motion",
      comment: "Why low-power mode is on: a setting of the system",
    }),
  };
  const reasons = useAtomValue(lowPowerReasonsAtom)?.map((reason) => names[reason]);
  if (reasons === undefined) return null;
  const why = new Intl.ListFormat(html, { type: "unit", style: "short" }).format(reasons);
  return (
    <output className={styles["now"]}>
      {reasons.length === 0
        ? t({ message: "Off now", comment: "Low-power mode" })
        : t({ message: `On: ${why}`, comment: "Low-power mode, and why it is on: one reason or several" })}
    </output>
  );
}
