// The sign of a key on keyboards of other scripts, and where the key keeps its own.
import { describe, expect, it } from "vitest";
import { commandKey } from "./commandKey.ts";
import { latinKey } from "./latinKey.ts";

const keyDown = (key: string, code: string, init: KeyboardEventInit = {}): KeyboardEvent =>
  new KeyboardEvent("keydown", { key, code, ...init });

const signOf = (event: KeyboardEvent): string =>
  latinKey(event, { BracketLeft: "[{", BracketRight: "]}", Slash: "/?" });

describe("a key of another script", () => {
  it.each([
    ["Russian", "о", "KeyJ", "j"],
    ["Russian", "х", "BracketLeft", "["],
    ["Russian", "ъ", "BracketRight", "]"],
    ["Arabic", "ش", "KeyA", "a"],
    ["Arabic, two letters", "لا", "KeyB", "b"],
    ["Arabic", "ظ", "Slash", "/"],
    ["Hindi, a vowel sign", "ि", "KeyF", "f"],
    ["Thai, a tone sign", "่", "KeyJ", "j"],
    ["Korean", "ㅎ", "KeyG", "g"],
    ["Greek", "σ", "KeyS", "s"],
  ])("%s %s is %s: %s", (_, key, code, sign) => {
    expect(signOf(keyDown(key, code))).toBe(sign);
  });

  it.each([
    ["Л", "KeyK", "K"],
    ["K", "KeyK", "K"],
    ["؟", "Slash", "?"],
    ["Х", "BracketLeft", "{"],
  ])("with Shift %s at %s is %s", (key, code, sign) => {
    expect(signOf(keyDown(key, code, { shiftKey: true }))).toBe(sign);
  });

  it("with caps lock is the small letter", () => {
    for (const key of ["Л", "K"]) expect(signOf(keyDown(key, "KeyK"))).toBe("k");
  });

  it("keeps its sign where no other one is named", () => {
    expect(latinKey(keyDown("х", "BracketLeft"))).toBe("х");
    expect(latinKey(keyDown("؟", "Slash", { shiftKey: true }), { Slash: "/" })).toBe("؟");
  });

  it("with Ctrl is the command of its place", () => {
    expect(commandKey(keyDown("а", "KeyF", { ctrlKey: true }))).toBe("f");
    expect(commandKey(keyDown("ح", "KeyP", { metaKey: true }))).toBe("p");
  });
});

describe("a key keeps its own sign", () => {
  it.each([
    ["on a Latin keyboard of another order", "j", "KeyC"],
    ["where a Latin letter is", "ü", "BracketLeft"],
    ["where a tone of Vietnamese is", "\u0300", "KeyF"],
    ["that the keyboard has elsewhere", ".", "Slash"],
    ["with a name", "tab", "Tab"],
    ["at a place without one of ours", "ж", "Semicolon"],
  ])("%s: %s", (_, key, code) => {
    expect(signOf(keyDown(key, code))).toBe(key);
  });

  it("that it has not, as where the browser fills in a field", () => {
    expect(latinKey(new Event("keydown") as KeyboardEvent)).toBe("");
  });

  it("with AltGr", () => {
    const event = keyDown("”", "KeyB");
    event.getModifierState = (modifier) => modifier === "AltGraph";
    expect(signOf(event)).toBe("”");
  });
});
