// Writes the Device-info header that every call carries.
// See docs/wire.md#device-info-header.

export interface DeviceInfo {
  /** "web" (docs/product.md#client-identity). */
  readonly name: string;
  readonly version: string;
  readonly versionNumber: number;
  /** "desktop" or "mobile". */
  readonly device: string;
  readonly os: string;
  readonly osVersion: string;
  /** The device id of the udid cookie. */
  readonly udid: string;
  readonly channel: string;
}

/** docs/product.md#client-identity: the client identifies itself as app 'web', version 1.2.0. */
export const APP_NAME = "web";
export const APP_VERSION = "1.2.0";
export const APP_VERSION_NUMBER = 120;
export const DEFAULT_CHANNEL = "official";

const LONGEST_PART = 64;

/**
 * name|version|version int|device|os|os version|udid|channel. What is not printable ASCII is left out, since
 * fetch throws on it, and so is a "|" inside a part.
 */
export function writeDeviceInfo(info: DeviceInfo): string {
  const parts = [
    info.name,
    info.version,
    String(info.versionNumber),
    info.device,
    info.os,
    info.osVersion,
    info.udid,
    info.channel,
  ];
  return parts
    .map((part) =>
      part
        .replaceAll(/[^ -{}~]/g, "")
        .trim()
        .slice(0, LONGEST_PART),
    )
    .join("|");
}
