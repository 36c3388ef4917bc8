// Applies low-power mode to the page (an attribute on <html>) and to the core's update rate.
import { pageStore } from "../pageStore.ts";
import type { LiveClient } from "../live/client/liveClient.ts";
import { deviceStateAtom, lowPowerReasonsAtom } from "./lowPower.ts";
import { type DeviceDeps, deviceOfBrowser, watchDevice } from "./watchDevice.ts";

/** public/boot.js sets it, isLowPower of src/ui/page and the style sheets read it. */
const ATTRIBUTE = "data-low-power";

/** Follows choice and device. Returns how to stop. */
export function followLowPower(
  client: Pick<LiveClient, "setLowPower">,
  deps: DeviceDeps = deviceOfBrowser(),
): () => void {
  const root = document.documentElement;
  function apply(): void {
    const reasons = pageStore.get(lowPowerReasonsAtom);
    const on = reasons !== undefined && reasons.length > 0;
    if (on === root.hasAttribute(ATTRIBUTE)) return;
    root.toggleAttribute(ATTRIBUTE, on);
    client.setLowPower(on);
  }
  const stopWatching = watchDevice(deps, (device) => pageStore.set(deviceStateAtom, device));
  const unsubscribe = pageStore.sub(lowPowerReasonsAtom, apply);
  apply();
  return () => {
    stopWatching();
    unsubscribe();
  };
}
