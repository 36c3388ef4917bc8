// The tick: on and off while the page is seen, at rest while it is hidden or saves power.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { followTick } from "./followTick.ts";

const HALF_MS = 800;
const tick = () => document.documentElement.dataset["tick"];

let visibility: DocumentVisibilityState = "visible";
let sparing = false;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  visibility = "visible";
  sparing = false;
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
  stop = followTick(document, () => sparing);
});

afterEach(() => {
  stop();
  delete document.documentElement.dataset["tick"];
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("changes at each beat", () => {
  expect(tick()).toBeUndefined();
  vi.advanceTimersByTime(HALF_MS);
  expect(tick()).toBe("off");
  vi.advanceTimersByTime(HALF_MS);
  expect(tick()).toBe("on");
  vi.advanceTimersByTime(HALF_MS);
  expect(tick()).toBe("off");
});

it("has no timer while the page is hidden, and goes on when it is shown", () => {
  visibility = "hidden";
  document.dispatchEvent(new Event("visibilitychange"));
  expect(vi.getTimerCount()).toBe(0);
  visibility = "visible";
  document.dispatchEvent(new Event("visibilitychange"));
  vi.advanceTimersByTime(HALF_MS);
  expect(tick()).toBe("off");
});

it("leaves every mark standing in low-power mode", () => {
  vi.advanceTimersByTime(HALF_MS);
  sparing = true;
  vi.advanceTimersByTime(HALF_MS);
  expect(tick()).toBeUndefined();
  vi.advanceTimersByTime(HALF_MS);
  expect(tick()).toBeUndefined();
});
