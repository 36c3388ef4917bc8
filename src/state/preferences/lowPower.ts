// Low-power mode in this browser: what is chosen, what the device says, and why the mode is on.
// public/boot.js decides the same before the first paint; the key and the attribute on <html> are shared with it.
import { atom } from "jotai";
import {
  type DeviceState,
  LOW_POWER_CHOICES,
  type LowPowerChoice,
  type LowPowerReason,
  lowPowerReasons,
} from "#domain/lowPower.ts";
import { storedAtom } from "./stored.ts";

/** The choice of this browser; it holds in all its tabs. */
export const lowPowerChoiceAtom = storedAtom<LowPowerChoice>({
  key: "touchline.lowPower.1",
  initial: "automatic",
  read: (stored) => LOW_POWER_CHOICES.find((choice) => choice === stored),
});

/** What the device says of itself; undefined before it is watched (app/followLowPower). */
export const deviceStateAtom = atom<DeviceState | undefined>(undefined);

/** Why low-power mode is on: empty while it is off, undefined before that is known. */
export const lowPowerReasonsAtom = atom((get): readonly LowPowerReason[] | undefined => {
  const device = get(deviceStateAtom);
  return device && lowPowerReasons(get(lowPowerChoiceAtom), device);
});
