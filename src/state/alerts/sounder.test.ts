// Whether this tab can sound, and that its context rests while nothing sounds.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createSounder } from "./sounder.ts";
import { fakeAudio } from "./testing/fakeAudio.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("without Web Audio nothing can sound", async () => {
  vi.stubGlobal("AudioContext", undefined);
  const sounder = createSounder();
  expect(sounder.state()).toBe("missing");
  await sounder.unlock();
  expect(await sounder.play("goal", 50)).toBe(false);
});

it("a blocked context plays nothing, until a press lets it run", async () => {
  const audio = fakeAudio();
  const states: string[] = [];
  const sounder = createSounder((state) => states.push(state));
  const played = sounder.play("goal", 50);
  await vi.advanceTimersByTimeAsync(1_200);
  expect(await played).toBe(false);
  audio.allow();
  await sounder.unlock();
  expect(states).toEqual(["ready"]);
  expect(audio.states()).toEqual(["suspended"]);
  expect(await sounder.play("goal", 50)).toBe(true);
  expect(audio.tones()).toBe(3);
});

it("a context that a busy machine lets run late sounds", async () => {
  const audio = fakeAudio();
  audio.allow(900);
  const sounder = createSounder();
  const played = sounder.play("goal", 50);
  await vi.advanceTimersByTimeAsync(900);
  expect(await played).toBe(true);
  expect(audio.tones()).toBe(3);
});

it("the context runs until the last of two sounds has ended", async () => {
  const audio = fakeAudio();
  audio.allow();
  const sounder = createSounder();
  await sounder.play("whistle", 50);
  await vi.advanceTimersByTimeAsync(400);
  await sounder.play("card", 50);
  await vi.advanceTimersByTimeAsync(300);
  expect(audio.states()).toEqual(["running"]);
  await vi.advanceTimersByTimeAsync(300);
  expect(audio.states()).toEqual(["suspended"]);
});

it("a context that runs only when the sound is no longer due stays silent and rests", async () => {
  const audio = fakeAudio();
  audio.allow(900);
  const sounder = createSounder();
  let isDue = true;
  const played = sounder.play("goal", 50, () => isDue);
  isDue = false;
  await vi.advanceTimersByTimeAsync(900);
  expect([await played, audio.tones(), sounder.state()]).toEqual([false, 0, "ready"]);
  await vi.advanceTimersByTimeAsync(100);
  expect(audio.states()).toEqual(["suspended"]);
});
