// Low-power mode in this browser: the choice, the device's state, and why the mode is on.
// See docs/product.md#low-power-mode.
//
// The rule: src/domain/lowPower.ts.
// Who sets the mode: public/boot.js before the first paint, by the same rule without the battery; then followLowPower,
// for the page (the attribute data-low-power of <html>) and for the core (its command setLowPower).
// Who reads it: style sheets the attribute, code of the page isLowPower of src/ui/page, the settings the reasons, the
// core workers/live/tabs/pace.ts.
import { atom } from "jotai";
import {
  type DeviceState,
  LOW_POWER_CHOICES,
  type LowPowerChoice,
  type LowPowerReason,
  lowPowerReasons,
} from "#domain/lowPower.ts";
import { storedAtom } from "../preferences/stored.ts";

/** The choice of this browser, shared by its tabs. */
export const lowPowerChoiceAtom = storedAtom<LowPowerChoice>({
  key: "touchline.lowPower.1",
  initial: "automatic",
  read: (stored) => LOW_POWER_CHOICES.find((choice) => choice === stored),
});

/** The device's state; undefined before followLowPower watches it. */
export const deviceStateAtom = atom<DeviceState | undefined>(undefined);

/** Why low-power mode is on: empty while it is off, undefined before that is known. */
export const lowPowerReasonsAtom = atom((get): readonly LowPowerReason[] | undefined => {
  const device = get(deviceStateAtom);
  return device && lowPowerReasons(get(lowPowerChoiceAtom), device);
});
