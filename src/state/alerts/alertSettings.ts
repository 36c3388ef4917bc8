// How alerts reach a viewer who looks elsewhere, stored in this browser and shared by its tabs.
// See docs/product.md#alerts.
import { atom } from "jotai";
import { DAY_MINUTES, type QuietHours } from "#domain/alerts/quietHours.ts";
import { alertRulesAtom } from "./alertRules.ts";
import { asRecord, storedAtom } from "../preferences/stored.ts";

export interface AlertSettings {
  readonly sounds: boolean;
  /** Per cent, from 10 to 100 in steps of 10. */
  readonly volume: number;
  /** Notifications of the system while no tab is in sight. */
  readonly notifications: boolean;
  readonly quiet: QuietSettings;
}

/** Quiet hours, which keep their times while they are off. */
export interface QuietSettings extends QuietHours {
  readonly on: boolean;
}

export const VOLUME_STEP = 10;

const DEFAULT_ALERTS: AlertSettings = {
  sounds: false,
  volume: 60,
  notifications: false,
  quiet: { on: false, from: 23 * 60, to: 7 * 60 },
};

function readQuiet(stored: unknown): QuietSettings {
  const record = asRecord(stored);
  const { quiet } = DEFAULT_ALERTS;
  const minute = (value: unknown, instead: number): number =>
    Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) < DAY_MINUTES
      ? Number(value)
      : instead;
  return {
    on: record?.["on"] === true,
    from: minute(record?.["from"], quiet.from),
    to: minute(record?.["to"], quiet.to),
  };
}

/** Any stored value as settings: a damaged value loses that setting alone. */
export function readAlertSettings(stored: unknown): AlertSettings | undefined {
  const record = asRecord(stored);
  if (!record) return undefined;
  const { sounds, volume, notifications } = record;
  const isVolume = typeof volume === "number" && volume >= VOLUME_STEP && volume <= 100;
  return {
    sounds: typeof sounds === "boolean" ? sounds : DEFAULT_ALERTS.sounds,
    quiet: readQuiet(record["quiet"]),
    notifications: typeof notifications === "boolean" ? notifications : DEFAULT_ALERTS.notifications,
    volume: isVolume ? Math.round(volume / VOLUME_STEP) * VOLUME_STEP : DEFAULT_ALERTS.volume,
  };
}

/** The settings of this browser. */
export const alertSettingsAtom = storedAtom<AlertSettings>({
  key: "touchline.alerts.1",
  initial: DEFAULT_ALERTS,
  read: readAlertSettings,
});

/** True while this tab has anything to do for alerts. */
export const alertsOnAtom = atom((get) => {
  const { sounds, notifications, quiet } = get(alertSettingsAtom);
  return sounds || notifications || quiet.on || get(alertRulesAtom).length > 0;
});
