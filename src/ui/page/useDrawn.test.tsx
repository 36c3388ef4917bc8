// What is out of sight follows the first frame with contents, and only that frame.
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useDrawn } from "./useDrawn.ts";

const FRAME_MS = 16;

beforeEach(
  () =>
    void vi.useFakeTimers({
      toFake: ["requestAnimationFrame", "cancelAnimationFrame", "setTimeout", "clearTimeout"],
    }),
);
afterEach(() => void vi.useRealTimers());

const pass = (ms: number): Promise<void> => act(() => vi.advanceTimersByTimeAsync(ms).then(() => undefined));

it("waits for contents and for their frame, and stays drawn without them", async () => {
  const { result, rerender } = renderHook(({ has }) => useDrawn(has), { initialProps: { has: false } });
  await pass(10 * FRAME_MS);
  expect(result.current).toBe(false);
  rerender({ has: true });
  expect(result.current).toBe(false);
  await pass(2 * FRAME_MS);
  expect(result.current).toBe(true);
  rerender({ has: false });
  await pass(2 * FRAME_MS);
  expect(result.current).toBe(true);
});

it("does nothing once the contents are gone", async () => {
  const { result, rerender, unmount } = renderHook(({ has }) => useDrawn(has), {
    initialProps: { has: true },
  });
  rerender({ has: false });
  await pass(2 * FRAME_MS);
  expect(result.current).toBe(false);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
