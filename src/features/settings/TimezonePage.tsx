// The time zone: that of the device, or one of the 37 (docs/product.md#time-zones and docs/wire.md#automatic-zone).
import { Trans, useLingui } from "@lingui/react/macro";
import { useAtom } from "jotai";
import { useMemo } from "react";
import { calendarDay, ZONE_OFFSETS } from "#domain/zones.ts";
import { formatClock } from "#i18n/formats.ts";
import { formatOffset } from "#i18n/laterFormats.ts";
import { useFormats, useLocale } from "#i18n/hooks.ts";
import { automaticZone } from "#i18n/viewerZone.ts";
import { zoneCities } from "#i18n/zoneCities.ts";
import { machineZoneName, zoneName } from "#i18n/zoneRegions.ts";
import { personalConfigAtom } from "#state/preferences/personalConfig.ts";
import { useServerMinute } from "#state/live/useServerTime.ts";
import { OptionPicker } from "#ui/controls/OptionPicker.tsx";
import styles from "./LongOption.module.css";
import { SettingsPage } from "./SettingsPage.tsx";
import { fitsZone } from "./fitsZone.ts";

/** The option that follows the device. */
const AUTOMATIC = "automatic";

export function TimezonePage() {
  const { t } = useLingui();
  const { html } = useLocale();
  const [{ zoneOffset }, setConfig] = useAtom(personalConfigAtom);
  const now = useServerMinute();
  const machine = automaticZone(now).offsetMinutes;
  const names = useMemo(
    () => new Map(ZONE_OFFSETS.map((offset) => [offset, zoneName(offset, html)] as const)),
    [html],
  );
  const machineName = machineZoneName(now, html) || (names.get(machine) ?? "");
  const chosen = [formatOffset(zoneOffset ?? machine), names.get(zoneOffset ?? machine)].join(" · ");
  const choices = ZONE_OFFSETS.map((offset) => ({
    value: String(offset),
    content: <Zone name={names.get(offset) ?? ""} symbol={formatOffset(offset)} offset={offset} now={now} />,
  }));
  const automatic = {
    value: AUTOMATIC,
    content: (
      <Zone
        name={t`Automatic`}
        symbol={[formatOffset(machine), machineName].filter(Boolean).join(" · ")}
        offset={machine}
        now={now}
      />
    ),
  };
  return (
    <SettingsPage
      path="/settings/timezone"
      lead={
        <Trans>
          Days and kick-off times are in this zone. Automatic follows this device, summer time included; the
          others never change their clocks.
        </Trans>
      }
    >
      {zoneOffset === undefined ? null : (
        // The list is long, so the selected zone may be far down.
        <p className={styles["chosen"]}>
          <Trans>
            Chosen: <bdi>{chosen}</bdi>
          </Trans>
        </p>
      )}
      <OptionPicker
        label={t`Time zone`}
        searchLabel={t`Search time zones`}
        value={zoneOffset === undefined ? AUTOMATIC : String(zoneOffset)}
        options={[automatic, ...choices]}
        fits={(value, query) => {
          if (value === AUTOMATIC)
            return fitsZone({ name: `${t`Automatic`} ${machineName}`, symbol: "" }, query);
          const offset = Number(value);
          const cities = (): string => zoneCities().get(offset) ?? "";
          return fitsZone({ name: names.get(offset) ?? "", symbol: formatOffset(offset), cities }, query);
        }}
        none={<Trans>No matching time zone. Try a difference such as +5:30, a region or a large city.</Trans>}
        onChoose={(value) =>
          setConfig((known) => ({
            ...known,
            zoneOffset: value === AUTOMATIC ? undefined : Number(value),
          }))
        }
      />
    </SettingsPage>
  );
}

interface ZoneProps {
  readonly name: string;
  /** "UTC+5:45". */
  readonly symbol: string;
  readonly offset: number;
  /** Epoch ms. */
  readonly now: number;
}

function Zone({ name, symbol, offset, now }: ZoneProps) {
  const formats = useFormats();
  return (
    <span className={styles["line"]}>
      <span className={styles["texts"]}>
        <span className={styles["name"]}>{name}</span>
        <span className={`${styles["small"]} num`}>
          <bdi translate="no">{symbol}</bdi>
        </span>
      </span>
      <span className={`${styles["now"]} num`}>
        {formats.weekday(calendarDay(now, offset))} <bdi translate="no">{formatClock(now, offset)}</bdi>
      </span>
    </span>
  );
}
