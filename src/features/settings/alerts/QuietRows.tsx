// Quiet hours: the switch, and the times at which they begin and end.
import { Trans, useLingui } from "@lingui/react/macro";
import { useAtom } from "jotai";
import { formatTime } from "#i18n/formats.ts";
import { alertSettingsAtom, type QuietSettings } from "#state/alerts/alertSettings.ts";
import { SwitchRow } from "#ui/controls/SwitchRow.tsx";
import { TextField } from "#ui/controls/TextField.tsx";
import styles from "./AlertsPage.module.css";

/** "22:30" as minutes after midnight; undefined for an empty field. */
function minutesOf(text: string): number | undefined {
  const [hours = NaN, minutes = NaN] = text.split(":").map(Number);
  const sum = hours * 60 + minutes;
  return Number.isNaN(sum) ? undefined : sum;
}

export function QuietRows() {
  const { t } = useLingui();
  const [{ quiet }, setSettings] = useAtom(alertSettingsAtom);
  const change = (some: Partial<QuietSettings>): void =>
    setSettings((known) => ({ ...known, quiet: { ...known.quiet, ...some } }));
  const ends: readonly (readonly ["from" | "to", string])[] = [
    ["from", t({ message: "From", comment: "When quiet hours begin" })],
    ["to", t({ message: "Until", comment: "When quiet hours end" })],
  ];
  return (
    <>
      <SwitchRow
        name={<Trans>Quiet hours</Trans>}
        hint={
          <Trans>
            No popup, sound or notification in this time of your time zone. What happens then is summed up
            afterwards.
          </Trans>
        }
        checked={quiet.on}
        onChange={(on) => change({ on })}
      />
      {quiet.on ? (
        <div role="group" aria-label={t`Quiet hours`} className={styles["times"]}>
          {ends.map(([end, label]) => (
            <TextField
              key={end}
              label={label}
              type="time"
              required
              value={formatTime(quiet[end])}
              onChange={(event) => {
                const minutes = minutesOf(event.currentTarget.value);
                if (minutes !== undefined) change({ [end]: minutes });
              }}
            />
          ))}
        </div>
      ) : null}
    </>
  );
}
