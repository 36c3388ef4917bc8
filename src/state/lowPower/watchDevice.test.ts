// The device's state is reported at once and at each change; missing or blocked parts are left out.
import { expect, it } from "vitest";
import type { DeviceState } from "#domain/lowPower.ts";
import { deviceOfBrowser, type DeviceDeps, watchDevice } from "./watchDevice.ts";

/** An event target with a property that changes. */
function changing<Values extends object>(values: Values) {
  return Object.assign(new EventTarget(), values);
}

function setUp(navigator: Partial<DeviceDeps["navigator"]>) {
  const page = new EventTarget();
  const motion = changing({ matches: false });
  const told: DeviceState[] = [];
  const stop = watchDevice({ page, motion, navigator }, (state) => told.push(state));
  return { page, motion, told, stop, last: () => told.at(-1) };
}

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

it("reports battery, data saver, memory and motion, and each change of them", async () => {
  const battery = changing({ level: 0.5, charging: true });
  const connection = changing({ saveData: false });
  const { motion, page, told, last } = setUp({
    connection,
    deviceMemory: 8,
    getBattery: async () => battery,
  });
  expect(told).toEqual([{ battery: undefined, saveData: false, memoryGib: 8, reducedMotion: false }]);
  await turn();
  expect(last()?.battery).toEqual({ level: 0.5, charging: true });
  battery.charging = false;
  battery.dispatchEvent(new Event("chargingchange"));
  expect(last()?.battery).toEqual({ level: 0.5, charging: false });
  battery.level = 0.19;
  battery.dispatchEvent(new Event("levelchange"));
  expect(last()?.battery).toEqual({ level: 0.19, charging: false });
  connection.saveData = true;
  connection.dispatchEvent(new Event("change"));
  expect(last()?.saveData).toBe(true);
  motion.matches = true;
  motion.dispatchEvent(new Event("change"));
  expect(last()?.reducedMotion).toBe(true);
  motion.matches = false;
  page.dispatchEvent(new Event("pageshow"));
  expect(last()).toEqual({
    battery: { level: 0.19, charging: false },
    saveData: true,
    memoryGib: 8,
    reducedMotion: false,
  });
});

it.each<[string, Partial<DeviceDeps["navigator"]>]>([
  ["has nothing of it", {}],
  ["forbids the battery", { getBattery: () => Promise.reject(new Error("NotAllowedError")) }],
  [
    "refuses with a throw",
    {
      getBattery() {
        throw new Error("SecurityError");
      },
    },
  ],
  ["has a connection that tells no changes", { connection: {} }],
])("where the browser %s, that part is unknown", async (_, navigator) => {
  const { told, stop } = setUp(navigator);
  await turn();
  expect(told).toEqual([{ battery: undefined, saveData: false, memoryGib: undefined, reducedMotion: false }]);
  stop();
});

it("reports nothing after it is stopped, not even a battery that answers late", async () => {
  const battery = changing({ level: 0.1, charging: false });
  const connection = changing({ saveData: false });
  const { told, stop, motion, page } = setUp({ connection, getBattery: async () => battery });
  stop();
  await turn();
  for (const target of [motion, page, connection, battery])
    for (const event of ["change", "pageshow", "levelchange", "chargingchange"])
      target.dispatchEvent(new Event(event));
  expect(told).toHaveLength(1);

  const later = setUp({ connection, getBattery: async () => battery });
  await turn();
  later.stop();
  battery.dispatchEvent(new Event("levelchange"));
  expect(later.told).toHaveLength(2);
});

it("reads the browser it runs in", () => {
  const told: DeviceState[] = [];
  watchDevice(deviceOfBrowser(), (state) => told.push(state))();
  expect(told[0]).toMatchObject({ saveData: false, reducedMotion: false });
});
