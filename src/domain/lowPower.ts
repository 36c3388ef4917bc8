// When the page spares the device: because somebody chose so, or because device, system or connection ask for it.

export const LOW_POWER_CHOICES = ["automatic", "always", "never"] as const;
export type LowPowerChoice = (typeof LOW_POWER_CHOICES)[number];

/** What the device says of itself. */
export interface DeviceState {
  /** `level` from 0 to 1; undefined where the browser tells nothing of a battery. */
  readonly battery: { readonly level: number; readonly charging: boolean } | undefined;
  /** Its owner asks for less data (Save-Data). */
  readonly saveData: boolean;
  /** In GiB, as roughly as browsers tell it; undefined where they do not. */
  readonly memoryGib: number | undefined;
  readonly reducedMotion: boolean;
}

/** A battery below this share, and not being charged, is low. */
export const LOW_BATTERY = 0.2;
/** A device with no more than this has little memory. */
const LITTLE_MEMORY_GIB = 2;

export type LowPowerReason = "chosen" | "battery" | "saveData" | "memory" | "reducedMotion";

/** Why low-power mode is on, the most pressing reason first; empty while it is off. */
export function lowPowerReasons(choice: LowPowerChoice, device: DeviceState): readonly LowPowerReason[] {
  if (choice !== "automatic") return choice === "always" ? ["chosen"] : [];
  const { battery, saveData, memoryGib, reducedMotion } = device;
  const reasons: LowPowerReason[] = [];
  if (battery !== undefined && !battery.charging && battery.level < LOW_BATTERY) reasons.push("battery");
  if (saveData) reasons.push("saveData");
  if (memoryGib !== undefined && memoryGib <= LITTLE_MEMORY_GIB) reasons.push("memory");
  if (reducedMotion) reasons.push("reducedMotion");
  return reasons;
}
