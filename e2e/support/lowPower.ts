// Reads and simulates low-power mode in browser tests: its effects on a page, and the device states that enable it.
import type { Page } from "@playwright/test";

/** Whether the page is in the mode. */
export async function isSparing(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute("data-low-power"));
}

/** The pictures inside the window, and those outside it, as they are requested; each address once. */
export interface Pictures {
  readonly seen: readonly string[];
  readonly unseen: readonly string[];
}

/** The position of the page's pictures, and the address each requests. */
export async function picturesOf(page: Page): Promise<Pictures> {
  return page.evaluate(() => {
    const seen = new Set<string>();
    const unseen = new Set<string>();
    for (const image of document.images) {
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      const within = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && width > 0;
      (within ? seen : unseen).add(new URL(image.src).pathname);
    }
    return { seen: [...seen], unseen: [...unseen] };
  });
}

/** Paths of the image host the page requests from now on. */
export function watchPictures(page: Page): ReadonlySet<string> {
  const asked = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/img/")) asked.add(pathname);
  });
  return asked;
}

/** Device states set by a test; omitted parts keep the machine's values. */
export interface StagedDevice {
  readonly saveData?: boolean;
  readonly battery?: { readonly level: number; readonly charging: boolean };
}

interface DeviceWindow {
  stageDevice?(device: StagedDevice): void;
  sparedAtStart?: boolean;
}

/** Must run before the page loads: the device reports the test's states, and `sparedAtStart` is recorded. */
export async function stageDevice(page: Page, device: StagedDevice): Promise<void> {
  await page.addInitScript((first: StagedDevice) => {
    const connection = Object.assign(new EventTarget(), { saveData: first.saveData === true });
    const battery = Object.assign(new EventTarget(), { level: 1, charging: true, ...first.battery });
    Object.defineProperty(navigator, "connection", { value: connection });
    Object.defineProperty(navigator, "getBattery", { value: () => Promise.resolve(battery) });
    const host = globalThis as unknown as DeviceWindow;
    host.stageDevice = (next) => {
      connection.saveData = next.saveData ?? connection.saveData;
      Object.assign(battery, next.battery);
      connection.dispatchEvent(new Event("change"));
      for (const event of ["levelchange", "chargingchange"]) battery.dispatchEvent(new Event(event));
    };
    document.addEventListener("readystatechange", () => {
      // The product's own code has not run yet.
      if (document.readyState === "interactive")
        host.sparedAtStart = document.documentElement.hasAttribute("data-low-power");
    });
  }, device);
}

/** Changes the device's states from now on. */
export async function changeDevice(page: Page, device: StagedDevice): Promise<void> {
  await page.evaluate((next) => (globalThis as unknown as DeviceWindow).stageDevice?.(next), device);
}

/** Whether the page was in the mode before its own code ran. */
export async function sparedAtStart(page: Page): Promise<boolean | undefined> {
  return page.evaluate(() => (globalThis as unknown as DeviceWindow).sparedAtStart);
}
