// The parts of the Device-info header that are read from the browser.
import { expect, it } from "vitest";
import { describeDevice } from "./device.ts";

it.each([
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140", "desktop", "Windows", "10.0"],
  ["Mozilla/5.0 (Linux; Android 14; Pixel 8) Mobile", "mobile", "Android", "14"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) Mobile", "mobile", "iOS", "17.4"],
  ["Mozilla/5.0 (X11; Linux x86_64)", "desktop", "Linux", "unknown"],
  ["something else", "desktop", "unknown", "unknown"],
])("%s", (userAgent, device, os, osVersion) => {
  expect(describeDevice(userAgent)).toMatchObject({ name: "web", version: "1.2.0", device, os, osVersion });
});
