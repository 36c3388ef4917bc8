// Low-power mode follows the user's choice and the device: the attribute for CSS, and the core's update rate.
import { afterEach, expect, it } from "vitest";
import { pageStore } from "../pageStore.ts";
import { lowPowerChoiceAtom, lowPowerReasonsAtom } from "./lowPower.ts";
import type { DeviceDeps } from "./watchDevice.ts";
import { followLowPower } from "./followLowPower.ts";

const store = pageStore;
const KEY = "touchline.lowPower.1";
const isLowPower = (): boolean => "lowPower" in document.documentElement.dataset;
const setLowPower = (on: boolean): boolean => document.documentElement.toggleAttribute("data-low-power", on);
let stop = (): void => undefined;

afterEach(() => {
  stop();
  setLowPower(false);
});

function follow() {
  const connection = Object.assign(new EventTarget(), { saveData: false });
  const motion = Object.assign(new EventTarget(), { matches: false });
  const deps: DeviceDeps = { page: new EventTarget(), motion, navigator: { connection } };
  const told: boolean[] = [];
  stop = followLowPower({ setLowPower: (on) => told.push(on) }, deps);
  return {
    told,
    saveData(on: boolean) {
      connection.saveData = on;
      connection.dispatchEvent(new Event("change"));
    },
    reduceMotion(on: boolean) {
      motion.matches = on;
      motion.dispatchEvent(new Event("change"));
    },
  };
}

/** Simulates a choice stored by another tab. */
function inAnotherTab(choice: string): void {
  localStorage.setItem(KEY, JSON.stringify(choice));
  dispatchEvent(new StorageEvent("storage", { key: KEY }));
}

it("switches page and core when the device asks for it, and back", () => {
  const { told, saveData, reduceMotion } = follow();
  expect(isLowPower()).toBe(false);
  saveData(true);
  expect(isLowPower()).toBe(true);
  reduceMotion(true);
  expect(store.get(lowPowerReasonsAtom)).toEqual(["saveData", "reducedMotion"]);
  saveData(false);
  expect(isLowPower()).toBe(true);
  reduceMotion(false);
  expect(isLowPower()).toBe(false);
  expect(told).toEqual([true, false]);
});

it("prefers the stored choice to the device, and follows a choice made in another tab", () => {
  const { told, saveData } = follow();
  store.set(lowPowerChoiceAtom, "always");
  expect(isLowPower()).toBe(true);
  expect(localStorage.getItem(KEY)).toBe('"always"');
  inAnotherTab("never");
  expect(isLowPower()).toBe(false);
  saveData(true);
  expect(isLowPower()).toBe(false);
  inAnotherTab("automatic");
  expect(isLowPower()).toBe(true);
  // An unknown stored value counts as no choice.
  inAnotherTab("sometimes");
  expect(store.get(lowPowerChoiceAtom)).toBe("automatic");
  expect(told).toEqual([true, false, true]);
});

it("corrects the attribute set before the first paint, and sends the core only changes", () => {
  setLowPower(true);
  const { told } = follow();
  expect(isLowPower()).toBe(false);
  expect(told).toEqual([false]);
  stop();
  setLowPower(true);
  store.set(lowPowerChoiceAtom, "always");
  expect(follow().told).toEqual([]);
});
