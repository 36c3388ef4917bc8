// The Device-info header: eight parts, ASCII only.
// See docs/wire.md#device-info-header.
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { anyText } from "#domain/testing/anyText.ts";
import { type DeviceInfo, writeDeviceInfo } from "./deviceInfo.ts";

const INFO: DeviceInfo = {
  name: "web",
  version: "1.2.0",
  versionNumber: 120,
  device: "desktop",
  os: "Windows",
  osVersion: "10",
  udid: "6f1c",
  channel: "official",
};

it("joins the eight parts", () => {
  expect(writeDeviceInfo(INFO)).toBe("web|1.2.0|120|desktop|Windows|10|6f1c|official");
});

it("leaves out what is not ASCII, and separators that would add a part or a header", () => {
  expect(writeDeviceInfo({ ...INFO, os: "Wíndows | 日本\r\nX: y" })).toBe(
    "web|1.2.0|120|desktop|Wndows  X: y|10|6f1c|official",
  );
});

it("is a header that fetch accepts, with eight parts, whatever the device's name", () => {
  const text = anyText();
  fc.assert(
    fc.property(text, text, text, (os, osVersion, udid) => {
      const header = writeDeviceInfo({ ...INFO, os, osVersion, udid });
      expect(header.split("|")).toHaveLength(8);
      expect(() => new Headers({ "Device-info": header })).not.toThrow();
    }),
  );
});
