// Applies low-power mode to the page (an attribute on <html>) and to the core's update rate.
import { getDefaultStore } from "jotai";
import type { LiveClient } from "#state/live/client/liveClient.ts";
import { deviceStateAtom, lowPowerReasonsAtom } from "#state/preferences/lowPower.ts";
import { type DeviceDeps, deviceOfBrowser, watchDevice } from "#state/preferences/watchDevice.ts";
import { isLowPower } from "#ui/page/lowPower.ts";
import { setLowPower } from "#ui/page/setLowPower.ts";

/** Follows choice and device; public/boot.js sets the attribute before the first paint. Returns how to stop. */
export function followLowPower(
  client: Pick<LiveClient, "setLowPower">,
  deps: DeviceDeps = deviceOfBrowser(),
): () => void {
  const store = getDefaultStore();
  function apply(): void {
    const reasons = store.get(lowPowerReasonsAtom);
    const on = reasons !== undefined && reasons.length > 0;
    if (on === isLowPower()) return;
    setLowPower(on);
    client.setLowPower(on);
  }
  const stopWatching = watchDevice(deps, (device) => store.set(deviceStateAtom, device));
  const unsubscribe = store.sub(lowPowerReasonsAtom, apply);
  apply();
  return () => {
    stopWatching();
    unsubscribe();
  };
}
