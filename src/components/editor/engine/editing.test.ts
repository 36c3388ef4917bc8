// Keys of the editor, and what the browser would do by itself.
import { afterEach, describe, expect, it, vi } from "vitest";
import { doc, press, select } from "../testing/editorEvents.ts";
import { openEditor } from "../testing/openEditor.ts";

afterEach(() => document.body.replaceChildren());

describe("what the browser would do by itself", () => {
  it.each([
    "formatFontColor",
    "insertFromDrop",
    "insertFromPaste",
    "insertLink",
    "insertUnorderedList",
    "formatSetBlockTextDirection",
  ])("%s is refused", (inputType) => {
    const editor = openEditor(doc({ insert: "a\n" }));
    select(editor, 0, 1);
    const event = new InputEvent("beforeinput", { inputType, bubbles: true, cancelable: true });
    editor.quill.root.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(editor.ops()).toEqual([{ insert: "a\n" }]);
  });

  it("bold of a phone's menu and lines of its keyboard go through the editor", () => {
    const editor = openEditor(doc({ insert: "ab\n" }));
    select(editor, 0, 1);
    const input = (inputType: string): void =>
      void editor.quill.root.dispatchEvent(
        new InputEvent("beforeinput", { inputType, bubbles: true, cancelable: true }),
      );
    input("formatBold");
    select(editor, 1);
    input("insertParagraph");
    expect(editor.ops()).toEqual([{ insert: "a", attributes: { bold: true } }, { insert: "\nb\n" }]);
  });
});

describe("keys", () => {
  it("publish with Ctrl and Enter, never while an input method composes", () => {
    const onSubmit = vi.fn();
    const editor = openEditor(doc({ insert: "a\n" }), { onSubmit });
    select(editor, 1);
    press(editor, "Enter", { ctrlKey: true, isComposing: true });
    press(editor, "Enter", { ctrlKey: true, keyCode: 229 });
    expect(onSubmit).not.toHaveBeenCalled();
    expect(press(editor, "Enter", { ctrlKey: true }).defaultPrevented).toBe(true);
    press(editor, "Enter", { metaKey: true });
    expect(onSubmit).toHaveBeenCalledTimes(2);
    expect(editor.ops()).toEqual([{ insert: "a\n" }]);
  });

  it("leave the editor with Tab, and move lines with Ctrl and brackets to 30 levels", () => {
    const editor = openEditor(doc({ insert: "a" }, { insert: "\n", attributes: { list: "bullet" } }));
    select(editor, 0);
    expect(press(editor, "Tab").defaultPrevented).toBe(false);
    expect(press(editor, "Tab", { shiftKey: true }).defaultPrevented).toBe(false);
    for (let at = 0; at < 32; at += 1) press(editor, "]", { ctrlKey: true });
    expect(editor.ops().at(-1)).toEqual({ insert: "\n", attributes: { list: "bullet", indent: 30 } });
    for (let at = 0; at < 31; at += 1) press(editor, "[", { ctrlKey: true });
    expect(editor.ops().at(-1)).toEqual({ insert: "\n", attributes: { list: "bullet" } });
    expect(editor.quill.root.querySelector("[style]")).toBeNull();
  });
});
