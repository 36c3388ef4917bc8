// What tabs remember together of their core: its number, that it answers, and how slowly.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { coreName } from "./coreName.ts";
import { rememberAnswer, rememberedGeneration, rememberedSlowness } from "./coreMemory.ts";

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => vi.useRealTimers());

describe("the core that is remembered", () => {
  it("is the newest that answered", () => {
    expect(rememberedGeneration(localStorage)).toBeUndefined();
    rememberAnswer(localStorage, 0, 20);
    expect(rememberedGeneration(localStorage)).toBe(0);
    rememberAnswer(localStorage, 3, 20);
    rememberAnswer(localStorage, 2, 20);
    expect(rememberedGeneration(localStorage)).toBe(3);
  });

  it("is none of another build's", () => {
    localStorage.setItem("touchline.core", "touchline-another-7/1000000/20");
    expect(rememberedGeneration(localStorage)).toBeUndefined();
    rememberAnswer(localStorage, 1, 20);
    expect(rememberedGeneration(localStorage)).toBe(1);
  });

  it("is not slow where the clock was set back since", () => {
    rememberAnswer(localStorage, 0, 600);
    vi.setSystemTime(500_000);
    expect(rememberedGeneration(localStorage)).toBe(0);
    expect(rememberedSlowness(localStorage, 0)).toBeLessThan(1);
    rememberAnswer(localStorage, 0, 20);
  });

  it("is slow for some time after a slow answer", () => {
    expect(rememberedSlowness(localStorage, 0)).toBe(0);
    rememberAnswer(localStorage, 0, 600);
    expect(rememberedSlowness(localStorage, 0)).toBe(600);
    expect(rememberedSlowness(localStorage, 1)).toBe(0);
    vi.advanceTimersByTime(10_000);
    expect(rememberedSlowness(localStorage, 0)).toBe(300);
    vi.advanceTimersByTime(3_600_000);
    expect(rememberedSlowness(localStorage, 0)).toBeLessThan(1);
  });

  it.each(["", "/", "/soon/long", "/-5/-5", "/NaN/Infinity"])("may be written badly: NAME%s", (rest) => {
    localStorage.setItem("touchline.core", coreName(2) + rest);
    expect(rememberedGeneration(localStorage)).toBe(2);
    expect(rememberedSlowness(localStorage, 2)).toBeGreaterThanOrEqual(0);
  });
});
