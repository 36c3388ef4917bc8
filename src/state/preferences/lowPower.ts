// Low-power mode in this browser: the choice, the device's state, and why the mode is on.
// public/boot.js makes the same decision before the first paint, from the same key, and sets the same attribute.
import { atom } from "jotai";
import {
  type DeviceState,
  LOW_POWER_CHOICES,
  type LowPowerChoice,
  type LowPowerReason,
  lowPowerReasons,
} from "#domain/lowPower.ts";
import { storedAtom } from "./stored.ts";

/** The choice of this browser, shared by its tabs. */
export const lowPowerChoiceAtom = storedAtom<LowPowerChoice>({
  key: "touchline.lowPower.1",
  initial: "automatic",
  read: (stored) => LOW_POWER_CHOICES.find((choice) => choice === stored),
});

/** The device's state; undefined before it is watched (app/followLowPower). */
export const deviceStateAtom = atom<DeviceState | undefined>(undefined);

/** Why low-power mode is on: empty while it is off, undefined before that is known. */
export const lowPowerReasonsAtom = atom((get): readonly LowPowerReason[] | undefined => {
  const device = get(deviceStateAtom);
  return device && lowPowerReasons(get(lowPowerChoiceAtom), device);
});
