// Sounds: the switch, the volume, a press that plays each of them, and whether any tab can sound.
import { Trans, useLingui } from "@lingui/react/macro";
import { useAtom, useAtomValue } from "jotai";
import { useState } from "react";
import type { SoundKind } from "#domain/alerts/tabAlerts.ts";
import { useFormats } from "#i18n/hooks.ts";
import { alertSettingsAtom, VOLUME_STEP } from "#state/alerts/alertSettings.ts";
import { alertStateAtom, useShowsAlertState } from "#state/alerts/alertState.ts";
import { createSounder, hasWebAudio } from "#state/alerts/sounder.ts";
import { Button } from "#ui/controls/Button.tsx";
import { RangeRow } from "#ui/controls/RangeRow.tsx";
import { SwitchRow } from "#ui/controls/SwitchRow.tsx";
import styles from "./AlertsPage.module.css";

export function SoundRows() {
  const [settings, setSettings] = useAtom(alertSettingsAtom);
  const { percent } = useFormats();
  const isMissing = !hasWebAudio();
  const { sounds, volume } = settings;
  return (
    <>
      <SwitchRow
        name={<Trans>Sounds</Trans>}
        hint={
          isMissing ? (
            <Trans>This browser cannot make sounds on a page.</Trans>
          ) : (
            <Trans>A short sound for goals, cards and whistles, in one of your open tabs.</Trans>
          )
        }
        checked={sounds && !isMissing}
        disabled={isMissing}
        onChange={(on) => setSettings((known) => ({ ...known, sounds: on }))}
      />
      {sounds && !isMissing ? (
        <>
          <RangeRow
            name={<Trans>Volume</Trans>}
            value={volume}
            min={VOLUME_STEP}
            max={100}
            step={VOLUME_STEP}
            text={percent(volume / 100)}
            onChange={(value) => setSettings((known) => ({ ...known, volume: value }))}
          />
          <TryIt volume={volume} />
          <SoundState />
        </>
      ) : null}
    </>
  );
}

/** Each sound once, as loud as it will be. */
function TryIt({ volume }: { readonly volume: number }) {
  const { t } = useLingui();
  const [sounder] = useState(() => createSounder());
  const [failed, setFailed] = useState(false);
  const names: readonly (readonly [SoundKind, string])[] = [
    ["goal", t`Goal`],
    ["card", t({ message: "Card", comment: "A sound: yellow and red cards" })],
    ["whistle", t({ message: "Whistle", comment: "A sound: kick-off, full time and all else" })],
  ];
  const tryIt = async (kind: SoundKind): Promise<void> => setFailed(!(await sounder.play(kind, volume)));
  return (
    <div role="group" aria-label={t`Try it`} className={styles["tries"]}>
      <span aria-hidden="true" className={styles["name"]}>
        {t`Try it`}
      </span>
      {names.map(([kind, name]) => (
        <Button key={kind} small onClick={() => void tryIt(kind)}>
          {name}
        </Button>
      ))}
      <p role="status" className={styles["failed"]}>
        {failed ? (
          <span>
            <Trans>The browser has not let this page sound.</Trans>
          </span>
        ) : null}
      </p>
    </div>
  );
}

/** Whether some tab can sound; empty until that is known. */
function SoundState() {
  useShowsAlertState();
  const state = useAtomValue(alertStateAtom);
  return (
    <p role="status" className={styles["state"]}>
      {state === undefined ? null : (
        <span key={String(state.canSound)}>
          {state.canSound ? (
            <Trans>Sounds are ready.</Trans>
          ) : (
            <Trans>No open tab can sound yet: press any place on one of them.</Trans>
          )}
        </span>
      )}
    </p>
  );
}
