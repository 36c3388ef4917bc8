// What tabs remember together of their core: its number, that it answers, and how slowly.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { coreName } from "../link/coreName.ts";
import { hasAnsweredSince, rememberAnswer, rememberedGeneration, rememberedSlowness } from "./coreMemory.ts";

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => vi.useRealTimers());

describe("the core that is remembered", () => {
  it("is the newest that answered", () => {
    expect(rememberedGeneration()).toBeUndefined();
    rememberAnswer(0, 20);
    expect(rememberedGeneration()).toBe(0);
    rememberAnswer(3, 20);
    rememberAnswer(2, 20);
    expect(rememberedGeneration()).toBe(3);
  });

  it("is none of another build's", () => {
    localStorage.setItem("touchline.core", "touchline-another-7/1000000/20");
    expect(rememberedGeneration()).toBeUndefined();
    rememberAnswer(1, 20);
    expect(rememberedGeneration()).toBe(1);
  });

  it("has answered since a moment at which it was silent", () => {
    expect(hasAnsweredSince(0, 0)).toBe(false);
    rememberAnswer(0, 20);
    expect(hasAnsweredSince(0, 1_000_000)).toBe(true);
    expect(hasAnsweredSince(0, 1_000_001)).toBe(false);
    expect(hasAnsweredSince(1, 0)).toBe(false);
    vi.advanceTimersByTime(500);
    rememberAnswer(0, 20);
    expect(hasAnsweredSince(0, 1_000_001)).toBe(true);
  });

  it("has answered nobody yet where the clock was set back since", () => {
    rememberAnswer(0, 600);
    vi.setSystemTime(500_000);
    expect(rememberedGeneration()).toBe(0);
    expect(hasAnsweredSince(0, 499_000)).toBe(false);
    expect(rememberedSlowness(0)).toBeLessThan(1);
    rememberAnswer(0, 20);
    expect(hasAnsweredSince(0, 499_000)).toBe(true);
  });

  it("is slow for some time after a slow answer", () => {
    expect(rememberedSlowness(0)).toBe(0);
    rememberAnswer(0, 600);
    expect(rememberedSlowness(0)).toBe(600);
    expect(rememberedSlowness(1)).toBe(0);
    vi.advanceTimersByTime(10_000);
    expect(rememberedSlowness(0)).toBe(300);
    vi.advanceTimersByTime(3_600_000);
    expect(rememberedSlowness(0)).toBeLessThan(1);
  });

  it("is no slower for an answer that a sleep lay in", () => {
    rememberAnswer(0, 7_200_000);
    expect(rememberedSlowness(0)).toBe(3_000);
  });

  it.each(["", "/", "/soon/long", "/-5/-5", "/NaN/Infinity"])("may be written badly: NAME%s", (rest) => {
    localStorage.setItem("touchline.core", coreName(2) + rest);
    expect(rememberedGeneration()).toBe(2);
    expect(rememberedSlowness(2)).toBeGreaterThanOrEqual(0);
    expect(hasAnsweredSince(2, 1)).toBe(false);
  });
});
