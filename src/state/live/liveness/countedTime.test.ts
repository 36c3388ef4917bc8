// A deadline ends a call that hangs, and does not count time in which the page itself is held up.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { withDeadline } from "./countedTime.ts";

const NEVER = new Promise<never>(() => undefined);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Whether the promise has settled after `ms`, without waiting for it. */
async function settledAfter(answer: Promise<unknown>, ms: number): Promise<boolean> {
  let settled = false;
  void answer.then(() => (settled = true));
  await vi.advanceTimersByTimeAsync(ms);
  return settled;
}

it("passes on the value or the failure", async () => {
  await expect(withDeadline(Promise.resolve(7), 1_000)).resolves.toEqual({ ok: true, value: 7 });
  await expect(withDeadline(Promise.reject(new Error("gone")), 1_000)).resolves.toEqual({ ok: false });
});

it("ends a wait for nothing in time", async () => {
  const answer = withDeadline(NEVER, 2_000);
  expect(await settledAfter(answer, 1_990)).toBe(false);
  expect(await settledAfter(answer, 20)).toBe(true);
});

it("does not count the time in which the page was held up", async () => {
  const answer = withDeadline(NEVER, 2_000);
  const heldUp = vi.spyOn(performance, "now");
  await vi.advanceTimersByTimeAsync(1_000);
  const now = performance.now();
  // The next tick is a second and a half late.
  heldUp.mockReturnValue(now + 1_750);
  await vi.advanceTimersByTimeAsync(250);
  heldUp.mockRestore();
  expect(await settledAfter(answer, 990)).toBe(false);
  expect(await settledAfter(answer, 20)).toBe(true);
});

it("takes an answer that came while the page was held up, however long that was", async () => {
  vi.useRealTimers();
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<string>((resolve) => {
    port1.addEventListener("message", ({ data }: MessageEvent<string>) => resolve(data));
    port1.start();
  });
  const outcome = withDeadline(answer, 20);
  port2.postMessage("here");
  const real = performance.now.bind(performance);
  const late = vi.spyOn(performance, "now").mockImplementation(() => real() + 60_000);
  for (const until = real() + 40; real() < until;);
  await expect(outcome).resolves.toEqual({ ok: true, value: "here" });
  late.mockRestore();
  port1.close();
});

it("ends at last where the page is always held up", async () => {
  const answer = withDeadline(NEVER, 2_000);
  const real = performance.now.bind(performance);
  let turn = 0;
  const slow = vi.spyOn(performance, "now").mockImplementation(() => real() + 200 * (turn += 1));
  expect(await settledAfter(answer, 20_000)).toBe(true);
  slow.mockRestore();
});
