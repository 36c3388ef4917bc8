// Decides about low-power mode: by the viewer's choice, or by device, system and connection.

export const LOW_POWER_CHOICES = ["automatic", "always", "never"] as const;
export type LowPowerChoice = (typeof LOW_POWER_CHOICES)[number];

/** What the browser reports about the device. */
export interface DeviceState {
  /** `level` from 0 to 1; undefined where the browser reports no battery. */
  readonly battery: { readonly level: number; readonly charging: boolean } | undefined;
  /** The user requests less data (Save-Data). */
  readonly saveData: boolean;
  /** In GiB, as coarse as browsers report it; undefined where they do not. */
  readonly memoryGib: number | undefined;
  readonly reducedMotion: boolean;
}

/** A battery below this share that is not charging is low. */
export const LOW_BATTERY = 0.2;
/** A device with at most this much memory has little memory. */
const LITTLE_MEMORY_GIB = 2;

export type LowPowerReason = "chosen" | "battery" | "saveData" | "memory" | "reducedMotion";

/** The reasons for low-power mode, the most important first; empty while it is off. */
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
