// The app starts after the frame with the picture, and waits for no frame that does not come.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pictureDrawn } from "./pictureDrawn.ts";

let frame: FrameRequestCallback | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  frame = undefined;
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => void (frame = callback));
  document.body.innerHTML = '<div id="root"></div><div id="kept"></div>';
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Whether the app may start. */
async function waiting(): Promise<() => boolean> {
  let drawn = false;
  void pictureDrawn(document).then(() => (drawn = true));
  await vi.advanceTimersByTimeAsync(0);
  return () => drawn;
}

it("waits for the frame with the picture", async () => {
  const drawn = await waiting();
  expect(drawn()).toBe(false);
  frame?.(0);
  expect(drawn()).toBe(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(drawn()).toBe(true);
});

it("does not wait where there is no picture, and on a hidden page", async () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  expect((await waiting())()).toBe(true);
  vi.restoreAllMocks();
  document.getElementById("kept")?.remove();
  expect((await waiting())()).toBe(true);
});

it("waits for at most 500 ms where no frame comes", async () => {
  const drawn = await waiting();
  await vi.advanceTimersByTimeAsync(499);
  expect(drawn()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(drawn()).toBe(true);
});
