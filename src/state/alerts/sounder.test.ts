// Whether this tab can sound, and that its context rests while nothing sounds.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readAlertSettings } from "./alertSettings.ts";
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

it.each([
  [undefined, undefined],
  [[], undefined],
  [{}, { sounds: false, volume: 60 }],
  [
    { sounds: 1, volume: 0 },
    { sounds: false, volume: 60 },
  ],
  [
    { sounds: true, volume: 73 },
    { sounds: true, volume: 70 },
  ],
  [
    { sounds: true, volume: 1e9 },
    { sounds: true, volume: 60 },
  ],
])("%j is read as %j", (stored, settings) => {
  if (settings === undefined) expect(readAlertSettings(stored)).toBeUndefined();
  else expect(readAlertSettings(stored)).toMatchObject(settings);
});
