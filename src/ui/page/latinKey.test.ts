// The sign of a key on keyboards of other scripts, and where the key keeps its own.
import { describe, expect, it } from "vitest";
import { commandKey } from "./commandKey.ts";
import { latinKey } from "./latinKey.ts";

const keyDown = (key: string, code: string, init: KeyboardEventInit = {}): KeyboardEvent =>
  new KeyboardEvent("keydown", { key, code, ...init });

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
    expect(latinKey(keyDown(key, code))).toBe(sign);
  });

  it.each([
    ["Л", "KeyK", "K"],
    ["؟", "Slash", "?"],
    ["Х", "BracketLeft", "{"],
  ])("with Shift %s at %s is %s", (key, code, sign) => {
    expect(latinKey(keyDown(key, code, { shiftKey: true }))).toBe(sign);
  });

  it("with caps lock is the small letter", () => {
    expect(latinKey(keyDown("Л", "KeyK"))).toBe("k");
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
    ["that the keyboard has elsewhere", ".", "Slash"],
    ["with a name", "Enter", "Enter"],
    ["at a place without one of ours", "ж", "Semicolon"],
  ])("%s: %s", (_, key, code) => {
    expect(latinKey(keyDown(key, code))).toBe(key);
  });

  it("with AltGr", () => {
    const event = keyDown("µ", "KeyM");
    event.getModifierState = (modifier) => modifier === "AltGraph";
    expect(latinKey(event)).toBe("µ");
  });
});
