// The number of the core that tabs remember together.
import { describe, expect, it } from "vitest";
import { rememberedGeneration, rememberGeneration } from "./coreMemory.ts";
import { coreName } from "./coreName.ts";

describe("the core that is remembered", () => {
  it("is the newest that answered", () => {
    expect(rememberedGeneration(localStorage)).toBeUndefined();
    rememberGeneration(localStorage, 0);
    expect(rememberedGeneration(localStorage)).toBe(0);
    rememberGeneration(localStorage, 3);
    rememberGeneration(localStorage, 2);
    expect(rememberedGeneration(localStorage)).toBe(3);
  });

  it("is none of another build's", () => {
    localStorage.setItem("touchline.core", "touchline-another-7");
    expect(rememberedGeneration(localStorage)).toBeUndefined();
    rememberGeneration(localStorage, 1);
    expect(rememberedGeneration(localStorage)).toBe(1);
  });

  it.each(["", "/", "/1000000/20", "/NaN/Infinity"])("may have text after its name: NAME%s", (rest) => {
    localStorage.setItem("touchline.core", coreName(2) + rest);
    expect(rememberedGeneration(localStorage)).toBe(2);
  });

  it("is forgotten, and nothing fails, where storage is full", () => {
    const full = {
      getItem: () => null,
      removeItem: () => undefined,
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    };
    rememberGeneration(full, 1);
    expect(rememberedGeneration(full)).toBeUndefined();
  });
});
