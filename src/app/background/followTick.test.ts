// The tick toggles while the page is visible, together with updates where possible; not when hidden or saving power.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { followTick } from "./followTick.ts";

/** The longest time between two toggles, ms. */
const STANDS_MS = 2_600;
const GONE_MS = 1_300;
const tick = () => document.documentElement.dataset["tick"];

let visibility: DocumentVisibilityState = "visible";
let still = false;
let update: () => void;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  visibility = "visible";
  still = false;
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
  stop = followTick({
    page: document,
    isStill: () => still,
    onUpdate(listener) {
      update = listener;
      return () => (update = () => undefined);
    },
  });
});

afterEach(() => {
  stop();
  delete document.documentElement.dataset["tick"];
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function beNow(next: DocumentVisibilityState): void {
  visibility = next;
  document.dispatchEvent(new Event("visibilitychange"));
}

it("toggles by timer while no update arrives", () => {
  expect(tick()).toBeUndefined();
  for (const [shown, after] of [
    ["off", STANDS_MS],
    ["on", GONE_MS],
    ["off", STANDS_MS],
  ] as const) {
    vi.advanceTimersByTime(after - 1);
    expect(tick()).not.toBe(shown);
    vi.advanceTimersByTime(1);
    expect(tick()).toBe(shown);
  }
});

it("toggles with an update once it is due, and not before", () => {
  vi.advanceTimersByTime(1_390);
  update();
  expect(tick()).toBeUndefined();
  vi.advanceTimersByTime(20);
  update();
  update();
  expect(tick()).toBe("off");
  vi.advanceTimersByTime(690);
  update();
  expect(tick()).toBe("off");
  vi.advanceTimersByTime(20);
  update();
  expect(tick()).toBe("on");
});

it("has no timer while the page is hidden, even when updates arrive, and continues when it is shown", () => {
  beNow("hidden");
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(5_000);
  update();
  expect(tick()).toBeUndefined();
  beNow("visible");
  vi.advanceTimersByTime(STANDS_MS);
  expect(tick()).toBe("off");
});

it("keeps every mark visible while motion is off", () => {
  vi.advanceTimersByTime(STANDS_MS);
  still = true;
  vi.advanceTimersByTime(STANDS_MS);
  expect(tick()).toBeUndefined();
  vi.advanceTimersByTime(STANDS_MS);
  expect(tick()).toBeUndefined();
});

it("ends when it is stopped", () => {
  stop();
  vi.advanceTimersByTime(STANDS_MS);
  update();
  expect(tick()).toBeUndefined();
});
