// Keeps the page in or out of low-power mode as choice and device have it: the attribute on <html>, and the core's pace.
import { getDefaultStore } from "jotai";
import type { LiveClient } from "#state/live/client/liveClient.ts";
import { deviceStateAtom, lowPowerReasonsAtom } from "#state/preferences/lowPower.ts";
import { type DeviceHost, deviceOfBrowser, watchDevice } from "#state/preferences/watchDevice.ts";
import { isLowPower } from "#ui/page/lowPower.ts";
import { setLowPower } from "#ui/page/setLowPower.ts";

/** From now on; public/boot.js has decided by what is known before the first paint. Returns how to stop. */
export function followLowPower(
  client: Pick<LiveClient, "setLowPower">,
  host: DeviceHost = deviceOfBrowser(),
): () => void {
  const store = getDefaultStore();
  function apply(): void {
    const reasons = store.get(lowPowerReasonsAtom);
    const on = reasons !== undefined && reasons.length > 0;
    if (on === isLowPower()) return;
    setLowPower(on);
    client.setLowPower(on);
  }
  const stopWatching = watchDevice(host, (device) => store.set(deviceStateAtom, device));
  const unsubscribe = store.sub(lowPowerReasonsAtom, apply);
  apply();
  return () => {
    stopWatching();
    unsubscribe();
  };
}
