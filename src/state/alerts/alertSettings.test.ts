// Stored settings of alerts of any kind: a damaged value loses that setting alone.
import { expect, it } from "vitest";
import { type AlertSettings, readAlertSettings } from "./alertSettings.ts";

const QUIET = { on: false, from: 1380, to: 420 };
const INITIAL = { sounds: false, volume: 60, notifications: false, quiet: QUIET };

it.each([undefined, null, 7, "on", []])("%j is none", (stored) => {
  expect(readAlertSettings(stored)).toBeUndefined();
});

it.each<readonly [unknown, Partial<AlertSettings>]>([
  [{}, {}],
  [{ sounds: 1, notifications: "true" }, {}],
  [
    { sounds: true, volume: 73 },
    { sounds: true, volume: 70 },
  ],
  ...[0, 9, 101, 1e9, -50, NaN, "50", null].map(
    (volume) => [{ notifications: true, volume }, { notifications: true }] as const,
  ),
  [{ quiet: [] }, {}],
  [{ quiet: { on: true, from: 0, to: 1439 } }, { quiet: { on: true, from: 0, to: 1439 } }],
  ...[1440, -1, 7.5, "60", NaN].map(
    (from) => [{ quiet: { on: 1, from, to: 60 } }, { quiet: { ...QUIET, to: 60 } }] as const,
  ),
  [{ volume: 20, extra: { deep: 1 } }, { volume: 20 }],
])("%j is read as the usual settings with %j", (stored, settings) => {
  expect(readAlertSettings(stored)).toEqual({ ...INITIAL, ...settings });
});
