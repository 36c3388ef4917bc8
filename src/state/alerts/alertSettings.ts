// How alerts reach a viewer who looks elsewhere, stored in this browser and shared by its tabs.
// See docs/product.md#alerts.
import { atom } from "jotai";
import { asRecord, storedAtom } from "../preferences/stored.ts";

export interface AlertSettings {
  readonly sounds: boolean;
  /** Per cent, from 10 to 100 in steps of 10. */
  readonly volume: number;
  /** Notifications of the system while no tab is in sight. */
  readonly notifications: boolean;
}

export const VOLUME_STEP = 10;

const DEFAULT_ALERTS: AlertSettings = { sounds: false, volume: 60, notifications: false };

/** Any stored value as settings: a damaged value loses that setting alone. */
export function readAlertSettings(stored: unknown): AlertSettings | undefined {
  const record = asRecord(stored);
  if (!record) return undefined;
  const { sounds, volume, notifications } = record;
  const isVolume = typeof volume === "number" && volume >= VOLUME_STEP && volume <= 100;
  return {
    sounds: typeof sounds === "boolean" ? sounds : DEFAULT_ALERTS.sounds,
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
  const { sounds, notifications } = get(alertSettingsAtom);
  return sounds || notifications;
});
