// Watches the device's state: battery, data saver, memory, reduced motion. Each part may be missing.
import type { DeviceState } from "#domain/lowPower.ts";

type Changing = Pick<EventTarget, "addEventListener" | "removeEventListener">;

interface Battery extends Changing {
  readonly level: number;
  readonly charging: boolean;
}

/** The parts of a browser that report the device's state; parts that some browsers lack are optional. */
export interface DeviceDeps {
  readonly page: Changing;
  readonly motion: Changing & { readonly matches: boolean };
  readonly navigator: {
    readonly connection?: Partial<Changing> & { readonly saveData?: boolean };
    readonly deviceMemory?: number;
    getBattery?(): Promise<Battery>;
  };
}

/** This browser. */
export function deviceOfBrowser(): DeviceDeps {
  return {
    page: window,
    motion: matchMedia("(prefers-reduced-motion: reduce)"),
    navigator: navigator as Navigator & DeviceDeps["navigator"],
  };
}

/** Reports the state now, and whenever it may have changed. Returns how to stop. */
export function watchDevice(deps: DeviceDeps, tell: (state: DeviceState) => void): () => void {
  const { page, motion, navigator: browser } = deps;
  const { connection } = browser;
  let battery: Battery | undefined;
  let stopped = false;
  const tellNow = (): void =>
    tell({
      battery: battery && { level: battery.level, charging: battery.charging },
      saveData: connection?.saveData === true,
      memoryGib: browser.deviceMemory,
      reducedMotion: motion.matches,
    });
  const watched: readonly (readonly [Partial<Changing> | undefined, string])[] = [
    [motion, "change"],
    [connection, "change"],
    // A page in the back-forward cache receives no events.
    [page, "pageshow"],
  ];
  const batteryEvents = ["levelchange", "chargingchange"];
  for (const [target, event] of watched) target?.addEventListener?.(event, tellNow);
  tellNow();
  void batteryOf(browser).then((found) => {
    if (found === undefined || stopped) return;
    battery = found;
    for (const event of batteryEvents) battery.addEventListener(event, tellNow);
    tellNow();
  });
  return () => {
    stopped = true;
    for (const [target, event] of watched) target?.removeEventListener?.(event, tellNow);
    for (const event of batteryEvents) battery?.removeEventListener(event, tellNow);
  };
}

/** undefined where the browser has no battery API or refuses access. */
async function batteryOf(browser: DeviceDeps["navigator"]): Promise<Battery | undefined> {
  try {
    return await browser.getBattery?.();
  } catch {
    return undefined;
  }
}
