// Describes this browser for the Device-info header of every call, and keeps its device id.
// See docs/wire.md#device-info-header.
import { newId } from "#domain/newId.ts";
import {
  APP_NAME,
  APP_VERSION,
  APP_VERSION_NUMBER,
  DEFAULT_CHANNEL,
  type DeviceInfo,
  writeDeviceInfo,
} from "#api/transport/deviceInfo.ts";
import { readCookie, writeCookie } from "#domain/cookies.ts";

const DEVICE_ID = /^[\w-]{8,64}$/;

/** Where the user agent names no system or no version of it, as on Linux. */
const UNKNOWN = "unknown";

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Windows NT ([\d.]+)/, "Windows"],
  [/Android ([\d.]+)/, "Android"],
  [/iP(?:hone|ad).*? OS ([\d_]+)/, "iOS"],
  [/Mac OS X ([\d_.]+)/, "macOS"],
  [/CrOS \S+ ([\d.]+)/, "ChromeOS"],
  [/Linux/, "Linux"],
];

/** The Device-info header of this browser; makes and keeps a device id on the first call. */
function deviceInfoHeader(page: Document, userAgent: string): string {
  return writeDeviceInfo({ ...describeDevice(userAgent), udid: deviceId(page) });
}

/** The Device-info header of the browser that runs this page. */
export function deviceHeader(): string {
  return deviceInfoHeader(document, navigator.userAgent);
}

/** Everything but the id, read from the user agent text. */
export function describeDevice(userAgent: string): Omit<DeviceInfo, "udid"> {
  const device = /Mobi|Android/.test(userAgent) ? "mobile" : "desktop";
  const about = {
    name: APP_NAME,
    version: APP_VERSION,
    versionNumber: APP_VERSION_NUMBER,
    channel: DEFAULT_CHANNEL,
  };
  for (const [pattern, os] of SYSTEMS) {
    const match = pattern.exec(userAgent);
    if (match !== null)
      return { ...about, device, os, osVersion: (match[1] ?? UNKNOWN).replaceAll("_", ".") };
  }
  return { ...about, device, os: UNKNOWN, osVersion: UNKNOWN };
}

function deviceId(page: Document): string {
  const known = readCookie(page, "udid");
  const id = known !== undefined && DEVICE_ID.test(known) ? known : newId();
  // Written on every visit, to extend the cookie's lifetime.
  writeCookie(page, "udid", id);
  return id;
}
