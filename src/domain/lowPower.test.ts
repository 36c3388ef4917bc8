// Low-power mode turns on for each of its reasons, alone and together; the viewer's choice overrides them.
import { describe, expect, it } from "vitest";
import { type DeviceState, lowPowerReasons } from "./lowPower.ts";

const CALM: DeviceState = {
  battery: { level: 0.8, charging: false },
  saveData: false,
  memoryGib: 8,
  reducedMotion: false,
};
const PRESSED: DeviceState = {
  battery: { level: 0.05, charging: false },
  saveData: true,
  memoryGib: 1,
  reducedMotion: true,
};

const automatic = (state: Partial<DeviceState>) => lowPowerReasons("automatic", { ...CALM, ...state });

describe("automatically", () => {
  it.each<[string, Partial<DeviceState>, readonly string[]]>([
    ["nothing asks for it", {}, []],
    ["the battery is low", { battery: { level: 0.19, charging: false } }, ["battery"]],
    ["the battery is empty", { battery: { level: 0, charging: false } }, ["battery"]],
    ["the battery is just not low", { battery: { level: 0.2, charging: false } }, []],
    ["a low battery is being charged", { battery: { level: 0.05, charging: true } }, []],
    ["data is to be saved", { saveData: true }, ["saveData"]],
    ["memory is little", { memoryGib: 0.5 }, ["memory"]],
    ["memory is just little", { memoryGib: 2 }, ["memory"]],
    ["memory is enough", { memoryGib: 4 }, []],
    ["motion is to be reduced", { reducedMotion: true }, ["reducedMotion"]],
    ["the browser tells nothing of itself", { battery: undefined, memoryGib: undefined }, []],
    ["all of it holds", PRESSED, ["battery", "saveData", "memory", "reducedMotion"]],
  ])("%s", (_, state, reasons) => {
    expect(automatic(state)).toEqual(reasons);
  });
});

it("is on by choice with that reason alone, and off by choice despite all reasons", () => {
  for (const state of [CALM, PRESSED]) {
    expect(lowPowerReasons("always", state)).toEqual(["chosen"]);
    expect(lowPowerReasons("never", state)).toEqual([]);
  }
});
