// Backspace and Delete in Firefox, where Quill handles each of them: whole letters go, and no other one.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { doc, press, select } from "../testing/editorEvents.ts";
import { openEditor } from "../testing/openEditor.ts";

const ENGLAND = "\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}";
const FAMILY = "👨‍👩‍👧";

beforeEach(() => void vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 Firefox/140.0"));
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe("Backspace", () => {
  it.each([
    ["a flag of a part of a country", `a${ENGLAND}`, "a"],
    ["a flag", "a🇧🇷", "a"],
    ["the second of two flags", "🇧🇷🇦🇷", "🇧🇷"],
    ["a family", `a${FAMILY}`, "a"],
    ["a ball with its variant", "a⚽️", "a"],
    ["a hand with its colour", "a👍🏽", "a"],
    ["a key", "a1️⃣", "a"],
    ["a letter of two signs", "ae\u0301", "a"],
    ["one letter", "ab", "a"],
    ["the last sign of a Hindi letter", "कि", "क"],
    ["the last sign of a Thai letter", "ที่", "ที"],
  ])("takes %s", (_name, text, left) => {
    const editor = openEditor(doc({ insert: `${text}\n` }));
    select(editor, text.length);
    expect(press(editor, "Backspace").defaultPrevented).toBe(true);
    expect(editor.ops()).toEqual([{ insert: `${left}\n` }]);
  });

  it("takes the end of a line, and an embed, alone", () => {
    const editor = openEditor(doc({ insert: "a\n🇧🇷" }, { insert: { "empty-space": " " } }, { insert: "\n" }));
    select(editor, 7);
    press(editor, "Backspace");
    expect(editor.ops()).toEqual([{ insert: "a\n🇧🇷\n" }]);
    select(editor, 2);
    press(editor, "Backspace");
    expect(editor.ops()).toEqual([{ insert: "a🇧🇷\n" }]);
  });
});

describe("Delete", () => {
  it.each([
    ["a flag of a part of a country", `${ENGLAND}a`],
    ["a flag", "🇧🇷a"],
    ["a family", `${FAMILY}a`],
    ["a letter of two signs", "e\u0301a"],
    ["a Hindi letter", "किa"],
    ["a Thai letter", "ที่a"],
    ["one letter", "ba"],
  ])("takes %s", (_name, text) => {
    const editor = openEditor(doc({ insert: `${text}\n` }));
    select(editor, 0);
    expect(press(editor, "Delete").defaultPrevented).toBe(true);
    expect(editor.ops()).toEqual([{ insert: "a\n" }]);
  });
});
