// @vitest-environment happy-dom
// Code that a page cannot do without: asked for again, and when the page is loaded again instead.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { untilLoaded } from "./untilLoaded.ts";

const missing = vi.fn<() => void>();
const answer = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  missing.mockReset();
  answer.mockReset();
  vi.stubGlobal("fetch", answer);
  addEventListener("touchline-missing", missing);
});

afterEach(() => {
  removeEventListener("touchline-missing", missing);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Code that loads after `failures` failed attempts. */
function code(failures: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= failures)
      throw new TypeError("Failed to fetch dynamically imported module");
    return "code";
  });
  return load;
}

it("is loaded once where it can be had", async () => {
  const load = code(0);
  await expect(untilLoaded(load)).resolves.toBe("code");
  expect(load).toHaveBeenCalledOnce();
  expect(missing).not.toHaveBeenCalled();
});

it("is asked for again every 30 s while the server does not answer, and the page is not loaded again", async () => {
  answer.mockRejectedValue(new TypeError("Failed to fetch"));
  const load = code(3);
  const loaded = untilLoaded(load);
  await vi.advanceTimersByTimeAsync(89_999);
  expect(load).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(1);
  await expect(loaded).resolves.toBe("code");
  expect(missing).not.toHaveBeenCalled();
});

it("lets the page be loaded again where the server answers at the first failure, not at a later one", async () => {
  answer.mockImplementation(async () => new Response("{}"));
  void untilLoaded(code(5));
  await vi.advanceTimersByTimeAsync(0);
  expect(missing).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(90_000);
  expect(missing).toHaveBeenCalledOnce();
});

it("does not take an error of the server for an answer", async () => {
  answer.mockImplementation(async () => new Response("", { status: 503 }));
  void untilLoaded(code(1));
  await vi.advanceTimersByTimeAsync(0);
  expect(missing).not.toHaveBeenCalled();
});
