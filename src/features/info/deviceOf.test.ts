// Detection of the visitor's device.
import { expect, it } from "vitest";
import { deviceOf } from "./deviceOf.ts";

it.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)", 5, "iphone"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", 5, "iphone"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", 0, "mac"],
  ["Mozilla/5.0 (Linux; Android 16; Pixel 9)", 5, "android"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64)", 10, "computer"],
  ["Mozilla/5.0 (X11; CrOS x86_64 16000.0.0)", 0, "computer"],
  ["a refrigerator", 1, undefined],
])("%s is told about %j", (userAgent, maxTouchPoints, device) => {
  expect(deviceOf({ userAgent, maxTouchPoints })).toBe(device);
});
